import JSON

/// The texts of the dispatcher's pages in one language.
package struct PageStrings: Sendable {
  /// The tag of the language, such as `uk`.
  package let language: String
  private let texts: [PagePhrase: String]

  /// Reads a file of `Data/dispatch`.
  ///
  /// - Throws: A ``JSONError`` for a key that is unknown or missing, or a text that is empty.
  package init(_ language: String, bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    try node.only(PagePhrase.allCases.map(\.rawValue))
    var texts: [PagePhrase: String] = [:]
    for phrase in PagePhrase.allCases {
      let text = try node.member(phrase.rawValue)
      guard try !text.string.isEmpty else { throw text.fail("expected a text") }
      texts[phrase] = try text.string
    }
    self.texts = texts
    self.language = language
  }

  subscript(_ phrase: PagePhrase) -> String { texts[phrase] ?? phrase.rawValue }

  /// A text with the word of its one placeholder.
  func text(_ phrase: PagePhrase, _ name: String, _ value: String) -> String {
    self[phrase].replacing("{\(name)}", with: value)
  }

  /// The text of a word of the engine, such as `ride` and `on_trip`.
  func word(_ kind: String, _ word: String) -> String {
    PagePhrase(rawValue: "\(kind).\(word)").map { self[$0] } ?? self[.refusalOther]
  }
}
