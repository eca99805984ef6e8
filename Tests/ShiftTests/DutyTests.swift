import Almanac
import RideSupport
import Shift
import Testing
import Units

/// A shift with the guards of the law, and the record that it leaves.
@Suite struct DutyTests {
  /// Seven in the morning in Tokyo, a Wednesday.
  private static let seven = Instant(seconds: 1_772_575_200)

  private static func at(_ hour: Int64, _ minute: Int64 = 0) -> Instant {
    seven + .seconds((hour - 7) * 3600 + minute * 60)
  }

  private static func call(
    _ occasion: RollCall.Occasion, alcohol: Int64? = 0, isFit: Bool = true
  ) -> DutyEvent {
    .rollCall(
      RollCall(
        occasion: occasion, method: .inPerson, heldBy: "佐藤", alcohol: alcohol, looksSober: true,
        isFit: isFit, temperature: Temperature(tenths: 364)))
  }

  /// A whole day: two rides, a break, a ride that was given up, an incident, a correction.
  static let day: [TimedDutyEvent] = [
    TimedDutyEvent(call(.before), at: at(7)),
    TimedDutyEvent(.odometer(198_555, confirmed: []), at: at(7, 10)),
    TimedDutyEvent(.forHire(place: "営業所"), at: at(7, 15)),
    TimedDutyEvent(.ride(.reservationStart, place: ""), at: at(8)),
    TimedDutyEvent(.ride(.reservationStop, place: "新宿駅"), at: at(8, 6)),
    TimedDutyEvent(.ride(.tripStart, place: "新宿駅"), at: at(8, 9)),
    TimedDutyEvent(.comms(isThere: false), at: at(8, 15)),
    TimedDutyEvent(.comms(isThere: true), at: at(8, 20)),
    TimedDutyEvent(.ride(.tripStop, place: "東京駅"), at: at(8, 31)),
    TimedDutyEvent(.fare(passengers: 2, amount: Money(minorUnits: 3100)), at: at(8, 32)),
    TimedDutyEvent(.ride(.tripEnd, place: "東京駅"), at: at(8, 33)),
    TimedDutyEvent(.ride(.reservationStart, place: ""), at: at(9)),
    TimedDutyEvent(.ride(.passengerCancellation, place: ""), at: at(9, 2)),
    TimedDutyEvent(.notForHire(.meal, place: "上野, \"駅前\""), at: at(12)),
    TimedDutyEvent(.forHire(place: ""), at: at(12, 50)),
    TimedDutyEvent(.incident(text: "渋滞: 工事"), at: at(13, 30)),
    TimedDutyEvent(.ride(.reservationStart, place: ""), at: at(14)),
    TimedDutyEvent(.ride(.reservationStop, place: "浅草"), at: at(14, 5)),
    TimedDutyEvent(.ride(.tripStart, place: "浅草"), at: at(14, 6)),
    TimedDutyEvent(.ride(.tripStop, place: "羽田空港"), at: at(14, 51)),
    TimedDutyEvent(.fare(passengers: 1, amount: Money(minorUnits: 8400)), at: at(14, 52)),
    TimedDutyEvent(.ride(.tripEnd, place: "羽田空港"), at: at(14, 53)),
    TimedDutyEvent(.notForHire(.returning, place: "羽田空港"), at: at(15)),
    TimedDutyEvent(.correction(entry: 2, text: "=2 passengers were 3"), at: at(15, 30)),
    TimedDutyEvent(.odometer(198_700, confirmed: []), at: at(16)),
    TimedDutyEvent(.driven(.metres(143_650)), at: at(16)),
    TimedDutyEvent(call(.after), at: at(16, 10)),
  ]

  private func fold(_ events: [TimedDutyEvent]) throws -> Duty {
    var duty = Duty()
    for event in events { try duty.apply(event) }
    return duty
  }

