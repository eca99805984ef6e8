import Drawing
import Testing
import Thermal

@Suite struct BitmapTests {
  @Test func `a row is packed with its first dot in the highest bit and its spare bits bare`() throws {
    var bitmap = Bitmap(width: 10, height: 2)
    bitmap[0, 0] = true
    bitmap[9, 1] = true
    bitmap[10, 1] = true
    bitmap[-1, 0] = true
    #expect(bitmap.bytes == [0x80, 0x00, 0x00, 0x40])
    #expect(bitmap.ink == 2)
    bitmap[0, 0] = false
    #expect(bitmap.isBlank(row: 0) && !bitmap.isBlank(row: 1) && !bitmap[0, 0])
    let taken = try #require(Bitmap(width: 10, rows: [0xFF, 0xFF]))
    #expect(taken.bytes == [0xFF, 0xC0])
  }

  @Test func `bytes that are no whole rows are refused`() {
    #expect(Bitmap(width: 384, rows: [UInt8](repeating: 0, count: 48 * 3 + 8)) == nil)
    #expect(Bitmap(width: 0, rows: []) == nil)
  }

  @Test func `a picture on a wider strip stands at its right end or in its middle`() throws {
    let bitmap = try #require(Bitmap(width: 8, rows: [0x81, 0xFF]))
    #expect(bitmap.alignedRight(width: 16).bytes == [0x00, 0x81, 0x00, 0xFF])
    #expect(bitmap.centred(width: 16).bytes == [0x08, 0x10, 0x0F, 0xF0])
    #expect(bitmap.alignedRight(width: 8) == bitmap)
  }

  @Test func `a picture laid anywhere is what its dots say, one by one`() {
    let small = PrintJobTests.noise(19, 5, seed: 4)
    for (width, x, y) in [
      (40, 0, 0), (40, 3, 2), (40, 21, 1), (40, 30, 3), (40, -1, -2), (40, -13, 0), (45, 39, 0), (8, -4, 1),
    ] {
      var laid = Bitmap(width: width, height: 7)
      laid.draw(small, x: x, y: y)
      var dotted = Bitmap(width: width, height: 7)
      for row in 0..<5 { for column in 0..<19 where small[column, row] { dotted[x + column, y + row] = true } }
      #expect(laid == dotted, "\(width) \(x) \(y)")
    }
  }

  @Test func `an upright line of one dot becomes two dots wide and a level one stays`() throws {
    let upright = try #require(Bitmap(width: 8, rows: [UInt8](repeating: 0x08, count: 20)))
    #expect(upright.withFirmUprights.bytes == [UInt8](repeating: 0x0C, count: 20))
    let level = try #require(Bitmap(width: 8, rows: [0x00, 0xFF, 0x00]))
    #expect(level.withFirmUprights == level)
    let edge = try #require(Bitmap(width: 8, rows: [0x01, 0x01]))
    #expect(edge.withFirmUprights.bytes == [0x03, 0x03])
  }
}
