import Almanac

/// The first line of a ride log: by which edition of which tariff the ride is priced.
package struct RideHeader: Sendable, Hashable {
  /// The tariff's identifier.
  package let tariff: String
  /// The first day of the edition.
  package let edition: CivilDate
  /// The zone by whose clock the tariff is read, by its name in the tz database.
  package let zone: String
  /// Where the ride's positions come from.
  package let source: RideSource

  /// Makes a header.
  package init(tariff: String, edition: CivilDate, zone: String, source: RideSource = .live) {
    self.tariff = tariff
    self.edition = edition
    self.zone = zone
    self.source = source
  }
}

/// Where the positions of a ride come from.
package enum RideSource: String, Sendable, Hashable, CaseIterable {
  /// The receiver of the device, as the ride went on.
  case live
  /// The built-in demo ride.
  case demo
  /// A recorded track.
  case file
}
