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
        M21.11 6.7L28.75 0L53.85 0L59.61 6.7L51.97 13.4L26.87 13.4ZM60.73 8L66.49 14.7L62.65 42L55.01 48.7\
        L49.25 42L53.09 14.7ZM54.64 51.3L60.4 58L56.57 85.3L48.92 92L43.17 85.3L47 58Z
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
    let opening = """
      <svg class="display" viewBox="0 0 68.55 100" preserveAspectRatio="xMaxYMid meet" \
      aria-hidden="true" focusable="false">
      """
    #expect(text.hasPrefix(opening))
    let classes = text.split(separator: "\"").filter { ["ghost", "bloom", "lit", "core"].contains($0) }
    #expect(classes == ["ghost", "bloom", "lit", "core"])
  }
}
