import Units

/// How much of a whole a part is, to be drawn as a length; nothing of no whole.
struct Share: Sendable, Hashable {
  private let part: Int64
  private let whole: Int64

  init(_ part: Int64, of whole: Int64) {
    self.part = part
    self.whole = whole
  }

  /// As much of a length.
  func callAsFunction(_ length: Double) -> Double {
    whole > 0 ? Double(part) / Double(whole) * length : 0
  }
}

extension Money {
  /// How much of another sum this one is.
  func share(of whole: Money) -> Share { Share(minorUnits, of: whole.minorUnits) }
}
