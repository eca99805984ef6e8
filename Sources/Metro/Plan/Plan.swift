import Units

/// A part of a ride on one train.
package struct TrainLeg: Sendable, Hashable {
  /// The pattern of the timetable.
  package var pattern: Int
  /// The pattern's stop where one gets on.
  package var board: Int
  /// The pattern's stop where one gets off.
  package var alight: Int

  /// Makes a leg.
  package init(pattern: Int, board: Int, alight: Int) {
    self.pattern = pattern
    self.board = board
    self.alight = alight
  }
}

/// A change of trains.
package struct Change: Sendable, Hashable {
  /// The walk.
  package var walk: Transfer
  /// The time from one train to the next; nil when unknown.
  package var headway: Elapsed?
  /// The wait that alerts reckon with, on the early side.
  package var booked: Elapsed
  /// The wait to be expected.
  package var expected: Elapsed

  /// Makes a change.
  package init(walk: Transfer, headway: Elapsed?, booked: Elapsed, expected: Elapsed) {
    self.walk = walk
    self.headway = headway
    self.booked = booked
    self.expected = expected
  }
}

/// A way from one station to another by train.
package struct Plan: Sendable, Hashable {
  /// The trains; never none.
  package var legs: [TrainLeg]
  /// What is between the trains: one fewer than legs.
  package var changes: [Change]
  /// The walk from the platform where the ride ends to the station asked for; nil when it is the same.
  package var lastWalk: Transfer?
  /// Whether one boards at a station that is connected with the one asked for.
  package var firstWalk: Transfer?
  /// From the first departure to the last arrival, with the expected waits.
  package var duration: Elapsed
  /// Whether trains run where each leg begins.
  package var service: [ServiceState]
  /// Whether another way takes as long, within a minute.
  package var isTied = false
}

/// Why there is no plan.
package enum PlanError: Error, Sendable, Hashable {
  /// Both stations are the same.
  case sameStation
  /// Both are one interchange: one walks.
  case walkOnly(Transfer)
  /// A closure cuts every way; its place in the network's list.
  case closed(Int)
  /// No train goes there.
  case noWay
}
