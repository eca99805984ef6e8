import JSON

/// Reads a language file against the phrases there are.
struct StringsReader {
  let language: Language

  /// The wording of every phrase, in the order of the cases.
  func wordings(of file: JSONNode) throws(JSONError) -> [Strings.Wording] {
    let phrases = Phrase.allCases
    let keys = phrases.map { $0.key }
    var found = [Strings.Wording?](repeating: nil, count: phrases.count)
    var expected = 0
    for member in try file.members {
      let key = member.key
      // A file in the order of the cases is read without searching.
      if expected >= keys.count || keys[expected] != key {
        guard let index = keys.firstIndex(of: key) else {
          try file.only(keys)
          throw member.value.fail("the key is not known here; remove it")
        }
        expected = index
      }
      found[expected] = try wording(of: phrases[expected], member.value)
      expected += 1
    }
    var wordings: [Strings.Wording] = []
    for (index, wording) in found.enumerated() {
      guard let wording else {
        throw file.fail("the key \"\(keys[index])\" is missing; add its line in the order of the enum Phrase")
      }
      wordings.append(wording)
    }
    return wordings
  }

  private func wording(of phrase: Phrase, _ node: JSONNode) throws(JSONError) -> Strings.Wording {
    let placeholders = phrase.placeholders
    guard placeholders.contains(Phrase.count) else {
      guard node.kind == .string else {
        throw node.fail("expected a text; only a phrase with {count} has plural forms")
      }
      return .plain(try text(node, placeholders, isSingle: false))
    }
    let categories = language.pluralCategories
    var names = ""
    for category in categories { names += (names.isEmpty ? "" : ", ") + category.rawValue }
    guard node.kind == .object else { throw node.fail("expected an object with the plural forms \(names)") }
    for member in try node.members where !categories.contains(where: { $0.rawValue == member.key }) {
      throw member.value.fail("the plural form \"\(member.key)\" is not used in this language; it has \(names)")
    }
    var forms: [String] = []
    for category in categories {
      guard let form = try node.optional(category.rawValue) else {
        throw node.fail("the plural form \"\(category.rawValue)\" is missing; this language has \(names)")
      }
      forms.append(try text(form, placeholders, isSingle: category == .one && language.oneIsSingle))
    }
    return .counted(forms)
  }

  private func text(_ node: JSONNode, _ placeholders: [String], isSingle: Bool) throws(JSONError) -> String {
    let bytes = Array(try node.utf8)
    try check(bytes, placeholders, isSingle: isSingle, at: node)
    let text = String(decoding: bytes, as: UTF8.self)
    return language == .pseudo ? Pseudo.text(text) : text
  }

  private func check(
    _ bytes: [UInt8], _ placeholders: [String], isSingle: Bool, at node: JSONNode
  ) throws(JSONError) {
    let space = UInt8(ascii: " ")
    guard let first = bytes.first, let last = bytes.last else { throw node.fail("the text is empty; write it") }
    guard first != space, last != space else {
      throw node.fail("the text starts or ends with a space; remove it and let the screen set the gap")
    }
    guard let parts = Template.parts(of: bytes) else {
      throw node.fail("a brace stands alone; placeholders are written {name}")
    }
    var seen: [String] = []
    for case .placeholder(let range) in parts {
      let name = String(decoding: bytes[range], as: UTF8.self)
      guard placeholders.contains(name) else {
        let known = placeholders.isEmpty ? "it has none" : "it has {\(placeholders.joined(separator: "}, {"))}"
        throw node.fail("the placeholder {\(name)} is not one of this phrase; \(known)")
      }
      seen.append(name)
    }
    for name in placeholders where !seen.contains(name) {
      guard !(isSingle && name == Phrase.count) else { continue }
      throw node.fail("the placeholder {\(name)} is missing; put it where its value belongs")
    }
  }
}
