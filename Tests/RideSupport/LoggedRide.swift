import Almanac
import RideLog
import Taximeter
import Track
import Units

/// A ride as a meter's log would hold it, made for a test.
package struct LoggedRide: Sendable {
  /// The file's name.
  package let name: String
  /// What it shows.
  package let shows: String
  /// Its header.
  package let header: RideHeader
  /// Its events.
  package let events: [TimedEvent]

  /// The log.
  package var log: [UInt8] {
    events.reduce(RideLine.bytes(header)) { $0 + RideLine.bytes($1) }
  }

  /// Where and when a city's ride of a test begins.
  package struct City: Sendable {
    let tariff: String
    let edition: String
    let zone: String
    let place: Ground

    /// New York under the tariff of 2022.
    package static let newYork = City(
      tariff: "us-nyc", edition: "2022-12-19", zone: "America/New_York",
      place: Ground(latitude: 40.7549, longitude: -73.984))
    /// Barcelona under the tariff of 2026.
    package static let barcelona = City(
      tariff: "es-barcelona", edition: "2026-01-19", zone: "Europe/Madrid",
      place: Ground(latitude: 41.3874, longitude: 2.1686))
    /// Glasgow under the tariff of 2025.
    package static let glasgow = City(
      tariff: "gb-glasgow", edition: "2025-08-06", zone: "Europe/London",
      place: Ground(latitude: 55.8609, longitude: -4.2514))
  }

  /// Makes a ride that starts at a local time and whose fixes, laid out in Berlin, are moved to the city.
  init(
    _ name: String, shows: String, in city: City, at local: String, drive: Drive,
    before: [Event] = [], keys: [(at: Double, event: Event)] = [], ends: Bool = true
  ) {
    guard let edition = CivilDate(iso8601: city.edition), let zone = Zone(named: city.zone),
      let time = CivilDateTime(iso8601: local)
    else { fatalError("A test names a date or zone that is not there") }
    let begin = zone.instant(of: time).first
    let shift = begin - start
    func at(_ seconds: Double) -> Instant { begin + Elapsed(milliseconds: Int64((seconds * 1000).rounded())) }
    var events = before.map { TimedEvent(at: begin, event: $0) } + [TimedEvent(at: begin, event: .start)]
    var later = drive.arrivals.map { arrival in
      var fix = arrival.fix
      fix.time = fix.time + shift
      fix.place = LoggedRide.moved(fix.place, to: city.place)
      return TimedEvent(at: at(arrival.at), event: .fix(fix))
    }
    later += keys.map { TimedEvent(at: at($0.at), event: $0.event) }
    if ends { later.append(TimedEvent(at: at(drive.stop), event: .stop)) }
    events += later.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    self.name = name
    self.shows = shows
    header = RideHeader(tariff: city.tariff, edition: edition, zone: city.zone)
    self.events = events
  }

  /// Moves a place of Berlin to a city, as many metres north and east of its middle.
  private static func moved(_ place: Coordinate, to ground: Ground) -> Coordinate {
    let origin = Ground.berlin
    let north = Double(place.latitude) / 1e9 - origin.latitude
    let east = Double(place.longitude) / 1e9 - origin.longitude
    let scale = origin.metresPerDegree
    return ground.north(north * scale.north).east(east * scale.east).coordinate
  }
}
