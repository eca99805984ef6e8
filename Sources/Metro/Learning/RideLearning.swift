import Units

extension LearnedTimes {
  /// An arrival that differs more than this from the countdown was held on the way, or confirmed too late.
  package static let mostError = Elapsed.seconds(90)

  /// Learns from a ride that is over; answers how many times were believed.
  ///
  /// What positions have measured is taken as it is. A confirmed arrival gives only a sum: its error, less what was
  /// measured of it, is spread over the other runs since the last tap by their variances. Of an arrival nothing is learned
  /// where the rider corrected the countdown, because then nobody knows when the train was where.
  package mutating func learn(
    from ride: MetroRide, of network: Network, seen: [SurfaceTimes.Measured] = [], lines: (_ leg: Int) -> Int,
    part: DayPart
  ) -> Int {
    let stops = ride.itinerary.stops
    func key(_ stop: Int) -> LearnedKey {
      LearnedKey(
        line: network.lines[lines(stops[stop].leg)].id, from: network.stations[stops[stop - 1].station].id,
        to: network.stations[stops[stop].station].id)
    }
    var believed = 0
    for time in seen {
      let official = time.kind == .run ? stops[time.stop].run : nil
      if add(time.kind, time.value, at: key(time.stop), part: part, official: official) { believed += 1 }
    }
    return believed + learnSum(of: ride, beside: seen, key, part)
  }

  private mutating func learnSum(
    of ride: MetroRide, beside seen: [SurfaceTimes.Measured], _ key: (_ stop: Int) -> LearnedKey, _ part: DayPart
  ) -> Int {
    guard case .arrived(_, let error) = ride.outcome, ride.corrections.on == 0, ride.corrections.back == 0,
      let anchor = ride.schedule?.anchor, anchor.isDeparture, anchor.isTap,
      error.milliseconds.magnitude <= LearnedTimes.mostError.milliseconds.magnitude
    else { return 0 }
    let stops = ride.itinerary.stops
    let rest = stops.indices.dropFirst(anchor.stop + 1)
    // A wait that nobody has told of takes any error upon itself.
    guard !rest.isEmpty, rest.allSatisfy({ stops[$0].run != nil }) else { return 0 }
    var left = error
    var total = 0.0
    for index in rest {
      guard let run = stops[index].run else { continue }
      if let known = LearnedTimes.value(.run, index, seen) {
        left = left - (known - run.time)
      } else {
        total += run.spread.squaredSeconds
      }
      if let stay = stops[index].dwell, let known = LearnedTimes.value(.dwell, index, seen) {
        left = left - (known - stay.time)
      }
    }
    guard total > 0 else { return 0 }
    var believed = 0
    for index in rest where LearnedTimes.value(.run, index, seen) == nil {
      guard let run = stops[index].run else { continue }
      let share = Double(left.milliseconds) * run.spread.squaredSeconds / total
      let value = run.time + Elapsed(milliseconds: Int64(share))
      if add(.run, value, at: key(index), part: part, official: run) { believed += 1 }
    }
    return believed
  }

  private static func value(_ kind: Kind, _ stop: Int, _ seen: [SurfaceTimes.Measured]) -> Elapsed? {
    seen.first { $0.kind == kind && $0.stop == stop }?.value
  }
}
