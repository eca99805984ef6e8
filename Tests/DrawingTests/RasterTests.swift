import Drawing
import Testing

@Suite struct RasterTests {
  private func share(_ operations: [DrawingOperation], width: Double = 8, height: Double = 8) throws -> [[Int]] {
    let raster = Raster(
      Drawing(width: width, height: height, operations: operations), fonts: try FontFixture.fonts(),
      palette: Palette([.ink: Colour(0), .paper: Colour(0xFFFFFF)]))
    return (0..<raster.height).map { y in
      (0..<raster.width).map { x in Int(raster.pixels[(y * raster.width + x) * 4 + 3]) }
    }
  }

  private func polygon(_ corners: [(Double, Double)]) -> Path {
    var path = Path()
    path.append(polygon: corners.map { Point(x: $0.0, y: $0.1) })
    return path
  }

  @Test func `a pixel is covered by its share of a box`() throws {
    let rows = try share([.fill(Box(x: 1.5, y: 2, width: 3, height: 2.6).path, .ink)])
    #expect(rows[2] == [0, 130, 255, 255, 130, 0, 0, 0])
    #expect(rows[4] == [0, 75, 155, 155, 75, 0, 0, 0])
    #expect(rows[0].allSatisfy { $0 == 0 } && rows[5].allSatisfy { $0 == 0 })
  }

  @Test func `a slope of one halves the pixels that it crosses`() throws {
    let rows = try share([.fill(polygon([(0, 0), (8, 8), (0, 8)]), .ink)])
    for (y, row) in rows.enumerated() {
      for (x, share) in row.enumerated() { #expect(share == (x < y ? 255 : x == y ? 130 : 0)) }
    }
  }

  @Test func `parts that overlap are covered once and a part turned the other way is a hole`() throws {
    let square = [(1.0, 1.0), (7, 1), (7, 7), (1, 7)]
    let inner = [(2.0, 2.0), (6, 2), (6, 6), (2, 6)]
    var twice = polygon(square)
    for element in polygon(inner).elements { twice.append(element) }
    #expect(try share([.fill(twice, .ink)])[4] == [0, 255, 255, 255, 255, 255, 255, 0])
    var hole = polygon(square)
    for element in polygon(inner.reversed()).elements { hole.append(element) }
    #expect(try share([.fill(hole, .ink)])[4] == [0, 255, 0, 0, 0, 0, 255, 0])
  }

  @Test func `the covered area is the area, however a shape lies`() throws {
    var seed: UInt64 = 88
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    for _ in 0..<200 {
      let corners = (0..<3).map { _ in (next() * 60 - 14, next() * 60 - 14) }
      let rows = try share([.fill(polygon(corners), .ink)], width: 32, height: 32)
      let covered = Double(rows.joined().reduce(0, +)) / 255
      let (a, b, c) = (corners[0], corners[1], corners[2])
      guard corners.allSatisfy({ (0...32).contains($0.0) && (0...32).contains($0.1) }) else {
        #expect(covered <= 1024)
        continue
      }
      let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
      #expect(abs(covered - area) < 0.02 * area + 1.5, "\(corners)")
    }
  }

  @Test func `what lies outside changes nothing inside`() throws {
    let far = polygon([(-1e6, 3), (1e6, 3), (1e6, 5), (-1e6, 5)])
    let rows = try share([.fill(far, .ink)])
    #expect(rows[3] == Array(repeating: 255, count: 8) && rows[2] == Array(repeating: 0, count: 8))
    #expect(try share([.fill(polygon([(20, 20), (30, 20), (30, 30)]), .ink)]).joined().allSatisfy { $0 == 0 })
    let broken = Path([.move(Point(x: .nan, y: 0)), .line(Point(x: 1, y: .infinity)), .line(Point(x: 0, y: 1)), .close])
    #expect(try share([.fill(broken, .ink)]).joined().allSatisfy { $0 == 0 })
  }

  @Test func `a stroke is as wide as it says, with round ends and corners`() throws {
    let line = Path([.move(Point(x: 10, y: 16)), .line(Point(x: 22, y: 16))])
    let rows = try share([.stroke(line, width: 8, .ink)], width: 32, height: 32)
    let covered = Double(rows.joined().reduce(0, +)) / 255
    #expect(abs(covered - (12 * 8 + 3.14159 * 16)) < 1)
    let ring = Path([
      .move(Point(x: 8, y: 8)), .line(Point(x: 24, y: 8)), .line(Point(x: 24, y: 24)), .line(Point(x: 8, y: 24)),
      .close,
    ])
    let frame = try share([.stroke(ring, width: 2, .ink)], width: 32, height: 32)
    #expect(frame[16][7] == 255 && frame[16][8] == 255 && frame[16][6] == 0 && frame[16][16] == 0)
  }

  @Test func `a group is scaled, moved and cut to its box`() throws {
    let inner = DrawingOperation.fill(Box(x: 0, y: 0, width: 100, height: 100).path, .ink)
    let rows = try share([
      .group([inner], Placement(x: 2, y: 3, scale: 2), clip: Box(x: 0, y: 0, width: 1, height: 2))
    ])
    #expect(rows[2].allSatisfy { $0 == 0 } && rows[7].allSatisfy { $0 == 0 })
    #expect(rows[3] == [0, 0, 255, 255, 0, 0, 0, 0] && rows[6] == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func `dots are black or white and white paint erases`() throws {
    let drawing = Drawing(
      width: 10, height: 2,
      operations: [
        .fill(Box(x: 0, y: 0, width: 9.3, height: 2).path, .ink),
        .fill(Box(x: 2, y: 0, width: 2, height: 2).path, .start),
      ])
    let bitmap = Bitmap(drawing, fonts: try FontFixture.fonts())
    #expect(bitmap.rowBytes == 2)
    #expect(bitmap.bytes == [0b1100_1111, 0b1000_0000, 0b1100_1111, 0b1000_0000])
    #expect(bitmap[8, 0] && !bitmap[2, 1] && !bitmap[10, 0])
  }
}
