import Metro
import Units

/// The trips of one line that call at the same stations in the same order.
struct PatternRecord {
  /// A trip, or what stands for many by a frequency.
  struct Train {
    var service: Int
    /// The departure at the first station.
    var start: Int32
    /// From the first departure to the one at each station, the last one left out.
    var profile: Int
    /// The headway and the end of a frequency that is not exact.
    var frequency: (until: Int32, headway: Int32)?
  }

  let line: Int
  let stations: [Int]
  var hops: [HopRecord]
  var trains: [Train] = []
  private var profiles: [[Int32]] = []
  /// The platforms that were called at, for walks.
  var platforms: [[Int]]

  init(line: Int, stations: [Int]) {
    self.line = line
    self.stations = stations
    hops = [HopRecord](repeating: HopRecord(), count: stations.count - 1)
    platforms = [[Int]](repeating: [], count: stations.count)
  }

  /// Adds a trip's times to the samples of each hop.
  mutating func measure(_ calls: [TripTimes.Call], at start: Int32, times: Int) {
    let shift = start - calls[0].departure
    for index in hops.indices {
      let (from, to) = (calls[index], calls[index + 1])
      hops[index].add(
        run: to.arrival - from.departure, dwell: index == hops.count - 1 ? nil : to.departure - to.arrival,
        part: DayPart(secondsOfDay: Int64(from.departure + shift) % 86_400), times: times,
        isInterpolated: from.isInterpolated || to.isInterpolated)
    }
    for (index, call) in calls.enumerated() where !platforms[index].contains(call.stop) {
      platforms[index].append(call.stop)
    }
  }

  /// The number of a trip's profile.
  mutating func profile(_ calls: [TripTimes.Call]) -> Int {
    let offsets = calls.dropLast().map { $0.departure - calls[0].departure }
    if let known = profiles.firstIndex(of: offsets) { return known }
    profiles.append(offsets)
    return profiles.count - 1
  }

  /// First and last departures and the list of trains on a kind of day; nil when none runs.
  func hours(_ services: [Int], kind: Int) -> ServiceHours? {
    var first = [Int32](repeating: .max, count: stations.count - 1)
    var last = [Int32](repeating: -1, count: stations.count - 1)
    var list: [Int32] = []
    var isListed = true
    for train in trains where services.contains(train.service) {
      var end = train.start
      if let frequency = train.frequency {
        isListed = false
        end = train.start + (frequency.until - 1 - train.start) / frequency.headway * frequency.headway
      } else {
        list.append(train.start)
      }
      for (index, offset) in profiles[train.profile].enumerated() {
        first[index] = min(first[index], train.start + offset)
        last[index] = max(last[index], end + offset)
      }
    }
    guard let final = last.first, final >= 0 else { return nil }
    return ServiceHours(
      days: [kind], first: first.map { ServiceTime(seconds: $0) } + [nil],
      last: last.map { ServiceTime(seconds: $0) } + [nil],
      trains: isListed ? list.sorted().map { ServiceTime(seconds: $0) } : [])
  }

  /// How often trains leave the first station on a kind of day, hour by hour.
  func headways(_ services: [Int], kind: Int) -> [Headway] {
    var rows: [Headway] = []
    var starts: [Int32] = []
    for train in trains where services.contains(train.service) {
      guard let frequency = train.frequency else {
        starts.append(train.start)
        continue
      }
      let headway = Elapsed.seconds(Int64(frequency.headway))
      rows.append(
        Headway(
          days: [kind], from: ServiceTime(seconds: train.start), until: ServiceTime(seconds: frequency.until),
          least: headway, most: headway))
    }
    starts.sort()
    var hour: (number: Int32, least: Int32, most: Int32)?
    func close() {
      guard let hour, hour.least >= 30 else { return }
      rows.append(
        Headway(
          days: [kind], from: ServiceTime(seconds: hour.number * 3600),
          until: ServiceTime(seconds: (hour.number + 1) * 3600), least: .seconds(Int64(hour.least)),
          most: .seconds(Int64(min(hour.most, 43_200)))))
    }
    for index in starts.indices.dropFirst() {
      let gap = starts[index] - starts[index - 1]
      let number = starts[index - 1] / 3600
      // Two trains at once are one opportunity.
      guard gap >= 30, gap <= 43_200 else { continue }
      if let same = hour, same.number == number {
        hour = (number, min(same.least, gap), max(same.most, gap))
      } else {
        close()
        hour = (number, gap, gap)
      }
    }
    close()
    return rows.sorted { $0.from < $1.from }
  }
}
