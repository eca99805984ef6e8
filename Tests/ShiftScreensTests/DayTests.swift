import Offers
import RideSupport
import Shift
import ShiftScreens
import Testing
import Units
import Words

@Suite struct DayTests {
  static let languages: [Language] = [.english, .japanese]

  @Test(arguments: languages)
  func `A whole practice day reads as its golden`(language: Language) throws {
    var driver = Driver(language, city: language == .japanese ? "jp-tokyo" : "us-nyc")
    var screens: [String] = []
    func note(_ name: String, _ driver: Driver) { screens.append("== " + name + "\n" + driver.text) }
    note("street", driver)
    driver.press(.begin)
    driver.press(.holdCall)
    note("roll call, nothing looked at", driver)
    driver.type(.temperature, "３６．５")
    driver.type(.notes, language == .japanese ? "雨、スリップ注意" : "Rain")
    driver.holdCall(.before)
    driver.type(.odometer, "198,555")
    note("odometer", driver)
    driver.press(.read)
    note("for hire", driver)
    try driver.wait { $0.day?.offer != nil }
    note("offer", driver)
    driver.press(.day(.accept))
    driver.wait(1)
    note("on the way", driver)
    try driver.wait { $0.day?.drive == nil }
    driver.press(.day(.arrive))
    note("at the pick-up", driver)
    try driver.wait { $0.day?.ride?.isHere(at: $0.day?.now ?? $0.now) == true }
    note("the passenger is there", driver)
    driver.press(.day(.start))
    driver.wait(4)
    note("on the trip", driver)
    try driver.wait { $0.day?.drive == nil }
    driver.press(.day(.stop))
    driver.press(.passengers(1))
    note("to pay", driver)
    driver.press(.paid)
    note("paid", driver)
    driver.press(.open(.pause))
    note("why not for hire", driver)
    driver.press(.day(.meal))
    driver.wait(30)
    note("break", driver)
    driver.press(.day(.forHire))
    try driver.ride()
    driver.press(.open(.end))
    note("the end", driver)
    driver.press(.day(.returning))
    driver.wait(1)
    note("way home", driver)
    try driver.wait { $0.day?.isHome == true }
    driver.type(.odometer, "000003")
    driver.press(.read)
    note("a reading that is asked about", driver)
    driver.press(.escape)
    driver.type(.odometer, "\(driver.state.day?.dial ?? 0)")
    driver.press(.read)
    note("roll call after duty", driver)
    driver.holdCall(.after)
    note("street again", driver)
    driver.send(.open(ShiftEvent.Opening(room: .record(nil), language: language)))
    driver.press(.law(.japan))
    driver.press(.correct(2))
    driver.type(.text, language == .japanese ? "乗車は3名" : "three rode")
    driver.press(.write)
    note("record", driver)
    driver.send(.open(ShiftEvent.Opening(room: .profile, language: language)))
    note("driver", driver)
    try Golden.expect(
      Array(screens.joined(separator: "\n").utf8), at: "Tests/Goldens/shift/practice-day-\(language.tag).txt")
  }

  @Test(arguments: Language.offered)
  func `Every screen has its words in every language`(language: Language) throws {
    var driver = Driver(language)
    driver.goOnDuty()
    try driver.ride()
    #expect(!driver.text.contains("{"), "\(driver.text)")
    #expect(driver.state.remarks.isEmpty)
  }

  @Test func `A roll call that finds alcohol forbids the day, and its record is kept`() {
    var driver = Driver()
    driver.press(.begin)
    driver.holdCallBadly(.detector)
    #expect(driver.state.day?.duty.phase == .forbidden)
    #expect(driver.text.contains("No driving today: alcohol."))
    #expect(driver.kept["shift/record/1"]?.contains("\"alcohol\":150") == true)
    driver.press(.begin)
    #expect(driver.state.day?.setting.number == 2)
  }

  @Test func `Numbers of records have no gaps, over days and visits`() throws {
    var driver = Driver()
    for number: Int64 in 1...3 {
      driver.goOnDuty()
      #expect(driver.state.day?.setting.number == number)
      try driver.goOff()
      driver = Driver(at: driver.now, kept: driver.kept)
    }
    #expect(driver.state.past.map { $0.number } == [3, 2, 1])
  }

  @Test func `What an earlier day should have said stands beside it`() throws {
    var driver = Driver()
    driver.goOnDuty()
    try driver.ride()
    try driver.goOff()
    driver.goOnDuty()
    driver.send(.open(ShiftEvent.Opening(room: .record(1), language: .english)))
    driver.press(.law(.japan))
    #expect(driver.text.contains("Record no. 1"))
    driver.press(.correct(2))
    driver.type(.text, "two rode")
    driver.press(.write)
    #expect(driver.text.contains("  ! two rode"))
    let log = try DutyLog.read(Array((driver.kept["shift/record/1"] ?? "").utf8))
    #expect(log.record.entries[1].corrections == ["two rode"])
    #expect(log.record.entries[1].kind == .section)
  }

