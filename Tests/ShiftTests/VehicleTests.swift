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

  @Test("The words are those of MDS")
  func words() {
    #expect(VehicleState.allCases.map(\.rawValue).contains("non_operational"))
    #expect(VehicleEvent.allCases.filter(\.namesTrip).count == 9)
    #expect(Set(VehicleEvent.allCases.map(\.rawValue)).count == VehicleEvent.allCases.count)
  }
}
