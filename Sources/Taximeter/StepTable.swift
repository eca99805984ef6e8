import Almanac
import Tariffs
import Units

/// When the display of a rate moves: at which metre of a drive without a stop, at which second of standing.
package struct StepTable: Sendable {
  /// What the display shows, and when it begins to.
  package struct Row: Sendable, Hashable {
    /// The fare on the display.
    package let fare: Money
    /// The distance of a drive in no time at which it comes; nil where driving never leads to it.
    package let driven: Distance?
    /// The time of standing at which it comes; nil where standing never leads to it.
    package let stood: Elapsed?
  }

  /// What the display shows at Start, then its steps.
  package let rows: [Row]

  /// The most steps that are looked for; arbitrary, more than anyone reads.
  package static let most = 1000
  /// How far is driven for them.
  private static let farthest: Int64 = 1_000_000_000
  /// How long is stood for them.
  private static let longest: Int64 = 86_400_000

  /// Runs the meter's counter under the rate at a place of an edition for at most ``most`` steps.
  ///
  /// Without rows for a flat fare.
  package init(edition: Edition, rate: Int, steps: Int) {
    guard let metered = edition.rates[rate].metered else {
      rows = []
      return
    }
    let count = min(max(steps, 0), StepTable.most)
    let driven = StepTable.run(edition, rate, metered, count, distance: 10_000, time: 0)
    let stood = StepTable.run(edition, rate, metered, count, distance: 0, time: 1000)
    var fares: [Money] = []
    for step in driven + stood where !fares.contains(step.fare) { fares.append(step.fare) }
    rows = fares.sorted().prefix(count + 1).map { fare in
      Row(
        fare: fare, driven: driven.first { $0.fare == fare }.map { Distance(millimetres: $0.at) },
        stood: stood.first { $0.fare == fare }.map { Elapsed(milliseconds: $0.at) })
    }
  }

  /// What the display shows from a millimetre or millisecond on.
  private struct Step {
    let fare: Money
    let at: Int64
  }

  /// Counts equal pieces, of distance or of time alone, until the display has moved often enough.
  private static func run(
    _ edition: Edition, _ rate: Int, _ metered: Metered, _ count: Int, distance: Int64, time: Int64
  ) -> [Step] {
    let start = Instant(milliseconds: 0)
    var counter = Counter(edition: edition, metered: metered)
    var trace: Trace? = Trace()
    let floor = metered.minimum ?? .zero
    var steps = [Step(fare: max(floor, metered.initial + counter.shown), at: 0)]
    var seen = 0
    var now = start
    while steps.count <= count, counter.odometer < farthest, now.milliseconds < longest {
      let next = now + Elapsed(milliseconds: time)
      counter.count(
        distance: distance, time: time, rate: rate, metered: metered, edition: edition, isCertain: true,
        trace: &trace, at: Piece(from: now, to: next))
      now = next
      for increment in trace?.increments[seen...] ?? [] {
        seen += 1
        let fare = max(floor, metered.initial + increment.shown)
        guard let last = steps.last, fare > last.fare else { continue }
        steps.append(Step(fare: fare, at: distance > 0 ? increment.odometer.millimetres : increment.time.milliseconds))
      }
    }
    return steps
  }
}
