import Foundation

/// A made drive, the same for the same count on every machine.
enum GPXMaking {
  static let measurement = Measurement(
    name: "make-gpx", arguments: "POINTS FILE", purpose: "writes a drive of one point a second, from a fixed seed"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2, let count = Int(arguments[0]), count > 0 else {
      throw MeasurementError(message: "name a count of points and a file")
    }
    guard FileManager.default.createFile(atPath: arguments[1], contents: nil),
      let file = FileHandle(forWritingAtPath: arguments[1])
    else {
      throw MeasurementError(message: "\(arguments[1]): cannot be written")
    }
    var drive = Drive()
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">
       <trk>
        <name>Drive</name>
        <trkseg>\n
      """
    for _ in 0..<count {
      text += drive.next()
      if text.utf8.count > 1 << 20 {
        file.write(Data(text.utf8))
        text = ""
      }
    }
    file.write(Data((text + "  </trkseg>\n </trk>\n</gpx>\n").utf8))
    return [Figure(name: "points written", value: Double(count), unit: "points")]
  }
}

/// City driving: speeds wander up to 17 m/s, with halts, turning at random.
private struct Drive {
  private var random: UInt64 = 2026
  private var north = 52.52
  private var east = 13.405
  private var height = 34.0
  private var speed = 0.0
  private var heading = 0.7
  private var halt = 0
  private var second = 1_767_225_600

  mutating func next() -> String {
    if halt > 0 {
      halt -= 1
      speed = 0
    } else {
      speed = min(17, max(0, speed + draw() * 3 - 1.4))
      if draw() < 0.01 { halt = Int(draw() * 40) }
    }
    heading += (draw() - 0.5) * 0.3
    north += speed * cos(heading) / 111_250
    east += speed * sin(heading) / (111_320 * cos(north * .pi / 180))
    if abs(north - 52.52) > 0.2 || abs(east - 13.405) > 0.3 { heading += .pi }
    height += (draw() - 0.5) * 0.2
    second += 1
    var parts = tm()
    var time = time_t(second)
    gmtime_r(&time, &parts)
    let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map { two($0) }.joined(separator: "-")
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { two($0) }.joined(separator: ":")
    return """
         <trkpt lat="\(fixed(north, 7))" lon="\(fixed(east, 7))">
          <ele>\(fixed(height, 2))</ele>
          <time>\(date)T\(clock)Z</time>
         </trkpt>\n
      """
  }

  private mutating func draw() -> Double {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(random >> 11) / Double(1 << 53 as UInt64)
  }

  private func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = digits == 7 ? 10_000_000 : 100
    let units = Int((value * Double(scale)).rounded(.toNearestOrAwayFromZero))
    return "\(units / scale)." + "\(scale + abs(units) % scale)".dropFirst()
  }
}
