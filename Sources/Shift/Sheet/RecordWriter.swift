import Almanac
import Units
import Words

/// Puts a record into words.
struct RecordWriter {
  let record: DailyRecord
  let strings: Strings
  let formats: Formats

  static func columns(of law: RecordTable.Law) -> [Phrase] {
    switch law {
    case .japan:
      [
        .shiftColumnNumber, .shiftColumnKind, .shiftColumnStart, .shiftColumnEnd, .shiftColumnFrom, .shiftColumnTo,
        .shiftPassengers, .shiftColumnAmount, .shiftColumnText,
      ]
    case .newYork:
      [
        .shiftColumnNumber, .shiftColumnPickUp, .shiftColumnDropOff, .shiftPassengers, .shiftColumnStored,
        .shiftColumnAmount,
      ]
    case .germany:
      [
        .shiftColumnNumber, .shiftColumnStart, .shiftColumnEnd, .shiftColumnFrom, .shiftColumnTo, .shiftColumnAmount,
      ]
    case .unitedKingdom:
      [
        .shiftColumnBooking, .shiftColumnBooked, .shiftColumnOnScene, .shiftColumnPickUp, .shiftColumnDropOff,
        .shiftColumnFrom, .shiftColumnTo, .shiftPassengers, .shiftColumnAmount,
      ]
    }
  }

  func rows(for law: RecordTable.Law) -> [RecordSheet.Row] {
    let entries = record.entries
    if law == .japan {
      return entries.map { RecordSheet.Row(entry: $0.number, cells: japan($0), corrections: $0.corrections) }
    }
    return entries.filter { $0.kind == .section }.enumerated().map { place, entry in
      let number = "\(place + 1)"
      let cells: [String]
      switch law {
      case .newYork:
        cells = [
          number, time(entry.start), time(entry.end), "\(entry.passengers ?? 1)",
          strings.text(entry.wasStored ? .shiftYes : .shiftNo), amount(entry),
        ]
      case .germany:
        cells = [number, time(entry.start), time(entry.end), entry.from, entry.to, amount(entry)]
      case .unitedKingdom, .japan:
        cells = [
          "\(record.number)-\(number)", time(entry.booked), time(entry.onScene), time(entry.start), time(entry.end),
          entry.from, entry.to, "\(entry.passengers ?? 1)", amount(entry),
        ]
      }
      return RecordSheet.Row(entry: entry.number, cells: cells, corrections: entry.corrections)
    }
  }

  private func japan(_ entry: DailyRecord.Entry) -> [String] {
    [
      "\(entry.number)", kind(entry), time(entry.start), time(entry.end), entry.from,
      entry.to == entry.from ? "" : entry.to,
      entry.passengers.map { "\($0)" } ?? "", amount(entry), text(entry),
    ]
  }

  private func kind(_ entry: DailyRecord.Entry) -> String {
    switch entry.kind {
    case .rollCallBefore: strings.text(.shiftCallBefore)
    case .rollCallAfter: strings.text(.shiftCallAfter)
    case .section: strings.text(.shiftEntrySection)
    case .rest: strings.text(Pause(rawValue: entry.text).map(RecordWriter.phrase) ?? .shiftPauseRest)
    case .returning: strings.text(.shiftEntryReturning)
    case .incident: strings.text(.shiftEntryIncident)
    }
  }

  private static func phrase(_ pause: Pause) -> Phrase {
    switch pause {
    case .rest: .shiftPauseRest
    case .meal: .shiftPauseMeal
    case .nap: .shiftPauseNap
    case .returning: .shiftEntryReturning
    }
  }

  private func text(_ entry: DailyRecord.Entry) -> String {
    switch entry.kind {
    case .rollCallBefore: call(.before)
    case .rollCallAfter: call(.after)
    case .section, .rest, .returning: ""
    case .incident: entry.text
    }
  }

  private func call(_ occasion: RollCall.Occasion) -> String {
    guard let call = record.duty.rollCalls.first(where: { $0.call.occasion == occasion })?.call else { return "" }
    var said = [call.heldBy, strings.text(RecordWriter.phrase(call.method))]
    if let alcohol = call.alcohol {
      said.append(strings.text(.shiftEntryAlcohol, ["value": formats.number(alcohol / 10, digits: 2)]))
    }
    said += call.findings.map { finding in
      let (asked, found) = RecordWriter.phrases(finding)
      return strings.text(asked) + ": " + strings.text(found)
    }
    said += call.failures.map { strings.text(RecordWriter.phrase($0)) }
    if let temperature = call.temperature {
      said.append(formats.number(temperature.tenths, digits: 1) + Formats.gap + "°C")
    }
    if !call.notes.isEmpty { said.append(call.notes) }
    return said.filter { !$0.isEmpty }.joined(separator: formats.semicolon)
  }

