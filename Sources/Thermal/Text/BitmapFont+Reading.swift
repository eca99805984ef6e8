extension BitmapFont {
  /// Reads a font file in the form of GNU Unifont: `0041:` and 24 rows as hexadecimal digits, three or six each.
  ///
  /// A line such as `0061 0301=00E1` joins a letter and a mark; one with `#` is a remark. Code points rise.
  ///
  /// - Throws: ``ThermalError/badFont(line:)`` for any other line.
  package init(hex bytes: [UInt8]) throws(ThermalError) {
    var scalars: [UInt32] = []
    var glyphs: [Bitmap] = []
    var pairs: [Pair] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if let pair = BitmapFont.pair(line) {
        pairs.append(pair)
      } else if let (scalar, glyph) = BitmapFont.glyph(line), scalar > scalars.last ?? 0 {
        scalars.append(scalar)
        glyphs.append(glyph)
      } else {
        throw .badFont(line: number)
      }
    }
    guard scalars.contains(BitmapFont.unknown) else { throw .badFont(line: number) }
    self.init(scalars: scalars, glyphs: glyphs, pairs: pairs)
  }

  private static func glyph(_ line: ArraySlice<UInt8>) -> (UInt32, Bitmap)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), let scalar = number(line[..<colon]) else { return nil }
    let digits = line[(colon + 1)...]
    let width = digits.count / height * 4
    guard digits.count % height == 0, width == columnWidth || width == 2 * columnWidth else { return nil }
    var rows: [UInt8] = []
    for row in 0..<height {
      let start = digits.startIndex + row * (width / 4)
      guard let bits = number(digits[start..<start + width / 4]) else { return nil }
      let packed = width == columnWidth ? bits << 4 : bits
      if width > 16 { rows.append(UInt8(truncatingIfNeeded: packed >> 16)) }
      rows.append(UInt8(truncatingIfNeeded: packed >> 8))
      rows.append(UInt8(truncatingIfNeeded: packed))
    }
    return Bitmap(width: width, rows: rows).map { (scalar, $0) }
  }

  private static func pair(_ line: ArraySlice<UInt8>) -> Pair? {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")), let sign = line.firstIndex(of: UInt8(ascii: "=")),
      space < sign, let letter = number(line[..<space]), let mark = number(line[(space + 1)..<sign]),
      let composed = number(line[(sign + 1)...])
    else { return nil }
    return Pair(letter: letter, mark: mark, composed: composed)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard !digits.isEmpty, digits.count <= 6 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}
