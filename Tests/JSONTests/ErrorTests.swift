import JSON
import Testing

@Suite struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let document: String
    let error: String
    var testDescription: String { error }
  }

  @Test(
    "A refusal names line, column, key path and mend",
    arguments: [
      Case(document: "", error: "line 1, column 1, $: the document is empty; write a value, such as {}"),
      Case(
        document: "\u{FEFF}{}",
        error: "line 1, column 1, $: the document starts with a byte order mark; save it as UTF-8 without one"),
      Case(
        document: "{\n  \"rates\": [\n    {\"initial\": 1,40}\n  ]\n}",
        error: "line 3, column 19, $.rates[0]: expected a key in double quotes, found 4"),
      Case(
        document: "{\"rates\": [{}, {\"a\": 01}]}",
        error: "line 1, column 22, $.rates[1].a: a number does not start with 0 before another digit; remove the zero"),
      Case(
        document: "{\"a\":1,\r\n \"b\":2,\r\n \"a\":3}",
        error: "line 3, column 2, $: the key stands already at line 1, column 2; keep one of them"),
      Case(
        document: "[1, 2, {\"é\": 'x'}]",
        error: "line 1, column 14, $[2][\"é\"]: expected a value, found '; strings stand in double quotes"),
      Case(
        document: "[\"é🚕\", x]",
        error: "line 1, column 8, $[1]: expected true, false or null in small letters; text stands in double quotes"),
      Case(
        document: "[1, 2,]",
        error: "line 1, column 7, $[2]: expected another value after the comma, found ]; remove the comma"),
      Case(
        document: "{\"a\":1,}",
        error: "line 1, column 8, $: expected another value after the comma, found }; remove the comma"),
      Case(document: "{\"a\" 1}", error: "line 1, column 6, $.a: expected a colon after the key, found 1"),
      Case(
        document: "{\"a\": [1\n",
        error:
          "line 2, column 1, $.a: expected a comma or ] in the array of line 1, column 7, found the end of the document"
      ),
      Case(
        document: "[[\"a]]",
        error: "line 1, column 7, $[0][0]: the document ends inside a string; add the closing quote"),
      Case(
        document: "[\"a\u{7}\"]",
        error: "line 1, column 4, $[0]: a control character (U+0007) stands in a string; write \\u0007"),
      Case(
        document: "\"\\q\"",
        error: "line 1, column 3, $: expected one of \" \\ / b f n r t u after a backslash, found q"),
      Case(
        document: "\"\\u12G4\"", error: "line 1, column 6, $: expected four hexadecimal digits after \\u, found G"),
      Case(
        document: "[\"ab\\uD800\"]",
        error:
          "line 1, column 5, $[0]: half of a surrogate pair stands alone; write both halves or the character itself"),
      Case(document: "{} {}", error: "line 1, column 4, $: expected nothing after the value, found {; remove it"),
      Case(
        document: "[1] // done",
        error: "line 1, column 5, $: expected nothing after the value, found /; remove it"),
      Case(
        document: "\r\r[+1]",
        error: "line 3, column 2, $[0]: expected a value, found +; numbers have no plus sign: remove it"),
      Case(document: "[-]", error: "line 1, column 3, $[0]: expected a digit in the number, found ]"),
      Case(
        document: "{\"a b\": {\"9\": {\"\\u0007\\\"\": .5}}}",
        error:
          "line 1, column 28, $[\"a b\"][\"9\"][\"\\u0007\\\"\"]: expected a value, found .; write a digit before the point"
      ),
    ])
  func refuses(_ example: Case) {
    #expect(JSONError.of(example.document)?.description == example.error)
  }

  @Test("A byte that is not UTF-8 is named")
  func badByte() {
    let error = JSONError.of(bytes: Array("[\n\"".utf8) + [0xE9] + Array("\"]".utf8))
    #expect(error?.line == 2)
    #expect(error?.column == 2)
    #expect(error?.path == "$[0]")
    #expect(error?.message == "the byte 0xE9 is not UTF-8 here; save the document as UTF-8")
  }

  @Test("An error in one line of a log counts from the beginning of the log")
  func lineOfLog() {
    let log = Array("{\"at\":1}\n{\"at\":2}\n{\"at\":x}\n".utf8)
    let error = JSONError.of(bytes: log, in: 18..<26)
    #expect(error?.description.hasPrefix("line 3, column 7, $.at: expected true, false or null") == true)
  }

  @Test("Nesting is refused at the 129th level, with its place")
  func depth() {
    let error = JSONError.of(String(repeating: "[\n", count: 200))
    #expect(error?.line == 129)
    #expect(error?.column == 1)
    #expect(error?.path == "$" + String(repeating: "[0]", count: 128))
    #expect(error?.message == "arrays and objects are nested more than 128 deep; flatten them")
  }

  @Test(
    "The first of several keys that stand twice is named, in small and in large objects",
    arguments: [3, 23, 24, 25, 400])
  func duplicates(count: Int) {
    let keys = (0..<count).map { "k\($0)" } + ["k2", "k1"]
    let document = "{" + keys.map { "\"\($0)\":\n0" }.joined(separator: ",") + "}"
    let error = JSONError.of(document)
    #expect(error?.line == count + 1)
    #expect(error?.message == "the key stands already at line 3, column 3; keep one of them")
  }

  @Test("Keys made to share a hash are told apart")
  func collisions() throws {
    let keys = (1000..<9999).map { "12345678" + "\($0)" + "12345678" }
    let document = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(throws: Never.self) { try JSONReader.read(Array((document + "}").utf8)) }
    let error = JSONError.of(document + ",\"\(keys[5000])\":1}")
    #expect(error?.message.hasPrefix("the key stands already at line 1") == true)
  }

  @Test("A long hostile key is cut in the path")
  func longKey() {
    let error = JSONError.of("{\"" + String(repeating: "a\u{202E}", count: 10_000) + "\": x}")
    #expect((error?.path.utf8.count ?? 0) < 300)
    #expect(error?.path.contains("\u{202E}") == false)
  }
}
