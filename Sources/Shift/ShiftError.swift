/// Why the shift refused an event.
package enum ShiftError: Error, Sendable, Hashable {
  /// The vehicle has no such way from its state.
  case notInThisState(event: VehicleEvent, state: VehicleState)
}
