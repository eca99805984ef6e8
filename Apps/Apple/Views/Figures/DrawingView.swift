import Drawing
import Phone
import SwiftUI

/// A picture of `Drawing`: one path for each of its steps, letters as their outlines.
struct DrawingView: View {
  let drawing: Drawing
  let palette: Palette
  let fonts: Fonts?

  var body: some View {
    ZStack {
      ForEach(layers.numbered, id: \.id) { layer in
        switch layer.item.kind {
        case .fill: shape(layer.item).fill(Color(layer.item.colour))
        case .line(let width):
          LineShape(outline: layer.item.outline, drawing: size, width: width, colour: layer.item.colour)
        }
      }
    }
    .aspectRatio(drawing.width / max(drawing.height, 1), contentMode: .fit)
  }

  private var size: (width: Double, height: Double) { (drawing.width, drawing.height) }

  private func shape(_ layer: Layer) -> OutlineShape {
    OutlineShape(outline: layer.outline, width: drawing.width, height: drawing.height)
  }

  private struct Layer {
    enum Kind {
      case fill
      case line(Double)
    }

    let kind: Kind
    let outline: Outline
    let colour: Colour
  }

  /// What a palette leaves out is not drawn; a clip is left to the picture's own edge.
  private var layers: [Layer] {
    drawing.steps.compactMap { step in
      switch step {
      case .fill(let outline, let paint):
        palette[paint].map { Layer(kind: .fill, outline: outline, colour: $0) }
      case .stroke(let outline, let width, let paint):
        palette[paint].map { Layer(kind: .line(width), outline: outline, colour: $0) }
      case .text(let run, let paint):
        palette[paint].map { Layer(kind: .fill, outline: letters(run), colour: $0) }
      case .picture, .beginClip, .endClip: nil
      }
    }
  }

  private func letters(_ run: TextRun) -> Outline {
    var outline = Outline()
    for glyph in fonts?.glyphs(of: run) ?? [] {
      for element in fonts?.outline(of: glyph).elements ?? [] { outline.append(element) }
    }
    return outline
  }
}

/// A line whose width is in the drawing's units.
private struct LineShape: View {
  let outline: Outline
  let drawing: (width: Double, height: Double)
  let width: Double
  let colour: Colour

  var body: some View {
    GeometryReader { proxy in
      let scale = min(proxy.size.width / drawing.width, proxy.size.height / drawing.height)
      OutlineShape(outline: outline, width: drawing.width, height: drawing.height)
        .stroke(
          Color(colour), style: StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round))
    }
  }
}

/// Where a ride went.
struct RouteView: View {
  let points: [Point]
  let colour: Color

  var body: some View {
    GeometryReader { proxy in
      let line = RouteLine(through: points, width: proxy.size.width, height: proxy.size.height, margin: 12)
      ZStack {
        OutlineShape(outline: line.path, width: proxy.size.width, height: proxy.size.height)
          .stroke(colour, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        if let last = line.points.last {
          OutlineShape(
            outline: RouteLine.disc(at: last, radius: 6), width: proxy.size.width, height: proxy.size.height
          )
          .fill(colour)
        }
      }
    }
  }
}
