/// Which form of a word goes with a number, by the names of CLDR.
///
/// The rules are those of the
/// [CLDR plural rules](https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case one
  case few
  case many
  case other
}

extension Language {
  /// The forms that a counting phrase has in this language.
  package var pluralCategories: [PluralCategory] {
    switch ruled {
    case .spanish: [.one, .many, .other]
    case .polish, .ukrainian: [.one, .few, .many, .other]
    case .japanese: [.other]
    default: [.one, .other]
    }
  }

  /// Whether the form `one` is used for the number 1 alone, so that its text may leave the number out.
  package var oneIsSingle: Bool { ruled != .ukrainian }

  /// The form for `value` units of 10^-`digits`, shown with exactly `digits` digits after the point.
  package func pluralCategory(of value: Int64, digits: Int = 0) -> PluralCategory {
    var whole = value.magnitude
    for _ in 0..<digits { whole /= 10 }
    switch ruled {
    case .spanish:
      var unit: UInt64 = 1
      for _ in 0..<digits { unit = unit &* 10 }
      if value.magnitude == unit { return .one }
      return digits == 0 && whole != 0 && whole % 1_000_000 == 0 ? .many : .other
    case .polish:
      guard digits == 0 else { return .other }
      return whole == 1 ? .one : Language.endsInFew(whole) ? .few : .many
    case .ukrainian:
      guard digits == 0 else { return .other }
      if whole % 10 == 1, whole % 100 != 11 { return .one }
      return Language.endsInFew(whole) ? .few : .many
    case .japanese:
      return .other
    default:
      return digits == 0 && whole == 1 ? .one : .other
    }
  }

  private static func endsInFew(_ whole: UInt64) -> Bool {
    (2...4).contains(whole % 10) && !(12...14).contains(whole % 100)
  }
}
