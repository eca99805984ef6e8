import Almanac
import JSON
import Units

extension Network {
  func write(_ timetable: Timetable, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("from", string: timetable.from.iso8601)
    if let until = timetable.until { writer.member("until", string: until.iso8601) }
    writer.member("source", string: timetable.source)
    writer.key("days")
    writer.beginObject()
    for day in timetable.days {
      writer.member(day.id, strings: day.weekdays.map { Network.weekdayNames[$0.rawValue - 1] })
    }
    writer.endObject()
    if !timetable.exceptions.isEmpty {
      writer.key("exceptions")
      writer.beginObject()
      for exception in timetable.exceptions {
        writer.key(exception.date.iso8601)
        if let day = exception.day { writer.string(timetable.days[day].id) } else { writer.null() }
      }
      writer.endObject()
    }
    writer.key("patterns")
    writer.beginArray()
    for pattern in timetable.patterns { write(pattern, of: timetable, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static let weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private func write(_ pattern: Pattern, of timetable: Timetable, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("line", string: lines[pattern.line].id)
    writer.member("stations", strings: pattern.stations.map { stations[$0].id })
    writer.key("hops")
    writer.beginArray()
    for hop in pattern.hops { write(hop, to: &writer) }
    writer.endArray()
    writer.member("hours", objects: pattern.hours) { writer, hours in
      writer.member("days", strings: hours.days.map { timetable.days[$0].id })
      write(hours.first, "first", to: &writer)
      write(hours.last, "last", to: &writer)
      if !hours.trains.isEmpty { writer.member("trains", strings: hours.trains.map { $0.text }) }
    }
    writer.member("headways", objects: pattern.headways) { writer, headway in
      writer.member("days", strings: headway.days.map { timetable.days[$0].id })
      writer.member("from", string: headway.from.text)
      writer.member("until", string: headway.until.text)
      writer.member("least", seconds: headway.least)
      writer.member("most", seconds: headway.most)
    }
    writer.endObject()
  }

  private func write(_ times: [ServiceTime?], _ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginArray()
    for time in times {
      if let time { writer.string(time.text) } else { writer.null() }
    }
    writer.endArray()
  }

  private func write(_ hop: Hop, to writer: inout JSONWriter) {
    writer.beginObject()
    write(hop.run, "run", to: &writer)
    write(hop.dwell, "dwell", to: &writer)
    if !hop.parts.isEmpty {
      writer.key("parts")
      writer.beginObject()
      for part in hop.parts {
        writer.key(part.part.rawValue)
        writer.beginObject()
        write(part.run, "run", to: &writer)
        write(part.dwell, "dwell", to: &writer)
        writer.endObject()
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(_ estimate: TimeEstimate?, _ key: String, to writer: inout JSONWriter) {
    guard let estimate else { return }
    writer.key(key)
    writer.beginObject()
    writer.member("s", seconds: estimate.time)
    writer.member("spread", seconds: estimate.spread)
    writer.member("samples", int64: Int64(estimate.samples))
    writer.member("source", string: estimate.source.rawValue)
    writer.endObject()
  }
}
