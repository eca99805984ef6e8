/// A name or a sentence of a tariff file in the languages it was written in.
package struct LocalText: Sendable, Hashable {
  private let texts: [Entry]

  private struct Entry: Sendable, Hashable {
    let language: String
    let text: String
  }

  /// Makes a text from language codes and texts; the first is the one to fall back to.
  package init(_ texts: [(language: String, text: String)]) {
    self.texts = texts.map { Entry(language: $0.language, text: $0.text) }
  }

  /// The languages it has, in the order of the file.
  package var languages: [String] { texts.map { $0.language } }

  /// The text in a language, else in English, else in the first language there is.
  package func text(in language: String) -> String {
    first(in: language) ?? first(in: "en") ?? texts.first?.text ?? ""
  }

  private func first(in language: String) -> String? {
    for entry in texts where entry.language == language { return entry.text }
    return nil
  }
}
