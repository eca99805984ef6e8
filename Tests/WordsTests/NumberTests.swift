import Testing
import Units
import Words

@Suite struct NumberTests {
  @Test("Numbers are written as babel writes them, but for the four digits that Spanish and Polish leave alone")
  func numbers() throws {
    let values = try BabelValue.all("number")
    #expect(values.count == 6 * 17)
    for value in values {
      let (number, digits) = try value.scaled()
      #expect(
        try value.formats().number(number, digits: digits) == withoutGroupOfFour(value),
        "\(value.testDescription)")
    }
  }

  @Test("Shares are written as babel writes them")
  func percents() throws {
    for value in try BabelValue.all("percent") {
      let (number, digits) = try value.scaled()
      #expect(try value.formats().percent(number, digits: digits) == value.text, "\(value.testDescription)")
    }
  }

  @Test("The sign of every currency is the one CLDR gives the language")
  func signs() throws {
    let values = try BabelValue.all("sign")
    #expect(values.count > 300)
    for value in values {
      let currency = try #require(Currency(code: value.argument))
      #expect(try value.formats().sign(of: currency) == value.text, "\(value.testDescription)")
    }
  }

  @Test("Sums are written as babel writes them, but for the space after a sign made of letters")
  func money() throws {
    let values = try BabelValue.all("money")
    #expect(values.count == 6 * 13 * 9)
    let tried = Set(values.map { String($0.argument.suffix(3)) })
    #expect(try Repository.currencies().subtracting(tried).sorted() == [], "add them to AMOUNT_CURRENCIES of words.py")
    for value in values {
      let code = String(value.argument.suffix(3))
      let currency = try #require(Currency(code: code))
      let (number, digits) = try value.scaled()
      var minorUnits = number
      for _ in digits..<currency.minorDigits { minorUnits *= 10 }
      // ICU follows CLDR's rule of currencySpacing; babel does not.
      let spaced = ["en", "ja"].contains(value.locale) ? "\(code)\u{A0}" : code
      let expected = withoutGroupOfFour(value).replacing(code, with: spaced)
      #expect(
        try value.formats().money(Money(minorUnits: minorUnits), in: currency) == expected,
        "\(value.testDescription)")
    }
  }

  /// CLDR has `minimumGroupingDigits` 2 for Spanish and Polish, which babel does not know: 1234, but 12.345.
  private func withoutGroupOfFour(_ value: BabelValue) -> String {
    guard ["es", "pl"].contains(value.locale) else { return value.text }
    let whole = value.text.prefix { $0 != "," }.filter(\.isASCII).filter(\.isNumber)
    let separator = value.locale == "es" ? "." : "\u{A0}"
    return whole.count == 4 ? value.text.replacing(separator, with: "", maxReplacements: 1) : value.text
  }

  struct SignCase: Sendable, CustomTestStringConvertible {
    let language: Language
    let code: String
    let choice: CurrencySign
    let text: String
    var testDescription: String { "\(language.tag) \(code) \(choice)" }
  }

  @Test(
    "Other signs can be chosen: the local one on a screen that names the city, one that fonts have on paper",
    arguments: [
      SignCase(language: .spanish, code: "USD", choice: .local, text: "17,20\u{A0}$"),
      SignCase(language: .spanish, code: "GBP", choice: .local, text: "17,20\u{A0}£"),
      SignCase(language: .english, code: "PLN", choice: .local, text: "zł\u{A0}17.20"),
      SignCase(language: .english, code: "MXN", choice: .local, text: "$17.20"),
      SignCase(language: .ukrainian, code: "EUR", choice: .local, text: "17,20\u{A0}€"),
      SignCase(language: .ukrainian, code: "UAH", choice: .standard, text: "17,20\u{A0}₴"),
      SignCase(language: .ukrainian, code: "UAH", choice: .paper, text: "17,20\u{A0}грн"),
      SignCase(language: .english, code: "UAH", choice: .paper, text: "UAH\u{A0}17.20"),
      SignCase(language: .english, code: "INR", choice: .paper, text: "INR\u{A0}17.20"),
      SignCase(language: .english, code: "GBP", choice: .paper, text: "£17.20"),
      SignCase(language: .polish, code: "PLN", choice: .paper, text: "17,20\u{A0}zł"),
      SignCase(language: .german, code: "EUR", choice: .code, text: "17,20\u{A0}EUR"),
      SignCase(language: .pseudo, code: "USD", choice: .standard, text: "$17.20"),
    ])
  func chosenSigns(_ example: SignCase) throws {
    let currency = try #require(Currency(code: example.code))
    let text = Formats(example.language).money(Money(minorUnits: 1720), in: currency, sign: example.choice)
    #expect(text == example.text)
  }

  @Test("How far a way may be off goes up to the last digit that a way has")
  func lengths() {
    let miles = Formats(.english, customs: Customs(roads: .miles, halfDayClock: true, monthFirst: true))
    func text(_ formats: Formats, _ less: Int64, _ more: Int64) -> String {
      formats.uncertainty(less: Distance(millimetres: less), more: Distance(millimetres: more))
    }
    #expect(text(miles, 1, 1) == "±0.01\u{A0}mi")
    #expect(text(miles, 16_093, 16_093) == "±0.01\u{A0}mi")
    #expect(text(miles, 16_094, 16_094) == "±0.02\u{A0}mi")
    #expect(text(Formats(.german), 10_000, 10_000) == "±0,01\u{A0}km")
    #expect(text(Formats(.german), 10_001, 10_001) == "±0,02\u{A0}km")
    #expect(text(Formats(.german), 0, 0) == "±0,00\u{A0}km")
    #expect(text(Formats(.german), 10_000, 350_000) == "-0,01/+0,35\u{A0}km")
    #expect(text(Formats(.ukrainian), 10_000, 1_000_000) == "-0,01/+1,00\u{A0}км")
  }

  @Test("Amounts without a currency keep its digits")
  func amounts() throws {
    let euro = try #require(Currency(code: "EUR"))
    let dinar = try #require(Currency(code: "TND"))
    #expect(Formats(.spanish).amount(Money(minorUnits: 123_450), in: euro) == "1234,50")
    #expect(Formats(.english).amount(Money(minorUnits: -5), in: dinar) == "-0.005")
    func off(_ less: Int64, _ more: Int64) -> String {
      Formats(.german).uncertainty(less: Money(minorUnits: less), more: Money(minorUnits: more), in: euro)
    }
    #expect(off(10, 10) == "±0,10")
    #expect(off(0, 40) == "+0,40")
    #expect(off(10, 40) == "-0,10/+0,40")
    #expect(off(30, 0) == "-0,30")
    #expect(Formats(.english).money(Money(minorUnits: .min), in: euro) == "-€92,233,720,368,547,758.08")
  }
}
