import Units

/// What a practice day is begun with.
package struct DaySetting: Sendable, Hashable {
  /// The running number of its record.
  package var number: Int64
  /// Who drives.
  package var driver: String
  /// The registration or mark of the vehicle.
  package var vehicle: String
  /// The city whose tariff the meter has.
  package var city: String
  /// Whether the shift goes over two days.
  package var isAlternate: Bool
  /// How long the driver may think about an offer, in seconds.
  package var window: Int64
  /// The names of the town's places in the driver's language, as the record has them.
  package var names: [String]
  /// What the day's riders are drawn from.
  package var seed: Int64
  /// The name under which a dispatcher knows the driver; nil on a practice day.
  package var desk: String?

  /// Makes a setting.
  package init(
    number: Int64, driver: String, vehicle: String, city: String, isAlternate: Bool = false, window: Int64 = 15,
    names: [String], seed: Int64, desk: String? = nil
  ) {
    self.number = number
    self.driver = driver
    self.vehicle = vehicle
    self.city = city
    self.isAlternate = isAlternate
    self.window = window
    self.names = names
    self.seed = seed
    self.desk = desk
  }
}
