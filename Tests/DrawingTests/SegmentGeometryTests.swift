import Drawing
import Testing

@Suite struct SegmentGeometryTests {
  /// The bars and dots of a display as polygons of their corners.
  private func parts(_ path: Path) -> [[Point]] {
    var parts: [[Point]] = []
    for element in path.elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point), .curve(_, _, let point): parts[parts.count - 1].append(point)
      case .close: break
      }
    }
    return parts
  }

  private func eight(slant: Double = SegmentStyle.eightDegrees) -> SegmentDisplay {
    SegmentDisplay("8", in: SegmentFrame(pattern: "8", style: SegmentStyle(slant: slant)))
  }

  @Test("An eight is seven hexagons")
  func sevenHexagons() {
    let bars = parts(eight().lit)
    #expect(bars.count == 7)
    #expect(bars.allSatisfy { $0.count == 6 })
  }

  /// Separating axes of convex polygons: the widest gap along any edge's normal, negative when they overlap.
  private func separation(_ one: [Point], _ other: [Point]) -> Double {
    var widest = -Double.infinity
    for polygon in [one, other] {
      for (index, corner) in polygon.enumerated() {
        let next = polygon[(index + 1) % polygon.count]
        let normal = Point(x: next.y - corner.y, y: corner.x - next.x)
        let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
        let along = { (point: Point) in (point.x * normal.x + point.y * normal.y) / length }
        let (first, second) = (one.map(along), other.map(along))
        guard let low1 = first.min(), let high1 = first.max(), let low2 = second.min(), let high2 = second.max()
        else { continue }
        widest = max(widest, low2 - high1, low1 - high2)
      }
    }
    return widest
  }

  @Test("No two parts of a display touch, dots and neighbouring digits included")
  func nothingOverlaps() {
    let all = parts(SegmentDisplay("8.8:8.8", in: SegmentFrame(pattern: "8.8:8.8")).lit)
    #expect(all.count == 4 * 7 + 2 + 2)
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        #expect(separation(one, other) > 0.5)
      }
    }
  }

  @Test("Neighbouring bars meet in parallel mitres at the distance of the gap")
  func mitresMeet() {
    let style = SegmentStyle(slant: 0)
    let bars = parts(eight(slant: 0).lit)
    let (top, upperRight) = (bars[0], bars[1])
    let (tip, below) = (top[3], top[4])
    let (peak, side) = (upperRight[0], upperRight[5])
    #expect(abs((below.y - tip.y) / (below.x - tip.x) - (side.y - peak.y) / (side.x - peak.x)) < 1e-9)
    let gap = abs((peak.x - tip.x) + (peak.y - tip.y)) / 2.0.squareRoot()
    #expect(abs(gap - style.gap * style.height * 2.0.squareRoot()) < 1e-9)
  }

  @Test("The top leans to the right by the tangent of eight degrees, the foot stays")
  func leans() {
    let (upright, slanted) = (eight(slant: 0).lit, eight().lit)
    for (straight, leaning) in zip(parts(upright).joined(), parts(slanted).joined()) {
      #expect(leaning.y == straight.y)
      #expect(abs(leaning.x - straight.x - (100 - straight.y) * 0.1405408347) < 1e-7)
    }
  }

  @Test("The core stands back from every edge by 0.28 of the thickness")
  func coreIsInset() {
    let display = eight(slant: 0)
    for (bar, core) in zip(parts(display.lit), parts(display.core)) {
      for (index, corner) in bar.enumerated() {
        let next = bar[(index + 1) % 6]
        let (x, y) = (next.x - corner.x, next.y - corner.y)
        let length = (x * x + y * y).squareRoot()
        let inner = core[index]
        let distance = (x * (inner.y - corner.y) - y * (inner.x - corner.x)) / length
        #expect(abs(distance - 0.28 * 13.4) < 1e-9)
      }
    }
  }

  @Test("Everything lies inside the frame's size")
  func fits() {
    for pattern in ["8", "8.", "888.88", "88:88", "8:", "-8.8"] {
      let drawing = SegmentDisplay(pattern, in: SegmentFrame(pattern: pattern)).drawing
      for point in parts(SegmentDisplay(pattern, in: SegmentFrame(pattern: pattern)).ghost).joined() {
        #expect(point.x >= 0 && point.x <= drawing.width && point.y >= 0 && point.y <= 100, "\(pattern)")
      }
    }
  }
}
