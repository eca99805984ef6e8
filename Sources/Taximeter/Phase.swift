import Tariffs
import Units

/// The prices that hold at one state of the counter, and how far they reach.
struct Phase {
  /// The step of the display.
  let increment: Money
  let distanceStep: Int128
  /// The price of time by which standing is told from driving.
  let timeStep: Int128
  /// The price of time that this moment of the standstill is charged by.
  let waitingStep: Int128
  /// Whether a standstill's price is not that of driving slowly.
  let isStaged: Bool
  private let reach: Reach
  /// How much of the standstill is left at this price, in milliseconds.
  private let waitingReach: Int64

  /// How far a phase reaches.
  private enum Reach {
    case forever
    case value(Int128)
    case distance(Int64)
  }

  /// What a piece earns.
  struct Earned {
    var gain: Int128
    /// Whether time earned it.
    let isTime: Bool
    /// Whether the car was standing, or driving below the cross-over speed.
    let isStanding: Bool
  }

  /// What of a piece lies in one phase.
  struct Part {
    let distance: Int64
    let time: Int64
    let gain: Int128
  }

  /// What cutting a piece to whole millimetres and milliseconds took from the rest of it.
  struct Rounded {
    /// What it was worth, at the prices before the cut.
    var gain: Int128 = 0
    /// What the rest is worth at those prices.
    var ofGain: Int128 = 0

    /// The same at the prices by which the rest earns so much.
    func share(of rest: Int128) -> Int128 {
      ofGain > 0 ? gain * rest / ofGain : 0
    }
  }

  /// Finds the prices; `fare` is the initial charge and the steps that are used up.
  @inline(__always)
  init(
    allowance: Int128, odometer: Int64, fare: Money, step: Money?, room: Int128, standstill: Int64, metered: Metered,
    edition: Edition
  ) {
    var current = metered.bands[0]
    var reach = Reach.forever
    if metered.bands.count > 1 {
      for band in metered.bands.dropFirst() {
        switch band.beginning {
        case .distance(let start):
          guard odometer < start.millimetres else { break }
          reach = .distance(start.millimetres - odometer)
        case .fare(let start):
          guard fare < start else { break }
          reach = .value(
            allowance + Phase.value(until: start, fare: fare, step: step, room: room, current, edition))
        }
        guard case .forever = reach else {
          break
        }
        current = band
      }
    }
    increment = current.increment
    if allowance > 0, let included = metered.allowance,
      included.distanceStep != current.distanceStep || included.timeStep != current.timeStep
    {
      distanceStep = included.distanceStep
      timeStep = included.timeStep
      self.reach = .value(allowance)
    } else {
      // An allowance at the band's own prices needs no cut.
      distanceStep = current.distanceStep
      timeStep = current.timeStep
      self.reach = reach
    }
    var waitingStep = timeStep
    var waitingReach = Int64.max
    for stage in metered.waiting {
      guard standstill >= stage.from.milliseconds else {
        waitingReach = stage.from.milliseconds - standstill
        break
      }
      waitingStep = stage.timeStep
    }
    self.waitingStep = waitingStep
    self.waitingReach = waitingReach
    isStaged = !metered.waiting.isEmpty
  }

  /// Whether the prices stay however long the car stands.
  var holdsStanding: Bool {
    if case .value = reach { return false }
    return waitingReach == .max
  }

  /// What must be earned until the steps reach a fare.
  private static func value(
    until start: Money, fare: Money, step: Money?, room: Int128, _ band: Band, _ edition: Edition
  ) -> Int128 {
    let after = max(Money.zero, start - fare - (step ?? .zero)).minorUnits
    let steps = (after + band.increment.minorUnits - 1) / band.increment.minorUnits
    return (step == nil ? 0 : room) + Int128(steps * band.increment.minorUnits) * edition.scale
  }

  /// How much of a part's gain is time's.
  @inline(__always)
  func timed(_ part: Part, earned: Earned, combination: Metered.Combination) -> Int128 {
    guard earned.isTime else { return 0 }
    switch combination {
    case .single, .switching: return part.gain
    case .double, .doubleBelow: return max(0, part.gain - Int128(part.distance) * distanceStep)
    }
  }

  /// What a piece earns of which all is known.
  @inline(__always)
  func earned(distance: Int64, time: Int64, combination: Metered.Combination) -> Earned {
    let byDistance = Int128(distance) * distanceStep
    let byTime = Int128(time) * timeStep
    switch combination {
    case .single:
      let isStanding = byTime > byDistance
      guard isStaged, isStanding else {
        return Earned(gain: isStanding ? byTime : byDistance, isTime: isStanding, isStanding: isStanding)
      }
      let byStage = Int128(time) * waitingStep
      return Earned(gain: max(byStage, byDistance), isTime: byStage >= byDistance, isStanding: true)
    case .double:
      let isStanding = distance == 0
      let byPrice = isStanding ? Int128(time) * waitingStep : byTime
      return Earned(gain: byDistance + byPrice, isTime: time > 0, isStanding: isStanding)
    case .switching(let threshold):
      let isSlow = Phase.isBelow(threshold, distance: distance, time: time)
      return Earned(gain: isSlow ? Int128(time) * waitingStep : byDistance, isTime: isSlow, isStanding: isSlow)
    case .doubleBelow(let threshold):
      let isSlow = Phase.isBelow(threshold, distance: distance, time: time)
      let byPrice = isSlow ? Int128(time) * waitingStep : 0
      return Earned(gain: byDistance + byPrice, isTime: isSlow, isStanding: isSlow)
    }
  }

  static func isBelow(_ threshold: Ratio, distance: Int64, time: Int64) -> Bool {
    Int128(distance) * threshold.denominator < Int128(time) * threshold.numerator
  }

  /// The part of a piece that this phase takes; the rest is the next one's.
  @inline(__always)
  func part(distance: Int64, time: Int64, earned: Earned) -> Part {
    var part = Part(distance: distance, time: time, gain: earned.gain)
    if earned.isStanding, part.time > waitingReach { part = Phase.cut(part, waitingReach, of: part.time) }
    switch reach {
    case .forever: break
    case .value(let room): if part.gain > room { part = Phase.cut(part, at: room) }
    case .distance(let room): if part.distance > room { part = Phase.cut(part, room, of: part.distance) }
    }
    return part
  }

  /// Cuts off what earns so much; its ends are rounded up, see ``Rounded``.
  private static func cut(_ part: Part, at room: Int128) -> Part {
    Part(
      distance: Int64((Int128(part.distance) * room + part.gain - 1) / part.gain),
      time: Int64((Int128(part.time) * room + part.gain - 1) / part.gain), gain: room)
  }

  /// What the rest of a piece lost when a part of it was cut off.
  func rounded(
    earned: Earned, part: Part, distance: Int64, time: Int64, combination: Metered.Combination
  ) -> Rounded {
    guard case .value = reach else { return Rounded() }
    let rest = self.earned(distance: distance, time: time, combination: combination).gain
    return Rounded(gain: max(0, earned.gain - part.gain - rest), ofGain: rest)
  }

  private static func cut(_ part: Part, _ share: Int64, of whole: Int64) -> Part {
    Part(
      distance: Int64(Int128(part.distance) * Int128(share) / Int128(whole)),
      time: Int64(Int128(part.time) * Int128(share) / Int128(whole)),
      gain: part.gain * Int128(share) / Int128(whole))
  }
}
