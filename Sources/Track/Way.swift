import Units

/// A length finer than a millimetre: what a speed of whole millimetres a second does in whole milliseconds.
struct Way: Sendable {
  /// In halves of a micrometre.
  var halves: Int64

  @inline(__always)
  init(halves: Int64) {
    self.halves = halves
  }

  @inline(__always)
  static var zero: Way { Way(halves: 0) }

  @inline(__always)
  init(micrometres: Int64) {
    halves = 2 * micrometres
  }

  /// The way under a speed that changes evenly.
  @inline(__always)
  init(from before: Speed, to after: Speed, in time: Elapsed) {
    halves = (before.millimetresPerSecond + after.millimetresPerSecond) * time.milliseconds
  }

  /// To the nearest millimetre.
  @inline(__always)
  var rounded: Distance { Distance(millimetres: (halves + 1000) / 2000) }

  /// Takes out the nearest whole millimetres; what is left, under or over, goes to the next.
  @inline(__always)
  mutating func take() -> Distance {
    let whole = rounded
    halves -= whole.millimetres * 2000
    return whole
  }
}
