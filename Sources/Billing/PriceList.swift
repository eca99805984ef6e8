import Almanac
import Tariffs
import Taximeter
import Track
import Units

/// By what every ride is priced: tariffs, the clock, and what is keyed into each meter.
package struct PriceList: Sendable {
  /// A tariff and the holidays that it asks for.
  package struct Entry: Sendable {
    /// The tariff.
    package let tariff: Tariff
    let calendar: HolidayCalendar?
    let centre: EllipsoidPoint

    /// Makes an entry.
    package init(tariff: Tariff, calendar: HolidayCalendar?) {
      self.tariff = tariff
      // Which day is a holiday is asked for every ride.
      self.calendar = calendar?.remembering(2000...2050)
      centre = EllipsoidPoint(tariff.centre)
    }
  }

  let entries: [Entry]
  private let zone: Zone?
  private let cities: [(centre: EllipsoidPoint, zone: Zone)]
  private let press: @Sendable (inout Meter, Tariff) throws(RideRejection) -> Void

  /// The farthest that a ride may begin from the centre of a city whose clock is to be its own.
  static var reach: Distance { .metres(100_000) }

  /// Makes a list.
  ///
  /// Without a zone a ride goes by the clock of the tariff's city, or of the nearest of `cities` where that is far.
  package init(
    _ entries: [Entry], zone: Zone?, cities: [Tariff],
    press: @escaping @Sendable (inout Meter, Tariff) throws(RideRejection) -> Void = { _, _ in }
  ) {
    self.entries = entries
    self.zone = zone
    self.cities = cities.map { (EllipsoidPoint($0.centre), $0.zone) }
    self.press = press
  }

  /// By whose clock a ride that begins at a place goes.
  func zone(from place: Coordinate, under entry: Entry) throws(RideRejection) -> Zone {
    if let zone { return zone }
    let point = EllipsoidPoint(place)
    if point.distance(to: entry.centre) <= PriceList.reach { return entry.tariff.zone }
    let near = cities.map { (distance: point.distance(to: $0.centre), zone: $0.zone) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= PriceList.reach else { throw .noClock }
    return near.zone
  }

  /// A meter of an edition into which all keys have been pressed.
  func meter(_ edition: Edition, of entry: Entry, zone: Zone) throws(RideRejection) -> Meter {
    var meter = Meter(edition: edition, zone: zone, calendar: entry.calendar)
    try press(&meter, entry.tariff)
    return meter
  }
}
