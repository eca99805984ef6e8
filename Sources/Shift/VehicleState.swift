/// What a vehicle with its driver is doing.
///
/// The words are those of MDS 2.0,
/// [passenger services](https://github.com/openmobilityfoundation/mobility-data-specification/blob/main/modes/passenger-services.md).
package enum VehicleState: String, Sendable, Hashable, CaseIterable {
  /// Not on duty.
  case removed
  /// For hire.
  case available
  /// On duty and not for hire: a break, or on the way home.
  case nonOperational = "non_operational"
  /// On the way to somebody who has booked it.
  case reserved
  /// With a passenger aboard.
  case onTrip = "on_trip"
  /// Standing at the pick-up, on the way, or at the end while it is paid.
  case stopped
  /// Out of reach; what it does is not known.
  case nonContactable = "non_contactable"
  /// Outside the area in which it may ply.
  case elsewhere
}
