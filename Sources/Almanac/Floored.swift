/// The quotient rounded towards minus infinity; the divisor is positive.
func floored<Whole: SignedInteger & FixedWidthInteger>(_ value: Whole, by divisor: Whole) -> Whole {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}

/// The remainder that belongs to the floored quotient: 0 to `divisor` - 1.
func floored<Whole: SignedInteger & FixedWidthInteger>(_ value: Whole, modulo divisor: Whole) -> Whole {
  let remainder = value % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
