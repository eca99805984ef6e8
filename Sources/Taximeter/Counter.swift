import Tariffs
import Units

/// The shared counter: what distance and time have earned, in exact units of one edition.
///
/// Counts in 1 / `Edition.scale` minor units. Whole steps move the display and the remainder stays, also when the rate
/// changes.
struct Counter: Sendable {
  /// What the display shows beyond the initial charge.
  private(set) var shown: Money
  /// How many steps the display has made.
  private(set) var increments: Int64
  /// All distance counted, in millimetres.
  private(set) var odometer: Int64 = 0
  /// All time that was charged as time, in milliseconds.
  private(set) var waiting: Int64 = 0
  /// Which part belongs to which rate.
  private(set) var shares = RateShares()
  /// What distance has earned beyond the initial charge's allowance.
  private(set) var byDistance: Int128 = 0
  /// What time has earned beyond it.
  private(set) var byTime: Int128 = 0

  /// The initial charge of the hire.
  private let initial: Money
  /// What of the initial charge's allowance is left.
  private(set) var allowance: Int128
  /// The step that has begun and is not used up, by its sum; nil between two steps.
  private var step: Money?
  /// What is to be earned until that step is used up.
  private var room: Int128 = 0
  /// How long the standstill that is going on has lasted, in milliseconds.
  private var standstill: Int64 = 0

  init(edition: Edition, metered: Metered?) {
    initial = metered?.initial ?? .zero
    allowance = metered?.allowance?.worth ?? 0
    shown = .zero
    increments = 0
    guard edition.charging == .prepaidFirst, let first = metered?.bands.first else { return }
    shown = first.increment
    increments = 1
  }

  /// Counts a piece of a ride: so much distance in so much time, at the prices of one rate.
  ///
  /// Where more may yet become known of the piece, `isCertain` is false, and only what no such news can take back counts.
  @inline(__always)
  mutating func count(
    distance: Int64, time: Int64, rate: Int, metered: Metered, edition: Edition, isCertain: Bool, trace: inout Trace?,
    at piece: Piece
  ) {
    var distance = distance
    var time = time
    var piece = piece
    var rounded = Phase.Rounded()
    let isCommenced = edition.charging == .commenced
    repeat {
      let phase = Phase(
        allowance: allowance, odometer: odometer, fare: initial + shown - (isCommenced ? step ?? .zero : .zero),
        step: step, room: room, standstill: standstill, metered: metered, edition: edition)
      var earned =
        isCertain
        ? phase.earned(distance: distance, time: time, combination: metered.combination)
        : phase.least(distance: distance, time: time, metered: metered)
      earned.gain += rounded.share(of: earned.gain)
      let part = phase.part(distance: distance, time: time, earned: earned)
      odometer += part.distance
      if earned.isTime { waiting += part.time }
      standstill = earned.isStanding ? standstill + part.time : 0
      let included = min(allowance, part.gain)
      allowance -= included
      if part.gain > included {
        let timed = min(phase.timed(part, earned: earned, combination: metered.combination), part.gain - included)
        byTime += timed
        byDistance += part.gain - included - timed
        earn(
          part, beyond: included, phase: phase, edition: edition, isTime: earned.isTime, rate: rate, trace: &trace,
          at: piece)
      }
      shares.add(
        rate: rate, distance: part.distance, waiting: earned.isTime ? part.time : 0, amount: shown)
      distance -= part.distance
      time -= part.time
      piece.from = piece.from + Elapsed(milliseconds: part.time)
      if isCertain, distance > 0 || time > 0 {
        rounded = phase.rounded(
          earned: earned, part: part, distance: distance, time: time, combination: metered.combination)
      }
    } while distance > 0 || time > 0
  }

  /// Counts so many pieces of standing, each of so many milliseconds, as if they were counted one after the other.
  ///
  /// Answers false, and counts nothing, where prices change on the way.
  mutating func stand(
    _ count: Int64, of time: Int64, rate: Int, metered: Metered, edition: Edition, isCertain: Bool
  ) -> Bool {
    let isCommenced = edition.charging == .commenced
    let phase = Phase(
      allowance: allowance, odometer: odometer, fare: initial + shown - (isCommenced ? step ?? .zero : .zero),
      step: step, room: room, standstill: standstill, metered: metered, edition: edition)
    guard phase.holdsStanding else { return false }
    let earned =
      isCertain
      ? phase.earned(distance: 0, time: time, combination: metered.combination)
      : phase.least(distance: 0, time: time, metered: metered)
    if earned.isTime { waiting += count * time }
    standstill = earned.isStanding ? standstill + count * time : 0
    let gain = earned.gain * Int128(count)
    let included = min(allowance, gain)
    allowance -= included
    if gain > included {
      if earned.isTime { byTime += gain - included } else { byDistance += gain - included }
      stepOn(by: gain - included, increment: phase.increment, edition: edition)
    }
    shares.add(rate: rate, distance: 0, waiting: earned.isTime ? count * time : 0, amount: shown)
    return true
  }

  /// Lets a gain at one price move the display, by all whole steps at once.
  private mutating func stepOn(by gain: Int128, increment: Money, edition: Edition) {
    let isCommenced = edition.charging == .commenced
    var gain = gain
    if let begun = step {
      let used = min(gain, room)
      gain -= used
      room -= used
      guard room == 0 else { return }
      step = nil
      if !isCommenced { move(by: begun, steps: 1) }
    }
    let size = Int128(increment.minorUnits) * edition.scale
    let whole = Int64(gain / size)
    move(by: increment, steps: whole)
    gain -= Int128(whole) * size
    guard gain > 0 else { return }
    step = increment
    room = size - gain
    if isCommenced { move(by: increment, steps: 1) }
  }

  private mutating func move(by increment: Money, steps: Int64) {
    shown += Money(minorUnits: increment.minorUnits * steps)
    increments += steps
  }

  /// What the display shows beyond the initial charge, divided by what earned it.
  var stepsByCause: (distance: Money, time: Money) {
    let earned = byDistance + byTime
    guard earned > 0 else { return (.zero, .zero) }
    let time = Money(minorUnits: Int64((Int128(shown.minorUnits) * byTime + earned / 2) / earned))
    return (shown - time, time)
  }

  /// Counts distance under a flat fare, which earns nothing.
  mutating func drive(distance: Int64, rate: Int) {
    odometer += distance
    shares.add(rate: rate, distance: distance, waiting: 0, amount: shown)
  }

  /// Lets the gain of a part, beyond what the allowance took of it, move the display.
  @inline(__always)
  private mutating func earn(
    _ part: Phase.Part, beyond included: Int128, phase: Phase, edition: Edition, isTime: Bool, rate: Int,
    trace: inout Trace?, at piece: Piece
  ) {
    var gain = part.gain - included
    let isCommenced = edition.charging == .commenced
    while gain > 0 {
      let begins = step == nil
      let sum = step ?? phase.increment
      if begins { room = Int128(sum.minorUnits) * edition.scale }
      let isCharged = isCommenced ? begins : gain >= room
      let before = gain
      if gain >= room {
        gain -= room
        room = 0
        step = nil
      } else {
        room -= gain
        gain = 0
        step = sum
      }
      guard isCharged else { continue }
      shown += sum
      increments += 1
      if trace != nil {
        trace?.record(
          number: increments, shown: shown, rate: rate, isTime: isTime, part: part,
          into: part.gain - (isCommenced ? before : gain), odometer: odometer, at: piece)
      }
    }
  }
}

/// Where and when a piece lies, for the explanation.
struct Piece: Sendable {
  var from: Instant
  let to: Instant
}
