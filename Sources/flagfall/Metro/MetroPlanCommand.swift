import JSON
import Metro

extension Command {
  /// A way through a metro.
  static let metroPlan = Command(
    name: "metro plan", summary: "the way between two metro stations, with times and alerts",
    description: [
      "Finds the trains from one station to another and tells when each stop is reached, counted from the moment at which "
        + "the train moves, with how sure that is: 95 of 100 rides are within what stands behind the ±. A wait for a second "
        + "train is told twice, as alerts book it (early on purpose) and as it is to be expected.",
      "Exit status: 1 when there is no way, such as under an alert or between the two halves of one interchange.",
    ],
    options: Option.trip + [
      Option(
        name: "sound", value: "FILE",
        help: "Write the ride as a sound (FLAC) that starts with the train: silent but for chimes at the alerts."),
      Option(name: "ics", value: "FILE", help: "Write the ride as a calendar file with an alarm for each alert."),
      .language, Option(name: "json", value: nil, help: "Print one JSON object."),
    ],
    examples: [
      Example(
        line: "flagfall metro plan --network kyiv --from Vokzalna --to Lukianivska --at 2026-11-30T08:00",
        meaning: "With one change."),
      Example(
        line: "flagfall metro plan --network kyiv --from Syrets --to Osokorky --level red",
        meaning: "The line is cut under a red alert."),
    ],
    run: plan)

  private static func plan(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let trip = try MetroTrip(arguments)
    let report = MetroPlanReport(trip)
    if arguments.has("json") {
      try report.writeFiles(arguments)
      Terminal.write(report.json(.compact) + [UInt8(ascii: "\n")])
      return .done
    }
    try report.writeFiles(arguments)
    for warning in trip.warnings { Terminal.complain("flagfall metro plan: \(warning)") }
    Terminal.write(report.text)
    return .done
  }
}
