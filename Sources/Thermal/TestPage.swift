import Drawing
import Words

/// A page that shows what a printer can do: a ruler, greys, thin lines, letters.
package struct TestPage: Sendable {
  /// What stands at the top, such as the printer's name and its settings, a line each.
  package let title: [String]

  private let fonts: Fonts
  private let printer: PrinterProfile

  /// Makes a page for a printer.
  package init(for printer: PrinterProfile, title: [String], fonts: Fonts) {
    self.printer = printer
    self.title = title
    self.fonts = fonts
  }

  /// The page, as wide as the head, dot for dot.
  package var bitmap: Bitmap {
    var page = Bitmap(width: printer.dots, height: 0)
    page.append(rows: ruler.bytes)
    for line in title { page.append(rows: self.line(line).bytes) }
    page.append(rows: space(8).bytes)
    page.append(rows: wedge.bytes)
    page.append(rows: space(8).bytes)
    page.append(rows: thinLines.bytes)
    page.append(rows: space(8).bytes)
    for line in alphabet { page.append(rows: self.line(line).bytes) }
    page.append(rows: space(8).bytes)
    page.append(rows: ruler.bytes)
    return page
  }

  /// Millimetres from the left edge, each five longer, each ten with its number; the head's last dot is drawn too.
  private var ruler: Bitmap {
    var ruler = Bitmap(width: printer.dots, height: 52)
    ruler.fill(x: 0, y: 0, width: printer.dots, height: 2)
    var millimetre = 0
    while true {
      let x = (millimetre * printer.dotsPerCentimetre + 5) / 10
      guard x + 2 <= printer.dots else { break }
      ruler.fill(x: x, y: 0, width: 2, height: millimetre % 10 == 0 ? 24 : millimetre % 5 == 0 ? 16 : 10)
      if millimetre % 10 == 0 && x + 28 <= printer.dots { ruler.draw(letters("\(millimetre)"), x: x, y: 25) }
      millimetre += 1
    }
    ruler.fill(x: printer.dots - 2, y: 0, width: 2, height: 24)
    return ruler
  }

  /// Eleven steps from white to black, ten per cent each, lifted and dithered as a photograph is.
  private var wedge: Bitmap {
    let steps = 11
    var page = Bitmap(width: printer.dots, height: 0)
    let rows = 64
    var values: [UInt8] = []
    for _ in 0..<rows {
      for x in 0..<printer.dots { values.append(UInt8(255 - x * steps / printer.dots * 255 / (steps - 1))) }
    }
    let grey = GreyPicture(width: printer.dots, height: rows, made: values)
    page.append(rows: Dither.floydSteinberg.bitmap(of: ToneCurve.lifted.applied(to: grey), keepsEdges: true).bytes)
    page.append(rows: Dither.bayer.bitmap(of: ToneCurve.lifted.applied(to: grey)).rows(0..<32).bytes)
    var labels = Bitmap(width: printer.dots, height: 28)
    for step in 0..<steps where printer.dots / steps >= 24 {
      let label = "\(step * 10)"
      let text = letters(label)
      labels.draw(
        text, x: min((2 * step + 1) * printer.dots / steps / 2, printer.dots - text.width / 2) - text.width / 2, y: 2)
    }
    page.append(rows: labels.bytes)
    return page
  }

  /// Upright and level lines of 1, 2, 3 and 4 dots, then chequers of one dot and of two.
  private var thinLines: Bitmap {
    var page = Bitmap(width: printer.dots, height: 96)
    let part = printer.dots / 4
    for width in 1...4 {
      let left = (width - 1) * part
      page.draw(letters("\(width)"), x: left, y: -1)
      for number in 0..<4 {
        page.fill(x: left + 20 + number * width * 4, y: 0, width: width, height: 24)
        page.fill(x: left, y: 28 + number * width * 3, width: part - 12, height: width)
      }
    }
    for y in 80..<96 {
      for x in 0..<page.width {
        page[x, y] = y >= 88 ? x / 2 % 2 == y / 2 % 2 : x % 2 == y % 2
      }
    }
    return page
  }

  private var alphabet: [String] {
    [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789 €£¥$₴ %&()+-,.:;",
      "Zażółć gęślą jaźń ÄÖÜäöüß", "¿Dónde está? ¡Aquí! Ñandú", "Київ Їжак ґава щастя 120 ₴", "タクシー運賃 合計 1,230円",
    ]
  }

  /// A line of text, cut at the head's edge.
  private func line(_ text: String) -> Bitmap {
    var line = Bitmap(width: printer.dots, height: 30)
    line.draw(letters(text), x: 0, y: 2)
    return line
  }

  /// A text as dots, 12 a column and 26 high.
  private func letters(_ text: String) -> Bitmap {
    let run = TextRun(text, at: Point(x: 0, y: 20), size: 20)
    let drawing = Drawing(
      width: Double(TextColumns.count(text)) * run.pitch, height: 26, operations: [.text(run, .ink)])
    return Bitmap(drawing, fonts: fonts).withFirmUprights
  }

  private func space(_ rows: Int) -> Bitmap { Bitmap(width: printer.dots, height: rows) }
}
