/// Where a ride stands.
package enum RideState: String, Sendable, Hashable, CaseIterable {
  /// A driver is looked for.
  case searching
  /// A driver is on the way.
  case assigned
  /// The driver stands at the pick-up.
  case arrived
  /// The passenger is aboard.
  case onTrip = "on_trip"
  /// It stands, on the way or at its end.
  case stopped
  /// It was driven.
  case ended
  /// Somebody gave it up.
  case cancelled
  /// Nobody was at the pick-up.
  case noShow = "no_show"
  /// Nobody could come.
  case noDriver = "no_driver"
  /// It was not to be had in its time.
  case expired

  /// Whether a driver holds the ride.
  package var isHeld: Bool {
    switch self {
    case .assigned, .arrived, .onTrip, .stopped: true
    default: false
    }
  }

  /// Whether nothing more happens to the ride.
  package var isOver: Bool {
    switch self {
    case .ended, .cancelled, .noShow, .noDriver, .expired: true
    default: false
    }
  }

  /// What the driver who holds the ride may do with it.
  package var actions: [RideAction] {
    switch self {
    case .assigned: [.arrive, .cancel]
    case .arrived: [.start, .noShow, .cancel]
    case .onTrip: [.stop]
    case .stopped: [.resume, .end]
    default: []
    }
  }
}

/// What a driver does with a ride.
package enum RideAction: String, Sendable, Hashable, CaseIterable {
  /// Stands at the pick-up.
  case arrive
  /// The passenger is aboard.
  case start
  /// Stands.
  case stop
  /// Goes on.
  case resume
  /// The ride is over.
  case end
  /// Gives the ride up.
  case cancel
  /// Nobody came.
  case noShow = "no_show"
}
