/// A public holiday: what it is called, when it falls and how long the law has been so.
package struct Holiday: Sendable, Hashable {
  /// A key that is unique in its calendar, such as `new-year`.
  package let key: String
  /// The name by language, such as `en` and `ca`; the first is shown where no other fits.
  package let names: [HolidayName]
  /// When it falls.
  package let rule: HolidayRule
  /// The first year of the rule; nil when it is older than any ride.
  package let firstYear: Int?
  /// The last year of the rule; nil while it is in force.
  package let lastYear: Int?
  /// Where it goes from a weekend.
  package let substitute: HolidaySubstitute
  /// Whether the day it comes from stops being a holiday when there is another instead.
  package let isReplaced: Bool
  /// Days on which it falls in single years beside what the rule says; these have no substitute.
  package let added: [CivilDate]
  /// Days of the rule, or substitutes, on which it did not fall.
  package let removed: [CivilDate]

  /// Makes a holiday.
  package init(
    key: String, names: [HolidayName], rule: HolidayRule, firstYear: Int? = nil, lastYear: Int? = nil,
    substitute: HolidaySubstitute = .none, isReplaced: Bool = false, added: [CivilDate] = [],
    removed: [CivilDate] = []
  ) {
    self.key = key
    self.names = names
    self.rule = rule
    self.firstYear = firstYear
    self.lastYear = lastYear
    self.substitute = substitute
    self.isReplaced = isReplaced
    self.added = added
    self.removed = removed
  }

  /// The name in a language, else in English, else the first; the key when it has none.
  package func name(in language: String) -> String {
    let match = names.first { $0.language == language } ?? names.first { $0.language == "en" } ?? names.first
    return match?.text ?? key
  }

  /// The days of the rule in a year, without those that were removed and before any substitute.
  func ruledDates(in year: Int) -> [CivilDate] {
    guard year >= firstYear ?? year, year <= lastYear ?? year else { return [] }
    return rule.dates(in: year).filter { !removed.contains($0) }
  }
}

/// A name in one language.
package struct HolidayName: Sendable, Hashable {
  /// The language as a BCP 47 tag, such as `en` or `zh-Hant`.
  package let language: String
  /// The name.
  package let text: String

  /// Makes a name.
  package init(language: String, text: String) {
    self.language = language
    self.text = text
  }
}
