import Drawing
import Testing

@Suite struct SVGWriterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: Double
    let text: String
    var testDescription: String { text }
  }

  @Test(
    "A number has two decimals at most",
    arguments: [
      Case(value: 0, text: "0"), Case(value: -0.001, text: "0"), Case(value: 0.1, text: "0.1"),
      Case(value: 1.005, text: "1"), Case(value: 12.345, text: "12.34"), Case(value: -0.05, text: "-0.05"),
      Case(value: 99.999, text: "100"), Case(value: 0.125, text: "0.12"), Case(value: 1e300, text: "0"),
      Case(value: .nan, text: "0"), Case(value: -.infinity, text: "0"),
    ])
  func numbers(_ example: Case) {
    #expect(SVGWriter.number(example.value) == example.text)
  }

  @Test("A seven is three hexagons, to the byte")
  func seven() {
    let display = SegmentDisplay("7", in: SegmentFrame(pattern: "8"))
    #expect(
      SVGWriter.data(of: display.lit)
        == """
        M20.51 6L27.35 0L56.75 0L61.91 6L55.07 12L25.67 12ZM63.03 7.3L68.18 13.3L64.05 42.7L57.21 48.7\
        L52.05 42.7L56.18 13.3ZM56.84 51.3L62 57.3L57.87 86.7L51.03 92.7L45.87 86.7L50 57.3Z
        """)
  }

  @Test("A point is four curves")
  func dot() {
    let display = SegmentDisplay(".", in: SegmentFrame(pattern: "."))
    let text = SVGWriter.data(of: display.lit)
    #expect(text.split(separator: "C").count == 5)
    #expect(text.hasSuffix("Z"))
  }

  @Test("A display has four layers, one path each, and is silent to a screen reader")
  func layers() {
    let text = SVGWriter.element(
      SegmentDisplay("1", in: SegmentFrame(pattern: "8")).drawing, as: .display)
    let opening = "<svg class=\"display\" viewBox=\"0 0 70.05 100\" aria-hidden=\"true\" focusable=\"false\">"
    #expect(text.hasPrefix(opening))
    let classes = text.split(separator: "\"").filter { ["ghost", "bloom", "lit", "core"].contains($0) }
    #expect(classes == ["ghost", "bloom", "lit", "core"])
  }
}
