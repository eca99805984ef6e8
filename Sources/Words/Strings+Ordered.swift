import JSON

/// A language's file as a site carries it: one array of the texts in the order of the phrases, those that count as arrays
/// of their plural forms. It was checked where it was made, so that a page carries neither keys nor checks.
extension Strings {
  /// Makes that of a language's file.
  ///
  /// - Throws: A ``JSONError`` where the file is not one, as ``init(_:bytes:)`` says.
  package static func ordered(_ language: Language, bytes: [UInt8]) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for wording in try Strings(language, bytes: bytes).wordings {
      switch wording {
      case .plain(let text): writer.string(text)
      case .counted(let forms):
        writer.beginArray()
        for form in forms { writer.string(form) }
        writer.endArray()
      }
    }
    writer.endArray()
    return writer.finish()
  }

  /// Reads what ``ordered(_:bytes:)`` made; for the pseudo-language that of English.
  ///
  /// - Throws: A ``JSONError`` for anything that has not one text for each phrase.
  package init(_ language: Language, ordered bytes: [UInt8]) throws(JSONError) {
    let list = try JSONReader.read(bytes)
    var wordings: [Wording] = []
    for element in try list.elements {
      if element.kind == .array {
        var forms: [String] = []
        for form in try element.elements { forms.append(Strings.text(try form.string, language)) }
        wordings.append(.counted(forms))
      } else {
        wordings.append(.plain(Strings.text(try element.string, language)))
      }
    }
    guard wordings.count == Phrase.allCases.count else { throw list.fail("expected one text for each phrase") }
    self.init(language, wordings: wordings)
  }

  private static func text(_ text: String, _ language: Language) -> String {
    language == .pseudo ? Pseudo.text(text) : text
  }
}
