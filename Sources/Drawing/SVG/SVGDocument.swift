/// Writes a drawing as a file of Scalable Vector Graphics that looks the same wherever it is shown: its letters are outlines.
package enum SVGDocument {
  /// Writes a drawing as a file.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn; a paint that the palette lacks is left out.
  ///   - fonts: What its texts are written with.
  ///   - palette: The colours.
  ///   - title: What it is, for those who listen.
  ///   - text: What it says, for those who listen.
  ///   - language: The language of both, as a tag of BCP 47.
  ///   - width: How wide it is shown, such as `80mm`.
  /// - Returns: The file in UTF-8.
  package static func svg(
    _ drawing: Drawing, fonts: Fonts, palette: Palette, title: String, text: String, language: String, width: String
  ) -> [UInt8] {
    var svg = SVGBody()
    svg.text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" viewBox=\"0 0 ".utf8
    svg.text += "\(SVGWriter.number(drawing.width)) \(SVGWriter.number(drawing.height))\" role=\"img\"".utf8
    svg.text += " lang=\"\(language)\" xml:lang=\"\(language)\">\n<title>".utf8
    svg.escaped(title)
    svg.text += "</title>\n<desc>".utf8
    svg.escaped(text)
    svg.text += "</desc>\n".utf8
    svg.define(drawing.texts, fonts: fonts)
    svg.write(drawing.steps, fonts: fonts, palette: palette)
    svg.text += "</svg>\n".utf8
    return svg.text
  }
}

/// What stands within the element; an outline that comes more than once is written once.
private struct SVGBody {
  var text: [UInt8] = []
  private var known: Set<Int> = []
  private var clips = 0

  mutating func escaped(_ content: String) { SVGEscapes.write(content, into: &text) }

  /// Writes the outlines of all letters, each once.
  mutating func define(_ runs: [TextRun], fonts: Fonts) {
    text += "<defs>\n".utf8
    for glyph in runs.filter({ $0.isSeen }).flatMap({ fonts.glyphs(of: $0) }) {
      let path = fonts[glyph.face].path(of: glyph.glyph)
      guard !path.isEmpty, known.insert(SVGBody.name(glyph)).inserted else { continue }
      text += "<path id=\"g\(SVGBody.name(glyph))\" d=\"\(SVGWriter.data(of: path))\"/>\n".utf8
    }
    text += "</defs>\n".utf8
  }

  mutating func write(_ steps: [DrawingStep], fonts: Fonts, palette: Palette) {
    for step in steps {
      switch step {
      case .fill(let path, let paint):
        guard let colour = palette[paint] else { continue }
        text += "<path fill=\"\(colour.hex)\" d=\"\(SVGWriter.data(of: path))\"/>\n".utf8
      case .stroke(let path, let width, let paint):
        guard let colour = palette[paint] else { continue }
        text += "<path fill=\"none\" stroke=\"\(colour.hex)\" stroke-width=\"\(SVGWriter.number(width))\"".utf8
        text += " stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(SVGWriter.data(of: path))\"/>\n".utf8
      case .text(let run, let paint):
        guard run.isSeen, let colour = palette[paint] else { continue }
        write(fonts.glyphs(of: run), fonts: fonts, colour: colour)
      case .picture(let picture, let box):
        let number = SVGWriter.number
        text += "<image x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\"".utf8
        text += " height=\"\(number(box.height))\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,".utf8
        text += "\(Base64.text(PNGWriter.png(picture)))\"/>\n".utf8
      case .beginClip(let box):
        clips += 1
        text += "<clipPath id=\"c\(clips)\"><path d=\"\(SVGWriter.data(of: box.path))\"/></clipPath>\n".utf8
        text += "<g clip-path=\"url(#c\(clips))\">\n".utf8
      case .endClip: text += "</g>\n".utf8
      }
    }
  }

  /// The letters that stand together in one font and size, in a group that is in the font's units, y up.
  private mutating func write(_ glyphs: [Fonts.Glyph], fonts: Fonts, colour: Colour) {
    var open: Fonts.Glyph?
    for glyph in glyphs {
      let font = fonts[glyph.face]
      guard known.contains(SVGBody.name(glyph)) else { continue }
      let scale = glyph.size / Double(font.unitsPerEm)
      if open?.face != glyph.face || open?.size != glyph.size {
        if open != nil { text += "</g>\n".utf8 }
        let part = SVGWriter.number(scale * 1e5)
        text += "<g fill=\"\(colour.hex)\" transform=\"matrix(\(part)e-5 0 0 -\(part)e-5 ".utf8
        text += "\(SVGWriter.number(glyph.origin.x)) \(SVGWriter.number(glyph.origin.y)))\">".utf8
        open = glyph
      }
      let x = open.map { (glyph.origin.x - $0.origin.x) / scale } ?? 0
      let place = x == 0 ? "" : " x=\"\(SVGWriter.number(x))\""
      text += "<use href=\"#g\(SVGBody.name(glyph))\"\(place)/>".utf8
    }
    if open != nil { text += "</g>\n".utf8 }
  }

  private static func name(_ glyph: Fonts.Glyph) -> Int { glyph.face.rawValue * 65_536 + glyph.glyph }
}
