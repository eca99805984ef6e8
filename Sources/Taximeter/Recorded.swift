import Almanac
import Tariffs
import Track
import Units

extension Meter {
  /// Prices a recorded ride: Start at its first fix, Stop at its last.
  ///
  /// Supplements, rate and discount are to be keyed before. Without fixes the ride begins and ends at the epoch.
  ///
  /// - Throws: A ``MeterError`` when the meter is not for hire.
  package mutating func record(_ fixes: [Fix]) throws(MeterError) {
    let span = Course.span(of: fixes)
    try apply(.start, at: span.first)
    take(recorded: fixes)
    try apply(.stop, at: span.last)
  }
}
