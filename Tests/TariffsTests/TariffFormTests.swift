import Almanac
import JSON
import RideSupport
import Tariffs
import Testing
import Units

/// Tariffs that are filled in as a form, and forms that are filled from files.
@Suite struct TariffFormTests {
  @Test("A tariff by the kilometre with a night rate is made by form alone")
  func kyivLike() throws {
    let outcome = FilledForms.kyivLike.outcome(calendar: nil)
    #expect(outcome.faults.isEmpty)
    let tariff = try #require(outcome.tariff)
    #expect(tariff.id == "ua-kyiv-own")
    #expect(tariff.editions[0].rates.map(\.id) == ["rate-2", "rate-1"])
    let day = try #require(tariff.editions[0].rates[1].metered)
    #expect(day.initial == Money(minorUnits: 7000))
    #expect(day.bands[0].perDistance == Ratio(1450, 1_000_000))
    #expect(day.bands[0].perTime == Ratio(300, 60_000))
    #expect(try TariffCheck(outcome.file).findings(calendar: nil).allSatisfy { $0.severity == .warning })
  }

  @Test("A tariff by steps with three rates and bands is made by form alone")
  func londonLike() throws {
    let holidays = try FilledForms.calendar("gb-eaw")
    let outcome = FilledForms.londonLike.outcome(calendar: holidays)
    #expect(outcome.faults.isEmpty)
    let own = try #require(outcome.tariff).editions[0]
    let published = try ShippedTariffs.tariff("gb-london").editions[1]
    for (rate, other) in zip(own.rates, published.rates) {
      #expect(rate.metered?.initial == other.metered?.initial)
      #expect(rate.metered?.allowance?.distance == other.metered?.allowance?.distance)
      #expect(rate.metered?.combination == other.metered?.combination)
      #expect(rate.metered?.bands.map(\.beginning) == other.metered?.bands.map(\.beginning))
      #expect(rate.metered?.bands.map(\.perTime) == other.metered?.bands.map(\.perTime))
      #expect(text(of: rate.windows) == text(of: other.windows))
    }
  }

