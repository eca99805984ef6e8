import Units

/// What a reader takes as given and how much it takes.
package struct ReadingOptions: Sendable {
  /// How far local time is ahead of UTC in times that do not say so themselves; nil refuses such times.
  package var offsetOfBareTimes: Elapsed?
  /// How many points are taken; one more is an error.
  ///
  /// Ten million are eleven days at ten a second, and 560 MB.
  package var pointLimit: Int = 10_000_000
  /// How many bytes are taken; one more is an error.
  package var byteLimit: Int = 4_000_000_000

  /// Makes the usual options: bare times refused.
  package init(offsetOfBareTimes: Elapsed? = nil) {
    self.offsetOfBareTimes = offsetOfBareTimes
  }
}
