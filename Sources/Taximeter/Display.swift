import Tariffs
import Units

/// What the meter's windows show.
package struct Display: Sendable {
  /// The operating position.
  package let position: MeterPosition
  /// The fare window.
  package let fare: Money
  /// The extras window.
  package let supplements: Money
  /// The distance counted so far.
  package let distance: Distance
  /// The time that was charged as time.
  package let waiting: Elapsed
  /// When the hire began; nil while for hire.
  package let start: Instant?
  /// When it was stopped; nil before.
  package let stop: Instant?
  /// The place of the rate in force.
  package let rate: Int
  /// Whether the rate was chosen by its key and not by the clock.
  package let isChosen: Bool
  /// Since when no usable position has come; nil while they come.
  package let silentSince: Instant?

  init(
    position: MeterPosition, fare: Money, supplements: Money, distance: Distance, waiting: Elapsed, start: Instant?,
    stop: Instant?, rate: Int, isChosen: Bool, silentSince: Instant?
  ) {
    self.position = position
    self.fare = fare
    self.supplements = supplements
    self.distance = distance
    self.waiting = waiting
    self.start = start
    self.stop = stop
    self.rate = rate
    self.isChosen = isChosen
    self.silentSince = silentSince
  }

  init(bill: Bill, position: MeterPosition, rate: Int, isChosen: Bool) {
    self.init(
      position: position, fare: bill.fare, supplements: bill.supplementTotal, distance: bill.distance,
      waiting: bill.waiting, start: bill.start, stop: bill.stop, rate: rate, isChosen: isChosen, silentSince: nil)
  }

  static func forHire(schedule: Schedule, edition: Edition, chosen: Int?, at time: Instant) -> Display {
    Display(
      position: .forHire, fare: .zero, supplements: .zero, distance: .zero, waiting: .zero, start: nil, stop: nil,
      rate: chosen ?? schedule.slot(at: time).rate, isChosen: chosen != nil, silentSince: nil)
  }
}

extension Hire {
  /// The place of the rate in force at a time.
  func rate(at time: Instant) -> Int {
    let change = timeline.changes.last { $0.at <= time } ?? timeline.changes[0]
    if edition.rates[firstRate].flat != nil { return firstRate }
    if let chosen = change.chosenRate { return chosen }
    return edition.switching == .followClock ? schedule.slot(at: time).rate : firstRate
  }
}
