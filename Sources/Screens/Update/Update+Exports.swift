import Almanac
import JSON
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  mutating func exportLog(_ turn: inout Turn) {
    if let ride = replayed?.whole ?? shownRide?.ride {
      let text = ride.lines.joined(separator: "\n") + "\n"
      turn.perform(.download(name: AppState.fileName(of: ride, ".ndjson"), type: "application/x-ndjson", text: text))
    } else if let unreadableLog {
      turn.perform(.download(name: "flagfall-ride.ndjson", type: "application/x-ndjson", text: unreadableLog.text))
    }
  }

  /// A report of what the engine died of, for whoever mends it.
  mutating func exportReport(_ turn: inout Turn) {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.key("dropped")
    writer.beginArray()
    for notice in notices {
      if case .recovered(let dropped) = notice { writer.string(dropped) }
    }
    writer.endArray()
    writer.member("remarks", strings: remarks)
    writer.member("log", strings: shownRide?.ride.lines ?? [])
    writer.endObject()
    turn.perform(
      .download(
        name: "flagfall-report.json", type: "application/json",
        text: String(decoding: writer.finish(), as: UTF8.self)))
  }

  /// Named for the city and the local day and time of Start.
  static func fileName(of ride: Ride, _ ending: String) -> String {
    guard let start = ride.meter.startTime else { return "flagfall" + ending }
    let local = ride.tariff.zone.local(of: start)
    let time = local.time.hour * 100 + local.time.minute
    let digits = String(10_000 + time).dropFirst()
    return "flagfall-" + ride.tariff.id + "-" + local.date.iso8601 + "-" + digits + ending
  }
}
