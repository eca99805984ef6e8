import Tariffs
import Units

extension Phase {
  /// The least that a piece earns, whatever becomes known of it later: more distance, more time, or both.
  ///
  /// More distance may carry it into a later band whose time is cheaper, and more of either may make it slow or fast, or
  /// part of a standstill or not.
  func least(distance: Int64, time: Int64, metered: Metered) -> Earned {
    let byDistance = Int128(distance) * distanceStep
    let cheapest = cheapestTime(metered)
    let byTime = Int128(time) * cheapest
    switch metered.combination {
    case .single:
      let isStanding = Int128(time) * timeStep > byDistance
      return Earned(gain: max(byTime, byDistance), isTime: isStanding, isStanding: isStanding)
    case .double:
      return Earned(gain: byDistance + byTime, isTime: time > 0, isStanding: distance == 0)
    case .switching(let threshold):
      let isSlow = Phase.isBelow(threshold, distance: distance, time: time)
      if isSlow {
        // If it becomes fast, then by at least the way at the threshold.
        let fast = max(Int128(distance), Int128(time) * threshold.numerator / threshold.denominator)
        return Earned(gain: min(byTime, fast * cheapestDistance(metered)), isTime: true, isStanding: true)
      }
      // If it becomes slow, then by at least the time that this way takes at the threshold, if a step of the grid has it.
      let slow = Int128(distance) * threshold.denominator / threshold.numerator
      let staysFast = slow >= Int128(Grid.step.milliseconds)
      return Earned(
        gain: staysFast ? byDistance : min(byDistance, slow * cheapest), isTime: false, isStanding: false)
    case .doubleBelow(let threshold):
      let isSlow = Phase.isBelow(threshold, distance: distance, time: time)
      return Earned(gain: byDistance, isTime: false, isStanding: isSlow)
    }
  }

  private func cheapestTime(_ metered: Metered) -> Int128 {
    var least = timeStep
    for band in metered.bands where band.isLater { least = min(least, band.timeStep) }
    for stage in metered.waiting { least = min(least, stage.timeStep) }
    return least
  }

  private func cheapestDistance(_ metered: Metered) -> Int128 {
    var least = distanceStep
    for band in metered.bands where band.isLater { least = min(least, band.distanceStep) }
    return least
  }
}

extension Band {
  /// Whether distance alone may lead into it.
  fileprivate var isLater: Bool {
    if case .distance = beginning { true } else { false }
  }
}
