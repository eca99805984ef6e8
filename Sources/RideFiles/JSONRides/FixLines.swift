import JSON
import Track
import Units

/// Writes fixes as NDJSON.
package enum FixLines {
  /// Writes one object a line, `{"time":1767225600000,"lat":52.52,"lon":13.405,"accuracy":5,"speed":8}`.
  ///
  /// Time in milliseconds since 1970, degrees, metres, metres a second; unknown members are left out. Reading the bytes
  /// gives the same fixes when they are from 1973 to 9999.
  package static func write(_ fixes: [Fix]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(fixes.count * 100)
    for fix in fixes {
      var line = JSONWriter(.compact)
      line.beginObject()
      line.member("time", int64: fix.time.milliseconds)
      line.member("lat", decimal: Decimal.shortest(fix.place.latitude, digits: 9))
      line.member("lon", decimal: Decimal.shortest(fix.place.longitude, digits: 9))
      if let accuracy = fix.accuracy {
        line.member("accuracy", decimal: Decimal.shortest(accuracy.millimetres, digits: 3))
      }
      if let speed = fix.speed {
        line.member("speed", decimal: Decimal.shortest(speed.millimetresPerSecond, digits: 3))
      }
      line.endObject()
      out += line.finish()
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }
}
