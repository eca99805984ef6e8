import JSON
import Testing

@Suite struct NodeTests {
  private static let document = """
    {
      "name": "Metr\\u00f3 \\"Sur\\" \\uD83D\\uDE95",
      "rates": [
        {"initial": "1.40", "perKilometre": 2.50, "mode": "S"},
        {"initial": 3, "perKilometer": 1e2, "mode": "d"}
      ],
      "on": true, "off": false, "none": null, "many": -9223372036854775808
    }
    """

  private func tariff() throws -> JSONNode {
    try JSONReader.read(Array(Self.document.utf8))
  }

  @Test("Values come out as they stand")
  func values() throws {
    let tariff = try tariff()
    #expect(try tariff.member("name").string == "Metró \"Sur\" 🚕")
    #expect(try Array(tariff.member("name").utf8) == Array("Metró \"Sur\" 🚕".utf8))
    #expect(try tariff.member("on").bool)
    #expect(try !tariff.member("off").bool)
    #expect(try tariff.member("none").isNull)
    #expect(try tariff.member("many").int64 == .min)
    #expect(try tariff.optional("nothing") == nil)
    #expect(try tariff.optional("none") != nil)
    let rates = try Array(tariff.member("rates").elements)
    #expect(rates.count == 2)
    #expect(try rates[0].member("perKilometre").decimalText == "2.50")
    #expect(try rates[1].member("perKilometer").numberText == "1e2")
    #expect(try tariff.members.map { $0.key } == ["name", "rates", "on", "off", "none", "many"])
    #expect(try tariff.members.map { $0.value.kind } == [.string, .array, .bool, .bool, .null, .number])
  }

