import Track
import Units

/// A position as the phone's receiver hands it over, in its own numbers.
package struct DeliveredPosition: Sendable, Hashable {
  /// When it was measured, in seconds since 1970.
  package var seconds: Double
  /// Degrees to the north.
  package var latitude: Double
  /// Degrees to the east.
  package var longitude: Double
  /// The radius in metres; negative where the place is invalid.
  package var accuracy: Double
  /// Metres in a second; negative where it is unknown.
  package var speed: Double

  /// Makes a position.
  package init(seconds: Double, latitude: Double, longitude: Double, accuracy: Double, speed: Double) {
    self.seconds = seconds
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.speed = speed
  }

  /// The fix that the meter takes; nil for what is no place on the globe or has no time.
  ///
  /// A negative speed is unknown, never standing. A negative accuracy stays negative, and the admission counts the fix as
  /// invalid; it is never read as an exact place.
  package var fix: Fix? {
    guard let time = DeliveredPosition.thousandths(seconds), time >= 0,
      let place = Coordinate(degreesNorth: latitude, degreesEast: longitude)
    else { return nil }
    let speed = speed < 0 ? nil : DeliveredPosition.thousandths(speed).map { Speed(millimetresPerSecond: $0) }
    return Fix(
      time: Instant(milliseconds: time), place: place,
      accuracy: DeliveredPosition.thousandths(accuracy).map { Distance(millimetres: $0) }, speed: speed)
  }

  /// Nil for what is no number or too large to be one of these.
  private static func thousandths(_ value: Double) -> Int64? {
    value.magnitude < 1e12 ? Int64((value * 1000).rounded()) : nil
  }
}
