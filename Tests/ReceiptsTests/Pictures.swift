import Almanac
import Drawing
import Receipts
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units
import Words

/// Pictures of the test's rides and of the shipped tariffs.
enum Pictures {
  static let day = CivilDate(year: 2026, month: 3, day: 4)

  static func strings(_ language: Language) throws -> Strings {
    try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
  }

  /// A recorded ride under its own tariff.
  static func ride(_ name: String) throws -> ExplanationSheet.Ride {
    let bytes = try Golden.bytes("Tests/Fixtures/rides/\(name).ndjson")
    let header = try #require(try RideLog.read(bytes).header)
    let shipped = try ShippedTariffs.tariff(header.tariff)
    let log = try PricedLog(
      bytes, tariff: Golden.bytes("Data/tariffs/\(header.tariff).json"),
      holidays: shipped.holidays.map { try Golden.bytes("Data/holidays/\($0).json") } ?? [])
    return try ride(log.meter, tariff: log.tariff, edition: log.edition)
  }

  /// A ride through a town under any tariff.
  static func ride(in tariff: Tariff, seconds: Int = 900, seed: UInt64, silence: Range<Int>? = nil) throws
    -> ExplanationSheet.Ride
  {
    let edition = try #require(tariff.editions.last)
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    try meter.record(CityRide.fixes(seconds: seconds, seed: seed, silence: silence))
    return try ride(meter, tariff: tariff, edition: edition)
  }

  private static func ride(_ meter: Meter, tariff: Tariff, edition: Edition) throws -> ExplanationSheet.Ride {
    let (bill, increments) = try #require(meter.explanation())
    return ExplanationSheet.Ride(
      tariff: tariff, edition: edition, bill: bill, increments: increments, fixes: meter.usedFixes,
      zone: meter.schedule.zone)
  }

  /// One ride in all cities.
  static func comparison(_ name: String, in code: String? = nil) throws -> Comparison {
    let log = try RideLog.read(Golden.bytes("Tests/Fixtures/rides/\(name).ndjson"))
    let header = try #require(log.header)
    var comparison = Comparison(
      course: try #require(log.course), clock: try #require(Zone(named: header.zone)),
      currency: code.flatMap { Currency(code: $0) }, rates: code == nil ? nil : try ExchangeRates(rates))
    for tariff in try ShippedTariffs.all() where tariff.notOffered == nil {
      comparison.add(tariff, calendar: try ShippedTariffs.calendar(of: tariff))
    }
    comparison.sort()
    return comparison
  }

  /// What currencies might be worth.
  private static let rates = Array(
    """
    EUR,1
    USD,1.08
    GBP,0.84
    PLN,4.27
    CZK,25.1
    AUD,1.65
    HKD,8.43
    JPY,168
    KRW,1490
    MXN,20.3
    TWD,35.1

    """.utf8)

  /// The sheet of a tariff with the year's holidays.
  static func sheet(
    of tariff: Tariff, in language: Language, width: Double = PictureWidth.sheet
  ) throws -> TariffSheet {
    let day = try #require(day)
    return TariffSheet(
      tariff, edition: tariff.edition(on: day), calendar: try ShippedTariffs.calendar(of: tariff), on: day, steps: 5,
      strings: try strings(language), formats: Formats(language, customs: tariff.customs()), width: width)
  }

  /// The lines of text that lie over each other or outside of their picture, in words.
  static func faults(of drawing: Drawing) -> [String] {
    let boxes = drawing.texts.filter(\.isSeen).map { run in
      (
        run: run, left: run.origin.x, right: run.origin.x + run.width, top: run.origin.y - 0.74 * run.size,
        bottom: run.origin.y + 0.2 * run.size
      )
    }
    var faults: [String] = []
    for (index, box) in boxes.enumerated() {
      if box.left < 0 || box.right > drawing.width + 0.01 || box.top < 0 || box.bottom > drawing.height {
        faults.append("outside: \(box.run.text)")
      }
      if box.run.size < 13 { faults.append("too small: \(box.run.text) \(box.run.size)") }
      for other in boxes[(index + 1)...]
      where box.left < other.right - 0.01 && other.left < box.right - 0.01 && box.top < other.bottom
        && other.top < box.bottom
      {
        faults.append("one over the other: \(box.run.text) | \(other.run.text)")
      }
    }
    return faults
  }
}
