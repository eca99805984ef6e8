import Units

/// How long a driver may be bound by a shift, and what rest follows.
///
/// Japan's standards for improving drivers' hours in force since April 2024, for
/// [taxis](https://driver-roudou-jikan.mhlw.go.jp/). Bound time is all from the beginning of duty to its end:
/// work, breaks and naps.
package struct DutyHours: Sendable, Hashable {
  /// The bound time that should not be passed.
  package let usual: Elapsed
  /// The bound time that must not be passed.
  package let most: Elapsed
  /// The rest that should follow.
  package let usualRest: Elapsed
  /// The rest that must follow.
  package let leastRest: Elapsed

  /// A shift by day: 13 hours and at most 15, then 11 hours of rest and at least 9.
  package static let day = DutyHours(
    usual: .seconds(13 * 3600), most: .seconds(15 * 3600), usualRest: .seconds(11 * 3600),
    leastRest: .seconds(9 * 3600))
  /// A shift over two days: 21 hours on average and at most 22, then 24 hours of rest and at least 22.
  package static let alternate = DutyHours(
    usual: .seconds(21 * 3600), most: .seconds(22 * 3600), usualRest: .seconds(24 * 3600),
    leastRest: .seconds(22 * 3600))

  /// How a bound time stands to the limits.
  package enum Standing: String, Sendable, Hashable, CaseIterable {
    /// Well within.
    case within
    /// The usual limit comes within half an hour.
    case nearUsual = "near_usual"
    /// The usual limit is passed.
    case beyondUsual = "beyond_usual"
    /// The utmost limit comes within half an hour.
    case nearMost = "near_most"
    /// The utmost limit is passed.
    case beyondMost = "beyond_most"
  }

  /// How a rest between two shifts stands to the limits.
  package enum Rest: String, Sendable, Hashable, CaseIterable {
    /// As long as it should be.
    case enough
    /// Shorter than it should be.
    case belowUsual = "below_usual"
    /// Shorter than it must be.
    case belowLeast = "below_least"
  }

  /// How a rest after such a shift stands.
  package func rest(_ length: Elapsed) -> Rest {
    if length < leastRest { return .belowLeast }
    return length < usualRest ? .belowUsual : .enough
  }

  private static var warning: Elapsed { .seconds(1800) }

  /// How a bound time stands.
  package func standing(after bound: Elapsed) -> Standing {
    if bound > most { return .beyondMost }
    if bound + DutyHours.warning > most { return .nearMost }
    if bound > usual { return .beyondUsual }
    if bound + DutyHours.warning > usual { return .nearUsual }
    return .within
  }
}
