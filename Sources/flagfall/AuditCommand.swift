import Almanac
import JSON
import Receipts
import Tariffs
import Taximeter
import Units

extension Command {
  /// Whether a sum that was charged can be right.
  static let audit = Command(
    name: "audit", summary: "say whether a fare that was charged is possible",
    description: [
      "Says the least and the most that a tariff allows for a ride of which only the distance and the times are known, "
        + "whatever its speeds were on the way, and whether what was charged lies between them. A sum outside cannot be "
        + "right; of one inside nothing more can be said.",
      "The last digit given is its uncertainty: --km 3.1 is 3.05 to 3.15 km, --duration 12m is 11.5 to 12.5 minutes, and "
        + "14:05 is any time of that minute, or up to half a minute before it where a clock rounds. What is charged is "
        + "exact. Without --from and --to a duration is enough, at any hour of the week; without any time there is no most.",
      "--charged is the total, with supplements, levies and rounding; --fare is the fare alone, as a receipt lists it. "
        + "Supplements with a key may or may not be in the total unless --extra names them (--extra ID=0: not pressed). "
        + "Sums as paid, such as tolls, are in it only when --extra names them.",
      "Without --rate every rate that the driver can choose is tried, flat fares too. The meter is taken to have run all "
        + "the time, without a pause or a discount. A ride before the first edition, or one that no car can drive, is "
        + "not judged.",
      "With --csv every row of a table of trips is judged, and how many are possible, too high, too low and not judged is "
        + "told by rate and hour, with the worst. Its first line names its columns: distance_km or distance_mi, start, end, "
        + "duration_s, rate, fare, total; --preset nyc-tlc are those of New York's trip records, of which the fare alone is "
        + "judged. --out takes a line for each row, and is put in its place when it is whole; a run that was killed goes on "
        + "where it was with the same command and --resume. A row that cannot be read goes to --rejects with file, line, "
        + "column and reason, and makes the exit status 1 unless --allow-rejects. Memory stays the same however large the "
        + "table is.",
      "Exit status: 0 possible or not judged, 1 not possible, 2 the command line is wrong.",
    ],
    options: [
      .tariff,
      Option(name: "km", value: "N", help: "The distance in kilometres."),
      Option(name: "mi", value: "N", help: "The same in miles."),
      Option(name: "from", value: "TIME", help: "When the ride began, such as 2026-11-30T14:00, by the city's clock."),
      Option(name: "to", value: "TIME", help: "When it ended."),
      Option(name: "duration", value: "TIME", help: "How long it took, such as 12m, 90s or 1h30m."),
      Option(
        name: "rate", value: "ID",
        help: "The rate that was chosen by its key; 'clock' when none was, 'negotiated' for a fare by agreement."),
      Option(
        name: "extra", value: "ID[=N]",
        help: "A supplement that was charged, with how often or, for one as paid, how much. May be repeated."),
      Option(name: "no-other-extras", value: nil, help: "No supplement's key was pressed but those that are named."),
      Option(name: "charged", value: "AMOUNT", help: "What was charged in all, such as 17.70."),
      Option(name: "fare", value: "AMOUNT", help: "The fare alone, without supplements."),
      Option(name: "json", value: nil, help: "Print one JSON object."),
      Option(
        name: "csv", value: "FILE", help: "A table of trips, plain, gzip or zstd; - is standard input. May be repeated."
      ),
      Option(name: "preset", value: "NAME", help: "Whose columns those of the table are: flagfall or nyc-tlc."),
      Option(
        name: "columns", value: "NAME=COLUMN,...",
        help: "Which columns are distance, start, end, duration, rate, fare, total, such as fare=fare_amount."),
      Option(name: "out", value: "FILE", help: "Where a line for each row of the table goes."),
      Option(name: "rejects", value: "FILE", help: "Where rows go that cannot be read; without it the first are told."),
      Option(name: "allow-rejects", value: nil, help: "Exit status 0 also when some could not be read."),
      Option(name: "resume", value: nil, help: "Go on where the same command was killed, or begin; needs --out."),
      Option(name: "quiet", value: nil, help: "Tell neither progress nor rows that cannot be read."),
      Option(name: "cores", value: "N", help: "How many cores to use; all without it."),
    ],
    examples: [
      Example(
        line:
          "flagfall audit --tariff es-barcelona --km 3.1 --from 2026-03-04T11:00 --to 2026-03-04T11:14 --charged 9.70",
        meaning: "A total on a receipt that names minutes."),
      Example(
        line: "flagfall audit --tariff us-nyc --mi 1.72 --duration 20m --rate clock --fare 17.70",
        meaning: "The fare of a row of New York's trip records."),
      Example(
        line: "flagfall audit --tariff us-nyc --preset nyc-tlc --csv yellow_tripdata_2024-01.csv --out verdicts.csv",
        meaning: "All of them."),
    ],
    run: audit)

  private static func audit(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    if arguments.has("csv") { return try auditTable(arguments) }
    let report = try AuditInput(arguments, shelf: TariffShelf()).report()
    if arguments.has("json") {
      Terminal.write(report.json(.compact) + [UInt8(ascii: "\n")])
    } else {
      Terminal.write(report.text)
    }
    return report.isPossible ? .done : .failed
  }
}
