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

  @Test("A receipt says what the positions leave open, and a flat fare leaves the distance alone open")
  func uncertainty() throws {
    let tariff = try ShippedTariffs.tariff("us-nyc")
    let edition = try #require(tariff.editions.last)
    let strings = try Strings(.english, bytes: Golden.bytes("Data/strings/en.json"))
    for (key, rows) in [
      (nil, ["Uncertainty ±0.70", "Distance ±0.01 mi"]), ("jfk", ["Uncertainty ±0.01 mi"]),
    ] as [(String?, [String])] {
      var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
      if let key { try meter.apply(.rate(key), at: Instant(seconds: 0)) }
      // North at 10 m/s between places good to 5 m: both ends are 5 m off, 5 m · √2 · 1.960 / 2.448 = 5.7 m.
      try meter.record(
        (0...120).map { fix(Double($0), Ground.berlin.north(10 * Double($0)), accuracy: 5, speed: 10) })
      #expect((5600...5700).contains(meter.uncertainty.shorter.millimetres))
      let receipt = Receipt(
        tariff: tariff, edition: edition, bill: try #require(meter.bill()), zone: tariff.zone,
        evidence: Receipt.Evidence(uncertainty: meter.uncertainty), strings: strings,
        formats: Formats(.english, customs: tariff.customs()))
      let said = receipt.rows.compactMap { row in
        switch row {
        case .pair("Uncertainty", let value): "Uncertainty " + value
        case .detail(let text) where text.contains("±"): text
        default: nil
        }
      }
      #expect(said == rows.map { $0.replacing(" mi", with: "\u{A0}mi") })
    }
  }

  @Test("Beyond the limit of a short flat fare the fare is as uncertain as the rate that it falls back to")
  func fallenBack() throws {
    let tariff = try ShippedTariffs.tariff("de-berlin")
    let edition = try #require(tariff.editions.first { $0.rates.contains { $0.flat } })
    let flat = try #require(edition.rates.first { $0.flat })
    for (metres, isCertain) in [(1500, true), (3000, false)] {
      var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
      try meter.apply(.rate(flat.id), at: Instant(seconds: 0))
      try meter.record(
        (0...metres / 10).map { fix(Double($0), Ground.berlin.north(10 * Double($0)), accuracy: 5, speed: 10) })
      #expect((meter.uncertainty.fare == nil) == isCertain)
    }
  }
}

extension Rate {
  /// Whether it is a flat fare up to a distance.
  fileprivate var flat: Bool {
    if case .flatUpTo = pricing { true } else { false }
  }
}
