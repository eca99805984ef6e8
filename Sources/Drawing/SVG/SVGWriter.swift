/// Writes drawings as Scalable Vector Graphics (https://www.w3.org/TR/SVG2/), the same to the byte on every machine.
package enum SVGWriter {
  /// What a picture is, the class name of its element.
  package enum Kind: String, Sendable, Hashable {
    /// A seven-segment display.
    case display
    /// The line of a ride.
    case route
  }

  /// A path as the text of a `d` attribute, two decimals at most.
  package static func data(of path: Path) -> String {
    var text: [UInt8] = []
    write(path, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// A drawing as an element, its paints as class names, so that the style sheet colours it.
  ///
  /// A display stands at the right of its room, a route in the middle.
  /// It has no letters and says nothing to a screen reader: what it shows must stand beside it as text.
  package static func element(_ drawing: Drawing, as kind: Kind) -> String {
    var text: [UInt8] = []
    write(drawing, as: kind, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the same element in UTF-8 behind what is there.
  package static func write(_ drawing: Drawing, as kind: Kind, into text: inout [UInt8]) {
    text += "<svg class=\"\(kind.rawValue)\" viewBox=\"0 0 ".utf8
    write(drawing.width, into: &text)
    text.append(UInt8(ascii: " "))
    write(drawing.height, into: &text)
    text +=
      "\"\(kind == .display ? " preserveAspectRatio=\"xMaxYMid meet\"" : "") aria-hidden=\"true\" focusable=\"false\">"
      .utf8
    // Layers of one display often are the same path: its text is copied.
    var last: (path: Path, range: Range<Int>)?
    for step in drawing.steps {
      let path: Path
      switch step {
      case .fill(let filled, let paint):
        text += "<path class=\"\(paint.rawValue)\" d=\"".utf8
        path = filled
      case .stroke(let stroked, let width, let paint):
        text += "<path class=\"\(paint.rawValue)\" fill=\"none\" stroke-width=\"\(number(width))\" d=\"".utf8
        path = stroked
      case .text, .picture, .beginClip, .endClip: continue
      }
      let start = text.count
      if let last, last.path == path {
        text.append(contentsOf: text[last.range])
      } else {
        write(path, into: &text)
      }
      last = (path, start..<text.count)
      text += "\"/>".utf8
    }
    text += "</svg>".utf8
  }

  /// A number with two decimals at most, half to even, without a trailing nought; nought when it is out of range.
  package static func number(_ value: Double) -> String {
    var text: [UInt8] = []
    write(value, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func write(_ path: Path, into text: inout [UInt8]) {
    for element in path.elements {
      switch element {
      case .move(let point): write(UInt8(ascii: "M"), point, into: &text)
      case .line(let point): write(UInt8(ascii: "L"), point, into: &text)
      case .curve(let control1, let control2, let point):
        write(UInt8(ascii: "C"), control1, into: &text)
        write(UInt8(ascii: " "), control2, into: &text)
        write(UInt8(ascii: " "), point, into: &text)
      case .close: text.append(UInt8(ascii: "Z"))
      }
    }
  }

  private static func write(_ mark: UInt8, _ point: Point, into text: inout [UInt8]) {
    text.append(mark)
    write(point.x, into: &text)
    text.append(UInt8(ascii: " "))
    write(point.y, into: &text)
  }

  private static func write(_ value: Double, into text: inout [UInt8]) {
    let hundredths = (value * 100).rounded(.toNearestOrEven)
    guard hundredths > -1e15, hundredths < 1e15 else {
      text.append(UInt8(ascii: "0"))
      return
    }
    let scaled = Int64(hundredths)
    if scaled < 0 { text.append(UInt8(ascii: "-")) }
    write(whole: scaled.magnitude / 100, into: &text)
    let rest = UInt8(scaled.magnitude % 100)
    guard rest > 0 else { return }
    text.append(UInt8(ascii: "."))
    text.append(UInt8(ascii: "0") + rest / 10)
    if rest % 10 > 0 { text.append(UInt8(ascii: "0") + rest % 10) }
  }

  private static func write(whole: UInt64, into text: inout [UInt8]) {
    var divisor: UInt64 = 1
    while whole / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(whole / divisor % 10))
      divisor /= 10
    }
  }
}
