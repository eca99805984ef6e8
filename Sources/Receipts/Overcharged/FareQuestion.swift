import Almanac
import Tariffs
import Taximeter
import Units

/// Whether a sum that was charged can be right, and what would have to be true for it to be.
package struct FareQuestion: Sendable {
  /// The edition by which the ride was to be priced.
  package var edition: Edition
  /// The zone by whose clock the tariff is read.
  package var zone: Zone
  /// The calendar of public holidays.
  package var calendar: HolidayCalendar?
  /// How far it went.
  package var distance: ClosedRange<Distance>
  /// When it began; nil when nothing tells.
  package var start: AuditTime?
  /// When it ended; nil when nothing tells.
  package var end: AuditTime?
  /// How long it took; nil when start and end tell, or nothing.
  package var duration: ClosedRange<Elapsed>?
  /// How the rate was chosen; nil when nothing tells.
  package var choice: Audit.Choice?
  /// What is known of the supplements.
  package var extras: AuditExtras
  /// What was charged in all.
  package var charged: Money
  /// How finely another distance is told; a tenth of a kilometre where nothing else is said.
  package var distanceStep = Distance(millimetres: 100_000)

  /// Asks about a ride.
  package init(
    edition: Edition, zone: Zone, calendar: HolidayCalendar?, distance: ClosedRange<Distance>, start: AuditTime?,
    end: AuditTime?, duration: ClosedRange<Elapsed>?, choice: Audit.Choice?, extras: AuditExtras, charged: Money
  ) {
    self.edition = edition
    self.zone = zone
    self.calendar = calendar
    self.distance = distance
    self.start = start
    self.end = end
    self.duration = duration
    self.choice = choice
    self.extras = extras
    self.charged = charged
  }

  /// What may have been asked for the ride, and what would have to be true for the sum to be right.
  ///
  /// - Throws: A fault when distance and times are those of no ride.
  package func answer() throws(AuditRide.Fault) -> FareAnswer {
    let ride = try AuditRide(distance: distance, start: start, end: end, duration: duration)
    let allowed = allowed(ride, choice: choice, extras: extras)
    let verdict = verdict(allowed)
    return FareAnswer(
      ride: ride, allowed: allowed, charged: charged, verdict: verdict,
      conditions: verdict == .possible ? [] : FareConditions(question: self, ride: ride, verdict: verdict).all)
  }

  /// What the tariff allows for a ride.
  func allowed(_ ride: AuditRide, choice: Audit.Choice?, extras: AuditExtras) -> [Audit.Allowed] {
    let audit = Audit(edition: edition, schedule: Schedule(edition: edition, zone: zone, calendar: calendar))
    return (choice.map { [$0] } ?? audit.choices).map { audit.allowed(ride, choice: $0, extras: extras) }
  }

  func verdict(_ allowed: [Audit.Allowed]) -> AuditVerdict {
    AuditVerdict(charged, in: allowed.map { ($0.leastTotal, $0.mostTotal) })
  }
}
