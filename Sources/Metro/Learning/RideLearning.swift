import Units

extension LearnedTimes {
  /// An arrival that differs more than this from the countdown was held on the way, or confirmed too late.
  package static let mostError = Elapsed.seconds(90)

  /// Learns from a ride whose arrival was confirmed; answers how many runs were believed.
  ///
  /// One arrival gives only a sum: its error is spread over the runs since the last tap by their variances. Nothing is learned
  /// where the rider corrected the countdown, because then nobody knows when the train was where.
  package mutating func learn(
    from ride: MetroRide, of network: Network, lines: (_ leg: Int) -> Int, part: DayPart
  ) -> Int {
    guard case .arrived(_, let error) = ride.outcome, ride.corrections.on == 0, ride.corrections.back == 0,
      let anchor = ride.schedule?.anchor, anchor.isDeparture, anchor.isTap,
      error.milliseconds.magnitude <= LearnedTimes.mostError.milliseconds.magnitude
    else { return 0 }
    let stops = ride.itinerary.stops
    let rest = stops.indices.dropFirst(anchor.stop + 1)
    // A wait that nobody has told of takes any error upon itself.
    guard !rest.isEmpty, rest.allSatisfy({ stops[$0].run != nil }) else { return 0 }
    var total = 0.0
    for index in rest { total += stops[index].run?.spread.squaredSeconds ?? 0 }
    guard total > 0 else { return 0 }
    var believed = 0
    for index in rest {
      guard let run = stops[index].run else { continue }
      let share = Double(error.milliseconds) * run.spread.squaredSeconds / total
      let value = run.time + Elapsed(milliseconds: Int64(share))
      let key = LearnedKey(
        line: network.lines[lines(stops[index].leg)].id, from: network.stations[stops[index - 1].station].id,
        to: network.stations[stops[index].station].id)
      if add(.run, value, at: key, part: part, official: run) { believed += 1 }
    }
    return believed
  }
}
