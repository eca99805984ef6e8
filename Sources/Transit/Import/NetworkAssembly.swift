import Almanac
import Metro
import Tariffs
import Units

/// Puts the trips of a feed together to patterns, and those to a network.
struct NetworkAssembly {
  let feed: Feed
  var report: QualityReport
  /// For each route of the feed the line; nil when it is not taken.
  let lines: [Int?]
  let groups: StationGroups
  /// Whether doors are open for any time at all in the feed.
  let hasDwell: Bool
  private(set) var patterns: [PatternRecord] = []
  /// The trips that are used, by service.
  private(set) var isServed: [Bool]

  init(_ feed: Feed, _ choices: FeedImport.Choices, _ report: QualityReport) throws(FeedError) {
    self.feed = feed
    self.report = report
    var lines: [Int?] = []
    var count = 0
    var found: [String] = []
    for route in feed.routes {
      let mode = TransitMode(routeType: route.type)
      if !found.contains(mode.rawValue) { found.append(mode.rawValue) }
      guard choices.modes.contains(mode) else {
        lines.append(nil)
        continue
      }
      lines.append(count)
      count += 1
      if mode == .metroLike {
        self.report.add(.assumed, "the route \(route.id) is of type \(route.type), which may be a metro; it is taken")
      }
    }
    guard count > 0 else { throw .noRoutes(found: found) }
    self.lines = lines
    var isUsed = [Bool](repeating: false, count: feed.stops.count)
    var dwells = 0
    for trip in feed.trips where trip.route >= 0 && lines[trip.route] != nil {
      for time in feed.times[trip.times] {
        isUsed[Int(time.stop)] = true
        if time.departure > time.arrival, time.arrival >= 0, time.sequence > 1 { dwells += 1 }
      }
    }
    hasDwell = dwells > 0
    groups = StationGroups(feed.stops, isUsed: isUsed)
    isServed = [Bool](repeating: false, count: feed.services.keys.count)
    try collect()
    guard !patterns.isEmpty else { throw .noTrips }
  }

  private mutating func collect() throws(FeedError) {
    let frequencies = frequenciesByTrip()
    var index = PatternIndex()
    for (number, trip) in feed.trips.enumerated() {
      guard trip.route >= 0, let line = lines[trip.route] else { continue }
      guard !trip.times.isEmpty else {
        try report.count(
          .refused, topic: "no times", "the trip \(feed.tripKeys.text(number)) has no stop times; left out")
        continue
      }
      guard var times = try TripTimes(feed.times[trip.times], id: feed.tripKeys.text(number), &report) else { continue }
      if times.calls.contains(where: { $0.isInterpolated }) {
        report.add(once: .assumed, "times between timed stops were interpolated; their band is wider")
      }
      times.joinRepeated(groups.roots)
      guard times.calls.count > 1 else { continue }
      guard times.areWithinReason else {
        try report.count(
          .refused, topic: "too long",
          "the trip \(feed.tripKeys.text(number)) runs over two hours to a stop or stands over one at it; left out")
        continue
      }
      let place = index.place(line, times.calls, groups.roots, &patterns)
      isServed[trip.service] = true
      add(times.calls, trip, frequencies[number], to: place)
    }
  }

  private mutating func add(_ calls: [TripTimes.Call], _ trip: Feed.Trip, _ rows: [Feed.Frequency]?, to place: Int) {
    let profile = patterns[place].profile(calls)
    guard let rows else {
      patterns[place].measure(calls, at: calls[0].departure, times: 1)
      patterns[place].trains.append(
        PatternRecord.Train(service: trip.service, start: calls[0].departure, profile: profile))
      return
    }
    for row in rows {
      let count = Int((row.until.seconds - 1 - row.from.seconds) / row.headway) + 1
      patterns[place].measure(calls, at: row.from.seconds, times: min(count, 100))
      if row.isExact {
        for step in 0..<count {
          patterns[place].trains.append(
            PatternRecord.Train(
              service: trip.service, start: row.from.seconds + Int32(step) * row.headway, profile: profile))
        }
      } else {
        patterns[place].trains.append(
          PatternRecord.Train(
            service: trip.service, start: row.from.seconds, profile: profile,
            frequency: (row.until.seconds, row.headway)))
      }
    }
  }

  private func frequenciesByTrip() -> [Int: [Feed.Frequency]] {
    var rows: [Int: [Feed.Frequency]] = [:]
    for row in feed.frequencies { rows[row.trip, default: []].append(row) }
    return rows
  }
}

/// Finds the pattern of a trip by its line and stations.
private struct PatternIndex {
  private var places: [UInt64: [Int]] = [:]

  mutating func place(
    _ line: Int, _ calls: [TripTimes.Call], _ roots: [Int], _ patterns: inout [PatternRecord]
  ) -> Int {
    var hash = UInt64(truncatingIfNeeded: line) &* 0x9E37_79B9_7F4A_7C15
    for call in calls { hash = (hash ^ UInt64(truncatingIfNeeded: roots[call.stop])) &* 0x100_0000_01B3 }
    for place in places[hash] ?? [] where PatternIndex.isSame(patterns[place], line, calls, roots) { return place }
    places[hash, default: []].append(patterns.count)
    patterns.append(PatternRecord(line: line, stations: calls.map { roots[$0.stop] }))
    return patterns.count - 1
  }

  private static func isSame(_ pattern: PatternRecord, _ line: Int, _ calls: [TripTimes.Call], _ roots: [Int]) -> Bool {
    guard pattern.line == line, pattern.stations.count == calls.count else { return false }
    for (index, call) in calls.enumerated() where pattern.stations[index] != roots[call.stop] { return false }
    return true
  }
}
