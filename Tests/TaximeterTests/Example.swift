import Almanac
import Foundation
import JSON
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// A worked example of a fare: published, or one of our own that is kept as a golden.
struct Example: Sendable, CustomTestStringConvertible {
  /// How far a published figure can be taken.
  enum Kind: String, CaseIterable {
    /// To the minor unit.
    case stepped
    /// Without the steps of the display: to within one step.
    case linear
  }

  let tariff: String
  let edition: String
  let rate: String?
  let at: String
  let km: String
  let waiting: Int64
  let speed: String?
  let extras: [(id: String, count: Int64)]
  let isTotal: Bool
  let expected: String?
  let kind: Kind
  let contradiction: String?

  var testDescription: String { "\(tariff) \(at) \(km) km \(waiting) s \(rate ?? "") \(extras.map(\.id))" }

  private init(_ node: JSONNode) throws {
    tariff = try node.member("tariff").string
    edition = try node.member("edition").string
    rate = try Example.text(node.member("rate"))
    at = try node.member("at").string
    km = try node.member("km").string
    waiting = try node.member("waiting_s").int64
    speed = try node.optional("speed")?.string
    var extras: [(id: String, count: Int64)] = []
    for member in try node.member("extras").members { extras.append((member.key, try member.value.int64)) }
    self.extras = extras
    isTotal = try node.optional("total")?.bool ?? false
    expected = try node.optional("expected")?.string
    kind = try node.optional("kind")?.choice(Kind.allCases.map { ($0.rawValue, $0) }) ?? .stepped
    contradiction = try node.optional("contradicts")?.string
  }

  private static func text(_ node: JSONNode) throws -> String? {
    node.isNull ? nil : try node.string
  }

  /// All of Tests/Fixtures/tariffs, in the order of the files' names.
  static func all() throws -> [Example] {
    let folder = "Tests/Fixtures/tariffs"
    let names = try FileManager.default.contentsOfDirectory(atPath: Golden.package.appending(path: folder).path())
    var examples: [Example] = []
    for name in names.sorted() where name.hasPrefix("examples") {
      for node in try JSONReader.read(Golden.bytes("\(folder)/\(name)")).elements {
        examples.append(try Example(node))
      }
    }
    return examples
  }

  /// What came of an example.
  struct Outcome {
    let edition: Edition
    let currency: Currency
    let bill: Bill
  }

  /// Runs the made ride through the meter.
  func run() throws -> Outcome {
    let tariff = try ShippedTariffs.tariff(tariff)
    let day = try #require(CivilDate(iso8601: String(at.prefix(10))))
    let local = try #require(Timestamp(iso8601: at))
    guard case .local(let civil) = local else { throw ExampleError.notLocal }
    let start = tariff.zone.instant(of: civil).first
    let edition = try #require(tariff.edition(on: day))
    #expect(edition.from.iso8601 == self.edition)
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    if let rate { try meter.apply(.rate(rate), at: start) }
    for extra in extras { try meter.apply(.extra(id: extra.id, count: extra.count), at: start) }
    let distance = try #require(Ratio(km)?.times(Ratio(1_000_000))?.rounded)
    var pace = meter.distanceSpeed
    if let speed {
      #expect(speed.hasSuffix(" km/h"))
      pace = Ratio(String(speed.dropLast(5)))?.times(Ratio(1_000_000))?.divided(by: Ratio(3600))
    }
    let length = Distance(millimetres: distance)
    let speed = try #require(pace, "\(self): time counts; name a speed")
    let driving = try #require(Course.time(for: length, at: speed))
    let course = Course(distance: length, driving: driving, waiting: .seconds(waiting), start: start)
    return Outcome(edition: edition, currency: tariff.currency, bill: meter.bill(of: course))
  }
}

enum ExampleError: Error {
  case notLocal
}
