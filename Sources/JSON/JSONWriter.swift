/// Writes one JSON document into bytes: compact on one line, or pretty with two spaces a level.
///
///     var writer = JSONWriter(.compact)
///     writer.beginObject()
///     writer.member("at", int64: 1_760_000_000_000)
///     writer.member("event", string: "start")
///     writer.endObject()
///     let line = writer.finish()
///
/// What would not be JSON is a programmer's error and stops the program: a value in an object without a key, a key
/// outside an object, an end that fits no beginning, two values at the top.
package struct JSONWriter: Sendable {
  /// How a document is laid out.
  package enum Layout: Sendable {
    /// Without a space or a line break.
    case compact
    /// A line for each element and member, two spaces a level, a line break at the end.
    case pretty
  }

  private enum Container: Sendable {
    case array, object
  }

  private let layout: Layout
  var bytes: [UInt8] = []
  private var open: [Container] = []
  /// Whether the open container, or the top, has something already.
  private var isFilled = false
  private var hasKey = false

  /// Begins an empty document.
  package init(_ layout: Layout) {
    self.layout = layout
  }

  /// The document, which must be whole.
  package consuming func finish() -> [UInt8] {
    precondition(open.isEmpty && isFilled, "The JSON document is not whole")
    if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// Opens an object.
  package mutating func beginObject() { begin(.object, UInt8(ascii: "{")) }

  /// Closes the object opened last.
  package mutating func endObject() { end(.object, UInt8(ascii: "}")) }

  /// Opens an array.
  package mutating func beginArray() { begin(.array, UInt8(ascii: "[")) }

  /// Closes the array opened last.
  package mutating func endArray() { end(.array, UInt8(ascii: "]")) }

  /// Writes the key of the next value.
  ///
  /// A key that stands twice in an object is not noticed here; ``JSONReader`` refuses it.
  package mutating func key(_ key: String) {
    precondition(open.last == .object && !hasKey, "A JSON key stands in an object, before its value")
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    hasKey = true
  }

  /// Makes ready for a value: the comma, the line and the indentation.
  mutating func beginValue() {
    if open.last == .object {
      precondition(hasKey, "A JSON value in an object stands after its key")
      hasKey = false
    } else {
      precondition(!open.isEmpty || !isFilled, "A JSON document has one value")
      separate()
    }
  }

  private mutating func separate() {
    if isFilled { bytes.append(UInt8(ascii: ",")) }
    isFilled = true
    if !open.isEmpty { breakLine() }
  }

  private mutating func begin(_ container: Container, _ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    open.append(container)
    isFilled = false
  }

  private mutating func end(_ container: Container, _ bracket: UInt8) {
    precondition(open.last == container && !hasKey, "A JSON array or object is closed where it is not open")
    open.removeLast()
    if isFilled { breakLine() }
    isFilled = true
    bytes.append(bracket)
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in open {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}
