import Units

/// A unit of length that a distance is shown in.
package enum LengthUnit: UInt8, Sendable, Hashable, CaseIterable {
  case kilometres
  case metres
  case miles
  case yards

  /// The unit's length in tenths of a millimetre; a mile has 1609.344 m, a yard 0.9144 m.
  package var tenthsOfMillimetre: Int64 {
    switch self {
    case .kilometres: 10_000_000
    case .metres: 10_000
    case .miles: 16_093_440
    case .yards: 9144
    }
  }
}

extension Formats {
  /// Writes a way on the road: kilometres or miles as the place has them, with two decimals.
  package func distance(_ length: Distance) -> String {
    distance(length, in: customs.roads == .miles ? .miles : .kilometres, digits: 2)
  }

  /// Writes how far a way may be off, up to the last digit of ``distance(_:)``, such as `±0.01 mi` or `-0.01/+0.35 mi`.
  package func uncertainty(less: Distance, more: Distance) -> String {
    let unit: LengthUnit = customs.roads == .miles ? .miles : .kilometres
    let whole = Int128(unit.tenthsOfMillimetre)
    func value(_ length: Distance) -> Int64 {
      Int64(clamping: (Int128(length.millimetres.magnitude) * 1000 + whole - 1) / whole)
    }
    let text = Formats.uncertainty(
      less: unsigned(value(less).magnitude, digits: 2), more: unsigned(value(more).magnitude, digits: 2))
    return text + Formats.noBreakSpace + name(unit, value(more), digits: 2)
  }

  /// Writes a length in a unit with exactly `digits` decimals, rounded half away from zero.
  ///
  /// Decimals are 0 to 6; a length too great for the digits is written as the greatest there is.
  package func distance(_ length: Distance, in unit: LengthUnit, digits: Int = 0) -> String {
    let value = Formats.scaled(length.millimetres, by: 10, over: unit.tenthsOfMillimetre, digits: digits)
    return number(value, digits: digits) + Formats.noBreakSpace + name(unit, value, digits: digits)
  }

  /// Writes a speed in whole kilometres or miles per hour as the place has them.
  package func speed(_ speed: Speed) -> String {
    let miles = customs.roads == .miles
    let unit: LengthUnit = miles ? .miles : .kilometres
    let value = Formats.scaled(speed.millimetresPerSecond, by: 36_000, over: unit.tenthsOfMillimetre, digits: 0)
    return integer(value) + Formats.noBreakSpace + unitOfSpeed(value)
  }

  func unitOfSpeed(_ value: Int64, digits: Int = 0) -> String {
    customs.roads == .miles ? milesPerHour(language.pluralCategory(of: value, digits: digits)) : kilometresPerHour
  }

  private static func scaled(_ value: Int64, by factor: Int128, over unit: Int64, digits: Int) -> Int64 {
    var numerator = Int128(value) * factor
    for _ in 0..<min(max(digits, 0), 6) { numerator *= 10 }
    guard let rounded = Ratio(numerator, Int128(unit))?.rounded else { return value < 0 ? .min : .max }
    return rounded
  }

  func name(_ unit: LengthUnit, _ value: Int64, digits: Int) -> String {
    let category = language.pluralCategory(of: value, digits: digits)
    switch (language.ruled, unit) {
    case (.ukrainian, .kilometres): return "км"
    case (.ukrainian, .metres): return "м"
    case (.ukrainian, .miles): return ukrainianMiles(category)
    case (.ukrainian, .yards): return ukrainianYards(category)
    case (.polish, .miles): return polishMiles(category)
    case (_, .kilometres): return "km"
    case (_, .metres): return "m"
    case (_, .miles): return "mi"
    case (_, .yards): return "yd"
    }
  }

  private var kilometresPerHour: String {
    language.ruled == .ukrainian ? "км/год" : "km/h"
  }

  private func milesPerHour(_ category: PluralCategory) -> String {
    switch language.ruled {
    case .spanish, .german: return "mi/h"
    case .polish: return polishMiles(category) + "/h"
    case .ukrainian: return ukrainianMiles(category) + "/год"
    default: return "mph"
    }
  }

  private func polishMiles(_ category: PluralCategory) -> String {
    switch category {
    case .one: "mila"
    case .few: "mile"
    case .many: "mil"
    case .other: "mili"
    }
  }

  private func ukrainianMiles(_ category: PluralCategory) -> String {
    switch category {
    case .one: "миля"
    case .few, .other: "милі"
    case .many: "миль"
    }
  }

  private func ukrainianYards(_ category: PluralCategory) -> String {
    switch category {
    case .one: "ярд"
    case .few: "ярди"
    case .many: "ярдів"
    case .other: "ярда"
    }
  }
}
