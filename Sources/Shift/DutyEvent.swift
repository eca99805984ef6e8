import Units

/// What happens in a shift, in the order of the day.
package enum DutyEvent: Sendable, Hashable {
  /// A roll call was held.
  case rollCall(RollCall)
  /// The odometer was read, in whole kilometres, and what was asked about it confirmed.
  case odometer(Int64, confirmed: [Odometer.Question])
  /// For hire from here on.
  case forHire(place: String)
  /// Not for hire from here on, and why.
  case notForHire(Pause, place: String)
  /// A ride moved on.
  case ride(VehicleEvent, place: String)
  /// What the ride that ends was: passengers and what was paid; for the section that is open.
  case fare(passengers: Int, amount: Money?)
  /// Out of reach or within it again.
  case comms(isThere: Bool)
  /// How far the shift was by positions; once, beside the odometer at the end.
  case driven(Distance)
  /// A place that was passed, for the record.
  case passed(place: String)
  /// An accident, a marked delay or something else out of the ordinary, with its cause.
  case incident(text: String)
  /// What an entry of the record should have said; the entry stays.
  case correction(entry: Int, text: String)
}

/// Why a vehicle on duty is not for hire.
///
/// Article 50 of Japan's ordinance for passenger transport allows the sign for a meal or a break when no ride can be taken,
/// and on the way to the garage at the end of duty; for nothing else.
package enum Pause: String, Sendable, Hashable, CaseIterable {
  /// A break.
  case rest
  /// A meal.
  case meal
  /// A nap in a place for it.
  case nap
  /// On the way home.
  case returning

  /// Whether it goes into the record as a break.
  package var isBreak: Bool { self != .returning }
}

/// An event with its time and the place where the receiver saw it.
package struct TimedDutyEvent: Sendable, Hashable {
  /// What.
  package let event: DutyEvent
  /// When.
  package let at: Instant

  /// Makes one.
  package init(_ event: DutyEvent, at: Instant) {
    self.event = event
    self.at = at
  }
}
