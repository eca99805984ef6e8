import Tariffs
import Units

/// The prices that hold at one state of the counter, and how far they reach.
struct Phase {
  let distanceStep: Int128
  let timeStep: Int128
  private let reach: Reach

  /// How far a phase reaches.
  private enum Reach {
    case forever
    case value(Int128)
    case distance(Int64)
  }

  /// What of a piece lies in one phase.
  struct Part {
    let distance: Int64
    let time: Int64
    let gain: Int128
  }

  @inline(__always)
  init(value: Int128, odometer: Int64, metered: Metered, edition: Edition) {
    if value < 0, let allowance = metered.allowance {
      distanceStep = allowance.distanceStep
      timeStep = allowance.timeStep
      let first = metered.bands[0]
      let continues =
        metered.bands.count == 1 && first.distanceStep == distanceStep && first.timeStep == timeStep
      reach = continues ? .forever : .value(-value)
      return
    }
    var current = metered.bands[0]
    var reach = Reach.forever
    for band in metered.bands.dropFirst() {
      switch band.beginning {
      case .distance(let start):
        if odometer >= start.millimetres {
          current = band
        } else {
          reach = .distance(start.millimetres - odometer)
        }
      case .fare(let start):
        let threshold = Int128(start.minorUnits - metered.initial.minorUnits) * edition.scale
        if value >= threshold {
          current = band
        } else {
          reach = .value(threshold - value)
        }
      }
      if case .forever = reach { continue }
      break
    }
    distanceStep = current.distanceStep
    timeStep = current.timeStep
    self.reach = reach
  }

  /// The part of a piece that this phase takes; the rest, cut to whole millimetres and milliseconds, is the next one's.
  @inline(__always)
  func part(distance: Int64, time: Int64, gain: Int128) -> Part {
    switch reach {
    case .forever:
      return Part(distance: distance, time: time, gain: gain)
    case .value(let room):
      guard gain > room else { return Part(distance: distance, time: time, gain: gain) }
      return Part(
        distance: Int64(Int128(distance) * room / gain), time: Int64(Int128(time) * room / gain), gain: room)
    case .distance(let room):
      guard distance > room else { return Part(distance: distance, time: time, gain: gain) }
      return Part(
        distance: room, time: Int64(Int128(time) * Int128(room) / Int128(distance)),
        gain: gain * Int128(room) / Int128(distance))
    }
  }
}
