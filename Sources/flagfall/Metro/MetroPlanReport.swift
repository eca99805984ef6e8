import Almanac
import JSON
import Metro
import Units
import Words

/// A plan as it is printed: stops with their times, changes, alerts.
struct MetroPlanReport {
  private let trip: MetroTrip
  private let ride: MetroRide

  init(_ trip: MetroTrip) {
    self.trip = trip
    var ride = MetroRide(trip.itinerary, trip.network)
    ride.apply(.departed, at: trip.at)
    self.ride = ride
  }

  /// Writes what --sound and --ics ask for.
  func writeFiles(_ arguments: Arguments) throws(CommandError) {
    if let path = arguments.value("sound") {
      guard let bytes = RideSound.flac(of: ride, from: trip.at) else {
        throw .failure("the ride is too long for a sound")
      }
      try Files.write(bytes, to: path)
    }
    if let path = arguments.value("ics") {
      let end = trip.name(trip.itinerary.stops[trip.itinerary.stops.count - 1].station)
      let words = RideCalendar.Words(
        title: "Metro to \(end)", next: "The next stop is yours: \(end)", getOff: "Get off: \(end)")
      guard let bytes = RideCalendar.file(of: ride, from: trip.at, words: words) else { return }
      try Files.write(bytes, to: path)
    }
  }

  /// The stops, a line each, with minutes and seconds from the departure.
  var text: String {
    guard let schedule = ride.schedule else { return "" }
    var text = ""
    var rows: [(String, String, String)] = []
    for (index, stop) in trip.itinerary.stops.enumerated() {
      if stop.run == nil {
        let train = trip.train(trip.plan.legs[stop.leg])
        if let change = stop.change {
          rows.append(("", "change, \(seconds(change.walk.quick)) walk, \(seconds(change.booked)) wait booked", ""))
        }
        rows.append(
          (since(schedule.departures[index]), trip.name(stop.station), "\(train.sign) towards \(train.towards)"))
      } else {
        rows.append((since(schedule.arrivals[index]), trip.name(stop.station), band(schedule, index)))
      }
    }
    let width = rows.map { TextColumns.count($0.1) }.max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: row.2.isEmpty ? 0 : width - TextColumns.count(row.1) + 2)
      text += String(repeating: " ", count: 6 - row.0.count) + row.0 + "  " + row.1 + gap + row.2 + "\n"
    }
    text += "\n"
    for alert in ride.alerts {
      let word = alert.kind == .next ? "next is yours" : "get off"
      text += "\(String(repeating: " ", count: 6 - since(alert.at).count))\(since(alert.at))  \(word): "
      text += "\(trip.name(trip.itinerary.stops[alert.stop].station)); too late in "
      text += "\(Decimal.shortest(alert.chanceOfLate / 1000, digits: 1)) of 100 rides\n"
    }
    let left = trip.itinerary.left[0]
    text += "\n\(left) \(left == 1 ? "stop" : "stops"), about \((trip.plan.duration.wholeSeconds + 30) / 60) min"
    if let walk = trip.plan.lastWalk { text += ", then \((walk.calm.wholeSeconds + 59) / 60) min on foot" }
    text += "\n"
    for line in trip.network.attribution { text += line + "\n" }
    return text
  }

  private func since(_ instant: Instant) -> String {
    let seconds = (instant - trip.at).wholeSeconds
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private func seconds(_ time: Elapsed) -> String { "\(time.wholeSeconds) s" }

  private func band(_ schedule: RideSchedule, _ stop: Int) -> String {
    let band = schedule.band(at: stop)
    let early = (schedule.arrivals[stop] - band.earliest).wholeSeconds
    let late = (band.latest - schedule.arrivals[stop]).wholeSeconds
    return early == late ? "±\(early) s" : "-\(early) +\(late) s"
  }

  /// The same for programs; times in seconds from the departure.
  func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("network", string: trip.network.id)
    writer.member("at", string: trip.at.iso8601)
    writer.member("timetable", string: trip.network.timetables[trip.planner.timetable].from.iso8601)
    writer.member("duration", int64: trip.plan.duration.wholeSeconds)
    writer.member("stops", int64: Int64(trip.itinerary.left[0]))
    writer.key("legs")
    writer.beginArray()
    for leg in trip.plan.legs.indices { write(leg, to: &writer) }
    writer.endArray()
    if let walk = trip.plan.lastWalk { writer.member("walk", int64: walk.calm.wholeSeconds) }
    writer.key("alerts")
    writer.beginArray()
    for alert in ride.alerts {
      writer.beginObject()
      writer.member("kind", string: alert.kind.rawValue)
      writer.member("station", string: trip.network.stations[trip.itinerary.stops[alert.stop].station].id)
      member("at", alert.at - trip.at, to: &writer)
      writer.member("late", decimal: Decimal.shortest(alert.chanceOfLate, digits: 6))
      writer.endObject()
    }
    writer.endArray()
    writer.key("warnings")
    writer.beginArray()
    for warning in trip.warnings { writer.string(warning) }
    writer.endArray()
    writer.key("attribution")
    writer.beginArray()
    for line in trip.network.attribution { writer.string(line) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  private func write(_ leg: Int, to writer: inout JSONWriter) {
    guard let schedule = ride.schedule else { return }
    let train = trip.train(trip.plan.legs[leg])
    writer.beginObject()
    writer.member("line", string: train.sign)
    writer.member("towards", string: train.towards)
    if leg > 0 {
      let change = trip.plan.changes[leg - 1]
      writer.key("change")
      writer.beginObject()
      member("walk", change.walk.quick, to: &writer)
      member("calm", change.walk.calm, to: &writer)
      if let headway = change.headway { member("headway", headway, to: &writer) }
      member("booked", change.booked, to: &writer)
      member("expected", change.expected, to: &writer)
      writer.endObject()
    }
    writer.key("stops")
    writer.beginArray()
    for (index, stop) in trip.itinerary.stops.enumerated() where stop.leg == leg {
      writer.beginObject()
      writer.member("station", string: trip.network.stations[stop.station].id)
      writer.member("name", string: trip.name(stop.station))
      if let run = stop.run {
        member("arrives", schedule.arrivals[index] - trip.at, to: &writer)
        let band = schedule.band(at: index)
        member("earliest", band.earliest - trip.at, to: &writer)
        member("latest", band.latest - trip.at, to: &writer)
        write(run, "run", to: &writer)
      }
      if let dwell = stop.dwell { write(dwell, "dwell", to: &writer) }
      if !trip.itinerary.isEnd(index) { member("departs", schedule.departures[index] - trip.at, to: &writer) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ estimate: TimeEstimate, _ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    member("s", estimate.time, to: &writer)
    member("spread", estimate.spread, to: &writer)
    writer.member("samples", int64: Int64(estimate.samples))
    writer.member("source", string: estimate.source.rawValue)
    writer.endObject()
  }

  private func member(_ key: String, _ time: Elapsed, to writer: inout JSONWriter) {
    writer.member(key, decimal: Decimal.shortest(time.milliseconds, digits: 3))
  }
}