  @Test func `How far a day was by positions stays in its record, on the screen and in its files`() throws {
    var driver = Driver()
    driver.goOnDuty()
    try driver.ride()
    try driver.goOff()
    let metres = Int64(try #require(driver.state.day).driven)
    #expect(
      metres > 1000 && driver.kept["shift/record/1"]?.contains("\"event\":\"driven\",\"metres\":\(metres)") == true)
    driver.send(.open(ShiftEvent.Opening(room: .record(nil), language: .english)))
    driver.press(.law(.japan))
    let line = try #require(driver.text.split(separator: "\n").first { $0.contains("Distance by positions") })
    driver = Driver(at: driver.now + .seconds(12 * 3600), kept: driver.kept)
    driver.goOnDuty()
    driver.send(.open(ShiftEvent.Opening(room: .record(1), language: .english)))
    driver.press(.law(.japan))
    #expect(driver.text.contains(line))
    driver.press(.save(.csv))
    let csv = driver.effects.compactMap { if case .save(_, _, let bytes) = $0 { bytes } else { nil } }.last
    #expect(String(decoding: try #require(csv), as: UTF8.self).contains("distance_by_positions_km"))
  }

  @Test func `The hours warn before they are reached and when they are`() throws {
    var driver = Driver()
    driver.goOnDuty()
    driver.press(.day(.nap))
    for _ in 0..<12 { driver.press(.day(.hour)) }
    #expect(!driver.text.contains("! The usual limit"))
    try driver.wait(atMost: 2000) { $0.day?.duty.standing(at: $0.day?.now ?? $0.now) == .nearUsual }
    #expect(driver.text.contains("The usual limit of duty comes in 30\u{A0}min."))
    driver.press(.day(.hour))
    #expect(driver.text.contains("More than the usual 13:00 on duty."))
    driver.press(.day(.hour))
    #expect(driver.text.contains("You must be off duty in"))
    driver.press(.day(.hour))
    #expect(driver.text.contains("More than the 15:00 that are allowed."))
  }

  @Test func `A shift begun too soon after the last one is warned of, by what must and by what should lie between`()
    throws
  {
    var driver = Driver()
    #expect(!driver.text.contains("Rest since"))
    driver.goOnDuty()
    try driver.goOff()
    let end = driver.now
    for isCorrected in [false, true] {
      if isCorrected {
        driver.now = end + .seconds(2 * 3600)
        driver.press(.correct(1))
        driver.type(.text, "was remote")
        driver.press(.write)
      }
      let cases: [(hours: Int64, says: String?)] = [
        (3, "Rest since the last shift: 3:00. It must be 9:00 before you drive again."),
        (9, "Rest since the last shift: 9:00. It should be 11:00."), (11, nil),
      ]
      for (hours, says) in cases {
        // Also after the page was closed.
        let later = Driver(at: end + .seconds(hours * 3600), kept: driver.kept)
        #expect(says.map { later.text.contains($0) } ?? !later.text.contains("Rest since"), "\(later.text)")
      }
    }
    driver = Driver(at: end + .seconds(3 * 3600), kept: driver.kept)
    driver.press(.begin)
    driver.holdCallBadly(.detector)
    // A day that was forbidden is no shift and ends no rest.
    #expect(driver.text.contains("Rest since the last shift: 3:00."))
  }

  @Test func `A break is had only while for hire, and an offer is answered first`() throws {
    var driver = Driver()
    driver.goOnDuty()
    try driver.wait { $0.day?.offer != nil }
    driver.press(.day(.meal))
    #expect(driver.state.refused != nil)
    driver.press(.day(.accept))
    driver.press(.day(.meal))
    #expect(driver.state.refused == .duty(.notFromHere(.reserved)))
  }

  @Test func `A tunnel loses no ride: what was done is gone on with`() throws {
    var driver = Driver()
    driver.goOnDuty()
    try driver.wait { $0.day?.offer != nil }
    driver.press(.day(.accept))
    driver.press(.day(.tunnel))
    #expect(driver.state.day?.duty.vehicle.state == .nonContactable)
    driver.press(.day(.arrive))
    #expect(driver.state.refused != nil)
    driver.press(.day(.outside))
    #expect(driver.state.day?.duty.vehicle.state == .reserved)
    try driver.wait { $0.day?.drive == nil }
    driver.press(.day(.arrive))
    #expect(driver.state.day?.ride?.state == .arrived)
  }
}
