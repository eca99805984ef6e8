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
      "Runs a recorded ride through the taximeter of a city and prints the receipt. RIDE is a track with times (GPX) or the "
        + "log of a ride that Flagfall metered; - is standard input.",
      "The clock of the ride is that of the city of the tariffs within 100 km of its first point, unless --zone names "
        + "another. Of a log of the same tariff the keys that were pressed are kept.",
    ],
    operands: [Operand(name: "RIDE", number: .one, help: "The recorded ride.")],
    options: [
      Option(name: "tariff", value: "ID|FILE", help: "The city, such as us-nyc, or a tariff file."),
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock, such as Europe/Madrid."),
      Option(name: "rate", value: "ID", help: "The rate chosen by key, such as a flat fare."),
      Option(
        name: "extra", value: "ID[=N]",
        help: "A supplement's key, with how often or, for one as paid, how much. May be repeated."),
      Option(name: "discount", value: "N%|AMOUNT", help: "A friend's discount."),
      Option(name: "language", value: "TAG", help: "The language of the receipt: en or es. en without it."),
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
    guard let name = arguments.value("tariff") else { throw .usage("--tariff is missing: name a city or a file") }
    let tariff = try shelf.tariff(name)
    let input = try RideInput.read(arguments.operands[0])
    let choices = try choices(arguments, tariff: tariff)
    let ride = try PricedRide(input, tariff: tariff, shelf: shelf, choices: choices)
    guard let bill = ride.meter.bill() else { throw .input("the ride was never started") }
    if arguments.has("json") {
      let report = BillReport(
        tariff: tariff, edition: ride.edition, bill: bill, zone: ride.zone, warnings: ride.warnings)
      Terminal.write(report.json(.compact) + [UInt8(ascii: "\n")])
      return .done
    }
    for warning in ride.warnings { Terminal.complain("flagfall meter: \(warning)") }
    let tag = arguments.value("language") ?? "en"
    guard let language = Language(tag: tag), Language.offered.contains(language) else {
      throw .usage("--language \(tag): offered are \(Language.offered.map(\.tag).joined(separator: ", "))")
    }
    let receipt = Receipt(
      tariff: tariff, edition: ride.edition, bill: bill, zone: ride.zone, number: nil, discount: ride.meter.discount,
      strings: try strings(language), formats: Formats(language, customs: .of(country: tariff.country)))
    Terminal.write(receipt.text)
    return .done
  }

  private static func choices(
    _ arguments: Arguments, tariff: Tariff
  ) throws(CommandError) -> PricedRide.Choices {
    var choices = PricedRide.Choices()
    if let name = arguments.value("zone") {
      guard let zone = Zone(named: name) else {
        let near = Spelling.nearest(to: name, in: Zone.names).map { "; did you mean \($0)?" } ?? ""
        throw .usage("--zone \(name) is not a known zone of the tz database\(near)")
      }
      choices.zone = zone
    }
    choices.rate = arguments.value("rate")
    choices.extras = arguments.values("extra").map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (id: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
    }
    if let text = arguments.value("discount") { choices.discount = try discount(text, tariff: tariff) }
    return choices
  }

  private static func discount(_ text: String, tariff: Tariff) throws(CommandError) -> Discount {
    if text.hasSuffix("%") {
      guard let share = Percentage(text)?.share.times(Ratio(100_000))?.whole else {
        throw .usage("--discount \(text): give a percentage such as 15% or an amount such as 2.50")
      }
      return .share(thousandths: share)
    }
    guard let amount = Ratio(text)?.times(Ratio(tariff.currency.minorUnitsPerUnit))?.whole, amount >= 0 else {
      throw .usage("--discount \(text): give a percentage such as 15% or an amount such as 2.50")
    }
    return .amount(Money(minorUnits: amount))
  }

  private static func strings(_ language: Language) throws(CommandError) -> Strings {
    let path = "\(try Resources.data())/strings/\(language.tag).json"
    let bytes = try Files.read(path)
    do throws(JSONError) {
      return try Strings(language, bytes: bytes)
    } catch {
      throw .input("\(path): \(error.description)")
    }
  }
}
