import Almanac
import Units

/// A city's published tariff: who sets it, where it applies, and its editions by date.
package final class Tariff: Sendable {
  /// The unit in which the city measures distances.
  package enum RoadUnit: String, Sendable {
    /// Kilometres.
    case kilometre = "km"
    /// Statute miles.
    case mile = "mi"
  }

  /// The country and city, such as `es-barcelona`; also the file's name.
  package let id: String
  /// The city's name.
  package let city: LocalText
  /// The ISO 3166-1 code of the country, such as `ES`.
  package let country: String
  /// The zone by whose clock the tariff is read.
  package let zone: Zone
  /// The currency of every amount.
  package let currency: Currency
  /// The unit in which distances are shown.
  package let roadUnit: RoadUnit
  /// The middle of the city, to find the tariff of a place.
  package let centre: Coordinate
  /// The identifier of the holiday calendar; nil where no rule asks for holidays.
  package let holidays: String?
  /// Who sets the tariff.
  package let authority: String
  /// Where the amounts come from.
  package let sources: [Source]
  /// The places that supplements ask for.
  package let places: [Place]
  /// Why the city is listed and cannot be priced; nil when it can.
  package let notOffered: LocalText?
  /// The editions, oldest first.
  package let editions: [Edition]

  /// Makes a tariff whose editions are in order of their dates.
  package init(
    id: String, city: LocalText, country: String, zone: Zone, currency: Currency, roadUnit: RoadUnit,
    centre: Coordinate, holidays: String?, authority: String, sources: [Source], places: [Place],
    notOffered: LocalText?,
    editions: [Edition]
  ) {
    self.id = id
    self.city = city
    self.country = country
    self.zone = zone
    self.currency = currency
    self.roadUnit = roadUnit
    self.centre = centre
    self.holidays = holidays
    self.authority = authority
    self.sources = sources
    self.places = places
    self.notOffered = notOffered
    self.editions = editions
  }

  /// The edition by which a ride of a day is priced.
  ///
  /// The newest that had begun by then; the oldest for a ride before them all; nil only when there is none.
  package func edition(on day: CivilDate) -> Edition? {
    editions.last { $0.from <= day } ?? editions.first
  }

  /// The edition that began on a day, as a ride log names it.
  package func edition(from day: CivilDate) -> Edition? {
    editions.first { $0.from == day }
  }

  /// The source with an identifier.
  package func source(_ id: String) -> Source? {
    sources.first { $0.id == id }
  }
}
