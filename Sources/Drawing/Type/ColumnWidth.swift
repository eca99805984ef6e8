/// How many columns of a grid characters take.
package enum ColumnWidth {
  /// The columns of a scalar: 2 for Chinese and Japanese characters and full-width forms, 0 for marks that stand on
  /// another and for what has no width, else 1 ([UAX 11](https://www.unicode.org/reports/tr11/)).
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x200B...0x200F, 0x2060, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFEFF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// The columns of a text.
  package static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }
}
