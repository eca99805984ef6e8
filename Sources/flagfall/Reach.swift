import Track
import Units

/// How far places lie from one place.
struct Reach {
  private let point: EllipsoidPoint

  init(_ place: Coordinate) {
    point = EllipsoidPoint(place)
  }

  func metres(to place: Coordinate) -> Double {
    Double(point.distance(to: EllipsoidPoint(place)).millimetres) / 1000
  }
}
