import Almanac
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// Reads a question about a fare from what was typed.
struct AskedReading {
  let asked: Asked
  let tariff: Tariff
  let calendar: HolidayCalendar?
  let words: Wording

  /// Why there is no answer.
  enum Refusal: Error {
    /// Something is not filled in yet, or is no number.
    case incomplete
    /// The tariff has no edition of the day.
    case noEdition(CivilDate)
    /// It is of no ride.
    case fault(AuditRide.Fault)
  }

  func question(now: Instant) throws(Refusal) -> FareQuestion {
    let day = CivilDate(iso8601: asked[.day]) ?? tariff.zone.local(of: now).date
    guard let edition = tariff.edition(on: day), edition.from <= day, edition.until.map({ day <= $0 }) ?? true else {
      throw .noEdition(day)
    }
    guard let charged = money(asked[.charged]), let distance else { throw .incomplete }
    let start = time(asked[.from], on: day)
    var question = FareQuestion(
      edition: edition, zone: tariff.zone, calendar: calendar, distance: distance, start: start,
      end: end(on: day, after: start), duration: duration, choice: choice(edition), extras: extras(edition),
      charged: charged)
    if words.formats.customs.roads == .miles { question.distanceStep = Distance(millimetres: 160_934) }
    return question
  }

  static func answer(_ question: FareQuestion) throws(Refusal) -> FareAnswer {
    do throws(AuditRide.Fault) { return try question.answer() } catch { throw .fault(error) }
  }

  private func money(_ text: String) -> Money? {
    guard let text = FormText.amount(typed(text), digits: tariff.currency.minorDigits),
      let minor = Ratio(text)?.times(Ratio(tariff.currency.minorUnitsPerUnit))?.whole, minor < 1_000_000_000_000
    else { return nil }
    return Money(minorUnits: minor)
  }

  private func typed(_ text: String) -> String { TypedNumber.plain(text, in: words.strings.language) }

  /// What was typed, as exactly as its last digit says.
  private var distance: ClosedRange<Distance>? {
    guard let text = FormText.number(typed(asked[.distance])), let number = Ratio(text) else { return nil }
    let unit: Int64 = words.formats.customs.roads == .miles ? 1_609_344 : 1_000_000
    let decimals = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
    var half = unit / 2
    for _ in 0..<min(decimals, 6) { half /= 10 }
    guard let middle = number.times(Ratio(unit))?.rounded, middle < 10_000_000_000 else { return nil }
    return Distance(millimetres: max(0, middle - half))...Distance(millimetres: middle + half)
  }

  /// A number of minutes, or a time with its units.
  private var duration: ClosedRange<Elapsed>? {
    let written = asked[.duration]
    let typed =
      written.utf8.contains { $0 | 0x20 > UInt8(ascii: "`") || $0 == UInt8(ascii: ":") } ? written : typed(written)
    if let minutes = FormText.number(typed).flatMap({ Ratio($0) })?.times(Ratio(60_000))?.rounded {
      let half: Int64 = FormText.number(typed)?.utf8.contains(UInt8(ascii: ".")) == true ? 3000 : 30_000
      return Elapsed(milliseconds: max(0, minutes - half))...Elapsed(milliseconds: minutes + half)
    }
    guard let text = FormText.time(typed), let milliseconds = TypedTime.milliseconds(text) else { return nil }
    return Elapsed(milliseconds: max(0, milliseconds - 500))...Elapsed(milliseconds: milliseconds + 500)
  }

  private func time(_ text: String, on day: CivilDate) -> AuditTime? {
    guard text.utf8.count == 5, let time = CivilTime(iso8601: text) else { return nil }
    let instant = tariff.zone.instant(of: CivilDateTime(date: day, time: time)).first
    return AuditTime(read: instant, unit: .seconds(60))
  }

  /// The end, on the next day where its time is before the beginning's.
  private func end(on day: CivilDate, after start: AuditTime?) -> AuditTime? {
    guard let end = time(asked[.to], on: day), let start, end.read < start.read else {
      return time(asked[.to], on: day)
    }
    return time(asked[.to], on: day.adding(days: 1))
  }

  private func choice(_ edition: Edition) -> Audit.Choice? {
    switch asked[.rate] {
    case "": return nil
    case "clock": return .clock
    case let id: return edition.rateIndex(id).map { .key($0) } ?? .clock
    }
  }

  private func extras(_ edition: Edition) -> AuditExtras {
    let allowsOthers = asked[.others] == "true"
    var extras = AuditExtras(allowsOthers: allowsOthers)
    for (index, supplement) in edition.supplements.enumerated() where supplement.isKeyed {
      switch supplement.amount {
      case .fixed, .shareOfFare, .shareOfSum:
        let count = asked.counts[supplement.id] ?? 0
        if count > 0 || !allowsOthers { extras.set(index, .times(count)) }
      case .asPaid, .upTo:
        if let sum = money(asked.paid[supplement.id] ?? "") { extras.set(index, .amount(sum)) }
      }
    }
    return extras
  }
}

/// Times as ``FormText/time(_:)`` writes them.
enum TypedTime {
  static func milliseconds(_ text: String) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    guard parts.count == 2, let number = Ratio(bytes: parts[0]) else { return nil }
    let unit: Int64 =
      switch String(decoding: parts[1], as: UTF8.self) {
      case "s": 1000
      case "min": 60_000
      default: 3_600_000
      }
    return number.times(Ratio(unit))?.rounded
  }
}
