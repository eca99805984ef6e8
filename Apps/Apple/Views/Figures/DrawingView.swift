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
        case .picture(let picture, let box):
          PictureShape(picture: picture, box: box, drawing: size).clipShape(shape(layer.item))
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
      case picture(PixelPicture, Box)
    }

    let kind: Kind
    let outline: Outline
    let colour: Colour
  }

  /// What a palette leaves out is not drawn; a clip cuts pictures, lines stay within it by themselves.
  private var layers: [Layer] {
    var layers: [Layer] = []
    var clips: [Box] = []
    for step in drawing.steps {
      switch step {
      case .fill(let outline, let paint):
        if let colour = palette[paint] { layers.append(Layer(kind: .fill, outline: outline, colour: colour)) }
      case .stroke(let outline, let width, let paint):
        if let colour = palette[paint] { layers.append(Layer(kind: .line(width), outline: outline, colour: colour)) }
      case .text(let run, let paint):
        if let colour = palette[paint] { layers.append(Layer(kind: .fill, outline: letters(run), colour: colour)) }
      case .picture(let picture, let box):
        layers.append(
          Layer(kind: .picture(picture, box), outline: (clips.last ?? box).path, colour: Colour(0xFFFFFF)))
      case .beginClip(let box): clips.append(box)
      case .endClip: clips.removeLast()
      }
    }
    return layers
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

/// A picture of pixels in its box of the drawing.
private struct PictureShape: View {
  @Environment(\.picture) private var image
  let picture: PixelPicture
  let box: Box
  let drawing: (width: Double, height: Double)

  var body: some View {
    GeometryReader { proxy in
      let scale = min(proxy.size.width / drawing.width, proxy.size.height / drawing.height)
      image(picture)?
        .resizable()
        .frame(width: box.width * scale, height: box.height * scale)
        .offset(x: box.x * scale, y: box.y * scale)
    }
  }
}

/// What makes a picture of pixels, which only a platform can.
private struct PictureKey: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable (PixelPicture) -> Image? = { _ in nil }
}

extension EnvironmentValues {
  /// Makes a picture of pixels; nil where there is no room for it.
  var picture: @MainActor @Sendable (PixelPicture) -> Image? {
    get { self[PictureKey.self] }
    set { self[PictureKey.self] = newValue }
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
