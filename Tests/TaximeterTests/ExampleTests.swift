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

  @Test("Every offered city has at least three estimates")
  func covers() throws {
    let examples = try Self.examples.get()
    for tariff in try ShippedTariffs.all() where tariff.notOffered == nil {
      let own = examples.count { $0.tariff == tariff.id && $0.expected == nil }
      #expect(own >= 3, "\(tariff.id)")
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
