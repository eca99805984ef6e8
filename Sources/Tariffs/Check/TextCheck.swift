import JSON

/// Checks what people read: that it is there, and in the languages of the product where a file has more than one.
///
/// A file that says everything in one language is its author's own choice.
struct TextCheck {
  /// Languages of the product whose texts a file should have.
  private static let wanted = ["es"]

  private let file: JSONNode
  /// Whether anything is written in more than one language.
  private let hasLanguages: Bool

  init(file: JSONNode) throws(JSONError) {
    self.file = file
    var hasLanguages = false
    for text in try TextCheck.texts(of: file) where text.kind == .object {
      if try Array(text.members).count > 1 { hasLanguages = true }
    }
    self.hasLanguages = hasLanguages
  }

  func run(_ findings: inout Findings) throws(JSONError) {
    for text in try TextCheck.texts(of: file) { try check(text, &findings) }
  }

  /// Everything that people read.
  private static func texts(of file: JSONNode) throws(JSONError) -> [JSONNode] {
    var texts = [try file.member("city")]
    if let reason = try file.optional("not-offered") { texts.append(reason) }
    guard let editions = try file.optional("editions") else { return texts }
    for edition in try editions.elements {
      if let note = try edition.optional("note") { texts.append(note) }
      for key in ["rates", "supplements"] {
        guard let list = try edition.optional(key) else { continue }
        for element in try list.elements {
          texts.append(try element.member("name"))
          if let condition = try element.optional("condition") { texts.append(condition) }
        }
      }
    }
    return texts
  }

  private func check(_ node: JSONNode, _ findings: inout Findings) throws(JSONError) {
    guard node.kind == .object else {
      if try node.string.isEmpty { findings.error(at: node, "the text is empty; write it") }
      warn(at: node, languages: ["en"], &findings)
      return
    }
    var languages: [String] = []
    for member in try node.members {
      languages.append(member.key)
      if !TextCheck.isLanguage(member.key) {
        findings.error(at: member.value, "expected the code of a language such as \"en\" or \"pt-BR\"")
      }
      if try member.value.string.isEmpty { findings.error(at: member.value, "the text is empty; write it") }
    }
    if !languages.contains("en") { findings.error(at: node, "there is no text in English; add \"en\"") }
    warn(at: node, languages: languages, &findings)
  }

  /// Two or three small letters, and further parts of letters and digits after hyphens.
  private static func isLanguage(_ code: String) -> Bool {
    let parts = code.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    }
  }

  private func warn(at node: JSONNode, languages: [String], _ findings: inout Findings) {
    for language in TextCheck.wanted where hasLanguages && !languages.contains(language) {
      findings.warn(
        at: node, "there is no text in the language \"\(language)\"; write {\"en\": \"...\", \"\(language)\": \"...\"}")
    }
  }
}
