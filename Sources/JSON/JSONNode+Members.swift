extension JSONNode {
  /// The value of a key that must be there.
  ///
  /// - Throws: A ``JSONError`` where it is not, with a key nearby that may be meant, and for what is no object.
  package func member(_ key: String) throws(JSONError) -> JSONNode {
    if let value = try optional(key) { return value }
    let near = NearestName.of(key, among: try members.map { $0.key }).map { ", or rename \(JSONQuoted.text($0))" }
    throw fail("the key \(JSONQuoted.text(key)) is missing; add it" + (near ?? ""))
  }

  /// The value of a key, or nil where the key is not there; `null` is a value like any other.
  ///
  /// - Throws: A ``JSONError`` for what is no object.
  package func optional(_ key: String) throws(JSONError) -> JSONNode? {
    guard record.kind == .object else { throw mismatch("an object with the key \(JSONQuoted.text(key))") }
    var key = key
    return key.withUTF8 { text in
      let hash = JSONKeys.hash(text.span, 0..<text.count)
      let end = Int(record.next)
      var index = self.index + 1
      while index < end {
        let candidate = document.records[index]
        if candidate.next == hash, document.isText(of: candidate, text) {
          return JSONNode(document: document, index: index + 1)
        }
        index = Int(document.records[index + 1].next)
      }
      return nil
    }
  }

  /// The members of an object, in the order of the document.
  package var members: JSONMembers {
    get throws(JSONError) {
      guard record.kind == .object else { throw mismatch("an object") }
      return JSONMembers(object: self)
    }
  }

  /// The elements of an array, in the order of the document.
  package var elements: JSONElements {
    get throws(JSONError) {
      guard record.kind == .array else { throw mismatch("an array") }
      return JSONElements(array: self)
    }
  }

  /// Checks that an object has no other keys than these; an error stands at the key and names the nearest known one.
  package func only(_ known: [String]) throws(JSONError) {
    for member in try members where !isKnown(member.record, known) {
      let advice = NearestName.advice(for: member.key, among: known)
      throw member.fail("the key \(JSONQuoted.text(member.key)) is not known here; \(advice)")
    }
  }

  private func isKnown(_ key: JSONRecord, _ known: [String]) -> Bool {
    for var name in known where name.withUTF8({ document.isText(of: key, $0) }) { return true }
    return false
  }
}
