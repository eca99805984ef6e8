import Almanac
import JSON
import Receipts
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units
import Words

/// Rides under the shipped tariffs, the same natively, through the command and through the module.
@Suite struct GoldenRideTests {
  /// Rides whose receipts are kept in every language; those of the others are kept in English and Spanish.
  private static let inEveryLanguage = ReceiptSheetTests.rides + ["bcn-holiday"]

  @Test("A ride's log and bill are as they were", arguments: LoggedRide.all.map(\.name))
  func golden(_ name: String) throws {
    guard let ride = LoggedRide.all.first(where: { $0.name == name }) else { return }
    try Golden.expect(ride.log, at: "Tests/Fixtures/rides/\(name).ndjson")
    let log = try RideLog.read(ride.log)
    let header = try #require(log.header)
    let tariff = try ShippedTariffs.tariff(header.tariff)
    let edition = try #require(tariff.edition(from: header.edition))
    let zone = try #require(Zone(named: header.zone))
    let meter = Meter(edition: edition, zone: zone, calendar: try ShippedTariffs.calendar(of: tariff))
    let replay = log.replay(on: meter)
    #expect(replay.refused.isEmpty)
    let bill = try #require(replay.meter.bill())
    let report = BillReport(tariff: tariff, edition: edition, bill: bill, zone: zone)
    try Golden.expect(report.json(.compact) + [UInt8(ascii: "\n")], at: "Tests/Goldens/rides/\(name).json")
    for language in Language.offered {
      let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
      let receipt = Receipt(
        tariff: tariff, edition: edition, bill: bill, zone: zone,
        evidence: Receipt.Evidence(
          number: 7, discount: replay.meter.discount, uncertainty: replay.meter.uncertainty,
          undoneStops: log.undoneStops, digest: RideLog.digest(of: ride.log)), strings: strings,
        formats: Formats(language, customs: tariff.customs()))
      #expect(receipt.lines.allSatisfy { TextColumns.count($0) <= Receipt.columns })
      guard Self.inEveryLanguage.contains(name) || [.english, .spanish].contains(language) else { continue }
      try Golden.expect(Array(receipt.text.utf8), at: "Tests/Goldens/receipts/\(name).\(language.tag).txt")
    }
  }

  @Test("The lines of a bill add up to its total", arguments: LoggedRide.all.map(\.name))
  func addsUp(_ name: String) throws {
    let log = try RideLog.read(Golden.bytes("Tests/Fixtures/rides/\(name).ndjson"))
    let header = try #require(log.header)
    let tariff = try ShippedTariffs.tariff(header.tariff)
    let edition = try #require(tariff.edition(from: header.edition))
    let meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    let bill = try #require(log.replay(on: meter).meter.bill())
    let fare = bill.rates.reduce(Money.zero) { $0 + $1.amount } + bill.minimumRaise
    #expect(fare == bill.fare)
    #expect(fare + bill.supplementTotal + bill.discount == bill.total)
  }

  @Test("A phone that hands its fixes over late and in bursts does not turn a drive into waiting")
  func magdeburg() throws {
    let log = try RideLog.read(Golden.bytes("Tests/Fixtures/rides/magdeburg.ndjson"))
    let tariff = try ShippedTariffs.tariff("es-barcelona")
    let meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    let bill = try #require(log.replay(on: meter).meter.bill())
    #expect((1_140_000...1_160_000).contains(bill.distance.millimetres))
    #expect((45...75).contains(bill.waiting.wholeSeconds))
  }
}
