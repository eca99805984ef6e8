import JSON

/// The texts of one language, read from its file.
///
///     let strings = try Strings(.spanish, bytes: bytes)
///     strings.text(.rateUntil, ["time": formats.time(end)])
///     strings.text(.receiptGaps, count: 2, ["duration": "4 min"])
package struct Strings: Sendable {
  enum Wording {
    case plain(String)
    /// One text for each of the language's plural categories, in their order.
    case counted([String])
  }

  /// The language of the texts.
  package let language: Language
  let wordings: [Wording]

  /// Reads a language's file; for the pseudo-language the bytes are the English file's.
  ///
  /// - Throws: A ``JSONError`` with line and mend for a file that is no JSON, an unknown key, a missing one, a missing or
  ///   surplus plural form, an unknown or missing placeholder, a lone brace, or a space at an edge.
  package init(_ language: Language, bytes: [UInt8]) throws(JSONError) {
    let reader = StringsReader(language: language)
    wordings = try reader.wordings(of: JSONReader.read(bytes))
    self.language = language
  }

  init(_ language: Language, wordings: [Wording]) {
    self.language = language
    self.wordings = wordings
  }

  /// The text of a phrase that does not count, with its placeholders filled.
  package func text(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String {
    switch wordings[phrase.index] {
    case .plain(let text): Template.filled(text, arguments)
    case .counted(let forms): Template.filled(forms.last ?? "", arguments)
    }
  }

  /// The text of a phrase that counts, in the form that goes with the number, which fills `{count}`.
  package func text(_ phrase: Phrase, count: Int64, _ arguments: Arguments = [:]) -> String {
    let arguments = arguments.adding(Phrase.count, Formats(language).integer(count))
    guard case .counted(let forms) = wordings[phrase.index] else { return text(phrase, arguments) }
    let category = language.pluralCategory(of: count)
    let position = language.pluralCategories.firstIndex(of: category) ?? forms.count - 1
    return Template.filled(forms[position], arguments)
  }
}
