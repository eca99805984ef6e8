import Units

/// How a receiver delivered its fixes: how late, in what bursts, after what silences.
package struct Delivery: Sendable {
  /// How many fixes arrived.
  package private(set) var count: Int64 = 0
  /// Half of the fixes came no later than this after they were measured.
  package private(set) var medianLateness = Elapsed.zero
  /// Nineteen of twenty came no later than this.
  package private(set) var usualLateness = Elapsed.zero
  /// The latest came so much after it was measured.
  package private(set) var greatestLateness = Elapsed.zero
  /// How many came after a fix that was measured later.
  package private(set) var outOfOrder: Int64 = 0
  /// How often at least ``burstSize`` fixes that were measured apart came together.
  package private(set) var bursts: Int64 = 0
  /// The most fixes that came in one burst.
  package private(set) var largestBurst: Int64 = 0
  /// The longest time without an arrival, between the first and the last.
  package private(set) var longestSilence = Elapsed.zero

  /// Fixes that arrive within this of the first of them come together.
  package static let together = Elapsed.seconds(1)
  /// Fewer fixes than this are no burst: a receiver of two fixes a second delivers so many in peace.
  package static let burstSize: Int64 = 3
  /// Fixes of a burst were measured over more than this.
  package static let apart = Elapsed.seconds(2)

  /// Reckons with fixes in the order of their arrival; clocks that differ may make a lateness negative.
  package init(_ arrivals: [(at: Instant, fix: Fix)]) {
    guard let first = arrivals.first else { return }
    count = Int64(arrivals.count)
    let lateness = arrivals.map { $0.at - $0.fix.time }.sorted()
    medianLateness = lateness[(lateness.count - 1) / 2]
    usualLateness = lateness[(lateness.count - 1) * 19 / 20]
    greatestLateness = lateness[lateness.count - 1]
    var newest = first.fix.time
    var latest = first.at
    var burst = Burst(first.at, first.fix.time)
    for arrival in arrivals.dropFirst() {
      if arrival.fix.time < newest { outOfOrder += 1 }
      newest = max(newest, arrival.fix.time)
      longestSilence = max(longestSilence, arrival.at - latest)
      latest = max(latest, arrival.at)
      if arrival.at - burst.begin <= Delivery.together {
        burst.add(arrival.fix.time)
      } else {
        note(burst)
        burst = Burst(arrival.at, arrival.fix.time)
      }
    }
    note(burst)
  }

  private mutating func note(_ burst: Burst) {
    guard burst.count >= Delivery.burstSize, burst.newest - burst.oldest > Delivery.apart else { return }
    bursts += 1
    largestBurst = max(largestBurst, burst.count)
  }

  private struct Burst {
    let begin: Instant
    var oldest: Instant
    var newest: Instant
    var count: Int64 = 1

    init(_ begin: Instant, _ time: Instant) {
      self.begin = begin
      oldest = time
      newest = time
    }

    mutating func add(_ time: Instant) {
      oldest = min(oldest, time)
      newest = max(newest, time)
      count += 1
    }
  }
}
