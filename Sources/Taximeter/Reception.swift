import Track
import Units

/// What the receiver said of a ride beside its way.
struct Reception: Sendable {
  /// The fixes that were used.
  var used: Int64 = 0
  /// The fixes that were refused, by reason.
  var refused = RefusalCounts()
  /// The fixes that were the very same as another.
  var repeated: Int64 = 0
  /// Where the ride began, as far as fixes say.
  var origin: Fix?
  /// Where it ended.
  var destination: Fix?

  /// The first fix of a ride that says where it began.
  static func origin(of fixes: ArraySlice<Fix>, start: Instant) -> Fix? {
    fixes.first { $0.time >= start - AdmissionLimits.stale }
  }
}
