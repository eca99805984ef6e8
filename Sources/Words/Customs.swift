/// What a place is used to on its clocks, signs and calendars, whatever language is read there.
package struct Customs: Sendable, Hashable {
  /// Whether distances on the road are kilometres or miles.
  package var roads: RoadUnits
  /// Whether a person who reads English there expects `5:07 PM` rather than `17:07`.
  package var halfDayClock: Bool
  /// Whether a person who reads English there expects `July 18` rather than `18 July`.
  package var monthFirst: Bool

  /// Whether parts of a mile are told as fractions of it, as in the United States, and not in yards.
  package var dividesMiles: Bool { roads == .miles && monthFirst }

  /// Makes customs.
  package init(roads: RoadUnits, halfDayClock: Bool, monthFirst: Bool) {
    self.roads = roads
    self.halfDayClock = halfDayClock
    self.monthFirst = monthFirst
  }

  /// Kilometres, 24 hours, day before month.
  package static let metric = Customs(roads: .kilometres, halfDayClock: false, monthFirst: false)

  /// The customs of a country by its ISO 3166 code of two letters, such as `us`.
  package static func of(country: String) -> Customs {
    switch country {
    case "us", "US": Customs(roads: .miles, halfDayClock: true, monthFirst: true)
    case "gb", "GB": Customs(roads: .miles, halfDayClock: false, monthFirst: false)
    case "au", "AU", "ca", "CA", "in", "IN", "nz", "NZ", "ph", "PH":
      Customs(roads: .kilometres, halfDayClock: true, monthFirst: false)
    default: .metric
    }
  }
}

/// The unit of long distances on the road.
package enum RoadUnits: UInt8, Sendable, Hashable, CaseIterable {
  case kilometres
  case miles
}
