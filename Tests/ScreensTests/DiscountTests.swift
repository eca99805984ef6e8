import Screens
import Taximeter
import Testing
import Units
import Words

@Suite struct DiscountTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let events: [AppEvent.Kind]
    let discount: Discount?
    let name: String
    var testDescription: String { name }
  }

  @Test(
    "A discount is taken by key, in percent or as a sum, and nonsense is left alone",
    arguments: [
      Case(events: [.key(.discount(15_000))], discount: .share(thousandths: 15_000), name: "key"),
      Case(events: [.key(.discount(15_000)), .key(.discount(nil))], discount: nil, name: "none"),
      Case(events: [.input(.discountPercent, value: "12,5")], discount: .share(thousandths: 12_500), name: "12,5 %"),
      Case(events: [.input(.discountPercent, value: "101")], discount: nil, name: "101 %"),
      Case(events: [.input(.discountPercent, value: "-1")], discount: nil, name: "-1 %"),
      Case(events: [.input(.discountAmount, value: "2.50")], discount: .amount(Money(minorUnits: 250)), name: "2.50"),
      Case(events: [.input(.discountAmount, value: "x")], discount: nil, name: "x"),
      Case(events: [.input(.discountAmount, value: "3"), .input(.discountAmount, value: "")], discount: nil, name: ""),
      Case(
        events: [.key(.discount(5_000)), .input(.discountAmount, value: "1")],
        discount: .amount(Money(minorUnits: 100)),
        name: "the last one counts"),
    ])
  func takes(_ test: Case) {
    var app = App()
    app.press(.start)
    for event in test.events { app.send(event) }
    #expect(app.state.ride?.meter.discount == test.discount)
    #expect(app.reopened().state.ride?.meter.discount == test.discount, "it is in the log")
  }

  struct Typed: Sendable, CustomTestStringConvertible {
    let text: String
    let language: Language
    /// In cents; nil when it is no sum.
    let cents: Int64?
    var testDescription: String { "\(text) in \(language.tag)" }
  }

  @Test(
    "A sum is read by the signs of the language, and one that is none says what would be right",
    arguments: [
      Typed(text: "1,000", language: .english, cents: 100_000), Typed(text: "1,00", language: .english, cents: 100),
      Typed(text: "1.000", language: .german, cents: 100_000), Typed(text: "1,000", language: .german, cents: 100),
      Typed(text: "1.234,50", language: .german, cents: 123_450),
      Typed(text: "1,234.50", language: .german, cents: 123_450),
      Typed(text: "0,500", language: .english, cents: 50), Typed(text: "1 000,5", language: .polish, cents: 100_050),
      Typed(text: "１２．５", language: .japanese, cents: 1250), Typed(text: "12,50", language: .ukrainian, cents: 1250),
      Typed(text: "abc", language: .english, cents: nil), Typed(text: "-3", language: .english, cents: nil),
      Typed(text: "99999999999", language: .english, cents: nil),
    ])
  func typed(_ test: Typed) {
    var app = App(test.language)
    app.press(.start, .extras)
    app.send(.input(.discountAmount, value: test.text))
    #expect(app.state.ride?.meter.discount == test.cents.map { .amount(Money(minorUnits: $0)) })
    let fault = app.meter?.sheet?.discount.amount.fault
    #expect((fault == nil) == (test.cents != nil))
    app.send(.input(.discountAmount, value: "1"))
    #expect(app.meter?.sheet?.discount.amount.fault == nil)
  }

  @Test("It comes off what is to be paid, is named on the face and on the receipt, and ends with Pay")
  func named() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 300, speed: 12)
    app.press(.stop)
    let whole = app.state.ride?.meter.bill()?.total.minorUnits ?? 0
    app.press(.reduce)
    #expect(app.effects.contains(.focus(id: "discount-title")))
    app.press(.discount(20_000), .closeSheet)
    let reduced = app.state.ride?.meter.bill()?.total.minorUnits ?? 0
    #expect(whole > 1000)
    #expect(reduced == whole - (whole * 20 + 50) / 100)
    #expect(app.text.contains("Discount 20% -$"))
    app.press(.pay)
    #expect(app.text.contains("Discount 20%"))
    app.press(.discount(50_000))
    #expect(app.state.ride?.meter.bill()?.total.minorUnits == reduced)
  }
}
