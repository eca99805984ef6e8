import Foundation

/// A made day of a city's taxis, the same for the same count on every machine.
enum RideTableMaking {
  static let measurement = Measurement(
    name: "make-rides", arguments: "FIXES FILE [interleaved]",
    purpose: "writes a table of rides of a fix a second, ride by ride or in order of time, from a fixed seed"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2 || arguments.last == "interleaved", let count = Int(arguments[0]), count > 0 else {
      throw MeasurementError(message: "name a count of fixes and a file")
    }
    guard let file = fopen(arguments[1], "w") else {
      throw MeasurementError(message: "\(arguments[1]): cannot be written")
    }
    defer { fclose(file) }
    var text = Array("ride,time,lat,lon,speed,accuracy\n".utf8)
    // So many cars are on the road at once; each begins a ride when it has ended one.
    var cars = (0..<(arguments.count == 3 ? 500 : 1)).map {
      MadeRide(number: $0, at: arguments.count == 3 ? MadeRide.morning : nil)
    }
    var (rides, left) = (cars.count, count)
    while left > 0 {
      for index in cars.indices where left > 0 {
        repeat {
          cars[index].drive()
          cars[index].append(to: &text)
          left -= 1
        } while cars.count == 1 && !cars[index].isOver && left > 0
        if cars[index].isOver {
          cars[index] = MadeRide(number: rides, at: cars.count == 1 ? nil : cars[index].second)
          rides += 1
        }
      }
      if text.count > 1 << 20 {
        fwrite(text, 1, text.count, file)
        text.removeAll(keepingCapacity: true)
      }
    }
    fwrite(text, 1, text.count, file)
    return [
      Figure(name: "fixes written", value: Double(count), unit: "fixes"),
      Figure(name: "rides begun", value: Double(rides), unit: "rides"),
    ]
  }
}

/// One ride through New York: speeds wander up to 17 m/s, with halts, turning at random; places are off by metres.
private struct MadeRide {
  private let name: [UInt8]
  private var random: UInt64
  private(set) var second: Int
  private var left: Int
  private var north: Double
  private var east: Double
  private var speed = 0.0
  private var heading: Double
  private var halt = 0

  /// The morning of 4 March 2026 in New York.
  static let morning = 1_772_622_000

  init(number: Int, at start: Int?) {
    random = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 2026
    name = Array("R\(10_000_000 + number),".utf8)
    second = 0
    left = 0
    north = 0
    east = 0
    heading = 0
    for _ in 0..<4 { _ = draw() }
    second = start ?? MadeRide.morning + Int(draw() * 57_600)
    left = 180 + Int(draw() * draw() * 2400)
    north = 40.70 + draw() * 0.1
    east = -74.01 + draw() * 0.08
    heading = draw() * 6.28
  }

  var isOver: Bool { left <= 0 }

  mutating func drive() {
    if halt > 0 {
      halt -= 1
      speed = 0
    } else {
      speed = min(17, max(0, speed + draw() * 3 - 1.4))
      if draw() < 0.01 { halt = Int(draw() * 40) }
    }
    heading += (draw() - 0.5) * 0.3
    north += speed * cos(heading) / 111_250
    east += speed * sin(heading) / 84_400
    second += 1
    left -= 1
  }

  mutating func append(to text: inout [UInt8]) {
    text += name
    let (day, clock) = (second / 86_400, second % 86_400)
    // Days of March 2026.
    append(day - 20_513 + 1, width: 2, to: &text, before: "2026-03-")
    append(clock / 3600, width: 2, to: &text, before: "T")
    append(clock / 60 % 60, width: 2, to: &text, before: ":")
    append(clock % 60, width: 2, to: &text, before: ":")
    let off = (draw() - 0.5) * 0.00004
    append(Int((north + off) * 1_000_000), point: 6, to: &text, before: "Z,")
    append(Int((-east + off) * 1_000_000), point: 6, to: &text, before: ",-")
    append(Int(max(0, speed + (draw() - 0.5) * 0.4) * 100), point: 2, to: &text, before: ",")
    append(30 + Int(draw() * 60), point: 1, to: &text, before: ",")
    text.append(UInt8(ascii: "\n"))
  }

  private func append(_ number: Int, width: Int, to text: inout [UInt8], before: StaticString) {
    before.withUTF8Buffer { text += $0 }
    var scale = 1
    for _ in 1..<width { scale *= 10 }
    while scale > 0 {
      text.append(UInt8(0x30 + number / scale % 10))
      scale /= 10
    }
  }

  private func append(_ number: Int, point: Int, to text: inout [UInt8], before: StaticString) {
    var scale = 1
    for _ in 0..<point { scale *= 10 }
    append(number / scale, width: number / scale > 9 ? 2 : 1, to: &text, before: before)
    text.append(UInt8(ascii: "."))
    append(number % scale, width: point, to: &text, before: "")
  }

  private mutating func draw() -> Double {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(random >> 11) / Double(1 << 53 as UInt64)
  }
}
