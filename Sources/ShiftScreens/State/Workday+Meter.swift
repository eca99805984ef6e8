import Almanac
import Offers
import Tariffs
import Taximeter
import Track
import Units

extension Workday {
  /// So often the car tells its meter where it is.
  private static var beat: Elapsed { .seconds(2) }

  /// A meter that is for hire; nil without a tariff.
  func freshMeter() -> Meter? {
    guard let tariff, let edition = tariff.edition(on: tariff.zone.local(of: now).date) else { return nil }
    return Meter(edition: edition, zone: tariff.zone, calendar: calendar)
  }

  /// What a way costs at the car's speed, by the same meter that will run in it; nil without a tariff.
  func estimate(_ way: Way) -> Money? {
    guard var meter = freshMeter() else { return nil }
    let drive = Drive(way, at: now)
    let end = drive.arrival ?? now
    do throws(MeterError) {
      try meter.apply(.start, at: now)
      var time = now
      while time < end {
        try meter.apply(.fix(fix(of: drive, at: time)), at: time)
        time = min(end, time + Workday.beat)
      }
      try meter.apply(.fix(fix(of: drive, at: end)), at: end)
      try meter.apply(.stop, at: end)
    } catch {
      return nil
    }
    return meter.bill()?.total
  }

  func fix(of drive: Drive, at time: Instant) -> Fix {
    Fix(
      time: time, place: ground.place(of: drive.spot(at: time)), accuracy: .metres(5),
      speed: drive.since == nil || drive.isOver(at: time) ? .zero : Drive.speed)
  }

  /// Gives the meter of the ride its positions up to now.
  mutating func feedMeter() {
    guard ride?.meter != nil, ride?.state == .onTrip, var time = ride?.fedUntil else { return }
    let standing = spot
    // Who leaves the meter running for hours has a silence, which it bills by itself.
    if now - time > .seconds(7200) {
      ride?.fedUntil = now
      return
    }
    while time + Workday.beat <= now {
      time = time + Workday.beat
      let seen =
        drive.map { fix(of: $0, at: time) }
        ?? Fix(time: time, place: ground.place(of: standing), accuracy: .metres(5), speed: .zero)
      do throws(MeterError) {
        try ride?.meter?.apply(.fix(seen), at: time)
      } catch {
        // A ride of more than a hundred days is counted no further.
        break
      }
    }
    ride?.fedUntil = time
  }

  /// The price of the ride that goes on: the agreed one, else what the meter shows.
  package var rideFare: Money? {
    if let desk { return desk.ride?.meter.map { $0.bill()?.total ?? $0.display(at: now).fare } }
    guard let ride else { return nil }
    if ride.rider.isAgreed { return ride.offer.fare }
    return ride.meter.map { $0.bill()?.total ?? $0.display(at: now).fare }
  }
}
