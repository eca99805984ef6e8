import Almanac
import JSON
import Tariffs
import Units

extension Network {
  /// The network as a file, which ``NetworkFile`` reads back as the same.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("$schema", string: "schema.json")
    writer.member("format", int64: NetworkFile.format)
    writer.member("id", string: id)
    writer.key("city")
    writer.text(city)
    writer.member("zone", string: clock.zone.name)
    writer.member("times", string: clock.rule == .noon ? "noon" : "wall")
    writer.member("checked", string: checked.iso8601)
    if !attribution.isEmpty { writer.member("attribution", strings: attribution) }
    write(sources: &writer)
    write(stations: &writer)
    write(lines: &writer)
    write(transfers: &writer)
    write(closures: &writer)
    writer.key("timetables")
    writer.beginArray()
    for timetable in timetables { write(timetable, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  /// What a list of networks says of it: identifier and city.
  package var indexEntry: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("id", string: id)
    writer.key("city")
    writer.text(city)
    writer.endObject()
    return writer.finish()
  }

  private func write(sources writer: inout JSONWriter) {
    writer.key("sources")
    writer.beginObject()
    for source in sources {
      writer.key(source.id)
      writer.beginObject()
      writer.member("url", string: source.url)
      writer.member("publisher", string: source.publisher)
      writer.member("date", string: source.date)
      writer.member("confidence", string: source.confidence.rawValue)
      if let note = source.note { writer.member("note", string: note) }
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(stations writer: inout JSONWriter) {
    writer.key("stations")
    writer.beginObject()
    for station in stations {
      writer.key(station.id)
      writer.beginObject()
      writer.key("names")
      writer.text(station.names)
      if !station.otherNames.isEmpty { writer.member("also", strings: station.otherNames) }
      if let place = station.place {
        writer.member("lat", decimal: Decimal.shortest(place.latitude, digits: 9))
        writer.member("lon", decimal: Decimal.shortest(place.longitude, digits: 9))
      }
      if let isAboveGround = station.isAboveGround { writer.member("above-ground", bool: isAboveGround) }
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(lines writer: inout JSONWriter) {
    writer.key("lines")
    writer.beginObject()
    for line in lines {
      writer.key(line.id)
      writer.beginObject()
      writer.key("names")
      writer.text(line.names)
      writer.member("sign", string: line.sign)
      if let colour = line.colour { writer.member("colour", string: colour) }
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(transfers writer: inout JSONWriter) {
    guard !transfers.isEmpty else { return }
    writer.member("transfers", objects: transfers) { writer, transfer in
      writer.member("from", string: stations[transfer.from].id)
      if let line = transfer.fromLine { writer.member("from-line", string: lines[line].id) }
      writer.member("to", string: stations[transfer.to].id)
      if let line = transfer.toLine { writer.member("to-line", string: lines[line].id) }
      writer.member("quick", seconds: transfer.quick)
      writer.member("calm", seconds: transfer.calm)
      if let note = transfer.note { writer.member("note", string: note) }
    }
  }

  private func write(closures writer: inout JSONWriter) {
    guard !closures.isEmpty else { return }
    writer.member("closures", objects: closures) { writer, closure in
      writer.member("id", string: closure.id)
      writer.key("reason")
      writer.text(closure.reason)
      if let line = closure.line { writer.member("line", string: lines[line].id) }
      writer.member("effect", string: closure.effect.rawValue)
      writer.member("stations", strings: closure.stations.map { stations[$0].id })
      if !closure.levels.isEmpty { writer.member("levels", strings: closure.levels) }
      if let from = closure.from { writer.member("from", string: from.iso8601) }
      if let until = closure.until { writer.member("until", string: until.iso8601) }
    }
  }
}

extension JSONWriter {
  /// Writes a text in its languages.
  mutating func text(_ text: LocalText) {
    beginObject()
    for language in text.languages { member(language, string: text.text(in: language)) }
    endObject()
  }

  /// Writes a key and seconds.
  mutating func member(_ key: String, seconds time: Elapsed) {
    member(key, decimal: Decimal.shortest(time.milliseconds, digits: 3))
  }
}
