/// A sum of money in whole minor units (cents, pence, yen) of a currency that is kept beside it.
package struct Money: Sendable, Hashable, Comparable {
  /// The sum in minor units; negative for a discount.
  package var minorUnits: Int64

  /// Makes a sum of whole minor units.
  package init(minorUnits: Int64) {
    self.minorUnits = minorUnits
  }

  /// Nothing.
  package static let zero = Money(minorUnits: 0)

  /// Whether `left` is less than `right`.
  package static func < (left: Money, right: Money) -> Bool {
    left.minorUnits < right.minorUnits
  }

  /// The sum of two sums.
  package static func + (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits + right.minorUnits)
  }

  /// What is left of `left` without `right`.
  package static func - (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits - right.minorUnits)
  }

  /// Adds `right` to `left`.
  package static func += (left: inout Money, right: Money) {
    left.minorUnits += right.minorUnits
  }

  /// The sum as a plain decimal with the currency's digits and a point, such as `17.20` or `3500`.
  package func decimal(in currency: Currency) -> String {
    Decimal.text(minorUnits, digits: currency.minorDigits)
  }
}
