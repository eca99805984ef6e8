import Track
import Units

/// A made-up ride through a town: lights, creeping, turns and a silence, the same for the same seed.
package enum CityRide {
  /// The fixes of a ride of so many seconds, one a second, in the order of their times.
  package static func fixes(seconds: Int, seed: UInt64, hasSpeeds: Bool = true, silence: Range<Int>? = nil) -> [Fix] {
    var dice = Dice(seed: seed)
    var place = Ground.berlin
    var speed = 0.0
    var heading = 0
    var target = 12.0
    var fixes: [Fix] = []
    for second in 0...seconds {
      if second % 20 == 0 {
        target = [0, 0, 3, 8, 12, 14].randomElement(using: &dice) ?? 0
        if Int.random(in: 0..<3, using: &dice) == 0 { heading = (heading + 1) % 4 }
      }
      speed += max(-2.5, min(1.8, target - speed))
      let step = speed
      switch heading {
      case 0: place = place.north(step)
      case 1: place = place.east(step)
      case 2: place = place.north(-step)
      default: place = place.east(-step)
      }
      if let silence, silence.contains(second) { continue }
      let noisy = place.north(Double.random(in: -1.5...1.5, using: &dice)).east(
        Double.random(in: -1.5...1.5, using: &dice))
      fixes.append(fix(Double(second), noisy, accuracy: 6, speed: hasSpeeds ? max(0, speed) : nil))
    }
    return fixes
  }
}
