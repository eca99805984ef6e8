import Units

/// The raster on which mode S decides between distance and time.
///
/// A decision per fix would turn the noise of a speed near the cross-over into money; five seconds, counted from Start,
/// average it out and are the same whatever order the fixes came in.
enum Grid {
  @inline(__always)
  static var step: Elapsed { .seconds(5) }

  /// The first border after a time.
  @inline(__always)
  static func border(after time: Instant, start: Instant) -> Instant {
    let since = (time - start).milliseconds
    return start + Elapsed(milliseconds: (since / step.milliseconds + 1) * step.milliseconds)
  }
}
