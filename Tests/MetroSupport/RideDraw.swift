import Foundation
import Metro
import RideSupport
import Units

/// What happens on one ride, drawn by chance: when the rider taps, how long trains take, how long one waits.
package struct RideDraw {
  /// When the doors open at each stop, in seconds from the first departure.
  package var arrivals: [Double]
  /// When the train leaves each stop.
  package var departures: [Double]
  /// How late each tap at a departure comes.
  package var taps: [Double]

  /// Half of the taps come within so many seconds, 95 of 100 within `lateTap`.
  package static let medianTap = 3.0
  package static let lateTap = 20.0
  /// One ride of a hundred is held, for so long.
  package static let heldShare = 0.01
  package static let held = 90.0...600.0

  /// No run and no stop is shorter, in seconds.
  static let leastRun = 20.0
  static let leastDwell = 5.0

  /// Draws a ride.
  package init(_ itinerary: Itinerary, runs: Deviations, dwells: Deviations, _ dice: inout Dice) {
    let stops = itinerary.stops
    arrivals = [Double](repeating: 0, count: stops.count)
    departures = arrivals
    taps = arrivals
    let isHeld = Double.random(in: 0..<1, using: &dice) < RideDraw.heldShare
    let heldAt = isHeld ? Int.random(in: 1..<stops.count, using: &dice) : -1
    for (index, stop) in stops.enumerated() {
      taps[index] = RideDraw.tap(&dice)
      if index == 0 { continue }
      if let run = stop.run {
        arrivals[index] = departures[index - 1] + max(RideDraw.leastRun, run.time.inSeconds + Double(runs.draw(&dice)))
        if index == heldAt { arrivals[index] += Double.random(in: RideDraw.held, using: &dice) }
        departures[index] = arrivals[index]
        if let dwell = stop.dwell {
          departures[index] += max(RideDraw.leastDwell, dwell.time.inSeconds + Double(dwells.draw(&dice)))
        }
      } else if let change = stop.change {
        let walk = Double.random(in: change.walk.quick.inSeconds...change.walk.calm.inSeconds, using: &dice)
        let headway = (change.headway ?? Planner.unknownHeadway).inSeconds
        arrivals[index] = departures[index - 1] + walk
        departures[index] = arrivals[index] + Double.random(in: 0..<headway, using: &dice)
      }
    }
  }

  static func tap(_ dice: inout Dice) -> Double {
    let one = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &dice)
    let other = Double.random(in: 0..<1, using: &dice)
    let normal = (-2 * log(one)).squareRoot() * cos(2 * Double.pi * other)
    return medianTap * exp(log(lateTap / medianTap) / 1.6448536 * normal)
  }
}

extension Elapsed {
  /// The length in seconds.
  package var inSeconds: Double { Double(milliseconds) / 1000 }
}
