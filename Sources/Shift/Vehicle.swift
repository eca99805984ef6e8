/// A vehicle as a state machine.
///
/// A ride ends only through a stop: there is no way from on_trip to available. Out of reach and outside the area the
/// vehicle keeps in mind what it was doing, and comes back to just that.
package struct Vehicle: Sendable, Hashable {
  /// What it is doing as far as is known.
  package private(set) var state: VehicleState
  /// What it was doing when it got out of reach.
  package private(set) var beforeLoss: VehicleState?
  /// What it was doing when it left the area.
  package private(set) var beforeLeaving: VehicleState?

  /// Makes a vehicle that is not on duty.
  package init() {
    state = .removed
  }

  /// Makes a vehicle in a state that was kept.
  package init(state: VehicleState, beforeLoss: VehicleState? = nil, beforeLeaving: VehicleState? = nil) {
    self.state = state
    self.beforeLoss = beforeLoss
    self.beforeLeaving = beforeLeaving
  }

  /// Takes an event.
  ///
  /// - Throws: ``ShiftError/notInThisState(event:state:)`` when there is no such way; the vehicle is then as before.
  package mutating func apply(_ event: VehicleEvent) throws(ShiftError) {
    guard let next = next(after: event) else { throw .notInThisState(event: event, state: state) }
    switch event {
    case .commsLost: beforeLoss = state
    case .commsRestored: beforeLoss = nil
    case .leaveJurisdiction: beforeLeaving = state
    case .enterJurisdiction: beforeLeaving = nil
    default: break
    }
    state = next
  }

  /// The events that can happen now.
  package var events: [VehicleEvent] { VehicleEvent.allCases.filter { next(after: $0) != nil } }

  private func next(after event: VehicleEvent) -> VehicleState? {
    switch (state, event) {
    case (.nonContactable, .commsRestored): beforeLoss ?? .nonOperational
    case (.nonContactable, _): nil
    case (_, .commsLost): .nonContactable
    case (.elsewhere, .enterJurisdiction): beforeLeaving ?? .nonOperational
    case (.available, .leaveJurisdiction), (.nonOperational, .leaveJurisdiction), (.onTrip, .leaveJurisdiction),
      (.reserved, .leaveJurisdiction):
      .elsewhere
    case (.removed, .maintenanceEnd): .nonOperational
    case (.nonOperational, .maintenanceStart): .removed
    case (.nonOperational, .serviceStart): .available
    case (.available, .serviceEnd): .nonOperational
    case (.available, .reservationStart): .reserved
    case (.reserved, .reservationStop): .stopped
    case (.stopped, .tripStart), (.stopped, .tripResume): .onTrip
    case (.onTrip, .tripStop): .stopped
    case (.stopped, .tripEnd): .available
    case (.reserved, .driverCancellation), (.reserved, .passengerCancellation), (.reserved, .providerCancellation),
      (.stopped, .driverCancellation), (.stopped, .passengerCancellation), (.stopped, .providerCancellation):
      .available
    default: nil
    }
  }
}
