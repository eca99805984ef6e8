import Almanac
import Receipts
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units
import Words

/// The amounts that are printed, read again from the print.
@Suite struct AddingUpTests {
  /// The minor units of a printed amount, whatever separates its digits.
  private func minorUnits(_ text: String) -> Int64? {
    let digits = text.unicodeScalars.filter { $0 >= "0" && $0 <= "9" }
    guard !digits.isEmpty, let value = Int64(String(String.UnicodeScalarView(digits))) else { return nil }
    return text.unicodeScalars.contains("-") ? -value : value
  }

  private func check(_ receipt: Receipt, _ message: String) throws {
    var sum: Int64 = 0
    var printed: Int64?
    for row in receipt.rows {
      switch row {
      case .sum(_, let amount): sum += try #require(minorUnits(amount))
      case .total(_, let amount): printed = minorUnits(amount)
      default: break
      }
    }
    let total = try #require(printed)
    #expect(sum == total && total == receipt.total.minorUnits, "\(message)")
    // Each amount stands at the end of a line, whole.
    for row in receipt.rows {
      guard case .sum(_, let amount) = row else { continue }
      let lines = Receipt.lines(of: [row])
      #expect(lines.contains { $0.hasSuffix(amount) && TextColumns.count($0) == Receipt.columns }, "\(message)")
    }
  }

  @Test("Printed lines add up to the printed total in every city and language", arguments: Language.offered)
  func cities(_ language: Language) throws {
    let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
    var digits: Set<Int> = []
    for (index, tariff) in try ShippedTariffs.all().enumerated() where !tariff.editions.isEmpty {
      let formats = Formats(language, customs: tariff.customs())
      for edition in tariff.editions {
        var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
        let share = Int64(1000 * (index % 7))
        try meter.apply(.discount(.share(thousandths: share)), at: Instant(milliseconds: 0))
        for supplement in edition.supplements.filter(\.isKeyed).prefix(2) {
          switch supplement.amount {
          case .asPaid, .upTo:
            try meter.apply(
              .asPaid(id: supplement.id, amount: Money(minorUnits: 37)), at: Instant(milliseconds: 0))
          default: try meter.apply(.extra(id: supplement.id, count: 1), at: Instant(milliseconds: 0))
          }
        }
        try meter.record(CityRide.fixes(seconds: 900, seed: UInt64(index + 1)))
        let bill = try #require(meter.bill())
        let receipt = Receipt(
          tariff: tariff, edition: edition, bill: bill, zone: tariff.zone,
          evidence: Receipt.Evidence(number: 1, discount: meter.discount, uncertainty: meter.uncertainty),
          strings: strings, formats: formats)
        try check(receipt, "\(tariff.id) \(edition.from.iso8601)")
        digits.insert(tariff.currency.minorDigits)
      }
    }
    #expect(digits.isSuperset(of: [0, 2]))
  }

  @Test("They do with three minor digits too", arguments: ["BHD", "KWD", "TND"])
  func threeDigits(_ code: String) throws {
    let text = String(decoding: try Golden.bytes("Data/tariffs/es-barcelona.json"), as: UTF8.self)
      .replacing(#""currency": "EUR""#, with: #""currency": "\#(code)""#)
    let tariff = try TariffFile.read(Array(text.utf8))
    #expect(tariff.currency.minorDigits == 3)
    for (language, seed) in zip(Language.offered, UInt64(40)...) {
      let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
      var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
      try meter.apply(.discount(.share(thousandths: 12_345)), at: Instant(milliseconds: 0))
      try meter.record(CityRide.fixes(seconds: 1200, seed: seed))
      let bill = try #require(meter.bill())
      try check(
        Receipt(
          tariff: tariff, edition: tariff.editions[0], bill: bill, zone: tariff.zone,
          evidence: Receipt.Evidence(discount: meter.discount), strings: strings, formats: Formats(language)),
        "\(code) \(language.tag)")
    }
  }

  @Test("A longer distance costs no less, and the uncertainty is what it would change")
  func uncertainty() throws {
    let tariff = try ShippedTariffs.tariff("us-nyc")
    var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    try meter.record(CityRide.fixes(seconds: 3600, seed: 9))
    let course = try #require(Course(meter))
    #expect(course.lengthened(byThousandths: 0).distance == course.distance)
    let longer = course.lengthened(byThousandths: Course.distanceError)
    let millimetres = Double(course.distance.millimetres)
    #expect(abs(Double(longer.distance.millimetres) - millimetres * 1.025) < Double(course.used))
    let uncertainty = try #require(meter.uncertainty)
    #expect(meter.bill(of: longer).total - meter.bill(of: course).total <= uncertainty)
    #expect(uncertainty > .zero && uncertainty.minorUnits < 300)
  }
}
