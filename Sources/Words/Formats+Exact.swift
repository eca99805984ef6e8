import Units

/// Measures that are not whole: the units of a tariff, written exactly where few digits are enough, else after `≈`.
extension Formats {
  /// The most decimals of a measure that counts as exact in few digits.
  private static let mostDigits = 2

  /// Writes a length of so many millimetres: `1/5 mi`, `174 yd`, `127.3 m`, `1.25 km`, `≈37.0 m`.
  ///
  /// Whether it is exact in few digits is answered too. A length known to the millimetre only may be `off` by half of one.
  package func length(_ millimetres: Ratio, isRounded off: Bool = false) -> (text: String, isExact: Bool) {
    if customs.roads == .miles {
      if customs.dividesMiles, let part = millimetres.divided(by: Formats.mile), part.numerator == 1,
        (2...20).contains(part.denominator)
      {
        return ("1/\(Int64(part.denominator))" + Formats.noBreakSpace + name(.miles, 2, digits: 0), true)
      }
      for unit in [LengthUnit.miles, .yards] where unit == .yards || millimetres.isLess(than: Formats.mile) == false {
        if let text = exact(millimetres, in: unit, isRounded: off) { return (text, true) }
      }
    } else if millimetres.isLess(than: Ratio(1_000_000)) == false,
      let text = exact(millimetres, in: .kilometres, isRounded: off)
    {
      return (text, true)
    }
    if let text = exact(millimetres, in: .metres, isRounded: off) { return (text, true) }
    let metres = Distance(millimetres: millimetres.rounded ?? .max)
    return ("≈" + distance(metres, in: .metres, digits: metres < .metres(1000) ? 1 : 0), false)
  }

  /// Writes a time of so many milliseconds: `37 s`, `22.36 s`, `2 min`, `≈6.5 s`.
  package func time(_ milliseconds: Ratio) -> (text: String, isExact: Bool) {
    if milliseconds.isLess(than: Ratio(120_000)) == false, let minutes = milliseconds.divided(by: Ratio(60_000))?.whole
    {
      return (measure(integer(minutes), .minutes), true)
    }
    let tens = milliseconds.divided(by: Ratio(10))
    if let hundredths = tens?.whole { return (measure(shortest(hundredths, digits: 2), .seconds), true) }
    let tenths = tens?.divided(by: Ratio(10))?.rounded ?? .max
    return ("≈" + measure(shortest(tenths, digits: 1), .seconds), false)
  }

  /// Writes a time in seconds with exactly one decimal, cut: `93.9 s`.
  package func seconds(_ length: Elapsed) -> String {
    measure(number(length.milliseconds / 100, digits: 1), .seconds)
  }

  /// Writes a price of so many minor units, with digits beyond the currency's own where it has them.
  ///
  /// Whether those digits are all, and whether the currency can hold it, is answered too.
  package func price(
    _ minorUnits: Ratio, in currency: Currency, sign: CurrencySign = .standard
  ) -> (text: String, isExact: Bool, isWhole: Bool) {
    if let whole = minorUnits.whole { return (money(Money(minorUnits: whole), in: currency, sign: sign), true, true) }
    var scaled = minorUnits
    for more in 1...Formats.mostDigits {
      guard let next = scaled.times(Ratio(10)) else { break }
      scaled = next
      if let whole = scaled.whole {
        return (money(whole, digits: currency.minorDigits + more, in: currency, sign: sign), true, false)
      }
    }
    return ("≈" + money(Money(minorUnits: minorUnits.rounded ?? .max), in: currency, sign: sign), false, false)
  }

  /// Writes a speed of so many millimetres per millisecond with a decimal where it is not whole: `15 km/h`, `10.4 mph`.
  package func speed(_ millimetresPerMillisecond: Ratio) -> String {
    let isMiles = customs.roads == .miles
    let unit = isMiles ? LengthUnit.miles : .kilometres
    // A millimetre per millisecond is 36 000 000 tenths of a millimetre per hour.
    let tenths = millimetresPerMillisecond.times(Ratio(360_000_000))?.divided(by: Ratio(unit.tenthsOfMillimetre))?
      .rounded
    let number = shortest(tenths ?? .max, digits: 1)
    return number + Formats.noBreakSpace + unitOfSpeed(tenths ?? .max, digits: 1)
  }

  private static let mile = Ratio(1_609_344)

  private func exact(_ millimetres: Ratio, in unit: LengthUnit, isRounded: Bool) -> String? {
    guard let tenths = millimetres.times(Ratio(10)), var value = tenths.divided(by: Ratio(unit.tenthsOfMillimetre))
    else {
      return nil
    }
    for digits in 0...Formats.mostDigits {
      if digits > 0 {
        guard let next = value.times(Ratio(10)) else { return nil }
        value = next
      }
      guard let rounded = value.rounded else { return nil }
      if value.whole != nil || (isRounded && isNear(rounded, digits: digits, in: unit, tenths)) {
        return shortest(rounded, digits: digits) + Formats.noBreakSpace + name(unit, rounded, digits: digits)
      }
    }
    return nil
  }

  /// Whether a number of units is at most half a millimetre away from a length in tenths of a millimetre.
  private func isNear(_ value: Int64, digits: Int, in unit: LengthUnit, _ tenths: Ratio) -> Bool {
    var size = Ratio(unit.tenthsOfMillimetre)
    for _ in 0..<digits { size = size.divided(by: Ratio(10)) ?? size }
    guard let length = Ratio(value).times(size),
      let off = length.plus(Ratio(-tenths.numerator, tenths.denominator) ?? .zero)
    else { return false }
    return off.numerator.magnitude * 2 <= off.denominator.magnitude * 10
  }
}
