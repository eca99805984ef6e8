/// How one language writes numbers, money, dates, times and measures, after CLDR.
///
/// Spaces inside what is written never break a line: they are U+00A0, or U+202F where CLDR has it.
package struct Formats: Sendable, Hashable {
  /// The language written.
  package let language: Language
  /// What the place of the ride is used to.
  package let customs: Customs

  /// Makes the formats of a language at a place.
  package init(_ language: Language, customs: Customs = .metric) {
    self.language = language
    self.customs = customs
  }

  /// A space at which no line is broken.
  package static let gap = noBreakSpace

  /// What stands between the items of a list.
  package var comma: String { language.ruled == .japanese ? "、" : ", " }

  /// What stands between the items of a list whose items have commas of their own.
  package var semicolon: String { language.ruled == .japanese ? "；" : "; " }

  static let noBreakSpace = "\u{A0}"
  static let narrowNoBreakSpace = "\u{202F}"
}
