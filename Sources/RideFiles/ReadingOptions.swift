import Almanac

/// What a reader takes as given and how much it takes.
package struct ReadingOptions: Sendable {
  /// The zone of times that do not say how far they are from UTC; nil refuses such times.
  package var zoneOfBareTimes: Zone?
  /// How many points are taken; one more is an error.
  ///
  /// Ten million are eleven days at ten a second, and 560 MB.
  package var pointLimit: Int = 10_000_000
  /// How many bytes are taken; one more is an error.
  package var byteLimit: Int = 4_000_000_000

  /// Makes the usual options: bare times refused.
  package init(zoneOfBareTimes: Zone? = nil) {
    self.zoneOfBareTimes = zoneOfBareTimes
  }
}
