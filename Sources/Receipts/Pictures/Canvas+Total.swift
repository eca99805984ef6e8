import Drawing
import Units
import Words

extension Canvas {
  /// A sum in a meter's digits in a window across the room, and goes down past it.
  ///
  /// Its figures are also written, unseen, for programs that read.
  mutating func total(_ label: String, _ sum: Money, in currency: Currency, formats: Formats) {
    let parts = AmountParts(formats.money(sum, in: currency))
    let reading = SegmentReading(minorUnits: sum.minorUnits, fractionDigits: currency.minorDigits, cells: 24)
    let display = SegmentDisplay(reading.text, in: SegmentFrame(pattern: reading.text))
    let natural = display.drawing
    let window = Box(x: margin, y: y, width: room, height: 96)
    fill(window, .panel)
    fill(Box(x: window.x, y: window.y, width: window.width, height: 4), .ink)
    let bold = 24.0
    func space(_ text: String) -> Double { text.isEmpty ? 0 : Canvas.width(of: text, size: bold) + 12 }
    let free =
      window.width - 32 - space(parts.before) - space(parts.after) - Canvas.width(of: label, size: Size.large) - 16
    let scale = min(58 / natural.height, free / natural.width)
    let (width, height) = (natural.width * scale, natural.height * scale)
    let base = window.y + 52 + height / 2
    let end = window.x + window.width - 16 - space(parts.after)
    let left = end - width
    write(label, size: Size.large, at: window.x + 16, base, .left, .extraBold)
    write(parts.before, size: bold, at: left - 12, base, .right, .extraBold)
    add([
      .text(
        TextRun(
          parts.figures, at: Point(x: left, y: base), size: height * 0.9,
          pitch: width / Double(max(1, TextColumns.count(parts.figures))), isSeen: false), .ink),
      .group(
        [.fill(display.ghost, .ghost), .fill(display.lit, .lit)], Placement(x: left, y: base - height, scale: scale),
        clip: nil),
    ])
    write(parts.after, size: bold, at: end + 12, base, .left, .extraBold)
    y += window.height
  }
}
