import Tariffs
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
  /// How many increments are on the display with this one.
  package let number: Int64
}

/// The steps of a ride as they are counted.
struct Trace: Sendable {
  private(set) var increments: [Increment] = []

  /// Records the steps that a part brought, each placed where within the part its threshold was passed.
  mutating func record(
    from before: Int64, to after: Int64, value: Int128, gain: Int128, worth: Int128, charging: Charging, rate: Int,
    isTime: Bool, part: Phase.Part, odometer: Int64, at piece: Piece
  ) {
    guard after > before else { return }
    let start = value - gain
    for number in (before + 1)...after {
      let threshold =
        switch charging {
        case .completed: Int128(number) * worth
        case .commenced, .prepaidFirst: Int128(number - 1) * worth
        }
      let into = max(0, threshold - start)
      let time = gain > 0 ? Int64(Int128(part.time) * into / gain) : part.time
      let way = gain > 0 ? Int64(Int128(part.distance) * into / gain) : part.distance
      increments.append(
        Increment(
          time: min(piece.from + Elapsed(milliseconds: time), piece.to),
          odometer: Distance(millimetres: odometer - part.distance + way), isTime: isTime, rate: rate,
          number: number))
    }
  }
}
