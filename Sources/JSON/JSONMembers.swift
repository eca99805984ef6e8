/// A key and its value.
package struct JSONMember: Sendable {
  let record: JSONRecord
  /// The value.
  package let value: JSONNode

  /// The key's text, made at each call.
  package var key: String { value.document.text(of: record) }

  /// An error at the key, with the path of its value; the sentence says what is wrong and how to mend it.
  package func fail(_ message: String) -> JSONError {
    let place = value.document.place(of: Int(record.start) - 1)
    return JSONError(line: place.line, column: place.column, path: value.path, message: message)
  }
}

/// The members of an object, in the order of the document.
package struct JSONMembers: Sequence, Sendable {
  let object: JSONNode

  /// Whether the object is `{}`.
  package var isEmpty: Bool { Int(object.record.next) == object.index + 1 }

  /// Steps through the members.
  package struct Iterator: IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(object: JSONNode) {
      document = object.document
      index = object.index + 1
      end = Int(object.record.next)
    }

    /// The next member, or nil at the end.
    package mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = Int(document.records[index + 1].next) }
      return JSONMember(
        record: document.records[index], value: JSONNode(document: document, index: index + 1))
    }
  }

  /// Begins with the first member.
  package func makeIterator() -> Iterator { Iterator(object: object) }
}
