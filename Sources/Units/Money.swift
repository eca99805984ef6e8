/// A sum of money in whole minor units (cents, pence, yen) of a currency that is kept beside it.
@usableFromInline package struct Money: Sendable, Hashable, Comparable {
  /// The sum in minor units; negative for a discount.
  @usableFromInline package var minorUnits: Int64

  /// Makes a sum of whole minor units.
  @inlinable
  package init(minorUnits: Int64) {
    self.minorUnits = minorUnits
  }

  /// Nothing.
  @inlinable
  package static var zero: Money { Money(minorUnits: 0) }

  /// Whether `left` is less than `right`.
  @inlinable
  package static func < (left: Money, right: Money) -> Bool {
    left.minorUnits < right.minorUnits
  }

  /// Whether `left` is not more than `right`.
  @inlinable
  package static func <= (left: Money, right: Money) -> Bool {
    left.minorUnits <= right.minorUnits
  }

  /// Whether `left` is more than `right`.
  @inlinable
  package static func > (left: Money, right: Money) -> Bool {
    left.minorUnits > right.minorUnits
  }

  /// Whether `left` is not less than `right`.
  @inlinable
  package static func >= (left: Money, right: Money) -> Bool {
    left.minorUnits >= right.minorUnits
  }

  /// The sum of two sums.
  @inlinable
  package static func + (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits + right.minorUnits)
  }

  /// What is left of `left` without `right`.
  @inlinable
  package static func - (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits - right.minorUnits)
  }

  /// Adds `right` to `left`.
  @inlinable
  package static func += (left: inout Money, right: Money) {
    left.minorUnits += right.minorUnits
  }

  /// The sum as a plain decimal with the currency's digits and a point, such as `17.20` or `3500`.
  package func decimal(in currency: Currency) -> String {
    Decimal.text(minorUnits, digits: currency.minorDigits)
  }
}
