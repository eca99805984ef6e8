/// The elements of an array, in the order of the document.
package struct JSONElements: Sequence, Sendable {
  let array: JSONNode

  /// Whether the array is `[]`.
  package var isEmpty: Bool { Int(array.record.next) == array.index + 1 }

  /// Steps through the elements.
  package struct Iterator: IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(array: JSONNode) {
      document = array.document
      index = array.index + 1
      end = Int(array.record.next)
    }

    /// The next element, or nil at the end.
    package mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = Int(document.records[index].next) }
      return JSONNode(document: document, index: index)
    }
  }

  /// Begins with the first element.
  package func makeIterator() -> Iterator { Iterator(array: array) }
}
