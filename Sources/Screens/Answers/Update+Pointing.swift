import Receipts
import Taximeter
import Units

extension AnswersState {
  /// A place in thousandths across and down, as `412 87`; nil for anything else.
  static func place(_ text: String) -> (across: Int64, down: Int64)? {
    let parts = text.utf8.split(separator: UInt8(ascii: " "))
    guard parts.count == 2, let across = Decimal.scaled(parts[0], digits: 0),
      let down = Decimal.scaled(parts[1], digits: 0)
    else { return nil }
    return (min(max(0, across), 1000), min(max(0, down), 1000))
  }

  /// Looks at the step next to a time of the ride, in thousandths of it.
  mutating func point(atMoment share: Int64) {
    guard let ride else { return }
    let length = (ride.bill.stop - ride.bill.start).milliseconds
    lookAt(ride.bill.start + Elapsed(milliseconds: length / 1000 * share + length % 1000 * share / 1000))
  }

  /// Looks at the step next to a place of the way, in thousandths of its picture.
  mutating func point(atSpot place: (across: Int64, down: Int64)) {
    guard let ride else { return }
    let time = SpeedRoute.time(
      across: Double(place.across) / 1000, down: Double(place.down) / 1000, fixes: ride.meter.usedFixes,
      width: pictureWidth)
    if let time { lookAt(time) }
  }

  private mutating func lookAt(_ time: Instant) {
    guard let ride else { return }
    var nearest = (step: 0, away: abs((ride.bill.start - time).milliseconds))
    for (index, increment) in ride.increments.enumerated() {
      let away = abs((increment.time - time).milliseconds)
      if away <= nearest.away { nearest = (index + 1, away) }
    }
    step = nearest.step
  }
}
