/// A TrueType font on bytes ([OpenType 1.9](https://learn.microsoft.com/typography/opentype/spec/)): simple outlines only.
///
/// Reads what `Scripts/fonts.py` makes: outlines without components or instructions, characters of the basic plane.
package struct TrueTypeFont: Sendable {
  let bytes: [UInt8]
  let tables: [(tag: UInt32, range: Range<Int>)]
  /// The em in the outlines' units.
  package let unitsPerEm: Int
  /// How far letters reach above the line, in the outlines' units.
  package let ascent: Int
  /// How far they reach below it, a negative number.
  package let descent: Int
  /// How many outlines there are.
  package let glyphCount: Int
  private let wideCount: Int
  private let longOffsets: Bool
  private let characters: [(first: UInt32, last: UInt32, delta: Int, offset: Int)]

  /// Reads a font.
  ///
  /// - Throws: A ``FontError`` that names the table which is missing or damaged.
  package init(_ bytes: [UInt8]) throws(FontError) {
    self.bytes = bytes
    let tables = try TrueTypeFont.tables(of: bytes)
    self.tables = tables
    func table(_ tag: StaticString, atLeast length: Int) throws(FontError) -> Range<Int> {
      let wanted = TrueTypeFont.tag(tag)
      guard let found = tables.first(where: { $0.tag == wanted })?.range, found.count >= length else {
        throw FontError(table: tag)
      }
      return found
    }
    let head = try table("head", atLeast: 54)
    let hhea = try table("hhea", atLeast: 36)
    let maxp = try table("maxp", atLeast: 6)
    let hmtx = try table("hmtx", atLeast: 4)
    let loca = try table("loca", atLeast: 4)
    _ = try table("glyf", atLeast: 0)
    unitsPerEm = bytes.word(head.lowerBound + 18)
    longOffsets = bytes.word(head.lowerBound + 50) == 1
    ascent = bytes.signed(hhea.lowerBound + 4)
    descent = bytes.signed(hhea.lowerBound + 6)
    wideCount = bytes.word(hhea.lowerBound + 34)
    glyphCount = bytes.word(maxp.lowerBound + 4)
    guard unitsPerEm > 0 else { throw FontError(table: "head") }
    guard wideCount > 0, wideCount <= glyphCount, hmtx.count >= wideCount * 4 + (glyphCount - wideCount) * 2 else {
      throw FontError(table: "hmtx")
    }
    guard loca.count >= (glyphCount + 1) * (longOffsets ? 4 : 2) else { throw FontError(table: "loca") }
    characters = try TrueTypeFont.characters(bytes, try table("cmap", atLeast: 4))
  }

  /// The place of a character's outline; nil where the font has none.
  package func glyph(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < characters.count, characters[low].first <= value else { return nil }
    let segment = characters[low]
    var glyph = Int(value)
    if segment.offset > 0 {
      let place = segment.offset + 2 * Int(value - segment.first)
      guard place + 2 <= bytes.count else { return nil }
      glyph = bytes.word(place)
      if glyph == 0 { return nil }
    }
    glyph = (glyph + segment.delta) & 0xFFFF
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// How far the pen goes on after an outline, in its units.
  package func advance(of glyph: Int) -> Int {
    guard let hmtx = range("hmtx") else { return 0 }
    return bytes.word(hmtx.lowerBound + 4 * min(max(glyph, 0), wideCount - 1))
  }

  /// The bytes of an outline; nil where it is empty or damaged.
  func outline(of glyph: Int) -> Range<Int>? {
    guard glyph >= 0, glyph < glyphCount, let loca = range("loca"), let glyf = range("glyf") else { return nil }
    func offset(_ index: Int) -> Int {
      longOffsets ? bytes.long(loca.lowerBound + 4 * index) : 2 * bytes.word(loca.lowerBound + 2 * index)
    }
    let (start, end) = (offset(glyph), offset(glyph + 1))
    guard start < end, end <= glyf.count, end - start >= 10 else { return nil }
    return glyf.lowerBound + start..<glyf.lowerBound + end
  }

  func range(_ tag: StaticString) -> Range<Int>? {
    let wanted = TrueTypeFont.tag(tag)
    return tables.first { $0.tag == wanted }?.range
  }

  static func tag(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { letters in letters.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func tables(of bytes: [UInt8]) throws(FontError) -> [(tag: UInt32, range: Range<Int>)] {
    guard bytes.count >= 12, bytes.count < 1 << 24, bytes.long(0) == 0x10000 else { throw FontError(table: "sfnt") }
    let count = bytes.word(4)
    guard bytes.count >= 12 + 16 * count else { throw FontError(table: "sfnt") }
    var tables: [(tag: UInt32, range: Range<Int>)] = []
    for index in 0..<count {
      let place = 12 + 16 * index
      let (start, length) = (bytes.long(place + 8), bytes.long(place + 12))
      guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else {
        throw FontError(table: "sfnt")
      }
      tables.append((bytes.tag(place), start..<start + length))
    }
    return tables
  }

  /// The segments of the table for Unicode's basic plane, format 4, ordered by their ends.
  private static func characters(
    _ bytes: [UInt8], _ cmap: Range<Int>
  ) throws(FontError) -> [(first: UInt32, last: UInt32, delta: Int, offset: Int)] {
    let count = bytes.word(cmap.lowerBound + 2)
    guard cmap.count >= 4 + 8 * count else { throw FontError(table: "cmap") }
    for index in 0..<count {
      let start = bytes.long(cmap.lowerBound + 4 + 8 * index + 4)
      guard start >= 0, start + 14 <= cmap.count else { continue }
      let table = cmap.lowerBound + start
      guard bytes.word(table) == 4 else { continue }
      let twice = bytes.word(table + 6)
      guard start + 16 + 4 * twice <= cmap.count else { continue }
      var segments: [(first: UInt32, last: UInt32, delta: Int, offset: Int)] = []
      for place in stride(from: table + 14, to: table + 14 + twice, by: 2) {
        let offsetPlace = place + 2 + 3 * twice
        let offset = bytes.word(offsetPlace)
        segments.append(
          (
            first: UInt32(bytes.word(place + 2 + twice)), last: UInt32(bytes.word(place)),
            delta: bytes.signed(place + 2 + 2 * twice), offset: offset == 0 ? 0 : offsetPlace + offset
          ))
      }
      guard zip(segments, segments.dropFirst()).allSatisfy({ $0.last < $1.first }) else { continue }
      return segments
    }
    throw FontError(table: "cmap")
  }
}

/// Why a font cannot be read.
package struct FontError: Error, Sendable {
  /// The table that is missing or damaged; `sfnt` for the list of tables.
  package let table: StaticString

  /// The reason in a sentence.
  package var message: String {
    "this is no font that Scripts/fonts.py makes: its table \(table) is missing or damaged"
  }
}

/// Big-endian numbers; the caller has made sure that they are there.
extension [UInt8] {
  func word(_ place: Int) -> Int { Int(self[place]) << 8 | Int(self[place + 1]) }

  func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: word(place))) }

  func tag(_ place: Int) -> UInt32 {
    UInt32(word(place)) << 16 | UInt32(word(place + 2))
  }

  /// A number of 32 bits, -1 where an `Int` of 32 bits cannot hold it.
  func long(_ place: Int) -> Int { Int(exactly: tag(place)) ?? -1 }
}
