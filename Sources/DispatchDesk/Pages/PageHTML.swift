import Drawing

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
  mutating func command(_ label: String, _ path: String, body: String = "", kind: String = "") {
    element("button", Self.key(path, body, kind), text: label)
  }

  /// A key for what is done on a ride that is held, which counts from when it was done; `stage` is where the ride stands then.
  mutating func act(_ label: String, _ path: String, body: String, kind: String, then stage: String) {
    element("button", Self.key(path, body, kind) + [("data-at", ""), ("data-then", stage)], text: label)
  }

  private static func key(_ path: String, _ body: String, _ kind: String) -> [(StaticString, String)] {
    let attributes: [(StaticString, String)] = [("type", "button"), ("class", "key \(kind)"), ("data-post", path)]
    return body.isEmpty ? attributes : attributes + [("data-body", body)]
  }

  /// A QR code with its quiet zone, each row of modules one path of whole units.
  mutating func code(_ code: QRCode, label: String) {
    let side = code.side + 2 * QRCode.quietZone
    var path = ""
    for y in 0..<code.side {
      for x in 0..<code.side where code[x, y] {
        path += "M\(x + QRCode.quietZone) \(y + QRCode.quietZone)h1v1h-1z"
      }
    }
    element(
      "svg",
      [
        ("class", "qr"), ("viewBox", "0 0 \(side) \(side)"), ("role", "img"), ("aria-label", label),
        ("shape-rendering", "crispEdges"),
      ]
    ) { html in
      html.element("path", [("fill", "#ffffff"), ("d", "M0 0h\(side)v\(side)h-\(side)z")], text: "")
      html.element("path", [("fill", "#000000"), ("d", path)], text: "")
    }
  }
}
