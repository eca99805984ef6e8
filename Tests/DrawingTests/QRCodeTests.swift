import Drawing
import Testing

@Suite struct QRCodeTests {
  private static func rows(_ code: QRCode) -> [String] {
    (0..<code.side).map { y in (0..<code.side).map { code[$0, y] ? "#" : "." }.joined() }
  }

  @Test(arguments: [(0, 1), (14, 1), (15, 2), (42, 3), (62, 4), (84, 5), (106, 6), (122, 7), (152, 8), (180, 9)])
  func `the smallest version that holds the bytes is taken`(count: Int, version: Int) throws {
    let code = try #require(QRCode([UInt8](repeating: 65, count: count)))
    #expect(code.version == version && code.side == 17 + 4 * version)
  }

  @Test func `what is too long is no code`() {
    #expect(QRCode([UInt8](repeating: 65, count: 181)) == nil)
  }

  @Test func `three finders, two lines of timing and the dark module stand where they must`() throws {
    for count in [3, 40, 120, 170] {
      let code = try #require(QRCode([UInt8](repeating: 0x55, count: count)))
      let rows = Self.rows(code)
      let end = code.side - 7
      for row in [0, end] { #expect(rows[row].prefix(7) == "#######" && rows[row + 6].prefix(7) == "#######") }
      #expect(rows[0].suffix(7) == "#######" && rows[3].suffix(7) == "#.###.#")
      #expect((8..<code.side - 8).allSatisfy { code[$0, 6] == ($0 % 2 == 0) && code[6, $0] == ($0 % 2 == 0) })
      #expect(code[8, code.side - 8] && !code[-1, 0] && !code[code.side, 0])
    }
  }

  @Test func `the format is one of the eight that the standard lists for M, the same in both places`() throws {
    // ISO/IEC 18004, annex C, without the least significant bit's order turned.
    let listed: Set = [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0]
    for text in ["a", "Flagfall", String(repeating: "taxi ", count: 20)] {
      let code = try #require(QRCode(Array(text.utf8)))
      let side = code.side
      let first =
        (0...5).map { code[8, $0] } + [code[8, 7], code[8, 8], code[7, 8]] + (9..<15).map { code[14 - $0, 8] }
      let second = (0..<8).map { code[side - 1 - $0, 8] } + (8..<15).map { code[8, side - 15 + $0] }
      #expect(first == second)
      let bits = first.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
      #expect(listed.contains(bits))
    }
  }

  @Test func `a code of 29 modules at six dots is 222 dots wide, 24 of them white on every side`() throws {
    let code = try #require(QRCode([UInt8](repeating: 65, count: 40)))
    #expect(code.version == 3)
    let bitmap = Bitmap(code, dots: 6)
    #expect(bitmap.width == 222 && bitmap.height == 222)
    for y in 0..<222 {
      for x in 0..<222 { #expect(bitmap[x, y] == code[x / 6 - 4, y / 6 - 4]) }
    }
    #expect((0..<24).allSatisfy { bitmap.isBlank(row: $0) && bitmap.isBlank(row: 221 - $0) })
  }
}
