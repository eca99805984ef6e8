import Almanac
import RideLog
import Tariffs
import Taximeter
import Units

/// The ride that a room is about, with what it cost and why.
package struct AnsweredRide: Sendable {
  /// Its tariff.
  package let tariff: Tariff
  /// The edition by which it was priced.
  package let edition: Edition
  /// The clock of its city.
  package let zone: Zone
  /// Its log.
  package let log: RideLog
  /// The meter after its last event, stopped.
  package let meter: Meter
  /// What it cost.
  package let bill: Bill
  /// The steps of the display.
  package let increments: [Increment]

  /// Prices a ride by the tariff that its log names; nil where it was never started, or there is no such edition.
  ///
  /// One that goes on is priced up to its last event.
  init?(_ log: RideLog, tariff: Tariff, calendar: HolidayCalendar?) {
    guard let header = log.header, header.tariff == tariff.id, let last = log.events.last,
      let edition = tariff.edition(from: header.edition)
    else { return nil }
    let zone = Zone(named: header.zone) ?? tariff.zone
    var meter = log.replay(on: Meter(edition: edition, zone: zone, calendar: calendar)).meter
    if meter.position == .hired || meter.position == .paused {
      do throws(MeterError) { try meter.apply(.stop, at: last.at) } catch { return nil }
    }
    guard let explanation = meter.explanation() else { return nil }
    self.tariff = tariff
    self.edition = edition
    self.zone = zone
    self.log = log
    self.meter = meter
    bill = explanation.bill
    increments = explanation.increments
  }

  /// What the display showed before its first step.
  var atStart: Money { bill.initial + bill.byDistance + bill.byTime - (increments.last?.shown ?? .zero) }
}
