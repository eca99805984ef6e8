import Shift
import Testing

/// The vehicle's states and ways, against MDS 2.0.
@Suite struct VehicleTests {
  /// The ways of MDS 2.0, passenger services, that a vehicle of ours can go; out of reach and in the area apart.
  private static let ways: [(VehicleState, VehicleEvent, VehicleState)] = [
    (.available, .serviceEnd, .nonOperational), (.available, .reservationStart, .reserved),
    (.nonOperational, .serviceStart, .available), (.nonOperational, .maintenanceStart, .removed),
    (.removed, .maintenanceEnd, .nonOperational), (.onTrip, .tripStop, .stopped),
    (.reserved, .driverCancellation, .available), (.reserved, .passengerCancellation, .available),
    (.reserved, .providerCancellation, .available), (.reserved, .reservationStop, .stopped),
    (.stopped, .driverCancellation, .available), (.stopped, .passengerCancellation, .available),
    (.stopped, .providerCancellation, .available), (.stopped, .tripEnd, .available), (.stopped, .tripResume, .onTrip),
    (.stopped, .tripStart, .onTrip), (.available, .leaveJurisdiction, .elsewhere),
    (.nonOperational, .leaveJurisdiction, .elsewhere), (.onTrip, .leaveJurisdiction, .elsewhere),
    (.reserved, .leaveJurisdiction, .elsewhere),
  ]

  @Test("Every way of the table is gone, and no other (mobility-data-specification#843)")
  func table() {
    for state in VehicleState.allCases where state != .nonContactable && state != .elsewhere {
      for event in VehicleEvent.allCases where event != .commsLost {
        var vehicle = Vehicle(state: state)
        let expected = VehicleTests.ways.first { $0.0 == state && $0.1 == event }?.2
        do throws(ShiftError) {
          try vehicle.apply(event)
          #expect(vehicle.state == expected, "\(state) \(event)")
        } catch {
          #expect(expected == nil && vehicle == Vehicle(state: state), "\(state) \(event)")
        }
      }
    }
  }

  @Test("A ride ends only through a stop")
  func noShortcut() {
    var vehicle = Vehicle(state: .onTrip)
    #expect(throws: ShiftError.notInThisState(event: .tripEnd, state: .onTrip)) { try vehicle.apply(.tripEnd) }
  }

  @Test("Out of reach and back, outside the area and back, it does what it did", arguments: VehicleState.allCases)
  func back(state: VehicleState) throws {
    var vehicle = Vehicle(state: state)
    if state != .nonContactable {
      try vehicle.apply(.commsLost)
      #expect(vehicle.state == .nonContactable && vehicle.events == [.commsRestored])
      try vehicle.apply(.commsRestored)
      #expect(vehicle.state == state)
    }
    guard vehicle.events.contains(.leaveJurisdiction) else { return }
    try vehicle.apply(.leaveJurisdiction)
    try vehicle.apply(.commsLost)
    try vehicle.apply(.commsRestored)
    #expect(vehicle.state == .elsewhere)
    try vehicle.apply(.enterJurisdiction)
    #expect(vehicle.state == state)
  }

  /// The three lists of MDS 2.0, passenger services: events that must name a trip, event types, events of the ways.
  private enum Published {
    static let namingTrip: Set = [
      "reservation_start", "reservation_stop", "trip_start", "trip_pause", "trip_resume", "trip_stop", "trip_end",
      "trip_cancel", "customer_cancellation", "provider_cancellation", "driver_cancellation",
    ]
    static let types: Set = [
      "comms_lost", "comms_restored", "driver_cancellation", "maintenance", "maintenance_pick_up", "maintenance_end",
      "passenger_cancellation", "provider_cancellation", "reservation_stop", "reservation_start", "service_end",
      "service_start", "trip_end", "trip_enter_jurisdiction", "trip_leave_jurisdiction", "trip_resume", "trip_start",
      "trip_stop",
    ]
    static let ways: Set = [
      "trip_leave_jurisdiction", "comms_lost", "service_end", "reservation_start", "trip_enter_jurisdiction",
      "comms_restored", "service_start", "maintenance", "maintenance_end", "maintenance_pick_up", "decommissioned",
      "trip_stop", "recommissioned", "driver_cancellation", "passenger_cancellation", "provider_cancellation",
      "reservation_stop", "trip_end", "trip_resume", "trip_start",
    ]
  }

  @Test("Words that only one of MDS's own lists has are no events here (mobility-data-specification#843)")
  func lists() {
    let unlisted = Published.namingTrip.subtracting(Published.types)
    let unnamed = Published.ways.subtracting(Published.types)
    #expect(unlisted == ["customer_cancellation", "trip_pause", "trip_cancel"])
    #expect(unnamed == ["decommissioned", "recommissioned"])
    for word in unlisted.union(unnamed) { #expect(VehicleEvent(rawValue: word) == nil, "\(word)") }
  }

  @Test("The words are those of MDS")
  func words() {
    #expect(VehicleState.allCases.map(\.rawValue).contains("non_operational"))
    #expect(VehicleEvent.allCases.filter(\.namesTrip).count == 9)
    #expect(Set(VehicleEvent.allCases.map(\.rawValue)).count == VehicleEvent.allCases.count)
  }
}
