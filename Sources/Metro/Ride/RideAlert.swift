import Units

/// Something that a rider is told so loudly that nobody sleeps through it.
package struct RideAlert: Sendable, Hashable {
  /// What is told.
  package enum Kind: String, Sendable {
    /// After the coming stop one gets off, or: one gets off at the next stop.
    case next
    /// One gets off now.
    case getOff
  }

  /// What is told.
  package var kind: Kind
  /// When.
  package var at: Instant
  /// The stop at which one gets off.
  package var stop: Int
  /// The chance that it comes too late, in millionths.
  package var chanceOfLate: Int64

  /// What is accepted: two of a hundred, in millionths.
  package static let accepted: Int64 = 20_000
  /// What a rider needs to get up and to the door.
  package static let leastNotice = Elapsed.seconds(20)
}

extension RideSchedule {
  /// All alerts of a ride in order, those of the past too.
  ///
  /// "Yours is next" comes when the train reaches the stop before, and earlier when otherwise the chance of less than 20 s
  /// of notice were above 2 %. "Get off" comes 20 s before the arrival, and earlier when otherwise the chance of doors
  /// that are already open were above 2 %, but not before the train has left the stop before.
  func alerts(_ itinerary: Itinerary) -> [RideAlert] {
    var alerts: [RideAlert] = []
    for end in itinerary.stops.indices where itinerary.stops[end].run != nil && itinerary.isEnd(end) {
      let board = itinerary.boarding(of: end)
      let spread = spread(at: end)
      let lead = TapDelay.lead(RideAlert.accepted, spread: spread, isTap: anchor.isTap)
      let arrival = arrivals[end]
      let before = end - 1 == board ? departures[board] : arrivals[end - 1]
      let first = max(departures[board], min(before, arrival - RideAlert.leastNotice - lead))
      let second = max(departures[end - 1], min(arrival - RideAlert.leastNotice, arrival - lead))
      alerts.append(
        RideAlert(
          kind: .next, at: first, stop: end,
          chanceOfLate: TapDelay.chance(
            earlierBy: arrival - first - RideAlert.leastNotice, spread: spread, isTap: anchor.isTap)))
      alerts.append(
        RideAlert(
          kind: .getOff, at: max(first, second), stop: end,
          chanceOfLate: TapDelay.chance(
            earlierBy: arrival - max(first, second), spread: spread, isTap: anchor.isTap)))
    }
    return alerts
  }
}
