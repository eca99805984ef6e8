import Almanac
import Tariffs
import Units

/// A metro as a network file has it: stations, lines, timetables by date, and what is closed when.
///
/// Stations, lines and stops are told apart by their place in the file's lists.
package struct Network: Sendable, Hashable {
  /// The identifier, such as `ua-kyiv`.
  package var id: String
  /// The city's name.
  package var city: LocalText
  /// The clock of its timetables.
  package var clock: ServiceClock
  /// The day on which the file was last compared with its sources.
  package var checked: CivilDate
  /// Whom a screen that shows the network must name.
  package var attribution: [String]
  /// Where the facts come from.
  package var sources: [Source]
  /// The stations.
  package var stations: [Station]
  /// The lines.
  package var lines: [MetroLine]
  /// The walks between trains.
  package var transfers: [Transfer]
  /// What is closed by alert level or by date.
  package var closures: [Closure]
  /// The timetables, the oldest first; never none.
  package var timetables: [Timetable]

  /// Makes a network.
  package init(
    id: String, city: LocalText, clock: ServiceClock, checked: CivilDate, attribution: [String], sources: [Source],
    stations: [Station], lines: [MetroLine], transfers: [Transfer], closures: [Closure], timetables: [Timetable]
  ) {
    self.id = id
    self.city = city
    self.clock = clock
    self.checked = checked
    self.attribution = attribution
    self.sources = sources
    self.stations = stations
    self.lines = lines
    self.transfers = transfers
    self.closures = closures
    self.timetables = timetables
  }

  /// The place of the timetable in force on a day: the last that has begun, before all of them the first.
  package func timetableIndex(on date: CivilDate) -> Int {
    timetables.lastIndex { $0.from <= date } ?? 0
  }

  /// Whether the timetable in force on a day says no more of it.
  package func isPast(on date: CivilDate) -> Bool {
    let timetable = timetables[timetableIndex(on: date)]
    if let until = timetable.until { return until < date }
    return checked.adding(days: Network.trustedDays) < date
  }

  /// For how long a timetable without an end is taken to hold after it was checked.
  ///
  /// The source of Kyiv's has changed twice within a month; three months are a compromise.
  package static let trustedDays = 92

  /// The walk between two stations that are connected or the same; nil when there is none.
  package func transfer(from: Int, _ fromLine: Int, to: Int, _ toLine: Int) -> Transfer? {
    var best: Transfer?
    for transfer in transfers where transfer.connects(from, fromLine, to, toLine) {
      if let known = best, known.exactness >= transfer.exactness { continue }
      best = transfer
    }
    return best
  }

  /// The station with an identifier.
  package func station(_ id: String) -> Int? { stations.firstIndex { $0.id == id } }
}
