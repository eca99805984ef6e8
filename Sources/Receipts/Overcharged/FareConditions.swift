import Tariffs
import Taximeter
import Units

/// Searches for what would make a sum right, one input at a time.
///
/// Fares grow with distance and time, so the nearest value is found by halving; it is tried before it is told.
struct FareConditions {
  let question: FareQuestion
  let ride: AuditRide
  let verdict: AuditVerdict

  /// The farthest that is tried, in steps: 300 km in tenths, arbitrary, farther than taxis go.
  private static let mostSteps: Int64 = 3000
  /// Times are told in minutes.
  private static let minute: Int64 = 60_000
  /// The longest that is tried, a day; arbitrary.
  private static let mostMinutes: Int64 = 1440

  var all: [FareAnswer.Condition] {
    var all: [FareAnswer.Condition] = []
    if let distance { all.append(.distance(distance)) }
    if let duration { all.append(.duration(duration)) }
    return all + rates + extras
  }

  private var isTooHigh: Bool {
    if case .tooHigh = verdict { true } else { false }
  }

  // MARK: - Distance and time

  private var distance: Distance? {
    let told = question.distance
    let middle = (told.lowerBound.millimetres + told.upperBound.millimetres) / 2
    let step = question.distanceStep.millimetres
    let found = nearest(to: middle / step, most: FareConditions.mostSteps) { steps in
      self.verdict { question in
        let distance = Distance(millimetres: steps * step)
        question.distance = distance...distance
      }
    }
    return found.map { Distance(millimetres: $0 * step) }
  }

  private var duration: Elapsed? {
    guard ride.isTimed else { return nil }
    let middle = (ride.duration.lowerBound.milliseconds + ride.duration.upperBound.milliseconds) / 2
    let first = middle / FareConditions.minute
    let found = nearest(to: first, most: FareConditions.mostMinutes) { minutes in
      self.verdict { question in
        let duration = Elapsed(milliseconds: minutes * FareConditions.minute)
        if question.start != nil { question.end = nil }
        question.duration = duration...duration
      }
    }
    return found.map { Elapsed(milliseconds: $0 * FareConditions.minute) }
  }

  /// The nearest whole number at which the sum is right: above a number where it was too high, else below it.
  private func nearest(to first: Int64, most: Int64, _ verdict: (Int64) -> AuditVerdict?) -> Int64? {
    var (low, high) = isTooHigh ? (first, most) : (Int64(0), first + 1)
    while low < high {
      let middle = (low + high) / 2
      let isBelow =
        switch verdict(middle) {
        case .tooHigh: true
        case .possible: !isTooHigh
        case .tooLow: false
        // No car is so fast: such a way is beyond every other, such a time before.
        case nil: isTooHigh == false
        }
      if isBelow { low = middle + 1 } else { high = middle }
    }
    let found = isTooHigh ? low : low - 1
    return found >= 0 && verdict(found) == .possible ? found : nil
  }

  private func verdict(_ change: (inout FareQuestion) -> Void) -> AuditVerdict? {
    var changed = question
    change(&changed)
    do throws(AuditRide.Fault) {
      let ride = try AuditRide(
        distance: changed.distance, start: changed.start, end: changed.end, duration: changed.duration)
      return changed.verdict(changed.allowed(ride, choice: changed.choice, extras: changed.extras))
    } catch {
      return nil
    }
  }

  // MARK: - Rates and supplements

  private var rates: [FareAnswer.Condition] {
    question.edition.rates.indices.filter { rate in
      question.verdict(question.allowed(ride, choice: .key(rate), extras: question.extras)) == .possible
    }.map { .rate($0) }
  }

  private var extras: [FareAnswer.Condition] {
    guard case .tooHigh(let miss) = verdict else { return [] }
    var conditions: [FareAnswer.Condition] = []
    for (index, supplement) in question.edition.supplements.enumerated() {
      guard case .key(let most, _) = supplement.trigger else { continue }
      switch supplement.amount {
      case .fixed, .shareOfFare, .shareOfSum:
        let known: Int64 = if case .times(let count)? = question.extras.pressed(index) { count } else { 0 }
        guard known < most else { continue }
        if let count = (known + 1...most).first(where: { isRight(index, .times($0)) }) {
          conditions.append(.extra(index, times: count))
        }
      case .asPaid, .upTo:
        let known: Money = if case .amount(let sum)? = question.extras.pressed(index) { sum } else { .zero }
        if case .upTo(let limit) = supplement.amount, known + miss > limit { continue }
        if isRight(index, .amount(known + miss)) { conditions.append(.paid(index, known + miss)) }
      }
    }
    return conditions
  }

  private func isRight(_ supplement: Int, _ pressed: AuditExtras.Pressed) -> Bool {
    var extras = question.extras
    extras.set(supplement, pressed)
    return question.verdict(question.allowed(ride, choice: question.choice, extras: extras)) == .possible
  }
}
