import JSON
import Receipts
import Tariffs
import Taximeter
import Units
import Words

extension Command {
  /// Why a recorded ride costs what it costs.
  static let explain = Command(
    name: "explain", summary: "show every step of a recorded ride's fare",
    description: [
      "Runs a recorded ride through the taximeter of a city and prints a line for every step of the display: when it "
        + "moved, how far the car had gone, whether distance or time had earned the step, under which rate, and the fare "
        + "from then on; below them the sums of the receipt.",
      "'both' stands where distance and time were added up (mode D). Options and the clock of the ride are those of "
        + "'flagfall meter'.",
      "With --svg, --png or --pdf a sheet is written instead of the table: the fare over time, coloured by what earned it, "
        + "the way, coloured by whether the car was fast enough for the distance to count, and the sums. FILE may be - for "
        + "standard output.",
    ],
    operands: [Operand(name: "RIDE", number: .one, help: "The recorded ride; - is standard input.")],
    options: [
      .tariff,
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock, such as Europe/Madrid."),
    ] + Option.choices + [
      Option(name: "json", value: nil, help: "Print one JSON object instead of the table.")
    ] + Option.picture + [.language],
    examples: [
      Example(line: "flagfall explain ride.gpx --tariff us-nyc", meaning: "Every 0.70 of a ride in New York."),
      Example(
        line: "flagfall explain ride.gpx --tariff es-barcelona --language es --pdf why.pdf",
        meaning: "The same on a sheet, in Spanish."),
    ],
    run: explain)

  private static func explain(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    let input = try RideInput.read(arguments.operands[0], zone: arguments.zone())
    let ride = try PricedRide(
      input, tariff: tariff, shelf: shelf, choices: PricedRide.Choices(arguments, tariff: tariff))
    guard let (bill, increments) = ride.meter.explanation() else {
      throw .input("\(arguments.ride): the ride was never started")
    }
    let explanation = Explanation(
      tariff: tariff, edition: ride.edition, bill: bill, increments: increments, zone: ride.zone,
      warnings: ride.warnings)
    let isDrawn = try arguments.wantsPicture()
    if isDrawn {
      let language = try Language.named(arguments)
      let sheet = ExplanationSheet(
        ExplanationSheet.Ride(
          tariff: tariff, edition: ride.edition, bill: bill, increments: increments, fixes: ride.meter.usedFixes,
          zone: ride.zone), strings: try Resources.strings(language),
        formats: Formats(language, customs: tariff.customs()))
      try arguments.write(
        sheet.drawing, pages: sheet.pages, title: sheet.title, language: language, for: "flagfall explain")
    }
    if arguments.has("json") {
      Terminal.write(explanation.json(.compact) + [UInt8(ascii: "\n")])
      return .done
    }
    for warning in ride.warnings { Terminal.complain("flagfall explain: \(warning)") }
    if isDrawn { return .done }
    Terminal.write(explanation.text)
    return .done
  }
}
