import Metro
import RideSupport
import Units

/// The lead of someone who knows how all trains deviate and how late all taps come, but nothing of the train that comes.
///
/// Nobody who has the last tap alone can come later and be too late on each ride no more often than is accepted.
struct KnownTrains {
  private let runs: [(seconds: Int, share: Double)]
  private let dwells: [(seconds: Int, share: Double)]
  /// The middles of equally likely parts of all taps' delays, in seconds.
  private let taps: [Double]

  /// Errors are reckoned in whole seconds from so many too early to so many too late; later ones count as these.
  private static let reach = 300
  private static let tapDraws = 20_000
  private static let tapParts = 500

  init(runs: Deviations, dwells: Deviations, seed: UInt64) {
    self.runs = runs.shares
    self.dwells = dwells.shares
    var dice = Dice(seed: seed)
    let all = (0..<KnownTrains.tapDraws).map { _ in RideDraw.tap(&dice) }.sorted()
    let width = KnownTrains.tapDraws / KnownTrains.tapParts
    taps = (0..<KnownTrains.tapParts).map { all[$0 * width + width / 2] }
  }

  /// Counts a ride whose last departure was tapped.
  func count(_ itinerary: Itinerary, _ draw: RideDraw, _ outcome: inout RideSimulation.Outcome) {
    let stops = itinerary.stops
    let end = stops.count - 1
    let board = itinerary.boarding(of: end)
    var reckoned = draw.departures[board] + draw.taps[board]
    var chances = [Double](repeating: 0, count: 2 * KnownTrains.reach + 1)
    chances[KnownTrains.reach] = 1
    for stop in stops[(board + 1)...] {
      if let run = stop.run?.time.inSeconds {
        reckoned += run
        chances = KnownTrains.after(chances, runs, least: RideDraw.leastRun - run)
      }
      if let dwell = stop.dwell?.time.inSeconds {
        reckoned += dwell
        chances = KnownTrains.after(chances, dwells, least: RideDraw.leastDwell - dwell)
      }
    }
    outcome.getOff.append(draw.arrivals[end] - (reckoned - lead(chances)))
  }

  /// The chances of all errors after one more deviation, which is at least so large.
  private static func after(
    _ chances: [Double], _ deviations: [(seconds: Int, share: Double)], least: Double
  ) -> [Double] {
    var result = [Double](repeating: 0, count: chances.count)
    for (seconds, share) in deviations {
      let shift = max(seconds, Int(least.rounded(.up)))
      for (index, chance) in chances.enumerated() where chance > 0 {
        result[max(0, min(index + shift, chances.count - 1))] += chance * share
      }
    }
    return result
  }

  /// The least lead, in whole seconds, with which no more is too late than is accepted.
  private func lead(_ chances: [Double]) -> Double {
    var sums = chances
    for index in sums.indices.dropFirst() { sums[index] += sums[index - 1] }
    func late(_ lead: Int) -> Double {
      var sum = 0.0
      for tap in taps {
        let error = Int((tap - Double(lead)).rounded(.up)) - 1
        if error >= -KnownTrains.reach { sum += sums[min(error, KnownTrains.reach) + KnownTrains.reach] }
      }
      return sum / Double(taps.count)
    }
    var lead = 0
    while lead < KnownTrains.reach, late(lead) * 1_000_000 > Double(RideAlert.accepted) { lead += 1 }
    return Double(lead)
  }
}
