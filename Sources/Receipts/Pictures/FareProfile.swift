import Drawing

/// The surface below a part of a fare's curve: columns from one step to the next, each as high as the fare was.
struct FareProfile {
  /// One column.
  struct Column {
    let from: Double
    let to: Double
    let top: Double
  }

  let columns: [Column]
  /// Where the columns stand.
  let base: Double

  /// The surface in a colour with its texture.
  func operations(_ paint: Paint, _ texture: Texture, ground: Paint) -> [DrawingOperation] {
    guard let first = columns.first, let last = columns.last, last.to > first.from else { return [] }
    var outline: [Point] = [Point(x: first.from, y: base)]
    for column in columns {
      outline.append(Point(x: column.from, y: column.top))
      outline.append(Point(x: column.to, y: column.top))
    }
    outline.append(Point(x: last.to, y: base))
    var surface = Path()
    surface.append(polygon: outline)
    let marks: Path
    switch texture {
    case .plain, .hollow, .dots: return [.fill(surface, paint)]
    case .stripes: marks = stripes(from: first.from, to: last.to)
    case .bars: marks = bars(to: last.to)
    }
    return [.fill(surface, paint), .fill(marks, ground)]
  }

  private func stripes(from: Double, to: Double) -> Path {
    var path = Path()
    var index = 0
    for x in Texture.places(from: from, to: to) {
      while index + 1 < columns.count, columns[index].to <= x { index += 1 }
      path.append(Box(x: x, y: columns[index].top, width: Texture.thickness, height: base - columns[index].top))
    }
    return path
  }

  /// Lines across, each from where the fare had come so far.
  private func bars(to right: Double) -> Path {
    var path = Path()
    let top = columns.map { $0.top }.min() ?? base
    for y in Texture.places(from: top, to: base) {
      guard let left = columns.first(where: { $0.top <= y })?.from else { continue }
      path.append(Box(x: left, y: y, width: right - left, height: Texture.thickness))
    }
    return path
  }
}
