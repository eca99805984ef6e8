import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// The limits of [Directive 2014/32/EU, Annex IX](https://eur-lex.europa.eu/eli/dir/2014/32/oj), held against exact fractions.
///
/// Distance 0.2 % and not less than 4 m, time 0.1 % and not less than 0.2 s, fare one least digit of the display.
@Suite struct ErrorLimitTests {
  /// A tariff and, for the oracle, its numbers once more.
  struct Prices: Sendable {
    let tariff: Tariff
    let initial: Int
    let step: Int
    /// Millimetres and seconds that a step takes.
    let unit: (millimetres: Fraction, seconds: Fraction)
  }

  private static let prices: [Prices] = [
    Prices(
      tariff: ReferenceTariffs.single, initial: 400, step: 10,
      unit: (Fraction(50_000), Fraction(10))),
    Prices(
      tariff: ReferenceTariffs.tariff(
        rates:
          #"{"id":"day","lamp":"1","name":"Day","initial":"3.60","unit":{"amount":"0.30","distance":"174 yd","time":"37 s"}}"#,
        increment: "0.30"),
      initial: 360, step: 30, unit: (Fraction(174 * 9144, 10), Fraction(37))),
    Prices(
      tariff: ReferenceTariffs.tariff(
        rates:
          #"{"id":"day","lamp":"1","name":"Day","initial":"3.00","unit":{"amount":"0.70","distance":"1/5 mi","time":"60 s"}}"#,
        increment: "0.70"),
      initial: 300, step: 70, unit: (Fraction(1_609_344, 5), Fraction(60))),
  ]

  @Test("Fares, distances and times keep the limits at 1, 5 and 10 fixes a second", arguments: SpeedProfile.all)
  func keepsLimits(_ profile: SpeedProfile) throws {
    let seconds = profile.seconds
    let metres = profile.way(at: Fraction(seconds)).double / 1000
    for rate in [1, 5, 10] {
      let fixes = profile.fixes(rate: rate)
      for prices in ErrorLimitTests.prices {
        let bill = try Drive(fixes, stop: Double(seconds)).run(prices.tariff, tick: nil).bill
        let exact = ErrorLimitTests.units(profile, prices)
        let awaited = prices.initial + prices.step * exact.units.floor
        #expect(Int(bill.fare.minorUnits) == awaited, "\(rate) Hz: no step of the limit is used")
        let wayError = abs(Double(bill.distance.millimetres) / 1000 - metres)
        #expect(wayError <= max(4, metres * 0.002), "\(rate) Hz: \(bill.distance)")
        #expect(wayError <= 0.01, "the margin that the speeds of a perfect receiver leave")
        #expect(bill.stop - bill.start == .seconds(Int64(seconds)))
        let timeError = abs(Double(bill.waiting.milliseconds) / 1000 - exact.waiting.double)
        #expect(timeError <= max(0.2, exact.waiting.double * 0.001), "\(rate) Hz: \(bill.waiting)")
        #expect(timeError < 0.001, "the margin of times that are counted in milliseconds")
      }
    }
  }

  @Test(
    "Deciding in steps of five seconds never charges more than deciding at every moment", arguments: SpeedProfile.all)
  func neverMoreThanContinuous(_ profile: SpeedProfile) {
    for prices in ErrorLimitTests.prices {
      let grid = ErrorLimitTests.units(profile, prices).units
      let continuous = ErrorLimitTests.continuousUnits(profile, prices)
      #expect(grid <= continuous.units)
      // Each crossing of the cross-over speed costs the taxi at most what half a step of the grid is worth.
      #expect((continuous.units - grid) * prices.unit.seconds <= Fraction(5 * continuous.crossings, 2))
    }
  }

  @Test(
    "Positions alone give the same way", arguments: SpeedProfile.all.filter { $0.legs.allSatisfy { $0.from > 8000 } })
  func positionsAlone(_ profile: SpeedProfile) throws {
    let metres = profile.way(at: Fraction(profile.seconds)).double / 1000
    for rate in [1, 5, 10] {
      let fixes = profile.fixes(rate: rate, hasSpeeds: false)
      let bill = try Drive(fixes, stop: Double(profile.seconds)).run(ReferenceTariffs.single, tick: nil).bill
      let short = metres - Double(bill.distance.millimetres) / 1000
      #expect((-0.01...10.01).contains(short), "\(rate) Hz: \(bill.distance)")
    }
  }

  // MARK: - The oracle

  /// The units of a drive, each five seconds by the greater of distance and time.
  private static func units(_ profile: SpeedProfile, _ prices: Prices) -> (units: Fraction, waiting: Fraction) {
    var units: Fraction = 0
    var waiting: Fraction = 0
    for begin in stride(from: 0, to: profile.seconds, by: 5) {
      let end = min(begin + 5, profile.seconds)
      let way = profile.way(at: Fraction(end)) - profile.way(at: Fraction(begin))
      let byDistance = way / prices.unit.millimetres
      let byTime = Fraction(end - begin) / prices.unit.seconds
      units = units + max(byDistance, byTime)
      if byTime > byDistance { waiting = waiting + Fraction(end - begin) }
    }
    return (units, waiting)
  }

  /// The units of a drive at every moment by the greater of speed and time, and how often the greater changes.
  private static func continuousUnits(_ profile: SpeedProfile, _ prices: Prices) -> (units: Fraction, crossings: Int) {
    let crossOver = prices.unit.millimetres / prices.unit.seconds
    var units: Fraction = 0
    var crossings = 0
    for leg in profile.legs {
      let (from, to) = (Fraction(leg.from), Fraction(leg.to))
      var times: [Fraction] = [0, Fraction(leg.seconds)]
      if min(from, to) < crossOver, max(from, to) > crossOver {
        times.insert((crossOver - from) / (to - from) * Fraction(leg.seconds), at: 1)
        crossings += 1
      }
      for (begin, end) in zip(times, times.dropFirst()) {
        let slope = (to - from) / Fraction(leg.seconds)
        let mean = from + slope * (begin + end) / 2
        units = units + (end - begin) * max(mean / prices.unit.millimetres, 1 / prices.unit.seconds)
      }
    }
    return (units, crossings)
  }
}
