import Tariffs
import Taximeter
import Units

/// How a fare grew over the time of a ride, step by step, and what earned each step.
package struct FareCurve: Sendable {
  /// What earned a step.
  package enum Cause: Sendable, Hashable, CaseIterable {
    /// Distance.
    case distance
    /// Time.
    case time
    /// Distance and time together: mode D.
    case both
    /// A silence of the receiver, by its straight line or its time.
    case gap
  }

  /// One step of the display.
  package struct Step: Sendable, Hashable {
    /// When the display moved.
    package let time: Instant
    /// What it showed from then on.
    package let fare: Money
    /// What earned the step since the one before.
    package let cause: Cause
    /// The place of the rate in the edition.
    package let rate: Int
    /// How far the car had gone.
    package let odometer: Distance
  }

  /// When the hire began.
  package let start: Instant
  /// When it was stopped.
  package let stop: Instant
  /// What the display showed at Start.
  package let atStart: Money
  /// The steps in order; none for a flat fare.
  package let steps: [Step]
  /// The place of the rate at Start.
  package let firstRate: Int

  /// Takes the curve from a bill and the steps that led to it.
  package init(edition: Edition, bill: Bill, increments: [Increment]) {
    let counted = bill.initial + bill.byDistance + bill.byTime
    // A flat fare that holds has no steps, whatever was counted beside it.
    let increments = bill.increments == 0 ? [] : increments
    let atStart = counted - (increments.last?.shown ?? .zero)
    start = bill.start
    stop = bill.stop
    self.atStart = atStart
    firstRate = increments.first?.rate ?? bill.rates.first?.rate ?? bill.lastRate
    steps = increments.map { increment in
      Step(
        time: increment.time, fare: atStart + increment.shown,
        cause: FareCurve.cause(of: increment, edition: edition, gaps: bill.gaps), rate: increment.rate,
        odometer: increment.odometer)
    }
  }

  private static func cause(of increment: Increment, edition: Edition, gaps: [Gap]) -> Cause {
    let isInGap = gaps.contains { $0.from < increment.time && increment.time <= $0.to && $0.billed != .nothing }
    if isInGap { return .gap }
    guard increment.isTime else { return .distance }
    switch edition.rates[increment.rate].metered?.combination {
    case .double, .doubleBelow: return .both
    case .single, .switching, nil: return .time
    }
  }

  /// The fare at the end of the curve.
  package var last: Money { steps.last?.fare ?? atStart }

  /// A part of the ride in which one cause earned all steps.
  struct Run {
    let cause: Cause
    let from: Instant
    let to: Instant
    /// The fare before its first step.
    let before: Money
    let steps: ArraySlice<Step>
  }

  /// The parts of the ride by what earned their steps.
  var runs: [Run] {
    var runs: [Run] = []
    var first = 0
    for index in steps.indices {
      let next = index + 1
      if next < steps.count, steps[next].cause == steps[first].cause { continue }
      runs.append(
        Run(
          cause: steps[first].cause, from: first == 0 ? start : steps[first - 1].time, to: steps[index].time,
          before: first == 0 ? atStart : steps[first - 1].fare, steps: steps[first...index]))
      first = next
    }
    return runs
  }

  /// Where another rate began to count: the step before which it did.
  var rateChanges: [(at: Instant, rate: Int)] {
    var changes: [(at: Instant, rate: Int)] = []
    var rate = firstRate
    for (index, step) in steps.enumerated() where step.rate != rate {
      rate = step.rate
      changes.append((index == 0 ? start : steps[index - 1].time, rate))
    }
    return changes
  }
}
