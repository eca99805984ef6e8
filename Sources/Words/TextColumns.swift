/// How wide texts are where every letter has one column, as on a terminal or a strip of paper, and where they break.
package enum TextColumns {
  /// How many columns a text takes: two for each wide letter, as of Chinese, Japanese and Korean, none for a mark above one.
  ///
  /// Wide are the letters of the classes W and F of [Unicode's annex 11](https://www.unicode.org/reports/tr11/).
  package static func count(_ text: some StringProtocol) -> Int {
    var count = 0
    for scalar in text.unicodeScalars { count += columns(of: scalar.value) }
    return count
  }

  /// How many columns one letter takes: 0, 1 or 2.
  package static func count(_ scalar: Unicode.Scalar) -> Int { columns(of: scalar.value) }

  /// A text in lines of at most `width` columns, at least one line; lines after the first have room for `hanging` fewer.
  ///
  /// It breaks at spaces, which vanish there, and beside wide letters, but never before a closing mark or after an
  /// opening one. A word that is too long for a line is cut when `cutsWords` says so, else it stands alone.
  package static func wrapped(_ text: String, width: Int, hanging: Int = 0, cutsWords: Bool = false) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    var room: Int { lines.isEmpty ? width : width - hanging }
    func end() {
      lines.append(line)
      line = ""
      length = 0
    }
    for word in text.split(separator: " ") {
      for (index, piece) in pieces(of: word).enumerated() {
        let gap = index == 0 && !line.isEmpty ? 1 : 0
        let columns = count(piece)
        if length + gap + columns <= room {
          line += gap == 1 ? " " + piece : piece
          length += gap + columns
          continue
        }
        if !line.isEmpty { end() }
        for scalar in piece.unicodeScalars {
          let own = self.columns(of: scalar.value)
          if cutsWords, length + own > room { end() }
          line.unicodeScalars.append(scalar)
          length += own
        }
      }
    }
    end()
    return lines
  }

  /// The parts of a word between which a line may end.
  private static func pieces(of word: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var last: UInt32?
    for scalar in word.unicodeScalars {
      if let last, breaks(between: last, and: scalar.value) {
        pieces.append(piece)
        piece = ""
      }
      piece.unicodeScalars.append(scalar)
      last = scalar.value
    }
    pieces.append(piece)
    return pieces
  }

  private static func breaks(between last: UInt32, and next: UInt32) -> Bool {
    guard columns(of: last) == 2 || columns(of: next) == 2 else { return false }
    return !staysBefore.contains(next) && !staysAfter.contains(last) && next != 0xA0 && last != 0xA0
  }

  /// Marks that never begin a line: `、。」）` and their like, small kana, the long vowel's sign, units.
  private static let staysBefore: [UInt32] = [
    0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049,
    0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB,
    0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF5E, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B,
  ]

  /// Marks that never end a line: `「（￥` and their like.
  private static let staysAfter: [UInt32] = [
    0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08, 0xFFE5, 0x24, 0x28, 0xA3, 0xA5, 0x20AC, 0x2248,
  ]

  private static func columns(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
    case 0...0x10FF: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: 2
    case 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: 2
    default: 1
    }
  }
}
