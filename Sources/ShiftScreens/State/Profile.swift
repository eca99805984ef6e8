import JSON
import Shift

/// What a driver has chosen for all days.
package struct Profile: Sendable, Hashable {
  /// The name.
  package var driver = ""
  /// The registration or mark of the vehicle.
  package var vehicle = ""
  /// How long an offer stands, in seconds.
  package var window: Int64 = 15
  /// Which app shows the way.
  package var map = MapApp.device
  /// Whether shifts go over two days.
  package var isAlternate = false
  /// Whether offers are read aloud.
  package var speaks = true

  /// Makes the settings of somebody who has chosen nothing.
  package init() {}

  /// Reads what ``json`` wrote; what is not understood stays as it is for somebody who has chosen nothing.
  init(json: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(json)
    driver = try node.optional("driver")?.string ?? ""
    vehicle = try node.optional("vehicle")?.string ?? ""
    window = try node.optional("window")?.int64(in: 15...600) ?? 15
    map = MapApp(rawValue: try node.optional("map")?.string ?? "") ?? .device
    isAlternate = try node.optional("alternate")?.bool ?? false
    speaks = try node.optional("speaks")?.bool ?? true
  }

  /// As one line.
  var json: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("driver", string: driver)
    writer.member("vehicle", string: vehicle)
    writer.member("window", int64: window)
    writer.member("map", string: map.rawValue)
    writer.member("alternate", bool: isAlternate)
    writer.member("speaks", bool: speaks)
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
