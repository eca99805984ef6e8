import Almanac
import JSON
import Receipts
import RideFiles
import RideLog
import Taximeter
import Track
import Units

extension Command {
  /// Recorded rides as files of other formats, and what they hold.
  static let ride = Command(
    name: "ride", summary: "convert a recorded ride, or tell what it holds",
    description: [
      "With --to writes the positions of a ride to standard output, exactly: read back they give the same ride and the same "
        + "fare. Those of a ride log are put in the order of their times, each once.",
      "With --stats tells how long the ride is, its silences, and which positions the meter refuses and why; of a ride log "
        + "also how the receiver delivered them: how late, in what bursts, after what silences.",
    ],
    operands: [Operand(name: "RIDE", number: .one, help: "The recorded ride; - is standard input.")],
    options: [
      Option(name: "to", value: "FORMAT", help: "gpx: GPX 1.1; ndjson: one JSON object a line."),
      Option(name: "stats", value: nil, help: "Tell what the ride holds."),
      Option(name: "zone", value: "ZONE", help: "The clock of the times told. UTC without it; a log's own for a log."),
      Option(name: "json", value: nil, help: "With --stats: print one JSON object."),
    ],
    examples: [
      Example(line: "flagfall ride drive.nmea --to gpx > drive.gpx", meaning: "A receiver's sentences as a track."),
      Example(line: "flagfall ride ride.ndjson --stats", meaning: "Why the distance is what it is."),
    ],
    run: ride)

  private static func ride(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    guard arguments.has("stats") != arguments.has("to") else {
      throw .usage("say what to do with the ride: --to gpx, --to ndjson or --stats")
    }
    let format = arguments.value("to") ?? "stats"
    guard ["gpx", "ndjson", "stats"].contains(format) else { throw .usage("--to \(format): give gpx or ndjson") }
    let input = try RideInput.read(arguments.operands[0], zone: arguments.zone())
    if arguments.has("stats") { return try tell(input, arguments) }
    for warning in input.warnings { Terminal.complain("flagfall ride: \(warning)") }
    let fixes = input.fixes
    guard !fixes.isEmpty else { throw .input("\(arguments.ride): the ride is empty: there is no point in it") }
    Terminal.write(format == "gpx" ? GPX.write(fixes, name: input.name) : FixLines.write(fixes))
    return .done
  }

  private static func tell(_ input: RideInput, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let zone = try arguments.zone() ?? input.namedZone ?? .utc
    guard let course = input.course else {
      throw .input("\(arguments.ride): the ride is empty: there is no point and no event in it")
    }
    let statistics: RideStatistics
    switch input {
    case .track(let ride):
      statistics = RideStatistics(
        course: course, delivery: nil, zone: zone, format: ride.format.rawValue,
        fixes: Int64(ride.fixes.count), warnings: input.warnings)
    case .log(let log):
      let arrivals = log.events.compactMap { timed in
        if case .fix(let fix) = timed.event { (at: timed.at, fix: fix) } else { nil }
      }
      statistics = RideStatistics(
        course: course, delivery: Delivery(arrivals), zone: zone, format: RideFormat.rideLog.rawValue,
        fixes: Int64(arrivals.count), warnings: input.warnings)
    }
    if arguments.has("json") {
      Terminal.write(statistics.json(.compact) + [UInt8(ascii: "\n")])
    } else {
      for warning in input.warnings { Terminal.complain("flagfall ride: \(warning)") }
      Terminal.write(statistics.text)
    }
    return .done
  }
}

extension RideInput {
  /// The positions to be converted: those of a log in the order of their times, each once.
  fileprivate var fixes: [Fix] {
    switch self {
    case .track(let ride): return ride.fixes
    case .log(let log):
      var ordered: [Fix] = []
      for fix in log.fixes.sorted(by: { $0.precedes($1) }) where ordered.last != fix { ordered.append(fix) }
      return ordered
    }
  }

  fileprivate var name: String? {
    if case .track(let ride) = self { ride.name } else { nil }
  }
}