  private func record(_ duty: Duty) throws -> DailyRecord {
    DailyRecord(
      number: 17, driver: "鈴木", vehicle: "品川 500 あ 12-34", zone: try #require(Zone(named: "Asia/Tokyo")),
      currency: try #require(Currency(code: "JPY")), duty: duty)
  }

  @Test("A whole day goes from roll call to roll call")
  func whole() throws {
    let duty = try fold(DutyTests.day)
    #expect(duty.phase == .closed && duty.vehicle.state == .removed && duty.way == 145)
    #expect(duty.driven == .metres(143_650))
    #expect(duty.bound(at: DutyTests.at(23)) == .seconds(9 * 3600 + 600))
    #expect(duty.sections.count == 2 && duty.sections[0].wasStored && !duty.sections[1].wasStored)
  }

  @Test("Its record is kept for each law", arguments: RecordTable.Law.allCases)
  func goldens(law: RecordTable.Law) throws {
    let table = RecordTable(try record(fold(DutyTests.day)), for: law)
    #expect(table.rows.allSatisfy { $0.count == table.header.count })
    try Golden.expect(table.csv, at: "Tests/Goldens/records/day.\(law.rawValue).csv")
  }

  @Test("The entries are numbered without gaps, and a correction stands beside what it corrects")
  func entries() throws {
    var duty = Duty()
    for event in DutyTests.day {
      try duty.apply(event)
      #expect(try record(duty).entries.map(\.number) == Array(1...duty.entryCount))
    }
    let entries = try record(duty).entries
    #expect(entries.map(\.kind) == [.rollCallBefore, .section, .rest, .incident, .section, .returning, .rollCallAfter])
    #expect(entries[1].corrections == ["=2 passengers were 3"] && entries[1].passengers == 2)
  }

  @Test("A failed roll call never reaches for hire, whatever follows")
  func forbidden() throws {
    for failing in [DutyTests.call(.before, alcohol: 1), DutyTests.call(.before, isFit: false)] {
      var duty = Duty()
      try duty.apply(TimedDutyEvent(failing, at: DutyTests.at(7)))
      #expect(duty.phase == .forbidden)
      for event in DutyTests.day {
        let before = duty
        #expect(throws: DutyError.self) { try duty.apply(event) }
        #expect(duty == before && duty.vehicle.state == .removed)
      }
    }
  }

  @Test("Not for hire is shown only from for hire, with a reason, and never in a ride (article 50)")
  func notForHire() throws {
    let sign = TimedDutyEvent(.notForHire(.rest, place: "上野"), at: DutyTests.at(20))
    for count in 0...DutyTests.day.count {
      var duty = try fold(Array(DutyTests.day.prefix(count)))
      let isFree = duty.phase == .onDuty && duty.vehicle.state == .available
      do throws(DutyError) {
        try duty.apply(sign)
        #expect(isFree, "after \(count) events")
      } catch {
        #expect(!isFree, "after \(count) events: \(error.message)")
      }
    }
  }

  @Test("A shift is not ended in a ride, without the second reading or the second roll call")
  func ends() throws {
    var duty = try fold(Array(DutyTests.day.prefix(6)))
    #expect(throws: DutyError.notFromHere(.onTrip)) {
      try duty.apply(TimedDutyEvent(.odometer(198_700, confirmed: []), at: DutyTests.at(9)))
    }
    #expect(throws: DutyError.notYet(.onDuty)) {
      try duty.apply(TimedDutyEvent(DutyTests.call(.after), at: DutyTests.at(9)))
    }
    var end = try fold(Array(DutyTests.day.prefix(24)))
    #expect(throws: DutyError.unconfirmed([.beyondLimit])) {
      try end.apply(TimedDutyEvent(.odometer(199_910, confirmed: []), at: DutyTests.at(16)))
    }
    try end.apply(TimedDutyEvent(.odometer(199_910, confirmed: [.beyondLimit]), at: DutyTests.at(16)))
    #expect(end.way == 1355)
    #expect(throws: DutyError.otherRollCall(.after)) {
      try end.apply(TimedDutyEvent(DutyTests.call(.before), at: DutyTests.at(16)))
    }
  }

  @Test("Events of chance never leave the law: two roll calls, breaks within the shift, sections that add up")
  func chance() throws {
    for seed in UInt64(1)...300 {
      var dice = Dice(seed: seed)
      var duty = Duty()
      var time = DutyTests.seven
      for _ in 0..<60 {
        time = time + .seconds(.random(in: -5...600, using: &dice))
        let event = DutyTests.day.randomElement(using: &dice)?.event ?? .comms(isThere: true)
        let before = duty
        do throws(DutyError) {
          try duty.apply(TimedDutyEvent(event, at: time))
        } catch {
          #expect(duty == before && !error.message.isEmpty)
        }
        #expect(duty.phase == .onDuty || duty.vehicle.state == .removed, "seed \(seed)")
        #expect(try record(duty).entries.map(\.number) == Array(0..<duty.entryCount).map { $0 + 1 })
        for section in duty.sections { #expect((section.end ?? time) >= section.start) }
        #expect(zip(duty.sections, duty.sections.dropFirst()).allSatisfy { ($0.end ?? $1.start) <= $1.start })
      }
      if duty.phase == .closed { #expect(duty.rollCalls.map(\.call.occasion) == [.before, .after] && duty.way != nil) }
    }
  }

  @Test("Between two shifts lies a rest, by day and over two days")
  func rests() {
    let day: [(Int64, DutyHours.Rest)] = [(8, .belowLeast), (9, .belowUsual), (10, .belowUsual), (11, .enough)]
    for (hours, rest) in day { #expect(DutyHours.day.rest(.seconds(hours * 3600)) == rest, "\(hours)") }
    let alternate: [(Int64, DutyHours.Rest)] = [(11, .belowLeast), (22, .belowUsual), (24, .enough)]
    for (hours, rest) in alternate { #expect(DutyHours.alternate.rest(.seconds(hours * 3600)) == rest, "\(hours)") }
    #expect(DutyHours.day.rest(.seconds(-60)) == .belowLeast)
  }

  @Test("A text is a text to a spreadsheet too")
  func formulas() throws {
    var duty = Duty()
    for event in DutyTests.day.prefix(3) { try duty.apply(event) }
    for text in ["=1+1", "@SUM(A1)", "+a", "-b", "a\"b", "line\nbreak"] {
      try duty.apply(TimedDutyEvent(.incident(text: text), at: DutyTests.at(8)))
    }
    let csv = String(decoding: RecordTable(try record(duty), for: .japan).csv, as: UTF8.self)
    for text in [",'=1+1,", ",'@SUM(A1),", ",'+a,", ",'-b,", ",\"a\"\"b\",", ",\"line\nbreak\","] {
      #expect(csv.contains(text), "\(text)")
    }
  }
}
