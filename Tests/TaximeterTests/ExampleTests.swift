import JSON
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// Published worked examples, and estimates of our own that are kept as goldens.
@Suite struct ExampleTests {
  private static let examples = Result { try Example.all() }

  @Test("Published examples come out as published")
  func published() throws {
    let examples = try Self.examples.get().filter { $0.expected != nil && $0.contradiction == nil }
    #expect(examples.count > 90)
    for example in examples {
      let (outcome, difference) = try Self.difference(example)
      switch example.kind {
      case .stepped: #expect(difference == 0, "\(example)")
      case .linear:
        let step = outcome.edition.largestStep.minorUnits
        #expect(abs(difference) <= step, "\(example)")
      }
    }
  }

  @Test("Where a published figure contradicts its own tariff, the tariff decides")
  func contradicting() throws {
    let examples = try Self.examples.get().filter { $0.contradiction != nil }
    #expect(!examples.isEmpty)
    for example in examples {
      let (outcome, difference) = try Self.difference(example)
      let allowed = example.kind == .stepped ? 0 : outcome.edition.largestStep.minorUnits
      #expect(abs(difference) > allowed, "\(example) no longer contradicts")
    }
  }

  @Test("Estimates of every city are as they were")
  func golden() throws {
    var lines: [String] = []
    for example in try Self.examples.get() where example.expected == nil {
      let outcome = try example.run()
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.member("tariff", string: example.tariff)
      writer.member("at", string: example.at)
      writer.member("km", string: example.km)
      writer.member("waiting_s", int64: example.waiting)
      writer.member(
        "keys", string: ([example.rate] + example.extras.map(\.id)).compactMap(\.self).joined(separator: " "))
      writer.member("fare", string: outcome.bill.fare.decimal(in: outcome.currency))
      writer.member("total", string: outcome.bill.total.decimal(in: outcome.currency))
      writer.member("currency", string: outcome.currency.code)
      writer.endObject()
      lines.append(String(decoding: writer.finish(), as: UTF8.self))
    }
    try Golden.expect(Array("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8), at: "Tests/Goldens/estimates.json")
  }

  @Test("At least 45 cities of 20 countries are offered, each with three estimates in the golden and no errors")
  func covers() throws {
    let offered = try ShippedTariffs.all().filter { $0.notOffered == nil }
    #expect(offered.count >= 45)
    #expect(Set(offered.map(\.country)).count >= 20)
    let golden = try JSONReader.read(Golden.bytes("Tests/Goldens/estimates.json"))
    var estimates: [String: Int] = [:]
    for node in try golden.elements { estimates[try node.member("tariff").string, default: 0] += 1 }
    for tariff in offered {
      #expect(estimates[tariff.id, default: 0] >= 3, "\(tariff.id)")
      let check = try TariffCheck(Golden.bytes("Data/tariffs/\(tariff.id).json"))
      let findings = check.findings(
        calendar: try ShippedTariffs.calendar(of: tariff), fileName: "\(tariff.id).json")
      #expect(!findings.contains { $0.severity == .error }, "\(findings)")
    }
  }

  private static func difference(_ example: Example) throws -> (outcome: Example.Outcome, minorUnits: Int64) {
    let outcome = try example.run()
    let expected = try #require(
      Ratio(example.expected ?? "")?.times(Ratio(outcome.currency.minorUnitsPerUnit))?.whole)
    let got = example.isTotal ? outcome.bill.total : outcome.bill.fare
    return (outcome, got.minorUnits - expected)
  }
}

extension Edition {
  /// The largest step of any rate.
  fileprivate var largestStep: Money {
    rates.reduce(increment) { largest, rate in
      guard case .metered(let metered) = rate.pricing else { return largest }
      return metered.bands.reduce(largest) { max($0, $1.increment) }
    }
  }
}
