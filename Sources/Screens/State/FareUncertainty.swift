import Tariffs
import Track
import Units

/// How far the fare may be off because of the accuracies of the fixes.
///
/// The uncertainty of the length, at the dearest price of distance that was in force, up to whole steps of the display.
package struct FareUncertainty: Sendable {
  private var length = LengthUncertainty()
  /// In minor units per thousand kilometres.
  private var dearest: Int64 = 0
  private var step = Money.zero

  private static let thousandKilometres: Int64 = 1_000_000_000

  mutating func reach(_ fix: Fix, under rate: Rate) {
    length.reach(fix)
    guard case .metered(let metered) = rate.pricing else { return }
    for band in metered.bands {
      let price = band.perDistance.times(Ratio(FareUncertainty.thousandKilometres))
      dearest = max(dearest, price?.rounded ?? 0)
      step = max(step, band.increment)
    }
  }

  /// Up or down; nil where distance does not matter, and before there is a way.
  package var money: Money? {
    guard step > .zero, dearest > 0, length.distance > .zero else { return nil }
    let exact = Int128(length.distance.millimetres) * Int128(dearest)
    let worth = Int128(step.minorUnits) * Int128(FareUncertainty.thousandKilometres)
    let steps = (exact + worth - 1) / worth
    return steps < 1_000_000 ? Money(minorUnits: Int64(steps) * step.minorUnits) : nil
  }
}
