import Almanac
import Metro
import Tariffs
import Units

/// A line of which no file is had: its stations and the minutes between them, typed in.
package struct LineForm: Sendable, Hashable {
  /// One station.
  package struct Stop: Sendable, Hashable {
    /// Its name.
    package var name = ""
    /// The minutes from the station before, as they are typed.
    package var minutes = ""
  }

  /// What is wrong.
  package enum Fault: Sendable, Hashable {
    case name
    case stopName(Int)
    case minutes(Int)
  }

  /// What the line is called.
  package internal(set) var name = ""
  /// The stations in the order of the ride.
  package internal(set) var stops = [Stop(), Stop()]
  /// Whether faults are shown: not before it was to be kept.
  package internal(set) var showsFaults = false

  /// The name of the clock of the place where the device is.
  var zone: String?

  /// The most stations.
  package static let most = 80
  /// From 0.5 to 60 minutes from station to station, in tenths.
  static let minutes: ClosedRange<Int64> = 5...600
  /// Typed minutes are rounded, and the ear that counted them is no clock.
  static let spread = Elapsed.seconds(20)

  /// What is wrong, from the top.
  package var faults: [Fault] {
    var faults: [Fault] = []
    if name.isEmpty { faults.append(.name) }
    for (index, stop) in stops.enumerated() {
      if stop.name.isEmpty || stops[..<index].contains(where: { $0.name == stop.name }) {
        faults.append(.stopName(index))
      }
      if index > 0, tenths(index) == nil { faults.append(.minutes(index)) }
    }
    return faults
  }

  /// The minutes before a station in tenths; nil where they are none.
  private func tenths(_ index: Int) -> Int64? {
    // A comma is a point to those who write it so.
    let text = stops[index].minutes.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    guard let value = Decimal.scaled(text, digits: 1), LineForm.minutes.contains(value) else { return nil }
    return value
  }

  /// The network of the line, there and back; nil while something is wrong.
  func network(id: String, on date: CivilDate) -> Network? {
    guard faults.isEmpty else { return nil }
    func text(_ text: String) -> LocalText { LocalText([(language: "en", text: text)]) }
    let hops = stops.indices.dropFirst().map { hop(tenths($0) ?? 0) }
    let order = Array(stops.indices)
    return Network(
      id: id, city: text(name), clock: ServiceClock(zone: zone.flatMap { Zone(named: $0) } ?? .utc, rule: .wall),
      checked: date, attribution: [],
      sources: [
        Source(id: "own", url: "#/metro/line", publisher: name, date: date.iso8601, confidence: .derived, note: nil)
      ],
      stations: stops.indices.map { Station(id: "s\($0 + 1)", names: text(stops[$0].name)) },
      lines: [MetroLine(id: "own", names: text(name), sign: sign, colour: nil)], transfers: [], closures: [],
      timetables: [
        Timetable(
          from: date, until: nil, source: "own",
          days: [DayKind(id: "all", weekdays: Weekday.allCases)], exceptions: [],
          patterns: [
            Pattern(line: 0, stations: order, hops: hops, hours: [], headways: []),
            Pattern(line: 0, stations: order.reversed(), hops: hops.reversed(), hours: [], headways: []),
          ])
      ])
  }

  /// A run with the usual stop behind it taken out.
  private func hop(_ tenths: Int64) -> Hop {
    let whole = Elapsed.seconds(tenths * 6)
    let run = max(.seconds(20), whole - HopTimes.standardDwell.time)
    return Hop(run: TimeEstimate(run, spread: LineForm.spread, samples: 2, source: .official))
  }

  /// The first letters of the name.
  private var sign: String { String(decoding: Array(String(name.prefix(3)).utf8), as: UTF8.self) }
}