  @Test("Every value knows its line, column and path")
  func places() throws {
    let rates = try tariff().member("rates")
    let places = try rates.elements.map { rate in
      try rate.members.map { "\($0.value.line):\($0.value.column) \($0.value.path)" }
    }
    #expect(
      places == [
        ["4:17 $.rates[0].initial", "4:41 $.rates[0].perKilometre", "4:55 $.rates[0].mode"],
        ["5:17 $.rates[1].initial", "5:36 $.rates[1].perKilometer", "5:49 $.rates[1].mode"],
      ])
    #expect(rates.line == 3)
    #expect(rates.column == 12)
    #expect(try tariff().path == "$")
  }

  @Test("A value of the wrong kind is refused with what was expected")
  func kinds() throws {
    let rates = try Array(tariff().member("rates").elements)
    expect("line 5, column 17, $.rates[1].initial: expected a string such as \"1.40\", found a number") {
      _ = try rates[1].member("initial").string(like: "1.40")
    }
    expect("line 5, column 17, $.rates[1].initial: expected a string, found a number") {
      _ = try rates[1].member("initial").string
    }
    expect("line 4, column 17, $.rates[0].initial: expected a number such as 1.40, found a string") {
      _ = try rates[0].member("initial").decimalText
    }
    expect("line 5, column 36, $.rates[1].perKilometer: expected a number without an exponent; write all its digits") {
      _ = try rates[1].member("perKilometer").decimalBytes
    }
    expect("line 4, column 5, $.rates[0]: expected an array, found an object") { _ = try rates[0].elements }
    expect("line 4, column 17, $.rates[0].initial: expected an object with the key \"x\", found a string") {
      _ = try rates[0].member("initial").member("x")
    }
    expect("line 1, column 1, $: expected true or false, found an object") { _ = try tariff().bool }
  }

  @Test("Empty arrays and objects say so")
  func empty() throws {
    let nodes = try JSONReader.read(Array("[[], [[]], {}, {\"a\":{}}]".utf8)).elements.map { $0 }
    #expect(try nodes[0].elements.isEmpty)
    #expect(try !nodes[1].elements.isEmpty)
    #expect(try nodes[2].members.isEmpty)
    #expect(try !nodes[3].members.isEmpty)
  }

  @Test("A missing or unknown key names the nearest one")
  func keys() throws {
    let rates = try Array(tariff().member("rates").elements)
    expect(
      "line 5, column 5, $.rates[1]: the key \"perKilometre\" is missing; add it, or rename \"perKilometer\""
    ) { _ = try rates[1].member("perKilometre") }
    expect("line 5, column 5, $.rates[1]: the key \"source\" is missing; add it") {
      _ = try rates[1].member("source")
    }
    expect(
      "line 5, column 20, $.rates[1].perKilometer: the key \"perKilometer\" is not known here; did you mean \"perKilometre\"?"
    ) { try rates[1].only(["initial", "perKilometre", "mode"]) }
    expect("line 4, column 6, $.rates[0].initial: the key \"initial\" is not known here; known are \"from\", \"to\"") {
      try rates[0].only(["from", "to"])
    }
    expect("line 4, column 6, $.rates[0].initial: the key \"initial\" is not known here; remove it") {
      try rates[0].only([])
    }
    #expect(throws: Never.self) { try rates[0].only(["mode", "perKilometre", "initial", "note"]) }
  }

  @Test("A choice maps known words and names the nearest to an unknown one")
  func choices() throws {
    let choices: [(name: String, value: Int)] = [("S", 1), ("D", 2)]
    let rates = try Array(tariff().member("rates").elements)
    #expect(try rates[0].member("mode").choice(choices) == 1)
    expect("line 5, column 49, $.rates[1].mode: \"d\" is not known here; did you mean \"D\"?") {
      _ = try rates[1].member("mode").choice(choices)
    }
  }

  @Test("A decoder's own error stands at its value")
  func fail() throws {
    let initial = try tariff().member("rates").elements.map { $0 }[0].member("initial")
    #expect(initial.fail("too dear").description == "line 4, column 17, $.rates[0].initial: too dear")
    let rate = try tariff().member("rates").elements.map { $0 }[0]
    let key = try rate.members.map { $0 }[0]
    #expect(key.fail("too dear").description == "line 4, column 6, $.rates[0].initial: too dear")
  }

  @Test("Keys are found whatever way they are written")
  func escapedKeys() throws {
    let node = try JSONReader.read(Array(#"{"\u0061 key with many letters":1,"b\/c":2,"":3,"é":4}"#.utf8))
    #expect(try node.member("a key with many letters").int64 == 1)
    #expect(try node.member("b/c").int64 == 2)
    #expect(try node.member("").int64 == 3)
    #expect(try node.member("é").int64 == 4)
    #expect(try node.optional("e\u{301}") == nil)
  }

  struct WholeNumber: Sendable, CustomTestStringConvertible {
    let text: String
    let value: Int64?
    var testDescription: String { text }
  }

  @Test(
    "A whole number is read exactly or refused",
    arguments: [
      WholeNumber(text: "0", value: 0), WholeNumber(text: "-0", value: 0),
      WholeNumber(text: "1760000000000", value: 1_760_000_000_000),
      WholeNumber(text: "9223372036854775807", value: .max), WholeNumber(text: "9223372036854775808", value: nil),
      WholeNumber(text: "-9223372036854775808", value: .min), WholeNumber(text: "-9223372036854775809", value: nil),
      WholeNumber(text: "92233720368547758070", value: nil), WholeNumber(text: "1.0", value: nil),
      WholeNumber(text: "1e3", value: nil), WholeNumber(text: "\"1\"", value: nil),
    ])
  func int64(_ example: WholeNumber) throws {
    let node = try JSONReader.read(Array(example.text.utf8))
    do throws(JSONError) {
      #expect(try node.int64 == example.value)
    } catch {
      #expect(example.value == nil)
      #expect(error.message.hasPrefix("expected a whole number"))
    }
  }

  @Test("A whole number outside its bounds is refused with both of them")
  func bounds() throws {
    let node = try JSONReader.read(Array("[1, 7]".utf8))
    let elements = try node.elements.map { $0 }
    #expect(try elements[0].int64(in: 1...6) == 1)
    expect("line 1, column 5, $[1]: expected a whole number from 1 to 6, found 7") {
      _ = try elements[1].int64(in: 1...6)
    }
  }

  private func expect(
    _ description: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) {
    do {
      try body()
      Issue.record("nothing was refused", sourceLocation: sourceLocation)
    } catch {
      #expect((error as? JSONError)?.description == description, sourceLocation: sourceLocation)
    }
  }
}
