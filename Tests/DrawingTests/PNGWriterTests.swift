import CZlib
import Drawing
import Foundation
import Testing

@Suite struct PNGWriterTests {
  /// What zlib makes of packed bytes.
  private func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: max(count, 1))
    var length = uLongf(count)
    guard uncompress(&bytes, &length, packed, uLong(packed.count)) == Z_OK, length == count else { return nil }
    return Array(bytes.prefix(count))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 257, 258, 259, 1000, 32_768, 70_000])
  func `zlib unpacks what was packed`(_ count: Int) {
    var seed: UInt64 = UInt64(count) + 7
    func next(_ bound: UInt64) -> UInt8 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((seed >> 33) % bound)
    }
    let made: [[UInt8]] = [
      Array(repeating: 0x5A, count: count), (0..<count).map { _ in next(256) }, (0..<count).map { _ in next(3) },
      (0..<count).map { UInt8($0 / 300 & 0xFF) }, (0..<count).map { UInt8($0 * $0 / 97 & 0xFF) },
    ]
    for bytes in made { #expect(unpacked(Deflate.zlib(bytes), count: count) == bytes) }
  }

  @Test func `a run of one byte packs well`() {
    #expect(Deflate.zlib(Array(repeating: 7, count: 100_000)).count < 800)
  }

  @Test func `checksums are those of zlib`() {
    for text in ["", "a", "123456789", "Flagfall"] {
      let bytes = Array(text.utf8)
      #expect(UInt(CRC32.of(bytes)) == crc32(0, bytes, uInt(bytes.count)))
    }
  }

  /// The chunks of a file, after a check of its mark and its checksums.
  private func chunks(_ png: [UInt8]) throws -> [(name: String, content: [UInt8])] {
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var found: [(String, [UInt8])] = []
    var place = 8
    while place < png.count {
      let length = number(place)
      let body = Array(png[place + 4..<place + 8 + length])
      #expect(crc32(0, body, uInt(body.count)) == UInt(number(place + 8 + length)))
      found.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      place += 12 + length
    }
    return found
  }

  @Test func `few colours stand in a table, with their opacity`() throws {
    let drawing = Drawing(
      width: 4, height: 2,
      operations: [
        .fill(Box(x: 1, y: 0, width: 3, height: 2).path, .paper),
        .fill(Box(x: 2, y: 1, width: 1, height: 1).path, .ink),
        .fill(Box(x: 0, y: 0, width: 0.6, height: 1).path, .ink),
      ])
    let raster = Raster(drawing, fonts: try FontFixture.fonts(), palette: .receipt)
    let parts = try chunks(PNGWriter.png(raster, pixelsPerMetre: 16_500))
    #expect(parts.map(\.name) == ["IHDR", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(parts[0].content == [0, 0, 0, 4, 0, 0, 0, 2, 8, 3, 0, 0, 0])
    // The half covered pixel keeps the colour of the ink.
    #expect(Array(parts[2].content.prefix(3)) == [0x1B, 0x1D, 0x20] && parts[3].content[0] == 155)
    let rows = try #require(unpacked(parts[4].content, count: 10))
    #expect(rows == [0, 0, 1, 1, 1, 0, 2, 1, 3, 1])
  }

  @Test func `more colours than a table holds are written one by one`() throws {
    // Thin lines in ink and grey that cross over paper and over nothing have hundreds of blends.
    func line(_ index: Int, _ paint: Paint) -> DrawingOperation {
      let (x, y) = (Double(index) * 7.3, Double(index) * 5.1)
      return .stroke(Path([.move(Point(x: x, y: 3)), .line(Point(x: 290 - y, y: 297))]), width: 0.7, paint)
    }
    let operations =
      [DrawingOperation.fill(Box(x: 20.5, y: 20.3, width: 200, height: 200).path, .paper)]
      + (0..<40).map { line($0, $0 % 2 == 0 ? .ink : .faint) }
    let raster = Raster(
      Drawing(width: 300, height: 300, operations: operations), fonts: try FontFixture.fonts(), palette: .receipt)
    let parts = try chunks(PNGWriter.png(raster))
    #expect(parts.map(\.name) == ["IHDR", "IDAT", "IEND"] && parts[0].content[9] == 6)
    let rows = try #require(unpacked(parts[1].content, count: 300 * 1201))
    for place in stride(from: 0, to: raster.pixels.count, by: 4) where raster.pixels[place + 3] == 255 {
      let (row, column) = (place / 1200, place % 1200)
      #expect(Array(rows[row * 1201 + 1 + column..<row * 1201 + 5 + column]) == Array(raster.pixels[place..<place + 4]))
      if row > 40 { break }
    }
  }

  @Test func `dots are one bit each, black as nought`() throws {
    var bitmap = Bitmap(width: 9, height: 1)
    bitmap[0, 0] = true
    bitmap[8, 0] = true
    let parts = try chunks(PNGWriter.png(bitmap))
    #expect(parts[0].content == [0, 0, 0, 9, 0, 0, 0, 1, 1, 0, 0, 0, 0])
    #expect(unpacked(parts[1].content, count: 3) == [0, 0b0111_1111, 0b0111_1111])
  }
}
