/// What fills the placeholders of a phrase, written `["time": "06:00"]`.
package struct Arguments: Sendable, ExpressibleByDictionaryLiteral {
  private let pairs: [(String, String)]

  /// Makes arguments from names and texts.
  package init(dictionaryLiteral elements: (String, String)...) {
    pairs = elements
  }

  private init(pairs: [(String, String)]) {
    self.pairs = pairs
  }

  subscript(name: String) -> String? {
    for (known, text) in pairs where known == name { return text }
    return nil
  }

  func adding(_ name: String, _ text: String) -> Arguments {
    Arguments(pairs: pairs + [(name, text)])
  }
}
