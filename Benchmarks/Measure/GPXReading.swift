import CExpat
import Foundation
import RideFiles

/// Reading GPX, beside what libexpat alone takes for the same bytes.
enum GPXReading {
  static let measurement = Measurement(
    name: "gpx", arguments: "FILE", purpose: "points/s of libexpat with empty handlers and of reading into fixes"
  ) { (arguments) throws(MeasurementError) in
    guard let path = arguments.first, arguments.count == 1 else { throw MeasurementError(message: "name one file") }
    var points = 0
    var bare: [Double] = []
    var reading: [Double] = []
    // In turn, so that a disturbance meets both.
    for _ in 0..<7 {
      bare.append(try seconds { () throws(MeasurementError) in try parseBare(path) })
      reading.append(
        try seconds { () throws(MeasurementError) in
          do throws(RideFileError) {
            points = try RideFiles.read(path: path).fixes.count
          } catch {
            throw MeasurementError(message: error.message)
          }
        })
    }
    return [
      Figure(name: "points", value: Double(points), unit: "points"),
      Figure(name: "bare libexpat, empty handlers", value: Double(points) / median(bare), unit: "points/s"),
      Figure(name: "GPX into fixes", value: Double(points) / median(reading), unit: "points/s"),
      Figure(
        name: "GPX into fixes, share of bare libexpat", value: median(zip(bare, reading).map { $0 / $1 }), unit: "x"),
    ]
  }

  static func parseBare(_ path: String) throws(MeasurementError) {
    guard let parser = XML_ParserCreate(nil) else { throw MeasurementError(message: "no memory") }
    defer { XML_ParserFree(parser) }
    XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
    XML_SetCharacterDataHandler(parser) { _, _, _ in }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw MeasurementError(message: "\(path): cannot be read") }
    defer { close(descriptor) }
    while true {
      guard let room = XML_GetBuffer(parser, 65_536) else { throw MeasurementError(message: "no memory") }
      let count = read(descriptor, room, 65_536)
      guard count >= 0, XML_ParseBuffer(parser, Int32(count), count == 0 ? 1 : 0) == XML_STATUS_OK else {
        throw MeasurementError(message: "\(path): cannot be parsed")
      }
      if count == 0 { return }
    }
  }
}
