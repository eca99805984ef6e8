import Almanac
import Tariffs
import Taximeter
import Units

/// What the meter shows now, of a ride or before one.
struct MeterView {
  let tariff: Tariff
  let edition: Edition
  let display: Display
  /// The time by the ride's clock.
  let time: Instant
  let schedule: Schedule
  /// What is to be paid; nil before Stop.
  let total: Money?

  init(_ state: AppState, _ tariff: Tariff) {
    self.tariff = tariff
    if let ride = state.ride {
      time = ride.time(at: state.now)
      edition = ride.edition
      schedule = ride.meter.schedule
      display = ride.meter.display(at: time)
      total = ride.meter.bill()?.total
    } else {
      time = state.now
      let day = tariff.zone.local(of: state.now).date
      // The reader of tariffs refuses one without an edition.
      edition = tariff.edition(on: day) ?? tariff.editions[0]
      var meter = Meter(edition: edition, zone: tariff.zone, calendar: state.library.calendar(of: tariff))
      if let rate = state.chosenRate {
        do {
          try meter.apply(.rate(rate), at: time)
        } catch {
          // A rate that this day's edition does not have leaves the choice to the clock.
        }
      }
      total = nil
      schedule = meter.schedule
      display = meter.display(at: time)
    }
  }

  /// What the large window shows: the fare, or what is to be paid once that is known.
  var sum: Money { total ?? display.fare }

  /// The rate in force.
  var rate: Rate { edition.rates[display.rate] }

  /// When the clock next puts another rate in force, within eight days.
  var rateEnd: Instant? {
    guard edition.switching != .fixedAtStart || display.start == nil, !display.isChosen, display.stop == nil else {
      return nil
    }
    var slot = schedule.slot(at: time)
    let limit = time + .seconds(8 * 86_400)
    while slot.until < limit {
      let next = schedule.slot(at: slot.until)
      if next.rate != slot.rate { return slot.until }
      slot = next
    }
    return nil
  }
}
