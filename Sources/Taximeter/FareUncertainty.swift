import Tariffs
import Track
import Units

/// How far a ride may be off because of the accuracies of its fixes: the one rule of the face and of the receipt.
///
/// The distance is ``LengthUncertainty``'s; the fare is that distance at the dearest price of distance that was in force,
/// up to whole steps of the display.
package struct FareUncertainty: Sendable {
  private var length = LengthUncertainty()
  /// In minor units per thousand kilometres.
  private var dearest: Int64 = 0
  private var step = Money.zero

  private static let thousandKilometres: Int64 = 1_000_000_000

  /// Makes the uncertainty of a ride that has not begun.
  package init() {}

  /// Goes on to a fix that is used.
  package mutating func reach(_ fix: Fix) {
    length.reach(fix)
  }

  /// Takes a rate that is in force on the way; a flat fare has no price of distance.
  package mutating func meet(_ rate: Rate) {
    guard let metered = rate.metered else { return }
    for band in metered.bands {
      let price = band.perDistance.times(Ratio(FareUncertainty.thousandKilometres))
      dearest = max(dearest, price?.rounded ?? 0)
      step = max(step, band.increment)
    }
  }

  /// By how much the distance may be off, up or down; zero before there is a way.
  package var distance: Distance { length.distance }

  /// By how much the fare may be off, up or down; nil where distance does not matter, and before there is a way.
  package var money: Money? {
    guard step > .zero, dearest > 0, distance > .zero else { return nil }
    let exact = Int128(distance.millimetres) * Int128(dearest)
    let worth = Int128(step.minorUnits) * Int128(FareUncertainty.thousandKilometres)
    let steps = (exact + worth - 1) / worth
    return steps < 1_000_000 ? Money(minorUnits: Int64(steps) * step.minorUnits) : nil
  }
}
