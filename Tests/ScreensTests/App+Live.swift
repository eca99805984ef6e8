import RideSupport
import Screens
import Track
import Units

extension App {
  /// Drives north from the middle of Manhattan, a fix a second at its own time.
  mutating func drive(seconds: Int, speed: Double, accuracy: Double? = 5) {
    for _ in 0..<seconds {
      sleep(seconds: 1)
      travelled += speed
      let place = Ground(latitude: 40.7549, longitude: -73.984).north(travelled)
      send(
        .fix(
          Fix(
            time: now, place: place.coordinate,
            accuracy: accuracy.map { Distance(millimetres: Int64($0 * 1000)) },
            speed: Speed(millimetresPerSecond: Int64(speed * 1000)))))
      send(.tick)
    }
  }
}
