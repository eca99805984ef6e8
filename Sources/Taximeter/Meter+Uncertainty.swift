import Tariffs
import Track
import Units

extension Meter {
  /// How far the ride may be off because of its fixes, under the rates in force at their times.
  package var uncertainty: FareUncertainty {
    var uncertainty = FareUncertainty()
    let distance = countedDistance
    for fix in usedFixes {
      uncertainty.reach(fix)
      if let rate = countingRate(at: fix.time, after: distance) { uncertainty.meet(rate) }
    }
    return settled(uncertainty)
  }

  /// An uncertainty of this ride's fixes with its silences, and held against where the fare stands.
  package func settled(_ uncertainty: FareUncertainty) -> FareUncertainty {
    guard let hire, let (fare, counter, gaps) = counted else { return uncertainty }
    let first = edition.rates[hire.firstRate]
    let isFlat = Bill.isFlat(first, odometer: counter.odometer)
    let initial = hire.metered?.initial ?? .zero
    let atStart = initial + Counter(edition: edition, metered: hire.metered).shown
    return uncertainty.settled(
      FareUncertainty.Standing(
        fare: fare, counted: isFlat ? fare : initial + counter.shown,
        least: max(first.flat ?? .zero, hire.metered?.minimum ?? .zero, atStart),
        allowance: counter.allowance * Int128(FareUncertainty.thousandKilometres) / edition.scale),
      gaps: gaps)
  }

  /// The rate by which distance counts at a time: beyond the limit of a flat fare that to which it falls back.
  package func countingRate(at time: Instant, after distance: Distance) -> Rate? {
    guard let hire = stopTime.flatMap({ hire?.ended(at: $0) }) ?? hire else { return nil }
    let rate = hire.rate(at: time)
    let isFlat = Bill.isFlat(edition.rates[rate], odometer: distance.millimetres)
    return edition.rates[isFlat ? rate : hire.counting(rate)]
  }

  /// The places of the fixes that are used, in order; those before Stop, when it was pressed.
  package var places: [Coordinate] { usedFixes.map { $0.place } }

  /// The fixes that are used, in order; those before Stop, when it was pressed.
  package var usedFixes: [Fix] {
    guard let start = startTime else { return [] }
    var admission = Admission(start: start)
    var used: [Fix] = []
    func take(_ fix: Fix) {
      let before = admission.latest
      let verdict = admission.admit(fix)
      if let latest = admission.latest, latest != before { used.append(latest) }
      for fix in verdict.agreed { take(fix) }
    }
    let end = stopTime ?? latestFix?.time ?? start
    for fix in fixes where fix.time <= end { take(fix) }
    return used
  }
}
