import Units

extension Fix {
  /// The one order in which fixes are counted, whatever order they arrived in.
  ///
  /// By time; of one time the most accurate first (an unknown accuracy last), then by speed and place, so that the order
  /// never depends on delivery.
  @inlinable @inline(__always)
  package func precedes(_ other: Fix) -> Bool {
    time == other.time ? precedesAtItsTime(other) : time < other.time
  }

  /// Whether each fix precedes the next one; true also of none and of one.
  package static func areInOrder(_ fixes: [Fix]) -> Bool {
    for index in fixes.indices.dropFirst() where !fixes[index - 1].precedes(fixes[index]) { return false }
    return true
  }

  @usableFromInline
  func precedesAtItsTime(_ other: Fix) -> Bool {
    let (left, right) = (rank, other.rank)
    if left != right { return left < right }
    let (slower, faster) = (speed?.millimetresPerSecond ?? -1, other.speed?.millimetresPerSecond ?? -1)
    if slower != faster { return faster < slower }
    if place.latitude != other.place.latitude { return place.latitude < other.place.latitude }
    return place.longitude < other.place.longitude
  }

  private var rank: Int64 {
    guard let accuracy else { return Int64.max - 1 }
    return accuracy < .zero ? Int64.max : accuracy.millimetres
  }
}
