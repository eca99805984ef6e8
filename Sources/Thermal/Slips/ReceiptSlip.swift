import Receipts

/// A receipt as dots: 32 columns of 12 dots, which is a head of 384 to the dot.
package enum ReceiptSlip {
  /// The dots of its width.
  package static let width = Receipt.columns * BitmapFont.columnWidth

  /// From the top of a line to that of the next.
  private static let pitch = 30

  /// Begins a line of double size; in it a tab parts a label in single size from what stands at the right.
  package static let large = "\u{0E}"

  /// A receipt as the text of a slip: heading and total in double size, lines across as such.
  package static func text(of receipt: Receipt) -> String {
    var text = ""
    for row in receipt.rows {
      switch row {
      case .title(let title): text += "\(large)\(title)\n"
      case .total(let label, let amount): text += "\(large)\(label)\t\(amount)\n"
      default: for line in Receipt.lines(of: [row]) { text += line + "\n" }
      }
    }
    return text
  }

  /// A slip in pure black, a line of the text in each line; double size only where it fits, hyphens alone are a line across.
  package static func bitmap(of text: String, _ font: BitmapFont) -> Bitmap {
    var slip = Bitmap(width: width, height: 16)
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      if line.first == 0x0E {
        slip.append(rows: large(Array(line.dropFirst()), font).bytes)
      } else if line.count == Receipt.columns && line.allSatisfy({ $0 == UInt8(ascii: "-") }) {
        slip.append(rows: rule.bytes)
      } else {
        slip.append(rows: self.line(String(decoding: Array(line), as: UTF8.self), font).bytes)
      }
    }
    return slip.extended(below: 40)
  }

  private static func large(_ line: [UInt8], _ font: BitmapFont) -> Bitmap {
    let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
    let (first, last) = (String(decoding: parts[0], as: UTF8.self), parts.count > 1 ? parts[1] : [])
    guard parts.count > 1 else {
      if font.columns(of: first) * 2 <= Receipt.columns { return title(first, font) }
      return self.line(first, font)
    }
    let amount = String(decoding: last, as: UTF8.self)
    if font.columns(of: first) + font.columns(of: amount) * 2 < Receipt.columns { return total(first, amount, font) }
    var line = self.line(first, font)
    line.draw(amount, font, x: width - font.columns(of: amount) * BitmapFont.columnWidth, y: 3)
    return line
  }

  private static func line(_ text: String, _ font: BitmapFont) -> Bitmap {
    var line = Bitmap(width: width, height: pitch)
    line.draw(text, font, x: 0, y: 3)
    return line
  }

  private static func title(_ text: String, _ font: BitmapFont) -> Bitmap {
    var line = Bitmap(width: width, height: 60)
    line.draw(text, font, x: (width - font.columns(of: text) * 24) / 2, y: 4, scale: 2)
    return line
  }

  /// The label on the line of the amount's lower half.
  private static func total(_ label: String, _ amount: String, _ font: BitmapFont) -> Bitmap {
    var line = Bitmap(width: width, height: 60)
    line.draw(label, font, x: 0, y: 26)
    line.draw(amount, font, x: width - font.columns(of: amount) * 24, y: 6, scale: 2)
    return line
  }

  private static var rule: Bitmap {
    var rule = Bitmap(width: width, height: 16)
    rule.fill(x: 0, y: 7, width: width, height: 2)
    return rule
  }
}
