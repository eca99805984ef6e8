/// Why a shift refused an event; it is then as before.
package enum DutyError: Error, Sendable, Hashable {
  /// It comes before what happened already.
  case goesBack
  /// The shift waits for something else first.
  case notYet(Duty.Phase)
  /// The vehicle has no such way.
  case vehicle(ShiftError)
  /// A roll call of the other occasion is due.
  case otherRollCall(RollCall.Occasion)
  /// The odometer has no such reading.
  case noReading(Int64)
  /// The reading must be confirmed first.
  case unconfirmed([Odometer.Question])
  /// Not for hire is allowed only while for hire, and not in a ride.
  case notFromHere(VehicleState)
  /// There is no passenger section to which it belongs.
  case noSection
  /// There is no entry of this number.
  case noEntry(Int)
  /// A place or a text is missing.
  case nothingSaid

  /// The error in a sentence with its mend.
  package var message: String {
    switch self {
    case .goesBack: "the time lies before the last event of the shift: put the events in their order"
    case .notYet(let phase): "the shift waits for \(phase.awaited) first"
    case .vehicle(.notInThisState(let event, let state)):
      "\(event.rawValue) cannot follow while the vehicle is \(state.rawValue)"
    case .otherRollCall(let occasion): "the roll call \(occasion.rawValue) duty is due"
    case .noReading(let value): "\(value) is no reading of an odometer with six digits"
    case .unconfirmed(let questions):
      "confirm the reading first: " + questions.map { $0.rawValue }.joined(separator: ", ")
    case .notFromHere(let state):
      "not for hire can be shown only while for hire, and the vehicle is \(state.rawValue)"
    case .noSection: "no passenger section is open or just over: give the fare after trip_start"
    case .noEntry(let number): "the record has no entry \(number)"
    case .nothingSaid: "say where, or what"
    }
  }
}
