import Units

/// A simulated rider: from where to where, what the ride earns, and what he does.
package struct Rider: Sendable, Hashable {
  /// What a rider does.
  package enum Manner: Int, Sendable, Hashable, CaseIterable {
    /// Rides.
    case rides
    /// Takes the request back while it is on the driver's screen.
    case thinksAgain
    /// Gives up while the driver is on the way.
    case givesUp
    /// Is not at the pick-up.
    case staysAway
  }

  /// His place in the day, from 1.
  package let number: Int
  /// Where he waits.
  package let from: Town.Place
  /// Where he wants to go.
  package let to: Town.Place
  /// What he does.
  package let manner: Manner
  /// How many ride.
  package let passengers: Int
  /// Whether the price was agreed when the ride was booked, or the meter says it.
  package let isAgreed: Bool

  /// The riders of a day, each by the day's seed and his number alone.
  package init(number: Int, seed: Int64, driverAt spot: Town.Spot) {
    var chance = Chance(seed: UInt64(bitPattern: seed) &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    self.number = number
    let near = Town.nearest(to: spot)
    let starts = Town.Place.allCases.filter { $0 != near && $0 != .depot && $0.spot.distance(to: spot) > 120 }
    let from = starts[chance.below(starts.count)]
    let ends = Town.Place.allCases.filter { $0 != from && $0 != .depot && $0.spot.distance(to: from.spot) > 700 }
    self.from = from
    to = ends[chance.below(ends.count)]
    passengers = 1 + chance.below(3)
    isAgreed = chance.below(2) == 1
    // The first two show how it goes; of every five that follow one of each kind goes otherwise.
    switch number <= 2 ? 0 : (number - 3 + Int(seed & 3)) % 5 {
    case 1: manner = .staysAway
    case 2: manner = .givesUp
    case 4: manner = .thinksAgain
    default: manner = .rides
    }
  }
}

/// Numbers that look like chance and are always the same: [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(1, limit) }
}
