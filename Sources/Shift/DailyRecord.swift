import Almanac
import Units

/// The record of a shift that the law wants kept.
///
/// Entries are numbered in the order in which they began, without gaps; what was wrong is corrected beside its entry and
/// stays. After article 25 of Japan's
/// [ordinance for passenger transport](https://laws.e-gov.go.jp/law/331M50000800044).
package struct DailyRecord: Sendable, Hashable {
  /// What an entry tells.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A roll call before duty.
    case rollCallBefore = "roll_call_before"
    /// A stretch with passengers.
    case section
    /// A break, a meal or a nap.
    case rest
    /// The way home.
    case returning
    /// Something out of the ordinary.
    case incident
    /// A roll call after duty.
    case rollCallAfter = "roll_call_after"
  }

  /// One line of it.
  package struct Entry: Sendable, Hashable {
    /// Its place in the record, from 1.
    package let number: Int
    /// What it tells.
    package let kind: Kind
    /// From when.
    package let start: Instant
    /// Until when; nil where it is a moment or lasts.
    package let end: Instant?
    /// Where it began.
    package let from: String
    /// Where it ended.
    package let to: String
    /// How many rode; of a section.
    package let passengers: Int?
    /// What was paid; of a section, where it is known.
    package let amount: Money?
    /// Whether it was told after the fact because nobody was within reach.
    package let wasStored: Bool
    /// When the driver took the ride; of a section with a booking.
    package var booked: Instant?
    /// When the car stood at the pick-up; of a section with a booking.
    package var onScene: Instant?
    /// What there is to say.
    package let text: String
    /// What it should have said, in the order in which that was found.
    package let corrections: [String]
  }

  /// The running number among the records of the driver; the next record has the next.
  package let number: Int64
  /// Who drove.
  package let driver: String
  /// The registration or mark of the vehicle.
  package let vehicle: String
  /// The clock of the place.
  package let zone: Zone
  /// The money of the fares.
  package let currency: Currency
  /// The shift.
  package let duty: Duty

  /// Makes a record.
  package init(number: Int64, driver: String, vehicle: String, zone: Zone, currency: Currency, duty: Duty) {
    self.number = number
    self.driver = driver
    self.vehicle = vehicle
    self.zone = zone
    self.currency = currency
    self.duty = duty
  }

  /// The entries, from the first.
  package var entries: [Entry] {
    var found = duty.rollCalls.map(entry) + duty.sections.map(entry) + duty.intervals.map(entry)
    for note in duty.notes where note.corrects == nil {
      found.append(
        Entry(
          number: 0, kind: .incident, start: note.at, end: nil, from: "", to: "", passengers: nil, amount: nil,
          wasStored: false, text: note.text, corrections: []))
    }
    // Entries of one moment stay in the order of their kinds.
    let order = found.indices.sorted { (found[$0].start, $0) < (found[$1].start, $1) }
    return order.enumerated().map { place, index in
      numbered(found[index], place + 1)
    }
  }

  private func numbered(_ entry: Entry, _ number: Int) -> Entry {
    let corrections = duty.notes.filter { $0.corrects == number }.map { $0.text }
    return Entry(
      number: number, kind: entry.kind, start: entry.start, end: entry.end, from: entry.from, to: entry.to,
      passengers: entry.passengers, amount: entry.amount, wasStored: entry.wasStored, booked: entry.booked,
      onScene: entry.onScene, text: entry.text, corrections: corrections)
  }

  private func entry(_ held: Duty.HeldRollCall) -> Entry {
    let call = held.call
    var said = [call.heldBy, call.method.rawValue]
    if let alcohol = call.alcohol { said.append("alcohol \(DailyRecord.thousandths(alcohol)) mg/l") }
    said += call.findings.map { $0.rawValue } + call.failures.map { $0.rawValue }
    if let temperature = call.temperature { said.append("\(temperature.tenths / 10).\(temperature.tenths % 10) °C") }
    if !call.notes.isEmpty { said.append(call.notes) }
    return Entry(
      number: 0, kind: call.occasion == .before ? .rollCallBefore : .rollCallAfter, start: held.at, end: nil, from: "",
      to: "", passengers: nil, amount: nil, wasStored: false, text: said.joined(separator: "; "), corrections: [])
  }

  private func entry(_ section: Duty.Section) -> Entry {
    Entry(
      number: 0, kind: .section, start: section.start, end: section.end, from: section.from, to: section.to,
      passengers: section.passengers, amount: section.amount, wasStored: section.wasStored, booked: section.booked,
      onScene: section.onScene, text: "", corrections: [])
  }

  private func entry(_ interval: Duty.Interval) -> Entry {
    Entry(
      number: 0, kind: interval.pause.isBreak ? .rest : .returning, start: interval.start, end: interval.end,
      from: interval.place, to: interval.place, passengers: nil, amount: nil, wasStored: false,
      text: interval.pause.rawValue, corrections: [])
  }

  private static func thousandths(_ value: Int64) -> String {
    let digits = "\(value % 1000)"
    return "\(value / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
