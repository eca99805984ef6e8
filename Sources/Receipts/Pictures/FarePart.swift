import Drawing
import Taximeter
import Units
import Words

/// A part of what a ride costs, as pictures show it.
package enum FarePart: Sendable, Hashable, CaseIterable {
  /// What the start cost, or a flat fare.
  case initial
  /// What distance earned.
  case distance
  /// What time earned.
  case time
  /// By how much a minimum raised the fare.
  case minimum
  /// The supplements.
  case extras

  /// The colour it has in every picture.
  package var paint: Paint {
    switch self {
    case .initial: .initial
    case .distance: .distance
    case .time: .time
    case .minimum: .minimum
    case .extras: .extras
    }
  }

  /// What it is called.
  package var phrase: Phrase {
    switch self {
    case .initial: .receiptInitial
    case .distance: .rideDistance
    case .time: .rideWaiting
    case .minimum: .receiptMinimum
    case .extras: .rideExtras
    }
  }

  /// What tells it from its neighbours without colour.
  var texture: Texture {
    switch self {
    case .initial, .distance: .plain
    case .time: .stripes
    case .minimum: .hollow
    case .extras: .dots
    }
  }
}

extension Bill {
  /// The parts of the total that are not nothing, in the order in which they are drawn; they add up to it.
  ///
  /// What a discount or a rounding takes is missing from the last parts; what a rounding adds is in the last one.
  package var parts: [(part: FarePart, amount: Money)] {
    var parts = [
      (part: FarePart.initial, amount: initial), (.distance, byDistance), (.time, byTime), (.minimum, minimumRaise),
      (.extras, supplementTotal),
    ]
    .filter { $0.amount > .zero }
    var surplus = parts.reduce(Money.zero) { $0 + $1.amount } - total
    if surplus < .zero, let last = parts.popLast() { parts.append((last.part, last.amount - surplus)) }
    while surplus > .zero, let last = parts.popLast() {
      if last.amount > surplus { parts.append((last.part, last.amount - surplus)) }
      surplus = surplus - min(last.amount, surplus)
    }
    return parts
  }
}
