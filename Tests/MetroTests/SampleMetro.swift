import Almanac
import Metro
import Tariffs
import Testing
import Units

/// Small networks written for the tests.
enum SampleMetro {
  /// One line of stations a, b, c and so on with these runs and dwells in seconds, forward only.
  static func line(_ runs: [Int64], dwells: [Int64], from: String = "2026-01-01") throws -> Network {
    let count = runs.count + 1
    var network = try empty(stations: count, lines: 1)
    network.timetables[0].patterns = [
      Pattern(
        line: 0, stations: Array(0..<count), hops: hops(runs, dwells), hours: [], headways: [])
    ]
    return network
  }

  static func hops(_ runs: [Int64], _ dwells: [Int64]) -> [Hop] {
    runs.enumerated().map { index, run in
      Hop(
        run: TimeEstimate(.seconds(run), spread: .zero, samples: 20, source: .official),
        dwell: dwells.indices.contains(index)
          ? TimeEstimate(.seconds(dwells[index]), spread: .zero, samples: 20, source: .official) : nil)
    }
  }

  static func empty(stations: Int, lines: Int) throws -> Network {
    let day = DayKind(
      id: "daily", weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday])
    return Network(
      id: "xx-sample", city: text("Sample"),
      clock: ServiceClock(zone: try #require(Zone(named: "Europe/Kyiv")), rule: .wall),
      checked: try #require(CivilDate(iso8601: "2026-11-01")), attribution: [],
      sources: [
        Source(
          id: "s", url: "https://example.org/", publisher: "Example", date: "2026", confidence: .official, note: nil)
      ],
      stations: (0..<stations).map {
        let name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0)))
        return Station(id: name, names: text(name.uppercased()))
      },
      lines: (0..<lines).map { MetroLine(id: "l\($0)", names: text("Line \($0)"), sign: "\($0)", colour: nil) },
      transfers: [], closures: [],
      timetables: [
        Timetable(
          from: try #require(CivilDate(iso8601: "2026-01-01")), until: nil, source: "s", days: [day], exceptions: [],
          patterns: [])
      ])
  }

  static func text(_ text: String) -> LocalText { LocalText([(language: "en", text: text)]) }
}
