import Almanac
import Glibc
import JSON
import Metro
import Units

/// A ride in the terminal with its file.
struct MetroRideSession {
  let trip: MetroTrip
  private let path: String?
  private var ride: MetroRide
  /// Where the last whole line of the file ends, when one that was broken off stands behind it.
  private var wholeBytes: Int?

  init(_ arguments: Arguments) throws(CommandError) {
    path = arguments.value("log")
    guard let path, Files.exists(path) else {
      trip = try MetroTrip(arguments)
      ride = MetroRide(trip.itinerary, trip.network)
      if let path { try Files.write(MetroRideSession.log(of: trip, arguments).header + [UInt8(ascii: "\n")], to: path) }
      return
    }
    let bytes = try Files.given(path)
    let log: MetroRideLog
    do throws(JSONError) {
      log = try MetroRideLog(bytes)
    } catch {
      throw .input(error.description(in: path))
    }
    trip = try MetroTrip(log, language: arguments)
    ride = MetroRide(trip.itinerary, trip.network, events: log.events)
    if let end = bytes.lastIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count { wholeBytes = end + 1 }
  }

  private static func log(of trip: MetroTrip, _ arguments: Arguments) -> MetroRideLog {
    let stations = trip.network.stations
    return MetroRideLog(
      network: arguments.value("network") ?? trip.network.id, from: stations[trip.from].id, to: stations[trip.to].id,
      planned: trip.at, level: trip.level)
  }

  /// Counts down until the ride is over.
  func run() throws(CommandError) -> ExitStatus {
    var ride = ride
    // What is put behind half a line would be lost with it, and the whole file.
    if let path, let wholeBytes { try Files.cut(path, to: wholeBytes) }
    for warning in trip.warnings { Terminal.complain("flagfall metro ride: \(warning)") }
    let keys = TerminalKeys()
    defer { keys.restore() }
    var told = Measures.exactNow
    if ride.schedule == nil { Terminal.complain("Press Enter in the moment at which the train moves.") }
    while true {
      let now = Measures.exactNow
      for alert in ride.pendingAlerts(from: told) where alert.at <= now { ring(alert) }
      told = now + Elapsed(milliseconds: 1)
      Terminal.progress(line(ride, at: now))
      if ride.outcome != nil || ride.state(at: now).phase == .over { break }
      guard let key = keys.next(within: .seconds(1)) else { continue }
      guard let event = event(for: key, ride, at: now) else {
        if key == TerminalKeys.end, ride.schedule == nil { break }
        continue
      }
      try keep(TimedRideEvent(at: now, event: event))
      ride.apply(event, at: now)
    }
    Terminal.complain("")
    Terminal.write(line(ride, at: Measures.exactNow) + "\n")
    return .done
  }

  private func event(for key: UInt8, _ ride: MetroRide, at now: Instant) -> RideEvent? {
    switch key {
    case 0x0A, 0x0D: ride.schedule == nil ? .departed : .confirmed
    case UInt8(ascii: "n"), UInt8(ascii: "-"): .stopOn
    case UInt8(ascii: "b"), UInt8(ascii: "+"): .stopBack
    case UInt8(ascii: "d"): .trainDeparted
    case UInt8(ascii: "1")...UInt8(ascii: "3"): .tappedLate(.seconds(Int64(key - UInt8(ascii: "0")) * 10))
    case UInt8(ascii: "q"): .stopped
    default: nil
    }
  }

  private func keep(_ event: TimedRideEvent) throws(CommandError) {
    guard let path else { return }
    try Files.append(event.line + [UInt8(ascii: "\n")], to: path)
  }

  private func ring(_ alert: RideAlert) {
    let station = trip.name(trip.itinerary.stops[alert.stop].station)
    Terminal.complain("\r\u{7}" + (alert.kind == .next ? "The next stop is yours: \(station)" : "Get off: \(station)"))
  }

  /// Where the ride is, in a line.
  func line(at now: Instant) -> String { line(ride, at: now) }

  private func line(_ ride: MetroRide, at now: Instant) -> String {
    let state = ride.state(at: now)
    let end = trip.name(trip.itinerary.stops[trip.itinerary.stops.count - 1].station)
    let here = trip.name(trip.itinerary.stops[state.stop].station)
    let left = "\(state.stopsLeft) \(state.stopsLeft == 1 ? "stop" : "stops")"
    let countdown = MetroRideSession.clock(state.countdown(at: now))
    switch state.phase {
    case .waiting: return "\(here) - \(end): \(left)"
    case .running: return "\(countdown) to \(end), \(left), left \(here)\(doubt(ride))"
    case .standing: return "\(countdown) to \(end), \(left), at \(here)\(doubt(ride))"
    case .changing: return "\(countdown) to \(end), \(left), changing at \(here): press d when the train moves"
    case .arrived: return "0:00 at \(end): press Enter when the doors are open"
    case .over: return ride.outcome.map { MetroRideSession.word($0) } ?? "over"
    }
  }

  private func doubt(_ ride: MetroRide) -> String {
    guard let schedule = ride.schedule else { return "" }
    let band = schedule.band(at: trip.itinerary.stops.count - 1)
    return ", from \(trip.clock(band.earliest)) to \(trip.clock(band.latest))"
  }

  private static func word(_ outcome: MetroRide.Outcome) -> String {
    switch outcome {
    case .arrived(_, let error):
      let seconds = error.milliseconds / 1000
      return seconds < 0 ? "arrived \(-seconds) s before the countdown" : "arrived \(seconds) s after the countdown"
    case .stopped: return "ended"
    }
  }

  private static func clock(_ time: Elapsed) -> String {
    let rest = time.wholeSeconds % 60
    return "\(time.wholeSeconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// What is still to be told, a line each.
  func pending(at now: Instant) -> String {
    ride.pendingAlerts(from: now).map { alert in
      let station = trip.name(trip.itinerary.stops[alert.stop].station)
      return "\(trip.clock(alert.at)) \(alert.kind == .next ? "next is yours" : "get off"): \(station)\n"
    }.joined()
  }

  /// Where the ride is, for programs.
  func json(at now: Instant) -> [UInt8] {
    let state = ride.state(at: now)
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("phase", string: state.phase.rawValue)
    writer.member("station", string: trip.network.stations[trip.itinerary.stops[state.stop].station].id)
    writer.member("stops", int64: Int64(state.stopsLeft))
    writer.member("countdown", decimal: Decimal.shortest(state.countdown(at: now).milliseconds, digits: 3))
    writer.member("arrival", string: state.arrival.iso8601)
    if let schedule = ride.schedule {
      let band = schedule.band(at: trip.itinerary.stops.count - 1)
      writer.member("earliest", string: band.earliest.iso8601)
      writer.member("latest", string: band.latest.iso8601)
    }
    writer.key("alerts")
    writer.beginArray()
    for alert in ride.pendingAlerts(from: now) {
      writer.beginObject()
      writer.member("kind", string: alert.kind.rawValue)
      writer.member("at", string: alert.at.iso8601)
      writer.member("station", string: trip.network.stations[trip.itinerary.stops[alert.stop].station].id)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}
