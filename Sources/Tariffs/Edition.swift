import Almanac
import Units

/// The tariff as it stood from one day on.
package final class Edition: Sendable {
  /// The first day of validity.
  package let from: CivilDate
  /// The last day of validity, where one is published.
  package let until: CivilDate?
  /// What is uncertain about the dates or rules, in words.
  package let note: LocalText?
  /// The constant step of the display.
  package let increment: Money
  /// When a step is charged.
  package let charging: Charging
  /// How a change of window acts on a ride that is going on.
  package let switching: Switching
  /// What distance counts while the meter is paused.
  package let paused: PausedDistance
  /// The rates, in the order in which a window is looked for.
  package let rates: [Rate]
  /// What is added to the fare.
  package let supplements: [Supplement]
  /// The most that all supplements together may come to.
  package let supplementCap: Money?
  /// The least a ride costs.
  package let minimums: [Minimum]
  /// How the total is rounded; nil where it is not.
  package let rounding: FinalRounding?
  /// The tax that the total contains.
  package let taxIncluded: Percentage?
  /// The units of the shared counter in one minor unit of money.
  package let scale: Int128

  /// Makes an edition; the reader has checked that rates and supplements name each other rightly.
  package init(
    from: CivilDate, until: CivilDate?, note: LocalText?, increment: Money, charging: Charging, switching: Switching,
    paused: PausedDistance, rates: [Rate], supplements: [Supplement], supplementCap: Money?, minimums: [Minimum],
    rounding: FinalRounding?, taxIncluded: Percentage?, scale: Int128
  ) {
    self.from = from
    self.until = until
    self.note = note
    self.increment = increment
    self.charging = charging
    self.switching = switching
    self.paused = paused
    self.rates = rates
    self.supplements = supplements
    self.supplementCap = supplementCap
    self.minimums = minimums
    self.rounding = rounding
    self.taxIncluded = taxIncluded
    self.scale = scale
  }

  /// The place of a rate in ``rates``.
  package func rateIndex(_ id: String) -> Int? {
    rates.firstIndex { $0.id == id }
  }

  /// The place of a supplement in ``supplements``.
  package func supplementIndex(_ id: String) -> Int? {
    supplements.firstIndex { $0.id == id }
  }
}