  @Test("A tariff with an included distance and a night by a factor is made by form alone")
  func tokyoLike() throws {
    let outcome = FilledForms.tokyoLike.outcome(calendar: nil)
    #expect(outcome.faults.isEmpty)
    let own = try #require(outcome.tariff).editions[0]
    let published = try #require(ShippedTariffs.tariff("jp-tokyo").editions.last)
    for (rate, other) in zip(own.rates.sorted { $0.lamp < $1.lamp }, published.rates) {
      let (mine, theirs) = (try #require(rate.metered), try #require(other.metered))
      #expect(mine.initial == theirs.initial)
      #expect(mine.combination == theirs.combination)
      #expect(mine.allowance?.distance == theirs.allowance?.distance)
      #expect(mine.bands.map(\.perDistance) == theirs.bands.map(\.perDistance))
      #expect(mine.bands.map(\.perTime) == theirs.bands.map(\.perTime))
    }
  }

  @Test("A file that a form was filled from comes out the same", arguments: try ShippedTariffs.identifiers())
  func roundTrip(id: String) throws {
    let bytes = try Golden.bytes("Data/tariffs/\(id).json")
    let before = try TariffFile.read(bytes)
    guard !before.editions.isEmpty else {
      #expect(throws: JSONError.self) { try TariffForm(file: bytes, language: "en") }
      return
    }
    let form = try TariffForm(file: bytes, language: "en")
    let outcome = form.outcome(calendar: try ShippedTariffs.calendar(of: before))
    #expect(outcome.faults.filter { !$0.isWarning }.isEmpty)
    let after = try #require(outcome.tariff)
    #expect(after.editions.count == before.editions.count)
    #expect(after.sources.count == before.sources.count)
    for (own, other) in zip(after.editions, before.editions) {
      #expect(
        text(of: own.rates.map { [text(of: $0.pricing), text(of: $0.windows), $0.source] })
          == text(of: other.rates.map { [text(of: $0.pricing), text(of: $0.windows), $0.source] }))
      #expect(text(of: own.minimums) == text(of: other.minimums))
      #expect(
        own.supplements.map { text(of: $0.amount) + text(of: $0.trigger) + text(of: $0.rates) }
          == other.supplements.map { text(of: $0.amount) + text(of: $0.trigger) + text(of: $0.rates) })
      #expect(own.rounding == other.rounding)
      #expect(own.supplementCap == other.supplementCap)
      #expect(text(of: own.taxIncluded) == text(of: other.taxIncluded))
    }
  }

  /// A field with what is typed into it, and what is to be wrong then.
  struct Fault: Sendable, CustomTestStringConvertible {
    let field: FormField
    let typed: String
    let kind: FormFault.Kind
    var testDescription: String { "\(field.name) \(typed)" }
  }

  static let faults: [Fault] = [
    Fault(field: .file(.city), typed: " ", kind: .missing),
    Fault(field: .file(.country), typed: "UKR", kind: .country),
    Fault(field: .file(.currency), typed: "hryvnia", kind: .currency),
    Fault(field: .file(.zone), typed: "Europe/Nowhere", kind: .zone),
    Fault(field: .file(.centre), typed: "Kyiv", kind: .place),
    Fault(field: .file(.centre), typed: "150, 30", kind: .place),
    Fault(field: .file(.from), typed: "tomorrow", kind: .day),
    Fault(field: .file(.url), typed: "newspaper", kind: .address),
    Fault(field: .file(.published), typed: "2026-13", kind: .day),
    Fault(field: .file(.increment), typed: "0.001", kind: .amount),
    Fault(field: .file(.tax), typed: "much", kind: .percent),
    Fault(field: .rate(0, .lamp), typed: "12", kind: .lamp),
    Fault(field: .rate(0, .initial), typed: "free", kind: .amount),
    Fault(field: .rate(0, .distance), typed: "a lot", kind: .amount),
    Fault(field: .rate(1, .includes), typed: "far", kind: .length),
    Fault(field: .window(rate: 0, 0, .from), typed: "late", kind: .clock),
    Fault(field: .window(rate: 0, 0, .holidays), typed: "never", kind: .calendar),
    Fault(field: .supplement(0, .amount), typed: "", kind: .missing),
  ]

  @Test("A fault comes back to its field", arguments: faults)
  func faultsOfFields(case one: Fault) {
    var form = FilledForms.kyivLike
    form.make(.addSupplement)
    form[.supplement(0, .name)] = "Bag"
    form[.supplement(0, .amount)] = "20"
    form[one.field] = one.typed
    let outcome = form.outcome(calendar: nil)
    #expect(!outcome.isSound)
    #expect(outcome.fault(of: one.field)?.kind == one.kind, "\(outcome.faults)")
  }

  @Test("Times without a rate are told")
  func holes() {
    var form = FilledForms.kyivLike
    form.make(.addWindow(rate: 1))
    let outcome = form.outcome(calendar: nil)
    #expect(outcome.faults.contains { $0.kind == .everyTime && !$0.isWarning })
    form.make(.removeRate(0))
    form.make(.removeWindow(rate: 0, 0))
    #expect(form.outcome(calendar: nil).isSound)
  }

  @Test(
    "What people type is understood",
    arguments: [
      ("13,50", 1350), (" 13.5 ", 1350), ("1 234,50", 123_450), ("1,234.50", 123_450),
    ] as [(String, Int64)])
  func amounts(typed: String, read: Int64) throws {
    var form = FilledForms.kyivLike
    form[.rate(1, .initial)] = typed
    let tariff = try #require(form.outcome(calendar: nil).tariff)
    #expect(tariff.editions[0].rates[1].metered?.initial == Money(minorUnits: read))
  }

  @Test("Every time of a step is understood", arguments: ["1 min 35 s", "95", "95 s", "1:35", "1 хв 35 с", "1分35秒"])
  func times(typed: String) throws {
    var form = FilledForms.tokyoLike
    form[.rate(0, .wait)] = typed
    let tariff = try #require(form.outcome(calendar: nil).tariff)
    #expect(tariff.editions[0].rates[0].metered?.bands[0].perTime == Ratio(100, 95_000))
  }

  @Test("The name of each field and change leads back to it")
  func names() {
    let fields: [FormField] =
      FileField.allCases.map { .file($0) } + RateField.allCases.map { .rate(3, $0) }
      + WindowField.allCases.flatMap { [.window(rate: 0, 12, $0), .due(supplement: 1, 0, $0)] }
      + BandField.allCases.map { .band(rate: 1, 2, $0) } + SupplementField.allCases.map { .supplement(0, $0) }
    for field in fields { #expect(FormField(name: field.name) == field) }
    let changes: [FormChange] = [
      .addRate, .removeRate(1), .raiseRate(2), .addWindow(rate: 0), .removeWindow(rate: 0, 1), .addBand(rate: 3),
      .removeBand(rate: 3, 0), .addSupplement, .removeSupplement(0), .addDue(supplement: 1),
      .removeDue(supplement: 1, 2),
    ]
    for change in changes { #expect(FormChange(name: change.name) == change) }
    for name in ["", "rates-9999-name", "rates-0", "nothing", "rates-0-windows-0-name", "rates-x-name"] {
      #expect(FormField(name: name) == nil)
    }
  }

  private func text(of value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
