/// HTML as it is written: literals of the source go out as they are, every other text is escaped.
struct PageHTML: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func literal(_ markup: StaticString) { markup.withUTF8Buffer { bytes += $0 } }

  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): literal("&amp;")
      case UInt8(ascii: "<"): literal("&lt;")
      case UInt8(ascii: ">"): literal("&gt;")
      case UInt8(ascii: "\""): literal("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// An element with attributes whose values are escaped.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ fill: (inout PageHTML) -> Void
  ) {
    open(name, attributes)
    fill(&self)
    literal("</")
    literal(name)
    literal(">")
  }

  mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
    literal("<")
    literal(name)
    for (attribute, value) in attributes {
      literal(" ")
      literal(attribute)
      literal("=\"")
      text(value)
      literal("\"")
    }
    literal(">")
  }

  /// A key that sends a command.
  mutating func command(_ label: String, _ path: String, body: String = "", kind: String = "", isAct: Bool = false) {
    var attributes: [(StaticString, String)] = [("type", "button"), ("class", "key \(kind)"), ("data-post", path)]
    if !body.isEmpty { attributes.append(("data-body", body)) }
    // What is done on a ride that is held counts from when it was done.
    if isAct { attributes.append(("data-at", "")) }
    element("button", attributes, text: label)
  }
}
