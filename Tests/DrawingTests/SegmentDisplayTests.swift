import Drawing
import Testing

@Suite struct SegmentDisplayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let character: String
    let segments: SegmentGlyph
    var testDescription: String { character }
  }

  /// The digits as data sheets of seven-segment decoders print them, for instance
  /// https://www.ti.com/lit/ds/symlink/cd4511b.pdf, with the tails that the later parts have.
  @Test(
    "Every digit lights the bars of the data sheet",
    arguments: [
      Case(character: "0", segments: [.a, .b, .c, .d, .e, .f]),
      Case(character: "1", segments: [.b, .c]),
      Case(character: "2", segments: [.a, .b, .d, .e, .g]),
      Case(character: "3", segments: [.a, .b, .c, .d, .g]),
      Case(character: "4", segments: [.b, .c, .f, .g]),
      Case(character: "5", segments: [.a, .c, .d, .f, .g]),
      Case(character: "6", segments: [.a, .c, .d, .e, .f, .g]),
      Case(character: "7", segments: [.a, .b, .c]),
      Case(character: "8", segments: [.a, .b, .c, .d, .e, .f, .g]),
      Case(character: "9", segments: [.a, .b, .c, .d, .f, .g]),
      Case(character: "-", segments: [.g]),
      Case(character: " ", segments: []),
      Case(character: "H", segments: [.b, .c, .e, .f, .g]),
      Case(character: "E", segments: [.a, .d, .e, .f, .g]),
      Case(character: "d", segments: [.b, .c, .d, .e, .g]),
    ])
  func digits(_ example: Case) {
    #expect(SegmentGlyph.cells(of: example.character) == [example.segments])
  }

  @Test("No two digits look the same")
  func distinct() {
    let glyphs = (0...9).map { SegmentGlyph.cells(of: String($0))[0].rawValue }
    #expect(Set(glyphs).count == 10)
  }

  @Test("The point rides on the digit before it")
  func point() {
    let cells = SegmentGlyph.cells(of: "12.5")
    #expect(cells.count == 3)
    #expect(cells[1] == [.a, .b, .d, .e, .g, .point])
    #expect(SegmentGlyph.cells(of: ".5").first == .point)
    #expect(SegmentGlyph.cells(of: "1..2").count == 3)
  }

  @Test("What seven segments cannot show stays dark and keeps its cell")
  func unknown() {
    #expect(SegmentGlyph.cells(of: "1x1") == [[.b, .c], [], [.b, .c]])
  }

  @Test("A short text stands at the right, ghost and lit share the frame")
  func rightAligned() {
    let frame = SegmentFrame(pattern: "8888.88")
    let display = SegmentDisplay("3.00", in: frame)
    #expect(display.frame == frame)
    #expect(display.glyphs.map(\.isEmpty) == [true, true, true, false, false, false])
  }

  @Test("A text too wide widens the frame and loses no digit")
  func widens() {
    let display = SegmentDisplay("12345678.90", in: SegmentFrame(pattern: "888.88"))
    #expect(display.frame.cells.count == 10)
    #expect(display.glyphs == SegmentGlyph.cells(of: "12345678.90"))
  }

  @Test("A colon in a digit's cell gives the text a frame of its own")
  func clash() {
    let display = SegmentDisplay("12:34", in: SegmentFrame(pattern: "88888"))
    #expect(display.glyphs == SegmentGlyph.cells(of: "12:34"))
    #expect(display.frame.cells[2] == .colon)
  }

  @Test("A blinking colon leaves its cell dark without moving anything")
  func blinks() {
    let frame = SegmentFrame(pattern: "88:88")
    #expect(SegmentDisplay("12 34", in: frame).frame == frame)
  }

  struct Sum: Sendable, CustomTestStringConvertible {
    let minorUnits: Int64
    let digits: Int
    let text: String
    let lamp: Bool
    var testDescription: String { "\(minorUnits) with \(digits) digits" }
  }

  @Test(
    "A sum too wide for six digits drops its minor units with a lamp, never digits",
    arguments: [
      Sum(minorUnits: 0, digits: 2, text: "0.00", lamp: false),
      Sum(minorUnits: 5, digits: 2, text: "0.05", lamp: false),
      Sum(minorUnits: 1720, digits: 2, text: "17.20", lamp: false),
      Sum(minorUnits: -1720, digits: 2, text: "-17.20", lamp: false),
      Sum(minorUnits: 999_999, digits: 2, text: "9999.99", lamp: false),
      Sum(minorUnits: 1_000_099, digits: 2, text: "10000", lamp: true),
      Sum(minorUnits: -100_099, digits: 2, text: "-1000", lamp: true),
      Sum(minorUnits: 123_456_789_00, digits: 2, text: "123456789", lamp: true),
      Sum(minorUnits: 3500, digits: 0, text: "3500", lamp: false),
      Sum(minorUnits: 12_345_678, digits: 0, text: "12345678", lamp: false),
      Sum(minorUnits: 1234, digits: 3, text: "1.234", lamp: false),
      Sum(minorUnits: .min, digits: 2, text: "-92233720368547758", lamp: true),
    ])
  func sums(_ example: Sum) {
    let reading = SegmentReading(minorUnits: example.minorUnits, fractionDigits: example.digits, cells: 6)
    #expect(reading.text == example.text)
    #expect(reading.withoutMinorUnits == example.lamp)
  }
}