  static func phrase(_ method: RollCall.Method) -> Phrase {
    switch method {
    case .inPerson: .shiftMethodInPerson
    case .remote: .shiftMethodRemote
    case .telephone: .shiftMethodTelephone
    }
  }

  /// What was looked at, and that it was good.
  private static func phrases(_ finding: RollCall.Finding) -> (Phrase, Phrase) {
    switch finding {
    case .inspected: (.shiftCheckVehicle, .shiftCheckVehicleGood)
    case .looksSober: (.shiftCheckLooks, .shiftCheckLooksGood)
    case .fit: (.shiftCheckFitness, .shiftCheckFitnessGood)
    }
  }

  static func phrase(_ failure: RollCall.Failure) -> Phrase {
    switch failure {
    case .heldByNobody: .shiftFailureNobody
    case .notMeasured: .shiftFailureNotMeasured
    case .alcohol: .shiftFailureAlcohol
    case .unfit: .shiftFailureUnfit
    case .notInspected: .shiftFailureNotInspected
    }
  }

  private func time(_ instant: Instant?) -> String {
    guard let instant else { return "" }
    return formats.time(record.zone.local(of: instant).time, .wholeDay)
  }

  private func amount(_ entry: DailyRecord.Entry) -> String {
    entry.amount.map { formats.money($0, in: record.currency, sign: .paper) } ?? ""
  }

  /// Hours and minutes, whatever the language: `7:05`.
  private func hours(_ length: Elapsed) -> String {
    let minutes = max(0, length.wholeSeconds) / 60
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }

  private var end: Instant? {
    record.duty.end ?? record.entries.last.map { $0.end ?? $0.start }
  }

  func facts(for law: RecordTable.Law, byPosition: Distance?) -> [RecordSheet.Fact] {
    let duty = record.duty
    var facts: [RecordSheet.Fact] = []
    func add(_ phrase: Phrase, _ value: String?) {
      if let value, !value.isEmpty { facts.append(RecordSheet.Fact(name: strings.text(phrase), value: value)) }
    }
    add(.shiftProfileDriver, record.driver)
    add(.shiftProfileVehicle, record.vehicle)
    add(.shiftFactDate, duty.start.map { formats.date(record.zone.local(of: $0).date, .long) })
    add(.shiftFactDuty, duty.start.map { time($0) + " – " + time(duty.end) })
    if let end { add(.shiftBound, hours(duty.bound(at: end)) + " / " + hours(duty.hours.usual)) }
    if law == .japan {
      add(
        .shiftFactOdometer,
        duty.odometerStart.map { start in
          RecordWriter.padded(start) + " – " + (duty.odometerEnd.map { RecordWriter.padded($0) } ?? "")
        })
      add(.shiftFactWay, duty.way.map { kilometres(.metres($0 * 1000), digits: 0) })
      add(.shiftFactPositions, (duty.driven ?? byPosition).map { kilometres($0, digits: 1) })
      add(.shiftFactPlaces, unique(duty.places).joined(separator: formats.comma))
    }
    let sum = duty.sections.reduce(Money.zero) { $0 + ($1.amount ?? .zero) }
    add(.shiftEarned, formats.money(sum, in: record.currency, sign: .paper))
    return facts
  }

  private func unique(_ names: [String]) -> [String] {
    names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
  }

  private func kilometres(_ way: Distance, digits: Int) -> String {
    formats.distance(way, in: .kilometres, digits: digits)
  }

  /// Six digits, as an odometer shows them.
  static func padded(_ reading: Int64) -> String {
    let text = "\(reading)"
    return String(repeating: "0", count: max(0, 6 - text.utf8.count)) + text
  }

  /// That the hours have passed a limit.
  var hoursNote: String? {
    guard let end else { return nil }
    let hours = record.duty.hours
    switch hours.standing(after: record.duty.bound(at: end)) {
    case .beyondUsual, .nearMost: return strings.text(.shiftHoursBeyondUsual, ["limit": self.hours(hours.usual)])
    case .beyondMost: return strings.text(.shiftHoursBeyondMost, ["limit": self.hours(hours.most)])
    case .within, .nearUsual: return nil
    }
  }
}
