import Almanac

/// The first line of a ride log: by which edition of which tariff the ride is priced.
package struct RideHeader: Sendable, Hashable {
  /// The tariff's identifier.
  package let tariff: String
  /// The first day of the edition.
  package let edition: CivilDate
  /// The zone by whose clock the tariff is read, by its name in the tz database.
  package let zone: String

  /// Makes a header.
  package init(tariff: String, edition: CivilDate, zone: String) {
    self.tariff = tariff
    self.edition = edition
    self.zone = zone
  }
}
