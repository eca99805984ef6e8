import Track
import Units

/// The drive that one meter billed as thirteen minutes of waiting: fixes handed over late and in bursts.
///
/// 1.15 km in 155 s: 45 s standing in all, the rest at 36 km/h and more.
package enum Magdeburg {
  /// Speeds in m/s, a second each.
  private static let speeds: [Double] =
    ramp(0, 12, 6) + flat(12, 30) + ramp(12, 0, 5) + flat(0, 25) + ramp(0, 13, 6) + flat(13, 35) + ramp(13, 0, 5)
    + flat(0, 20) + ramp(0, 11, 5) + flat(11, 14) + ramp(11, 0, 4)

  /// The ride: each burst comes when the phone wakes, up to 35 s after its first fix.
  package static let drive: Drive = {
    var arrivals: [Arrival] = []
    var metres = 0.0
    var before = 0.0
    let wakes = [9, 31, 38, 66, 101, 109, 140, 158]
    for (second, speed) in speeds.enumerated() {
      metres += (before + speed) / 2
      before = speed
      let wake = wakes.first { $0 >= second } ?? speeds.count + 6
      arrivals.append(
        Arrival(at: Double(wake) + 2, fix: fix(Double(second), .berlin.east(metres), accuracy: 6, speed: speed)))
    }
    return Drive(arrivals, stop: Double(speeds.count + 8))
  }()

  private static func flat(_ speed: Double, _ seconds: Int) -> [Double] {
    Array(repeating: speed, count: seconds)
  }

  private static func ramp(_ from: Double, _ to: Double, _ seconds: Int) -> [Double] {
    (0..<seconds).map { from + (to - from) * Double($0 + 1) / Double(seconds) }
  }
}
