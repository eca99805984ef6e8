import Almanac
import Track
import Units

/// Writes GPX 1.1.
package enum GPX {
  /// The namespace of what GPX has no element for: the receiver's speed in m/s and its accuracy in metres.
  package static let namespace = "urn:flagfall:gpx:1"

  /// Writes one track of one segment, in the order given, with decimal points whatever the locale.
  ///
  /// Every value is written exactly: reading the bytes gives the same fixes. What XML cannot hold of `name` is left out.
  package static func write(_ fixes: [Fix], name: String? = nil) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(600 + fixes.count * 220)
    out +=
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Flagfall" xmlns="http://www.topografix.com/GPX/1/1" xmlns:flagfall="\(namespace)">
      <trk>\n
      """.utf8
    if let name { out += "<name>\(escaped(name))</name>\n".utf8 }
    out += "<trkseg>\n".utf8
    for fix in fixes { append(fix, to: &out) }
    out += "</trkseg>\n</trk>\n</gpx>\n".utf8
    return out
  }

  private static func append(_ fix: Fix, to out: inout [UInt8]) {
    out += "<trkpt lat=\"\(Decimal.shortest(fix.place.latitude, digits: 9))\" ".utf8
    out += "lon=\"\(Decimal.shortest(fix.place.longitude, digits: 9))\">".utf8
    out += "<time>".utf8
    fix.time.appendISO8601(to: &out)
    out += "</time>".utf8
    if fix.speed != nil || fix.accuracy != nil {
      out += "<extensions>".utf8
      if let speed = fix.speed {
        out += "<flagfall:speed>\(Decimal.shortest(speed.millimetresPerSecond, digits: 3))</flagfall:speed>".utf8
      }
      if let accuracy = fix.accuracy {
        out += "<flagfall:accuracy>\(Decimal.shortest(accuracy.millimetres, digits: 3))</flagfall:accuracy>".utf8
      }
      out += "</extensions>".utf8
    }
    out += "</trkpt>\n".utf8
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\r": out += "&#13;"
      case "\t", "\n": out.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
