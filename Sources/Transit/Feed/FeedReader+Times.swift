import Metro
import Units

extension FeedReader {
  /// Reads the stop times and puts those of a trip together, in the order of their sequence numbers.
  mutating func readTimes(_ table: FeedTable) throws(FeedError) {
    let columns = (
      trip: try table.needed("trip_id"), stop: try table.needed("stop_id"),
      sequence: try table.needed("stop_sequence"), arrival: try table.needed("arrival_time"),
      departure: try table.needed("departure_time"), distance: table.column("shape_dist_traveled")
    )
    feed.times.reserveCapacity(table.bytes.count / 48)
    var row = table.rows
    var last = 0..<0
    var trip = -1
    let bytes = table.bytes
    while try row.read(bytes, of: table.name) {
      guard feed.times.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      let range = row.range(columns.trip)
      if !FeedReader.same(bytes, last, range) {
        trip = feed.tripKeys.known(row, columns.trip, bytes) ?? -1
        last = range
      }
      guard trip >= 0, let stop = feed.stopKeys.known(row, columns.stop, bytes) else {
        try report.count(
          .refused, topic: trip < 0 ? "times of no trip" : "times at no stop",
          "stop_times.txt: line \(row.line): its \(trip < 0 ? "trip" : "stop") is not in the feed; left out")
        continue
      }
      guard let sequence = FeedReader.whole(bytes, row.range(columns.sequence)) else {
        try report.count(
          .refused, topic: "sequence", "stop_times.txt: line \(row.line): no stop_sequence; left out")
        continue
      }
      let arrival = FeedReader.seconds(bytes, row.range(columns.arrival))
      let departure = FeedReader.seconds(bytes, row.range(columns.departure))
      if arrival == -2 || departure == -2 {
        try report.count(
          .doubt, topic: "time", "stop_times.txt: line \(row.line): no time such as 5:51:00; taken as blank")
      }
      var distance: Int64 = -1
      if let column = columns.distance, !row.range(column).isEmpty {
        distance = Decimal.scaled(bytes[row.range(column)], digits: 3) ?? -1
      }
      feed.times.append(
        Feed.StopTime(
          trip: Int32(truncatingIfNeeded: trip), stop: Int32(truncatingIfNeeded: stop), sequence: sequence,
          arrival: max(arrival, -1), departure: max(departure, -1), distance: distance))
    }
    collect()
  }

  private mutating func collect() {
    var isSorted = true
    for index in feed.times.indices.dropFirst() {
      let (before, after) = (feed.times[index - 1], feed.times[index])
      if before.trip == after.trip, before.sequence > after.sequence { isSorted = false }
      if before.trip > after.trip { isSorted = false }
    }
    if !isSorted {
      feed.times.sort { $0.trip == $1.trip ? $0.sequence < $1.sequence : $0.trip < $1.trip }
    }
    var start = 0
    while start < feed.times.count {
      var end = start + 1
      while end < feed.times.count, feed.times[end].trip == feed.times[start].trip { end += 1 }
      feed.trips[Int(feed.times[start].trip)].times = start..<end
      start = end
    }
  }

  private static func same(_ bytes: [UInt8], _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, !left.isEmpty else { return false }
    for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
      return false
    }
    return true
  }

  /// A whole number of a plain field.
  private static func whole(_ bytes: [UInt8], _ range: Range<Int>) -> Int32? {
    var value: Int32 = 0
    var digits = 0
    for index in range where bytes[index] != 0x20 {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10, digits < 9 else { return nil }
      value = value * 10 + Int32(digit)
      digits += 1
    }
    return digits > 0 ? value : nil
  }

  /// Seconds of the service day; -1 when blank, -2 when it is no time.
  private static func seconds(_ bytes: [UInt8], _ range: Range<Int>) -> Int32 {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] == 0x20 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 { end -= 1 }
    if start == end { return -1 }
    return ServiceTime(bytes, in: start..<end)?.seconds ?? -2
  }
}
