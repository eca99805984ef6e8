import Almanac
import Tariffs

/// A part of a line that does not run, or stations at which trains do not stop.
package struct Closure: Sendable, Hashable {
  /// What happens there.
  package enum Effect: String, Sendable, CaseIterable {
    /// No train runs between the stations, in neither direction: the line is cut.
    case suspended
    /// Trains pass the stations without stopping.
    case passed
    /// Trains stop, and nobody may come in from the street; changing is possible.
    case shut
  }

  /// The identifier, unique in the network.
  package var id: String
  /// What is said about it.
  package var reason: LocalText
  /// The line; nil for every line at the stations.
  package var line: Int?
  /// What happens.
  package var effect: Effect
  /// The stations; of a suspended part those at its ends and between, in the order of the line.
  package var stations: [Int]
  /// The alert levels at which it applies; none when it applies always between its days.
  package var levels: [String]
  /// The first day; nil for always.
  package var from: CivilDate?
  /// The last day; nil for open.
  package var until: CivilDate?

  /// Makes a closure.
  package init(
    id: String, reason: LocalText, line: Int?, effect: Effect, stations: [Int], levels: [String],
    from: CivilDate? = nil, until: CivilDate? = nil
  ) {
    self.id = id
    self.reason = reason
    self.line = line
    self.effect = effect
    self.stations = stations
    self.levels = levels
    self.from = from
    self.until = until
  }

  /// Whether it applies on a day under an alert level; nil is no alert.
  package func applies(on date: CivilDate, level: String?) -> Bool {
    if let from, date < from { return false }
    if let until, date > until { return false }
    guard !levels.isEmpty else { return true }
    guard let level else { return false }
    return levels.contains(level)
  }

  /// Whether it cuts a line between two neighbouring stations.
  func cuts(_ line: Int, between one: Int, and other: Int) -> Bool {
    guard effect == .suspended, (self.line ?? line) == line else { return false }
    for index in stations.indices.dropFirst() {
      let pair = (stations[index - 1], stations[index])
      if pair == (one, other) || pair == (other, one) { return true }
    }
    return false
  }

  /// Whether trains of a line pass a station.
  func passes(_ station: Int, of line: Int) -> Bool {
    effect == .passed && (self.line ?? line) == line && stations.contains(station)
  }
}
