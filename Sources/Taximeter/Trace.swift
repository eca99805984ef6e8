import Units

/// One step of the display, with its reason.
package struct Increment: Sendable, Hashable {
  /// When the display moved, cut to the millisecond.
  package let time: Instant
  /// How far the car had gone, cut to the millimetre.
  package let odometer: Distance
  /// Whether time earned it; else distance did.
  package let isTime: Bool
  /// The place of the rate in the edition.
  package let rate: Int
  /// How many steps the display has made with this one.
  package let number: Int64
  /// What it shows beyond the initial charge with this one.
  package let shown: Money
}

/// The steps of a ride as they are counted.
struct Trace: Sendable {
  private(set) var increments: [Increment] = []

  /// Records a step that came when so much of a part's gain had been earned.
  mutating func record(
    number: Int64, shown: Money, rate: Int, isTime: Bool, part: Phase.Part, into: Int128, odometer: Int64,
    at piece: Piece
  ) {
    let time = part.gain > 0 ? Int64(Int128(part.time) * into / part.gain) : 0
    let way = part.gain > 0 ? Int64(Int128(part.distance) * into / part.gain) : 0
    increments.append(
      Increment(
        time: min(piece.from + Elapsed(milliseconds: time), piece.to),
        odometer: Distance(millimetres: odometer - part.distance + way), isTime: isTime, rate: rate, number: number,
        shown: shown))
  }
}
