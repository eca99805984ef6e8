import Track
import Units

/// Times that were cut to whole seconds: a receiver of ten fixes a second whose file shows ten equal times.
enum SharedSeconds {
  /// From this many equal times on, and no other, a clock is taken to have stood still.
  private static let stoppedCount = 20

  /// Whether the whole ride has one time only and yet a way, which says nothing about speed or waiting.
  static func isStopped(_ fixes: [Fix]) -> Bool {
    fixes.count >= stoppedCount && fixes.allSatisfy { $0.time == fixes[0].time }
      && fixes.contains { $0.place != fixes[0].place }
  }

  /// Spreads each run of equal whole seconds evenly up to the next time, at most one second further.
  ///
  /// A run at one place stays: it is one fix written several times. Nil when nothing was changed.
  static func spread(_ fixes: inout [Fix]) -> RideWarning? {
    var count = 0
    var first = 0
    var start = 0
    while start < fixes.count {
      let time = fixes[start].time.milliseconds
      var end = start + 1
      while end < fixes.count, fixes[end].time.milliseconds == time { end += 1 }
      let run = start..<end
      start = end
      guard run.count > 1, time % 1000 == 0, run.contains(where: { fixes[$0].place != fixes[run.lowerBound].place })
      else { continue }
      var room: Int64 = 1000
      if end < fixes.count {
        let next = fixes[end].time.milliseconds
        if next > time { room = min(room, next - time) }
      }
      for (step, index) in run.enumerated() {
        fixes[index].time = Instant(milliseconds: time + room * Int64(step) / Int64(run.count))
      }
      if count == 0 { first = run.lowerBound + 1 }
      count += run.count
    }
    return count == 0 ? nil : .sharedSeconds(count: count, first: first)
  }
}
