/// What changes the state of a vehicle, in the words of MDS 2.0, passenger services.
package enum VehicleEvent: String, Sendable, Hashable, CaseIterable {
  /// The driver comes on duty.
  case maintenanceEnd = "maintenance_end"
  /// The driver goes off duty.
  case maintenanceStart = "maintenance_start"
  /// For hire from now on.
  case serviceStart = "service_start"
  /// Not for hire from now on.
  case serviceEnd = "service_end"
  /// A ride was given to it.
  case reservationStart = "reservation_start"
  /// It stands at the pick-up.
  case reservationStop = "reservation_stop"
  /// The passenger is aboard.
  case tripStart = "trip_start"
  /// It stands, the passenger still aboard.
  case tripStop = "trip_stop"
  /// It goes on.
  case tripResume = "trip_resume"
  /// The ride is paid and over.
  case tripEnd = "trip_end"
  /// The driver gave the ride up.
  case driverCancellation = "driver_cancellation"
  /// The passenger gave the ride up.
  case passengerCancellation = "passenger_cancellation"
  /// The dispatcher gave the ride up.
  case providerCancellation = "provider_cancellation"
  /// It is out of reach.
  case commsLost = "comms_lost"
  /// It is within reach again.
  case commsRestored = "comms_restored"
  /// It left the area in which it may ply.
  case leaveJurisdiction = "leave_jurisdiction"
  /// It came back into it.
  case enterJurisdiction = "enter_jurisdiction"

  /// Whether MDS wants the event to name a trip.
  package var namesTrip: Bool {
    switch self {
    case .reservationStart, .reservationStop, .tripStart, .tripStop, .tripResume, .tripEnd, .driverCancellation,
      .passengerCancellation, .providerCancellation:
      true
    default: false
    }
  }
}
