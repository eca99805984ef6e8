import Track
import Units

/// A part of a made ride at one speed.
package struct Leg: Sendable, Hashable {
  /// How far it goes.
  package let distance: Distance
  /// How long it takes.
  package let time: Elapsed

  /// Makes a leg.
  package init(distance: Distance, time: Elapsed) {
    self.distance = distance
    self.time = time
  }
}

extension Course {
  /// The course of a ride that nobody drove: legs, each at one speed, one after the other.
  ///
  /// Legs are cut from each other, so that no stretch of the grid holds two. Lengths below zero are taken as none.
  package init(legs: [Leg], start: Instant) {
    var stretches: [Stretch] = []
    var cuts: [Cut] = []
    var now = start
    for leg in legs {
      let next = now + max(leg.time, .zero)
      stretches.append(Stretch(from: now, to: next, distance: max(leg.distance, .zero), kind: .moving))
      if stretches.count > 1 { cuts.append(Cut(at: now, isPaused: false)) }
      now = next
    }
    self.init(start: start, stop: now, stretches: stretches, cuts: cuts, lastHeard: now)
  }
}
