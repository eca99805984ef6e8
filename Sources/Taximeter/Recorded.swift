import Almanac
import Tariffs
import Track
import Units

extension Meter {
  /// Prices a recorded ride: Start at its first fix, Stop at its last.
  ///
  /// Supplements, rate and discount are to be keyed before. Without fixes the ride begins and ends at the epoch.
  package mutating func record(_ fixes: [Fix]) throws(MeterError) {
    let first = fixes.reduce(fixes.first?.time ?? Instant(milliseconds: 0)) { min($0, $1.time) }
    let last = fixes.reduce(first) { max($0, $1.time) }
    try apply(.start, at: first)
    take(recorded: fixes)
    try apply(.stop, at: last)
  }
}
