extension SVGWriter {
  /// A drawing with its letters as an element of a page, its paints as class names, so that the style sheet colours it.
  ///
  /// Letters are text in the page's own font, each line as wide as it was laid out. A stroke has the class `line` too. What
  /// is not seen is left out, and so are clips and pictures of pixels.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn.
  ///   - title: What it is, for those who listen.
  /// - Returns: The element in UTF-8.
  package static func picture(_ drawing: Drawing, title: String) -> [UInt8] {
    var svg: [UInt8] = []
    svg += "<svg class=\"picture\" viewBox=\"0 0 \(number(drawing.width)) \(number(drawing.height))\" role=\"img\"".utf8
    svg += " aria-label=\"".utf8
    SVGEscapes.write(title, into: &svg)
    svg += "\">".utf8
    for step in drawing.steps {
      switch step {
      case .fill(let path, let paint):
        svg += "<path class=\"\(paint.rawValue)\" d=\"\(data(of: path))\"/>".utf8
      case .stroke(let path, let width, let paint):
        svg += "<path class=\"\(paint.rawValue) line\" stroke-width=\"\(number(width))\" d=\"\(data(of: path))\"/>".utf8
      case .text(let run, let paint) where run.isSeen: write(run, paint, into: &svg)
      case .text, .picture, .beginClip, .endClip: continue
      }
    }
    svg += "</svg>".utf8
    return svg
  }

  private static func write(_ run: TextRun, _ paint: Paint, into svg: inout [UInt8]) {
    svg += "<text class=\"\(paint.rawValue)\(run.weight == .extraBold ? " bold" : "")\"".utf8
    svg += " x=\"\(number(run.origin.x))\" y=\"\(number(run.origin.y))\" font-size=\"\(number(run.size))\"".utf8
    svg += " textLength=\"\(number(run.width))\" lengthAdjust=\"spacingAndGlyphs\">".utf8
    SVGEscapes.write(run.text, into: &svg)
    svg += "</text>".utf8
  }
}

/// Text as it stands in markup.
enum SVGEscapes {
  /// Writes a text with the marks of markup escaped; what markup cannot hold is a space.
  static func write(_ content: String, into text: inout [UInt8]) {
    for byte in content.utf8 {
      switch byte {
      case UInt8(ascii: "&"): text += "&amp;".utf8
      case UInt8(ascii: "<"): text += "&lt;".utf8
      case UInt8(ascii: ">"): text += "&gt;".utf8
      case UInt8(ascii: "\""): text += "&quot;".utf8
      case 0..<0x20 where byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t"): text += " ".utf8
      default: text.append(byte)
      }
    }
  }
}
