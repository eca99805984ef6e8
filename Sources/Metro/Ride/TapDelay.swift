import Units

/// How late a tap at departure comes, and what that does to an alert.
///
/// The delay is taken as log-normal: half of the taps come within 3 s, 95 of 100 within 20 s. A late tap lets the
/// countdown run behind the train, which is the dangerous side.
package enum TapDelay {
  /// So late or earlier are 95 of 100 taps.
  package static let usual = Elapsed.seconds(20)

  /// The middles of fifty equally likely parts, in milliseconds: 3 s times e to the power of 1.1533 times the normal
  /// quantile.
  static let parts: [Int64] = [
    205, 343, 450, 547, 639, 729, 818, 908, 998, 1090, 1184, 1279, 1378, 1480, 1585, 1693, 1806, 1924, 2046, 2174,
    2308, 2448, 2595, 2751, 2915, 3088, 3272, 3468, 3677, 3900, 4140, 4399, 4679, 4983, 5315, 5680, 6082, 6531,
    7034, 7604, 8258, 9017, 9915, 10_998, 12_345, 14_083, 16_457, 20_000, 26_255, 43_893,
  ]

  /// The share of a normal distribution beyond each quarter of a standard deviation, in millionths.
  private static let tail: [Int64] = [
    500_000, 401_294, 308_538, 226_627, 158_655, 105_650, 66_807, 40_059, 22_750, 12_224, 6210, 2980, 1350, 577,
    233, 88, 32, 11,
  ]

  /// The chance, in millionths, that an arrival is more than `lead` earlier than it was reckoned.
  ///
  /// `spread` is one standard deviation of the arrival; `isTap` says whether it is reckoned from a tap.
  package static func chance(earlierBy lead: Elapsed, spread: Elapsed, isTap: Bool) -> Int64 {
    guard isTap else { return beyond(lead.milliseconds, spread.milliseconds) }
    var sum: Int64 = 0
    for delay in parts { sum += beyond(lead.milliseconds - delay, spread.milliseconds) }
    return sum / Int64(parts.count)
  }

  /// The least lead, in whole seconds, with which the chance is at most `limit` millionths; ten minutes at most.
  package static func lead(_ limit: Int64, spread: Elapsed, isTap: Bool) -> Elapsed {
    var low: Int64 = 0
    var high: Int64 = 600
    while low < high {
      let middle = (low + high) / 2
      if chance(earlierBy: .seconds(middle), spread: spread, isTap: isTap) <= limit {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return .seconds(low)
  }

  /// The share of a normal distribution beyond a value, in millionths.
  private static func beyond(_ value: Int64, _ spread: Int64) -> Int64 {
    if value < 0 { return 1_000_000 - beyond(-value, spread) }
    guard spread > 0 else { return value > 0 ? 0 : 500_000 }
    let quarters = value * 4
    let index = Int(quarters / spread)
    guard index + 1 < tail.count else { return 0 }
    let rest = quarters % spread
    return tail[index] - (tail[index] - tail[index + 1]) * rest / spread
  }
}
