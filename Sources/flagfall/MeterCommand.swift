import Almanac
import JSON
import Receipts
import Tariffs
import Taximeter
import Units
import Words

extension Command {
  /// What a recorded ride costs.
  static let meter = Command(
    name: "meter", summary: "say what a recorded ride costs",
    description: [
      "Runs a recorded ride through the taximeter of a city and prints the receipt. RIDE is a track with times (GPX, NMEA, CSV, NDJSON or GeoJSON) or the "
        + "log of a ride that Flagfall metered; - is standard input.",
      "The clock of the ride is that of the city of the tariffs within 100 km of its first point, unless --zone names "
        + "another. Of a log of the same tariff the keys that were pressed are kept.",
    ],
    operands: [Operand(name: "RIDE", number: .one, help: "The recorded ride.")],
    options: [
      .tariff,
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock, such as Europe/Madrid."),
    ] + Option.choices + [
      .language,
      Option(name: "json", value: nil, help: "Print one JSON object instead of the receipt."),
    ],
    examples: [
      Example(line: "flagfall meter ride.gpx --tariff us-nyc", meaning: "The receipt of a ride in New York."),
      Example(
        line: "flagfall meter ride.gpx --tariff es-barcelona --extra from-airport --json",
        meaning: "The same from Barcelona's airport, for a program."),
    ],
    run: meter)

  private static func meter(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    let input = try RideInput.read(arguments.operands[0], zone: arguments.zone())
    let choices = try PricedRide.Choices(arguments, tariff: tariff)
    let ride = try PricedRide(input, tariff: tariff, shelf: shelf, choices: choices)
    guard let bill = ride.meter.bill() else { throw .input("\(arguments.ride): the ride was never started") }
    if arguments.has("json") {
      let report = BillReport(
        tariff: tariff, edition: ride.edition, bill: bill, zone: ride.zone, warnings: ride.warnings)
      Terminal.write(report.json(.compact) + [UInt8(ascii: "\n")])
      return .done
    }
    for warning in ride.warnings { Terminal.complain("flagfall meter: \(warning)") }
    if case .track = input { Terminal.complain("flagfall meter: times are those of the zone \(ride.zone.name)") }
    Terminal.write(
      try receipt(of: bill, tariff: tariff, edition: ride.edition, zone: ride.zone, meter: ride.meter, arguments))
    return .done
  }

  /// A bill's receipt in the language that was asked for.
  static func receipt(
    of bill: Bill, tariff: Tariff, edition: Edition, zone: Zone, meter: Meter, _ arguments: Arguments
  ) throws(CommandError) -> String {
    let language = try Language.named(arguments)
    return Receipt(
      tariff: tariff, edition: edition, bill: bill, zone: zone,
      evidence: Receipt.Evidence(discount: meter.discount, uncertainty: meter.uncertainty),
      strings: try Resources.strings(language),
      formats: Formats(language, customs: tariff.customs())
    ).text
  }
}
