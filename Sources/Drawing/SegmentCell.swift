/// One cell's geometry: where its bars and dots are.
struct SegmentCell {
  let style: SegmentStyle
  let left: Double
  /// How far every edge stands back, in parts of a bar's thickness.
  let inset: Double

  /// How much wider than a bar a dot is.
  private static let swell = 1.1

  private var height: Double { style.height }
  private var thickness: Double { style.thickness * height }
  private var half: Double { thickness * (0.5 - inset) }

  /// Half of a diagonal edge's set-back shows along the bar as its square root of two.
  private var tip: Double { style.gap * height + inset * thickness * 1.4142135623730951 }

  func draw(_ glyph: SegmentGlyph, into path: inout Path) {
    let edge = thickness / 2
    let right = style.width * height - edge
    let middle = height / 2
    let bottom = height - edge
    if glyph.contains(.a) { path.append(polygon: horizontal(edge, from: edge, to: right)) }
    if glyph.contains(.b) { path.append(polygon: vertical(right, from: edge, to: middle)) }
    if glyph.contains(.c) { path.append(polygon: vertical(right, from: middle, to: bottom)) }
    if glyph.contains(.d) { path.append(polygon: horizontal(bottom, from: edge, to: right)) }
    if glyph.contains(.e) { path.append(polygon: vertical(edge, from: middle, to: bottom)) }
    if glyph.contains(.f) { path.append(polygon: vertical(edge, from: edge, to: middle)) }
    if glyph.contains(.g) { path.append(polygon: horizontal(middle, from: edge, to: right)) }
    if glyph.contains(.point) {
      dot(x: (style.width + style.pitch) / 2 * height, y: height - edge * Self.swell, into: &path)
    }
    if glyph.contains(.colon) {
      let centre = (style.colonPitch - (style.pitch - style.width)) / 2 * height
      dot(x: centre, y: height * 0.3, into: &path)
      dot(x: centre, y: height * 0.7, into: &path)
    }
  }

  /// A place in the cell, slanted: the higher, the further to the right.
  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: left + x + (height - y) * style.slant, y: y)
  }

  private func horizontal(_ y: Double, from start: Double, to end: Double) -> [Point] {
    let (x0, x1) = (start + tip, end - tip)
    return [
      point(x0, y), point(x0 + half, y - half), point(x1 - half, y - half), point(x1, y),
      point(x1 - half, y + half), point(x0 + half, y + half),
    ]
  }

  private func vertical(_ x: Double, from start: Double, to end: Double) -> [Point] {
    let (y0, y1) = (start + tip, end - tip)
    return [
      point(x, y0), point(x + half, y0 + half), point(x + half, y1 - half), point(x, y1),
      point(x - half, y1 - half), point(x - half, y0 + half),
    ]
  }

  /// A round dot a little wider than a bar, of four cubic curves, leaning with the rest.
  private func dot(x: Double, y: Double, into path: inout Path) {
    let radius = half * Self.swell
    let arm = radius * 0.5522847498307936
    let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    path.append(.move(point(x + radius, y)))
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[index + 1])
      path.append(
        .curve(
          control1: point(x + radius * from.0 + arm * to.0, y + radius * from.1 + arm * to.1),
          control2: point(x + radius * to.0 + arm * from.0, y + radius * to.1 + arm * from.1),
          to: point(x + radius * to.0, y + radius * to.1)))
    }
    path.append(.close)
  }
}
