import Drawing

/// HTML as it is written: a literal goes out as it is, every other text is escaped.
///
/// Only a literal of the source can be markup, so what a file or a person wrote stays text.
package struct HTML {
  /// What was written, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private(set) var displays: DrawnDisplays
  /// Whether the numerals of the drums are on the page.
  private var hasWheel = false

  init(displays: DrawnDisplays) {
    self.displays = displays
    bytes.reserveCapacity(32 * 1024)
  }

  /// Begins a page on which there are no digits of the meter.
  package init() {
    self.init(displays: DrawnDisplays())
  }

  /// An attribute; one without a value is present or not.
  package struct Attribute {
    let name: StaticString
    let value: String?
    let isPresent: Bool

    private init(name: StaticString, value: String?, isPresent: Bool) {
      self.name = name
      self.value = value
      self.isPresent = isPresent
    }

    /// An attribute with a value; left out where that is nil.
    package static func of(_ name: StaticString, _ value: String?) -> Attribute {
      Attribute(name: name, value: value, isPresent: value != nil)
    }

    /// An attribute that is present or not.
    package static func flag(_ name: StaticString, _ isPresent: Bool) -> Attribute {
      Attribute(name: name, value: nil, isPresent: isPresent)
    }

    /// The classes, with blanks between them.
    package static func classes(_ names: String) -> Attribute { of("class", names) }
  }

  /// Writes markup of the source.
  package mutating func literal(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a text.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { letters in
      for letter in letters {
        switch letter {
        case UInt8(ascii: "&"): literal("&amp;")
        case UInt8(ascii: "<"): literal("&lt;")
        case UInt8(ascii: ">"): literal("&gt;")
        case UInt8(ascii: "\""): literal("&quot;")
        case UInt8(ascii: "'"): literal("&#39;")
        default: bytes.append(letter)
        }
      }
    }
  }

  /// Writes an element with what is in it.
  package mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout HTML) -> Void) {
    open(name, attributes)
    content(&self)
    literal("</")
    literal(name)
    literal(">")
  }

  /// Writes an element with a text in it.
  package mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes the beginning of an element, all of one that has no end such as `input`.
  package mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    literal("<")
    literal(name)
    for attribute in attributes where attribute.isPresent {
      literal(" ")
      literal(attribute.name)
      guard let value = attribute.value else { continue }
      literal("=\"")
      text(value)
      literal("\"")
    }
    literal(">")
  }

  /// Writes digits in a window with room for a pattern.
  mutating func display(_ reading: String, pattern: String) {
    bytes += displays.svg(reading, pattern: pattern)
  }

  /// Writes the numerals of the drums where the page has none yet.
  mutating func defineWheel() {
    guard !hasWheel else { return }
    hasWheel = true
    literal(DrumArt.wheel)
  }

  /// Writes a drawing as a picture that the style sheet colours.
  mutating func picture(_ drawing: Drawing, title: String) { bytes += SVGWriter.picture(drawing, title: title) }

  /// Writes a route's line in its box.
  mutating func route(_ points: [Point]) {
    SVGWriter.write(RouteLine(through: points, width: 320, height: 120).drawing(), as: .route, into: &bytes)
  }
}
