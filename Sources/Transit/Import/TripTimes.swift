import Metro
import Units

/// The calls of one trip, mended: every call has times, and they never run backward.
struct TripTimes {
  struct Call {
    var stop: Int
    var arrival: Int32
    var departure: Int32
    var isInterpolated: Bool
  }

  private(set) var calls: [Call] = []

  /// Mends a trip; nil when it cannot be used.
  init?(_ times: ArraySlice<Feed.StopTime>, id: @autoclosure () -> String, _ report: inout QualityReport)
    throws(FeedError)
  {
    guard let first = times.first, let last = times.last, times.count > 1 else { return nil }
    guard max(first.arrival, first.departure) >= 0, max(last.arrival, last.departure) >= 0 else {
      try report.count(.refused, topic: "ends", "the trip \(id()) has no time at its first or last stop; left out")
      return nil
    }
    calls.reserveCapacity(times.count)
    var shift: Int32 = 0
    var before: Int32 = -1
    for time in times {
      let arrival = time.arrival >= 0 ? time.arrival : time.departure
      let departure = time.departure >= 0 ? time.departure : time.arrival
      var call = Call(stop: Int(time.stop), arrival: arrival, departure: departure, isInterpolated: arrival < 0)
      if arrival >= 0 {
        if time.arrival != time.departure, time.arrival < 0 || time.departure < 0 {
          report.add(once: .assumed, "where a stop has one of arrival and departure, it is taken for both")
        }
        if arrival + shift < before, shift == 0, before - arrival > 12 * 3600 {
          shift = 86_400
          try report.count(
            .doubt, topic: "midnight", "the trip \(id()) runs backward over midnight; read as the day after")
        }
        call.arrival += shift
        call.departure += shift
        if call.departure < call.arrival, shift == 0, call.arrival - call.departure > 12 * 3600 {
          shift = 86_400
          call.departure += shift
          try report.count(
            .doubt, topic: "midnight", "the trip \(id()) runs backward over midnight; read as the day after")
        }
        guard call.arrival >= before, call.departure >= call.arrival else {
          try report.count(.refused, topic: "backward", "the trip \(id()) runs backward in time; left out")
          return nil
        }
        before = call.departure
      }
      calls.append(call)
    }
    if calls.contains(where: { $0.isInterpolated }) { interpolate(Array(times)) }
  }

  /// Gives calls without times those between their neighbours: by distance where there is one, else evenly.
  private mutating func interpolate(_ times: [Feed.StopTime]) {
    var index = 0
    while index < calls.count {
      guard calls[index].isInterpolated else {
        index += 1
        continue
      }
      let before = index - 1
      var after = index
      while calls[after].isInterpolated { after += 1 }
      let span = Int64(calls[after].arrival - calls[before].departure)
      let way = times[after].distance - times[before].distance
      var isMeasured = way > 0 && times[before].distance >= 0
      for step in index...after where times[step].distance < times[step - 1].distance { isMeasured = false }
      for step in index..<after {
        let share =
          isMeasured
          ? span * (times[step].distance - times[before].distance) / way
          : span * Int64(step - before) / Int64(after - before)
        let time = calls[before].departure + Int32(truncatingIfNeeded: share)
        calls[step].arrival = time
        calls[step].departure = time
      }
      index = after
    }
  }

  /// Whether no run and no stop on the way is longer than a network can say.
  var areWithinReason: Bool {
    for (place, call) in calls.enumerated() {
      let isOnTheWay = place > 0 && place < calls.count - 1
      if isOnTheWay, Int64(call.departure - call.arrival) > NetworkFile.longestDwell { return false }
      if place > 0, Int64(call.arrival - calls[place - 1].departure) > NetworkFile.longestRun { return false }
    }
    return true
  }

  /// Takes out calls at the station of the call before.
  mutating func joinRepeated(_ stations: [Int]) {
    let isRepeated = calls.indices.dropFirst().contains { stations[calls[$0 - 1].stop] == stations[calls[$0].stop] }
    guard isRepeated else { return }
    var joined: [Call] = []
    for call in calls {
      if let last = joined.last, stations[last.stop] == stations[call.stop] {
        joined[joined.count - 1].departure = call.departure
      } else {
        joined.append(call)
      }
    }
    calls = joined
  }
}
