import Tariffs
import Track
import Units

/// How far a ride may be off because of its fixes: the one rule of the face and of the receipt.
///
/// The distance is ``LengthUncertainty``'s, and upwards what a silence may have had beyond its straight line; the fare is
/// that distance at the dearest price of distance that was in force, up to whole steps of the display. No fare is less
/// than the flagfall, nor than its minimum.
package struct FareUncertainty: Sendable {
  /// Where the fare stands.
  struct Standing: Sendable {
    /// What the display shows.
    let fare: Money
    /// The initial charge and all steps: less than the fare where a minimum raises it.
    let counted: Money
    /// What the fare is at least, whatever was driven.
    let least: Money
    /// What of the initial charge's allowance is left, in minor units per thousand kilometres times millimetres.
    let allowance: Int128
  }

  /// By how much a fare may be off.
  package struct Fare: Sendable, Hashable {
    /// How much less it may be.
    package let less: Money
    /// How much more it may be.
    package let more: Money
  }

  private var length = LengthUncertainty()
  /// The straight lines across silences, in millimetres.
  private var silent: Int64 = 0
  private var standing: Standing?
  /// In minor units per thousand kilometres.
  private var dearest: Int64 = 0
  private var step = Money.zero

  static let thousandKilometres: Int64 = 1_000_000_000
  /// √2 − 1, in thousandths: from corner to corner of a grid of streets the way is at most √2 of the straight line.
  private static let detour: Int64 = 414

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

  /// The same where the fare stands so and the ride had such silences; where nothing was billed, none counts.
  func settled(_ standing: Standing, gaps: [Gap]) -> FareUncertainty {
    var copy = self
    copy.standing = standing
    copy.silent = gaps.reduce(0) { $1.billed == .nothing ? $0 : $0 + $1.chord.millimetres }
    return copy
  }

  /// By how much the distance may be less; zero before there is a way.
  package var shorter: Distance { length.distance }

  /// By how much the distance may be more; zero before there is a way.
  package var longer: Distance {
    shorter + Distance(millimetres: silent / 1000 * FareUncertainty.detour)
  }

  /// By how much the fare may be off; nil where distance does not matter, and before there is a way.
  package var fare: Fare? {
    guard step > .zero, dearest > 0, longer > .zero else { return nil }
    var (less, more) = (worth(of: shorter, beyond: 0), worth(of: longer, beyond: standing?.allowance ?? 0))
    if let standing {
      less = max(.zero, min(less, standing.fare - standing.least))
      more = max(.zero, standing.counted + more - standing.fare)
      if standing.counted < standing.fare { less = .zero }
    }
    return less > .zero || more > .zero ? Fare(less: less, more: more) : nil
  }

  /// What a distance costs, in whole steps.
  private func worth(of distance: Distance, beyond allowance: Int128) -> Money {
    let exact = Int128(distance.millimetres) * Int128(dearest) - allowance
    guard exact > 0 else { return .zero }
    let size = Int128(step.minorUnits) * Int128(FareUncertainty.thousandKilometres)
    let steps = min((exact + size - 1) / size, 1_000_000)
    return Money(minorUnits: Int64(steps) * step.minorUnits)
  }
}
