import Glibc
import JSON
import Metro
import Units

extension Command {
  /// A ride that is going on.
  static let metroRide = Command(
    name: "metro ride", summary: "count down a metro ride in the terminal",
    description: [
      "Counts down to the station where one gets off. Press Enter in the moment at which the train moves; everything else "
        + "follows from that. Keys: n one stop further on than shown, b one stop more to go, d the next train moves (after a "
        + "change), 1 2 3 the tap was 10, 20, 30 s late, Enter at the end the doors are open, q ends it.",
      "With --log every key is kept in a file at once, and the ride goes on from it, to the second, after anything that "
        + "stopped it. With --state it only says where the ride is.",
    ],
    options: Option.trip + [
      Option(name: "log", value: "FILE", help: "Keep the ride in a file, or go on with the one in it."),
      Option(
        name: "state", value: "TIME", help: "Say where the ride in --log is at a time, and what is still to be told."),
      .language,
      Option(name: "json", value: nil, help: "With --state: print one JSON object."),
    ],
    examples: [
      Example(
        line: "flagfall metro ride --network kyiv --from Vokzalna --to Lisova", meaning: "A ride that begins now."),
      Example(line: "flagfall metro ride --log ride.ndjson", meaning: "The ride of that file goes on."),
    ],
    run: ride)

  private static func ride(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    if arguments.has("state") {
      guard let log = arguments.value("log") else { throw .usage("--state says where the ride of --log is: give both") }
      guard Files.exists(log) else { throw .input("\(log): there is no such file; name the log of a ride that began") }
    }
    let session = try MetroRideSession(arguments)
    guard let text = arguments.value("state") else { return try session.run() }
    let now = try Measures.instant(text, of: "state", zone: session.trip.network.clock.zone)
    if arguments.has("json") {
      Terminal.write(session.json(at: now) + [UInt8(ascii: "\n")])
    } else {
      Terminal.write(session.line(at: now) + "\n" + session.pending(at: now))
    }
    return .done
  }
}
