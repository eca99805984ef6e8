import Tariffs
import Track
import Units

extension Course {
  /// The course of a ride that nobody drove: a way at one speed, then standing.
  ///
  /// The way is cut from the waiting, so that no stretch of the grid holds both. Lengths below zero are taken as none.
  package init(distance: Distance, driving: Elapsed, waiting: Elapsed, start: Instant) {
    self.init(legs: [Leg(distance: distance, time: driving), Leg(distance: .zero, time: waiting)], start: start)
  }

  /// How long a way takes at a speed in millimetres per second, to the nearest millisecond; nil when that does not fit.
  package static func time(for distance: Distance, at speed: Ratio) -> Elapsed? {
    Ratio(distance.millimetres).divided(by: speed)?.times(Ratio(1000))?.rounded.map { Elapsed(milliseconds: $0) }
  }
}

extension Meter {
  /// A speed at which distance alone counts, in millimetres per second: whole tens of kilometres an hour, at least 30.
  ///
  /// Above the cross-over speeds and thresholds of every rate that can come into force. Nil when there is none such: in
  /// mode D, where time always counts, and without a price of distance.
  package var distanceSpeed: Ratio? {
    let rates = edition.rates.indices.filter { index in
      chosenRate.map { $0 == index } ?? (edition.rates[index].selection == .clock)
    }
    var fastest: Int64 = 8333
    for index in rates {
      guard let metered = edition.rates[counting(index)].metered else { continue }
      guard let speed = metered.fastestCrossOver else { return nil }
      fastest = max(fastest, speed)
    }
    // 9 mm/s are 0.0324 km/h: the next whole ten above.
    return Ratio(Int128((fastest * 9 + 24_999) / 25_000 * 25_000), 9)
  }

  private func counting(_ rate: Int) -> Int {
    if case .flatUpTo(_, _, let then) = edition.rates[rate].pricing { then } else { rate }
  }
}

extension Metered {
  /// The speed in millimetres per second, rounded up, above which only distance counts; nil when there is none.
  fileprivate var fastestCrossOver: Int64? {
    var fastest = Int64(0)
    switch combination {
    case .double: return nil
    case .switching(let threshold), .doubleBelow(let threshold):
      // Millimetres per millisecond.
      fastest = Int64((threshold.numerator * 1000 + threshold.denominator - 1) / threshold.denominator)
    case .single:
      for band in bands {
        guard let speed = Metered.crossOver(time: band.timeStep, distance: band.distanceStep) else { return nil }
        fastest = max(fastest, speed)
      }
    }
    if combination == .single, let allowance {
      guard let speed = Metered.crossOver(time: allowance.timeStep, distance: allowance.distanceStep) else {
        return nil
      }
      fastest = max(fastest, speed)
    }
    return fastest + 1
  }

  private static func crossOver(time: Int128, distance: Int128) -> Int64? {
    if time == 0 { return 0 }
    guard distance > 0 else { return nil }
    let (product, overflow) = time.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return nil }
    return Int64(exactly: (product + distance - 1) / distance)
  }
}
