import Testing
import Units

@Suite struct DecimalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let digits: Int
    let value: Int64?
    var testDescription: String { "\(text) with \(digits) digits" }
  }

  @Test(
    "A decimal is read exactly or refused",
    arguments: [
      Case(text: "17.20", digits: 2, value: 1720),
      Case(text: "17.2", digits: 2, value: 1720),
      Case(text: "-0.05", digits: 2, value: -5),
      Case(text: "52.5200000", digits: 9, value: 52_520_000_000),
      Case(text: "3500", digits: 0, value: 3500),
      Case(text: "1.005", digits: 2, value: 101),
      Case(text: "1.0049", digits: 2, value: 100),
      Case(text: "-1.005", digits: 2, value: -101),
      Case(text: "9223372036854775807", digits: 0, value: .max),
      Case(text: "9223372036854775808", digits: 0, value: nil),
      Case(text: "", digits: 2, value: nil),
      Case(text: ".", digits: 2, value: nil),
      Case(text: "1,5", digits: 2, value: nil),
      Case(text: "1.2.3", digits: 2, value: nil),
      Case(text: "1e3", digits: 2, value: nil),
      Case(text: "٣", digits: 2, value: nil),
    ])
  func reads(_ example: Case) {
    #expect(Decimal.scaled(Array(example.text.utf8), digits: example.digits) == example.value)
  }

  @Test("Writing keeps the currency's digits")
  func writes() {
    #expect(Decimal.text(1720, digits: 2) == "17.20")
    #expect(Decimal.text(-5, digits: 2) == "-0.05")
    #expect(Decimal.text(3500, digits: 0) == "3500")
    #expect(Decimal.text(1250, digits: 3) == "1.250")
    #expect(Decimal.text(.min, digits: 0) == "-9223372036854775808")
    #expect(Decimal.shortest(13_405_000_000, digits: 9) == "13.405")
    #expect(Decimal.shortest(13_000_000_000, digits: 9) == "13")
  }
}
