/// Makes a font of some outlines of another, for a document that carries it.
struct TrueTypeSubset {
  /// The outlines taken, in their new order; the first is the box for unknown characters.
  private(set) var glyphs: [Int] = [0]
  private var places: [Int: Int] = [0: 0]
  private let font: TrueTypeFont

  init(of font: TrueTypeFont) {
    self.font = font
  }

  /// The new place of an outline, taken in when it is not there yet.
  mutating func place(of glyph: Int) -> Int {
    if let place = places[glyph] { return place }
    let place = glyphs.count
    glyphs.append(glyph)
    places[glyph] = place
    return place
  }

  /// The advances in thousandths of the em, in the new order.
  var advances: [Int] {
    glyphs.map { font.advance(of: $0) * 1000 / font.unitsPerEm }
  }

  /// The font as a file: the tables that a PDF wants, without names and characters, which the document has itself.
  func file() -> [UInt8] {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    var hmtx: [UInt8] = []
    for glyph in glyphs {
      loca.append(long: UInt32(glyf.count))
      let range = font.outline(of: glyph)
      if let range { glyf += font.bytes[range] }
      while glyf.count % 4 != 0 { glyf.append(0) }
      hmtx.append(word: font.advance(of: glyph))
      hmtx.append(word: range.map { font.bytes.word($0.lowerBound + 2) } ?? 0)
    }
    loca.append(long: UInt32(glyf.count))
    var head = copy("head", upTo: 54)
    head.replace(long: 0, at: 8)
    head.replace(word: 1, at: 50)
    var hhea = copy("hhea", upTo: 36)
    hhea.replace(word: glyphs.count, at: 34)
    var maxp = copy("maxp", upTo: 32)
    maxp.replace(word: glyphs.count, at: 4)
    return TrueTypeSubset.assembled([
      ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca), ("maxp", maxp),
    ])
  }

  private func copy(_ tag: StaticString, upTo length: Int) -> [UInt8] {
    guard let range = font.range(tag) else { return [] }
    return Array(font.bytes[range].prefix(length))
  }

  /// The tables behind their list, with checksums ([OpenType, font file](https://learn.microsoft.com/typography/opentype/spec/otff)).
  private static func assembled(_ tables: [(tag: StaticString, bytes: [UInt8])]) -> [UInt8] {
    var power = 1
    var exponent = 0
    while power * 2 <= tables.count {
      power *= 2
      exponent += 1
    }
    var list: [UInt8] = [0, 1, 0, 0]
    for word in [tables.count, power * 16, exponent, (tables.count - power) * 16] { list.append(word: word) }
    var body: [UInt8] = []
    var headPlace = 0
    let start = 12 + 16 * tables.count
    for table in tables {
      if TrueTypeFont.tag(table.tag) == TrueTypeFont.tag("head") { headPlace = start + body.count }
      list.append(long: TrueTypeFont.tag(table.tag))
      list.append(long: sum(of: table.bytes))
      list.append(long: UInt32(start + body.count))
      list.append(long: UInt32(table.bytes.count))
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    var file = list + body
    file.replace(long: 0xB1B0_AFBA &- sum(of: file), at: headPlace + 8)
    return file
  }

  private static func sum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (place, byte) in bytes.enumerated() { sum &+= UInt32(byte) << (24 - 8 * UInt32(place % 4)) }
    return sum
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: Int) {
    append(UInt8(word >> 8 & 0xFF))
    append(UInt8(word & 0xFF))
  }

  fileprivate mutating func append(long: UInt32) {
    append(word: Int(long >> 16))
    append(word: Int(long & 0xFFFF))
  }

  fileprivate mutating func replace(word: Int, at place: Int) {
    guard place + 2 <= count else { return }
    self[place] = UInt8(word >> 8 & 0xFF)
    self[place + 1] = UInt8(word & 0xFF)
  }

  fileprivate mutating func replace(long: UInt32, at place: Int) {
    replace(word: Int(long >> 16), at: place)
    replace(word: Int(long & 0xFFFF), at: place + 2)
  }
}
