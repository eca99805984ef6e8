import Units

/// An initial charge and a count of distance and time.
package final class Metered: Sendable {
  /// How distance and time of one stretch come together.
  ///
  /// Modes S and D are those of [Directive 2014/32/EU, Annex IX](https://eur-lex.europa.eu/eli/dir/2014/32/oj).
  package enum Combination: Sendable, Hashable {
    /// The greater of the two counts: single application, mode S.
    case single
    /// Both count: double application, mode D.
    case double
    /// Below a speed, in millimetres per millisecond, time counts and distance does not; above it the other way round.
    case switching(below: Ratio)
    /// Distance counts always, and time too below a speed, in millimetres per millisecond.
    case doubleBelow(Ratio)
  }

  /// What the display shows at Start.
  package let initial: Money
  /// What the initial charge already covers; nil when nothing.
  package let allowance: Allowance?
  /// How distance and time come together.
  package let combination: Combination
  /// The prices, by the distance or the fare from which they hold; the first from nothing on.
  package let bands: [Band]
  /// Prices of time by how long the car has been standing; empty where the band's price holds at once.
  package let waiting: [WaitingStage]
  /// The least the display shows; nil when there is none.
  package let minimum: Money?

  /// Makes a count with at least one band.
  package init(
    initial: Money, allowance: Allowance?, combination: Combination, bands: [Band], waiting: [WaitingStage] = [],
    minimum: Money? = nil
  ) {
    self.initial = initial
    self.allowance = allowance
    self.combination = combination
    self.bands = bands
    self.waiting = waiting
    self.minimum = minimum
  }

  /// The speed in metres per hour at which distance and time earn the same in the first band; nil without both prices.
  package var crossOverSpeed: Ratio? {
    guard let band = bands.first else { return nil }
    // Minor units per ms over minor units per mm is mm per ms, and a mm per ms is 3 600 m per h.
    return band.perTime.divided(by: band.perDistance)?.times(Ratio(3600))
  }
}

/// What an initial charge covers: a distance, or a time, whichever is used up first.
package struct Allowance: Sendable, Hashable {
  /// The distance, in millimetres.
  package let distance: Ratio
  /// The time, in milliseconds.
  package let time: Ratio
  /// What the allowance is worth on the shared counter.
  package let worth: Int128
  /// What a millimetre of it counts.
  package let distanceStep: Int128
  /// What a millisecond of it counts.
  package let timeStep: Int128

  /// Makes an allowance.
  package init(distance: Ratio, time: Ratio, worth: Int128, distanceStep: Int128, timeStep: Int128) {
    self.distance = distance
    self.time = time
    self.worth = worth
    self.distanceStep = distanceStep
    self.timeStep = timeStep
  }
}

/// Prices that hold from a distance or a fare on.
package struct Band: Sendable, Hashable {
  /// From where on a band holds.
  package enum Beginning: Sendable, Hashable {
    /// From so much distance since Start.
    case distance(Distance)
    /// From so much fare on the display.
    case fare(Money)
  }

  /// From where on it holds.
  package let beginning: Beginning
  /// The price of distance, in minor units per millimetre.
  package let perDistance: Ratio
  /// The price of time, in minor units per millisecond.
  package let perTime: Ratio
  /// What a millimetre counts on the shared counter.
  package let distanceStep: Int128
  /// What a millisecond counts on the shared counter.
  package let timeStep: Int128
  /// The step of the display while it holds.
  package let increment: Money
  /// Whether the tariff names its prices as a step and what it takes, and not by the kilometre or hour.
  package let namesUnit: Bool

  /// Makes a band.
  package init(
    beginning: Beginning, perDistance: Ratio, perTime: Ratio, distanceStep: Int128, timeStep: Int128,
    increment: Money, namesUnit: Bool = false
  ) {
    self.increment = increment
    self.namesUnit = namesUnit
    self.beginning = beginning
    self.perDistance = perDistance
    self.perTime = perTime
    self.distanceStep = distanceStep
    self.timeStep = timeStep
  }
}

/// A price of time that holds once the car has been standing, or driving below the cross-over speed, for so long.
package struct WaitingStage: Sendable, Hashable {
  /// How long the standstill has lasted when it begins to hold.
  package let from: Elapsed
  /// The price of time, in minor units per millisecond.
  package let perTime: Ratio
  /// What a millisecond counts on the shared counter.
  package let timeStep: Int128

  /// Makes a stage.
  package init(from: Elapsed, perTime: Ratio, timeStep: Int128) {
    self.from = from
    self.perTime = perTime
    self.timeStep = timeStep
  }
}
