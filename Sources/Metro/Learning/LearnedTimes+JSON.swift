import JSON
import Units

extension LearnedTimes {
  /// Reads a calibration file.
  ///
  /// Values that no ride can have are left out, and `wasMended` says so: the file is then to be written anew.
  /// - Throws: A `JSONError` for what is no such file at all; what cannot be read is never taken for empty.
  package init(_ bytes: [UInt8], wasMended: inout Bool) throws(JSONError) {
    self.init()
    let root = try JSONReader.read(bytes)
    try root.only(["format", "hops"])
    guard try root.member("format").int64 == 1 else {
      throw try root.member("format").fail("expected format 1")
    }
    for node in try root.member("hops").elements {
      try node.only(["line", "from", "to", "part", "run", "dwell"])
      let key = LearnedKey(
        line: try node.member("line").string, from: try node.member("from").string, to: try node.member("to").string)
      let name = try node.member("part").string
      guard let part = DayPart.allCases.first(where: { $0.rawValue == name }) else {
        throw try node.member("part").fail("expected early, morning, midday, evening or late")
      }
      for kind in Kind.allCases {
        guard let list = try node.optional(kind.rawValue) else { continue }
        for element in try list.elements {
          let value = Elapsed(milliseconds: Decimal.scaled(try element.decimalBytes, digits: 3) ?? -1)
          if !add(kind, value, at: key, part: part, official: nil) { wasMended = true }
        }
      }
    }
  }

  /// The calibration file.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("format", int64: 1)
    writer.key("hops")
    writer.beginArray()
    for (index, entry) in entries.enumerated() {
      let isWritten = entries[..<index].contains { $0.key == entry.key && $0.part == entry.part }
      if isWritten { continue }
      writer.beginObject()
      writer.member("line", string: entry.key.line)
      writer.member("from", string: entry.key.from)
      writer.member("to", string: entry.key.to)
      writer.member("part", string: entry.part.rawValue)
      for kind in Kind.allCases {
        let values = values(kind, at: entry.key, part: entry.part)
        if values.isEmpty { continue }
        writer.key(kind.rawValue)
        writer.beginArray()
        for value in values { writer.decimal(Decimal.shortest(value.milliseconds, digits: 3)) }
        writer.endArray()
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}
