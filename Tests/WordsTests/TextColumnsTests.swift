import Testing
import Words

@Suite struct TextColumnsTests {
  @Test("A letter takes the columns that Unicode gives it")
  func widths() throws {
    let lines = try Repository.text("Tests/Fixtures/words/widths.tsv").split(separator: "\n").dropFirst()
    var wide = 0
    for line in lines {
      let fields = line.split(separator: "\t")
      let first = try #require(UInt32(fields[0], radix: 16))
      let last = try #require(UInt32(fields[1], radix: 16))
      let columns = try #require(Int(fields[2]))
      let wrong = (first...last).first { code in
        Unicode.Scalar(code).map { TextColumns.count(String($0)) != columns } ?? false
      }
      #expect(wrong == nil, "U+\(String(wrong ?? 0, radix: 16)) has \(columns)")
      if columns == 2 { wide += Int(last - first) + 1 }
    }
    #expect(wide > 60_000)
  }

  @Test("A mark above a letter takes no column of its own")
  func marks() {
    #expect(TextColumns.count("e\u{301}") == 1)
    #expect(TextColumns.count("５e\u{301}円") == 5)
    #expect(TextColumns.count("") == 0)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let width: Int
    var hanging = 0
    var cutsWords = false
    let lines: [String]
    var testDescription: String { name }
  }

  @Test(
    "A text breaks where a reader expects it",
    arguments: [
      Case(name: "nothing", text: "", width: 5, lines: [""]),
      Case(name: "at a space", text: "one two three", width: 8, lines: ["one two", "three"]),
      Case(name: "hanging", text: "aa bb cc dd", width: 5, hanging: 2, lines: ["aa bb", "cc", "dd"]),
      Case(name: "a long word alone", text: "a abcdefghij b", width: 5, lines: ["a", "abcdefghij", "b"]),
      Case(
        name: "a long word cut", text: "a abcdefghij b", width: 5, cutsWords: true, lines: ["a", "abcde", "fghij", "b"]),
      Case(name: "a hard space", text: "17\u{A0}km on", width: 6, lines: ["17\u{A0}km", "on"]),
      Case(name: "between wide letters", text: "空車賃走支払", width: 5, lines: ["空車", "賃走", "支払"]),
      Case(name: "no stop at the start", text: "空車です。賃走", width: 8, lines: ["空車で", "す。賃走"]),
      Case(name: "no bracket at the end", text: "空車「賃走」", width: 7, lines: ["空車", "「賃", "走」"]),
      Case(name: "a number whole", text: "以後￥1,234です", width: 7, lines: ["以後", "￥1,234", "です"]),
      Case(name: "words in between", text: "これはFlagfallです", width: 10, lines: ["これは", "Flagfallで", "す"]),
    ])
  func wraps(_ example: Case) {
    let lines = TextColumns.wrapped(
      example.text, width: example.width, hanging: example.hanging, cutsWords: example.cutsWords)
    #expect(lines == example.lines)
  }
}
