import Shift
import Units

/// What the driver does on a practice day; the day is a fold over these.
package enum DayInput: Sendable, Hashable {
  /// A roll call was held.
  case rollCall(RollCall)
  /// The odometer was read, and what was asked about it confirmed.
  case odometer(Int64, confirmed: [Odometer.Question])
  /// For hire from now on.
  case forHire
  /// Not for hire from now on.
  case pause(Pause)
  /// Takes the ride that is offered.
  case accept
  /// Leaves it.
  case decline
  /// Does something with the ride that he holds.
  case act(Step)
  /// The passenger has paid.
  case paid(passengers: Int64)
  /// The last step was wrong.
  case undo
  /// Is at the wheel, after offers went by unanswered.
  case here
  /// Goes into a tunnel, or comes out.
  case reach(Bool)
  /// Lets an hour of a break go by.
  case hour
  /// Notes something out of the ordinary.
  case incident(String)
  /// Says what an entry of the record should have said.
  case correction(entry: Int64, String)
  /// The dispatcher said something.
  case heard(DeskNews)
  /// The driver has read what the dispatcher did not take.
  case understood

  /// A step of a ride.
  package enum Step: String, Sendable, Hashable, CaseIterable {
    case arrive
    case start
    case stop
    case resume
    case cancel
    case noShow = "no-show"
  }
}

/// An input with the real time of the driver's finger.
package struct TimedDayInput: Sendable, Hashable {
  /// What.
  package let input: DayInput
  /// When.
  package let at: Instant
  /// What the receiver and the meter showed; nil on a practice day, which reckons them.
  package let sight: Sight?

  /// Makes one.
  package init(_ input: DayInput, at: Instant, sight: Sight? = nil) {
    self.input = input
    self.at = at
    self.sight = sight
  }

  /// What the receiver and the meter showed at an input.
  package struct Sight: Sendable, Hashable {
    /// Where the car was.
    package var place: Coordinate?
    /// The way by positions so far, in whole metres.
    package var driven: Int64 = 0
    /// The fare on the meter.
    package var fare: Money?
  }
}
