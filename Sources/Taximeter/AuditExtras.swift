import Almanac
import Tariffs
import Units

/// What is known of the supplements of an audited ride.
package struct AuditExtras: Sendable {
  /// A supplement's key.
  package enum Pressed: Sendable, Hashable {
    /// So often.
    case times(Int64)
    /// With an amount.
    case amount(Money)
  }

  private var known: [(supplement: Int, pressed: Pressed)] = []
  /// Whether supplements of which nothing is known may have been keyed.
  package var allowsOthers: Bool

  /// Makes extras of which nothing is known.
  package init(allowsOthers: Bool = true) { self.allowsOthers = allowsOthers }

  /// Says what was keyed, by the supplement's place in the edition.
  package mutating func set(_ supplement: Int, _ pressed: Pressed) {
    known.removeAll { $0.supplement == supplement }
    known.append((supplement: supplement, pressed: pressed))
  }

  /// What was keyed; nil where nothing is known.
  package func pressed(_ supplement: Int) -> Pressed? { known.first { $0.supplement == supplement }?.pressed }
}

/// How often a supplement was due at least and at most, and its keyed amount.
struct AuditExtra {
  let supplement: Int
  var least: Int64
  var most: Int64
  /// The bounds of an amount that is keyed in.
  var amount: ClosedRange<Money>?
  /// Whether its key was certainly pressed.
  var isPressed = false
  /// Whether it may have been.
  var mayBePressed = false

  /// The supplements of a ride that begins at a rate.
  static func all(
    _ scenario: AuditScenario, ride: AuditRide, extras: AuditExtras, edition: Edition, schedule: Schedule
  ) -> [AuditExtra] {
    let rate = edition.rates[scenario.first]
    return edition.supplements.indices.map { index in
      let supplement = edition.supplements[index]
      var extra = AuditExtra(supplement: index, least: 0, most: 0)
      switch supplement.trigger {
      case .always: (extra.least, extra.most) = (1, 1)
      case .key(let most, let free): extra.key(most: most, free: free, extras: extras, amount: supplement.amount)
      case .startsIn(let windows): extra.maybe(schedule.holds(windows, in: scenario.start))
      case .endsIn(let windows): extra.maybe(schedule.holds(windows, in: ride.end))
      case .startsOrEndsIn(let windows):
        let (starts, ends) = (schedule.holds(windows, in: scenario.start), schedule.holds(windows, in: ride.end))
        extra.maybe((always: starts.always || ends.always, ever: starts.ever || ends.ever))
      case .startsAt, .endsAt, .startsOrEndsAt: extra.most = 1
      }
      if !rate.takesSupplements || !(supplement.rates.isEmpty || supplement.rates.contains(rate.id)) {
        (extra.least, extra.most) = (0, 0)
      }
      return extra
    }
  }

  private mutating func maybe(_ holds: (always: Bool, ever: Bool)) {
    least = holds.always ? 1 : 0
    most = holds.ever ? 1 : 0
  }

  private mutating func key(most: Int64, free: Int64, extras: AuditExtras, amount kind: Supplement.Amount) {
    let limit: Money?
    switch kind {
    case .fixed, .shareOfFare, .shareOfSum: limit = nil
    case .asPaid: limit = .zero
    case .upTo(let sum): limit = sum
    }
    switch extras.pressed(supplement) {
    case .times(let count):
      (least, self.most) = (max(0, count - free), max(0, count - free))
      (isPressed, mayBePressed) = (count > 0, count > 0)
      if limit != nil { amount = .zero ... .zero }
    case .amount(let sum):
      (least, self.most) = sum > .zero ? (max(0, 1 - free), max(0, 1 - free)) : (0, 0)
      (isPressed, mayBePressed) = (sum > .zero, sum > .zero)
      amount = sum...sum
    case nil:
      // Sums as paid are not in it until they are told.
      guard extras.allowsOthers, limit.map({ $0 > .zero }) ?? true else { return }
      self.most = max(0, (limit == nil ? most : 1) - free)
      mayBePressed = true
      if let limit { amount = .zero...limit }
    }
  }
}
