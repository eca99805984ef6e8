import Almanac
import Billing
import RideFiles
import Tariffs
import Taximeter
import Units

extension Command {
  /// What many rides cost.
  static let bill = Command(
    name: "bill", summary: "say what each of many rides costs",
    description: [
      "Reads tables of the fixes of many rides and prints one line for each ride and tariff, in the order of the input. "
        + "INPUT is CSV with a first line that names its columns, usually ride,time,lat,lon,speed,accuracy; it may be packed "
        + "by gzip or zstd; - is standard input. Or it is NDJSON, an object with those members a line.",
      "The rows of a ride stand together. With --interleaved they are in order of time, rides mixed, and a ride is over when "
        + "the rows have gone on for so long without it; rides are printed in the order in which they are over.",
      "A line of the result is what 'flagfall meter --json' prints of the same ride, with its name before it. The clock of a "
        + "ride is that of the tariff's city, or of the nearest city where that is more than 100 km away, unless --zone "
        + "names another; --zone is also the zone of times that do not say their offset.",
      "A row that cannot be read rejects its ride. Rejects go to --rejects as one JSON object a line with ride, file, line, "
        + "column and reason, and make the exit status 1 unless --allow-rejects.",
      "Memory stays the same however large the input is. With --out the result is put in its place when it is whole; "
        + "until then it is in FILE.part. A run that was killed goes on where it was with the same command and --resume.",
      "Exit status: 0 all were billed, 1 some were rejected, 2 the command line or an input is wrong.",
    ],
    operands: [Operand(name: "INPUT", number: .oneOrMore, help: "The rides.")],
    options: [
      Option(name: "tariff", value: "ID|FILE", help: "The city, such as us-nyc, or a tariff file. May be repeated."),
      Option(name: "zone", value: "ZONE", help: "The zone of the rides' clock, such as Europe/Madrid."),
      Option(
        name: "columns", value: "NAME=COLUMN,...",
        help: "Which columns are ride, time, lat, lon, speed, accuracy, such as ride=trip_id,time=ts."),
      Option(
        name: "interleaved", value: "TIME",
        help: "Rides are mixed, in order of time; a pause of TIME, such as 20m, ends one."),
    ] + Option.choices + [
      Option(name: "csv", value: nil, help: "Print a table instead of JSON objects."),
      Option(name: "out", value: "FILE", help: "Where the result goes; standard output without it."),
      Option(name: "rejects", value: "FILE", help: "Where rejects go; without it the first are told."),
      Option(name: "allow-rejects", value: nil, help: "Exit status 0 also when some were rejected."),
      Option(name: "resume", value: nil, help: "Go on where the same command was killed, or begin; needs --out."),
      Option(name: "cores", value: "N", help: "How many cores to use; all without it."),
      Option(name: "quiet", value: nil, help: "Tell neither progress nor a summary."),
    ],
    examples: [
      Example(line: "flagfall bill --tariff us-nyc rides.csv", meaning: "A JSON object for each ride."),
      Example(
        line: "flagfall bill --tariff es-madrid --tariff es-barcelona --csv --out bills.csv rides.csv.zst",
        meaning: "A table of each ride under two tariffs."),
    ],
    run: bill)

  private static func bill(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let run: BillingRun
    let order = try BillOrder(arguments)
    do throws(BillingError) {
      run = try BillingRun(.bill(order.prices), order.options)
      let progress = Progress(arguments.operands, isShown: !arguments.has("quiet"))
      let totals = try run.run { progress.show($0) }
      progress.end()
      if !arguments.has("quiet") { tell(totals, run.firstRejects, order.options) }
      let isClean = totals.rejects == 0 || arguments.has("allow-rejects")
      return isClean ? .done : .failed
    } catch {
      throw CommandError(error)
    }
  }

  private static func tell(_ totals: BillTotals, _ rejects: [Reject], _ options: BillingRun.Options) {
    if options.rejects == nil {
      for reject in rejects { Terminal.complain("flagfall bill: \(reject.message)") }
      if totals.rejects > rejects.count {
        Terminal.complain(
          "flagfall bill: and \(totals.rejects - rejects.count) more; name a file for them with --rejects")
      }
    }
    var sentence = "\(totals.rides) ride\(totals.rides == 1 ? "" : "s") of \(totals.fixes) fixes billed"
    if totals.rejects > 0 {
      let kinds = totals.rejects == 1 ? "row or ride" : "rows and rides"
      sentence += ", \(totals.rejects) \(kinds) rejected, each with its reason"
    }
    Terminal.complain("flagfall bill: \(sentence)")
    if totals.again > 0 {
      let rides = totals.again == 1 ? "one time a ride came again" : "\(totals.again) times a ride came again"
      Terminal.complain(
        "flagfall bill: \(rides): its bill is of its first rows alone; sort the rows by ride, or use --interleaved")
    }
  }
}

extension CommandError {
  /// What a run over many rides could not do.
  init(_ error: BillingError) {
    switch error {
    case .input(let sentence), .resume(let sentence): self = .input(sentence)
    case .output(let sentence): self = .failure(sentence)
    }
  }
}
