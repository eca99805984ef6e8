import JSON
import Track
import Units

/// Values of a ride in JSON.
enum FixMembers {
  /// Degrees as a number, in billionths.
  static func degrees(_ node: JSONNode, _ name: String) throws(RideFileFault) -> Int64 {
    guard node.kind == .number else {
      let text = node.kind == .string ? Array(node.source.dropFirst().dropLast()) : Array(node.source)
      throw .number(name, text)
    }
    let value = ExactNumber.scaled(node.source, digits: 9)
    guard value != ExactNumber.invalid else { throw .number(name, node.source) }
    return value
  }

  /// A place of two numbers in degrees.
  static func place(_ latitude: JSONNode, _ longitude: JSONNode) throws(RideFileFault) -> Coordinate {
    let north = try degrees(latitude, "lat")
    let east = try degrees(longitude, "lon")
    guard let place = Coordinate(latitude: north, longitude: east) else {
      let isNorthGood = north.magnitude <= 90 * UInt64(Coordinate.unitsPerDegree)
      throw .offGlobe(
        field: isNorthGood ? "lon" : "lat", text: excerpt(isNorthGood ? longitude.source : latitude.source))
    }
    return place
  }

  /// A time as text or number; null is `RideBuilder.absent`.
  static func time(_ node: JSONNode, _ times: inout TimeColumn) throws(RideFileFault) -> Int64 {
    if node.isNull { return RideBuilder.absent }
    var text: [UInt8] = []
    do throws(JSONError) {
      text = Array(node.kind == .number ? node.source : try node.utf8)
    } catch {
      throw .json(error)
    }
    let count = text.count
    text.append(0)
    return try text.withUnsafeBufferPointer { (buffer) throws(RideFileFault) in
      guard let base = buffer.baseAddress else { return RideBuilder.absent }
      return try node.kind == .number ? times.read(base, count: count) : times.readText(base, count: count)
    }
  }

  /// A speed or an accuracy in thousandths; null or nothing is `RideBuilder.absent`.
  static func thousandths(_ node: JSONNode?, _ name: String) throws(RideFileFault) -> Int64 {
    guard let node, !node.isNull else { return RideBuilder.absent }
    let value = node.kind == .number ? ExactNumber.thousandths(node.source) : ExactNumber.invalid
    guard value != ExactNumber.invalid else { throw .number(name, node.source) }
    return value
  }
}
