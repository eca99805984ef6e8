import Almanac
import JSON
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// Worked examples that were published for cards which are not shipped: other towns, other days, plans.
@Suite struct ElsewhereTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let card: String
    let rate: String
    let length: String
    let driving: Int64?
    let waiting: Int64
    let extras: [String]
    let expected: String
    let isLinear: Bool
    let contradiction: String?

    var testDescription: String { "\(card) \(rate) \(length) \(expected)" }

    init(_ node: JSONNode) throws(JSONError) {
      card = try node.member("card").string
      rate = try node.member("rate").string
      length = try node.member("length").string
      driving = try node.optional("driving_s")?.int64
      let seconds = try node.optional("waiting_s")?.int64 ?? 0
      waiting = try node.optional("waiting_ms")?.int64 ?? seconds * 1000
      var extras: [String] = []
      if let list = try node.optional("extras") { for id in try list.elements { extras.append(try id.string) } }
      self.extras = extras
      expected = try node.member("expected").string
      isLinear = try node.member("kind").choice([("stepped", false), ("linear", true)])
      contradiction = try node.optional("contradicts")?.string
    }
  }

  private static func file() throws -> JSONNode {
    try JSONReader.read(Golden.bytes("Tests/Fixtures/tariffs/elsewhere.json"))
  }

  private static func examples() throws -> [Example] {
    var examples: [Example] = []
    for node in try file().member("examples").elements { examples.append(try Example(node)) }
    return examples
  }

  @Test(
    "An example of another card comes out as published, or says why the figure contradicts its card",
    arguments: try examples())
  func published(_ example: Example) throws {
    let tariff = try Self.tariff(example.card)
    let edition = tariff.editions[0]
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
    let start = try #require(Instant(iso8601: "2026-03-04T11:00:00Z"))
    try meter.apply(.rate(example.rate), at: start)
    for id in example.extras { try meter.apply(.extra(id: id, count: 1), at: start) }
    let length = try Self.length(example.length)
    let driving = try #require(
      example.driving.map { Elapsed.seconds($0) } ?? meter.distanceSpeed.flatMap { Course.time(for: length, at: $0) })
    let bill = meter.bill(
      of: Course(distance: length, driving: driving, waiting: Elapsed(milliseconds: example.waiting), start: start))
    let expected = try #require(
      Ratio(example.expected)?.times(Ratio(tariff.currency.minorUnitsPerUnit))?.whole)
    let got = example.extras.isEmpty ? bill.fare : bill.total
    let allowed = example.isLinear ? edition.increment.minorUnits : 0
    let agrees = abs(got.minorUnits - expected) <= allowed
    #expect(agrees == (example.contradiction == nil), "\(got.decimal(in: tariff.currency))")
  }

  @Test("What was published and is no figure to test by is listed with the reason")
  func unusable() throws {
    var count = 0
    for node in try Self.file().member("unusable").elements {
      #expect(try !node.member("what").string.isEmpty && !node.member("why").string.isEmpty)
      count += 1
    }
    #expect(count == 10)
  }

  private static func tariff(_ card: String) throws -> Tariff {
    let node = try file().member("cards").member(card)
    func text(_ key: String) throws(JSONError) -> String {
      String(decoding: try node.member(key).source, as: UTF8.self)
    }
    let supplements = try node.optional("supplements") == nil ? "" : #","supplements":"# + text("supplements")
    return ReferenceTariffs.tariff(
      rates: String(try text("rates").dropFirst().dropLast()), increment: try node.member("increment").string,
      charging: try node.member("charging").string, more: supplements, currency: try node.member("currency").string)
  }

  /// `2 mi`, `10 km` or `44.248 m`, to the nearest millimetre.
  private static func length(_ text: String) throws -> Distance {
    let words = text.split(separator: " ")
    let unit: Int64 = words[1] == "mi" ? 1_609_344 : words[1] == "km" ? 1_000_000 : 1000
    let millimetres = try #require(Ratio(String(words[0]))?.times(Ratio(unit))?.rounded)
    return Distance(millimetres: millimetres)
  }
}
