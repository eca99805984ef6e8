/// Which parts of one cell of a seven-segment display are on.
///
/// The letters are those of the data sheets: `a` on top, then clockwise to `f`, `g` in the middle.
package struct SegmentGlyph: OptionSet, Sendable, Hashable {
  /// One bit a part, `a` the lowest.
  package let rawValue: UInt16

  /// Makes a glyph of bits.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The bar on top.
  package static let a = SegmentGlyph(rawValue: 1)
  /// The upper bar at the right.
  package static let b = SegmentGlyph(rawValue: 2)
  /// The lower bar at the right.
  package static let c = SegmentGlyph(rawValue: 4)
  /// The bar at the bottom.
  package static let d = SegmentGlyph(rawValue: 8)
  /// The lower bar at the left.
  package static let e = SegmentGlyph(rawValue: 16)
  /// The upper bar at the left.
  package static let f = SegmentGlyph(rawValue: 32)
  /// The bar in the middle.
  package static let g = SegmentGlyph(rawValue: 64)
  /// The point at the foot of the digit.
  package static let point = SegmentGlyph(rawValue: 128)
  /// The two dots between hours and minutes, a cell of their own.
  package static let colon = SegmentGlyph(rawValue: 256)

  /// All seven bars.
  package static let eight: SegmentGlyph = [.a, .b, .c, .d, .e, .f, .g]

  /// The glyph of a character, nil when seven segments cannot show it.
  ///
  /// Letters come in the one case that seven segments draw well, whichever is asked for.
  package static func of(_ character: UInt8) -> SegmentGlyph? {
    switch character {
    case UInt8(ascii: "0"), UInt8(ascii: "O"): [.a, .b, .c, .d, .e, .f]
    case UInt8(ascii: "1"): [.b, .c]
    case UInt8(ascii: "2"): [.a, .b, .g, .e, .d]
    case UInt8(ascii: "3"): [.a, .b, .g, .c, .d]
    case UInt8(ascii: "4"): [.f, .g, .b, .c]
    case UInt8(ascii: "5"), UInt8(ascii: "S"), UInt8(ascii: "s"): [.a, .f, .g, .c, .d]
    case UInt8(ascii: "6"): [.a, .f, .g, .c, .d, .e]
    case UInt8(ascii: "7"): [.a, .b, .c]
    case UInt8(ascii: "8"): .eight
    case UInt8(ascii: "9"): [.a, .b, .c, .d, .f, .g]
    case UInt8(ascii: " "): []
    case UInt8(ascii: "-"): [.g]
    case UInt8(ascii: "_"): [.d]
    case UInt8(ascii: ":"): .colon
    default: letter(character | 0x20)
    }
  }

  private static func letter(_ lowercase: UInt8) -> SegmentGlyph? {
    switch lowercase {
    case UInt8(ascii: "a"): [.a, .b, .c, .e, .f, .g]
    case UInt8(ascii: "b"): [.c, .d, .e, .f, .g]
    case UInt8(ascii: "c"): [.a, .d, .e, .f]
    case UInt8(ascii: "d"): [.b, .c, .d, .e, .g]
    case UInt8(ascii: "e"): [.a, .d, .e, .f, .g]
    case UInt8(ascii: "f"): [.a, .e, .f, .g]
    case UInt8(ascii: "h"): [.b, .c, .e, .f, .g]
    case UInt8(ascii: "i"): [.e, .f]
    case UInt8(ascii: "j"): [.b, .c, .d]
    case UInt8(ascii: "l"): [.d, .e, .f]
    case UInt8(ascii: "n"): [.c, .e, .g]
    case UInt8(ascii: "o"): [.c, .d, .e, .g]
    case UInt8(ascii: "p"): [.a, .b, .e, .f, .g]
    case UInt8(ascii: "r"): [.e, .g]
    case UInt8(ascii: "t"): [.d, .e, .f, .g]
    case UInt8(ascii: "u"): [.b, .c, .d, .e, .f]
    case UInt8(ascii: "y"): [.b, .c, .d, .f, .g]
    default: nil
    }
  }

  /// The glyphs of a text, a point joined to the digit before it.
  ///
  /// A point at the start or after another point gets an empty cell; what seven segments cannot show is left out dark.
  package static func cells(of text: String) -> [SegmentGlyph] {
    var cells: [SegmentGlyph] = []
    for character in text.utf8 {
      guard character == UInt8(ascii: ".") else {
        cells.append(of(character) ?? [])
        continue
      }
      if let last = cells.last, !last.contains(.point), !last.contains(.colon) {
        cells[cells.count - 1] = last.union(.point)
      } else {
        cells.append(.point)
      }
    }
    return cells
  }
}
