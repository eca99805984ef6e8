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

  /// What of the initial charge's allowance is left.
  private var allowance: Int128
  /// What is to be earned until the display moves.
  private var room: Int128
  /// By how much it then moves; nil before the first step has begun.
  private var step: Money?
  /// How long the standstill that is going on has lasted, in milliseconds.
  private var standstill: Int64 = 0

  init(edition: Edition, metered: Metered?) {
    allowance = metered?.allowance?.worth ?? 0
    room = 0
    shown = .zero
    increments = 0
    guard let first = metered?.bands.first else { return }
    if edition.charging == .prepaidFirst {
      shown = first.increment
      increments = 1
    }
    if edition.charging != .commenced {
      step = first.increment
      room = Int128(first.increment.minorUnits) * edition.scale
    }
  }

  /// Counts a piece of a ride: so much distance in so much time, at the prices of one rate.
  ///
  /// Where more may yet become known of the piece, `isCertain` is false, and only what no such news can take back counts.
  @inline(__always)
  mutating func count(
    distance: Int64, time: Int64, rate: Int, hire: Hire, isCertain: Bool, trace: inout Trace?, at piece: Piece
  ) {
    guard let metered = hire.edition.rates[rate].metered else { return }
    var distance = distance
    var time = time
    var piece = piece
    repeat {
      let phase = Phase(
        allowance: allowance, odometer: odometer, fare: metered.initial + shown, room: room, step: step,
        standstill: standstill, metered: metered, edition: hire.edition)
      let earned =
        isCertain
        ? phase.earned(distance: distance, time: time, combination: metered.combination)
        : phase.least(distance: distance, time: time, metered: metered)
      let part = phase.part(distance: distance, time: time, earned: earned)
      odometer += part.distance
      if earned.isTime { waiting += part.time }
      standstill = earned.isStanding ? standstill + part.time : 0
      if phase.isAllowance {
        allowance -= part.gain
      } else {
        earn(part, phase: phase, hire: hire, isTime: earned.isTime, rate: rate, trace: &trace, at: piece)
      }
      shares.add(
        rate: rate, distance: part.distance, waiting: earned.isTime ? part.time : 0, amount: shown)
      distance -= part.distance
      time -= part.time
      piece.from = piece.from + Elapsed(milliseconds: part.time)
    } while distance > 0 || time > 0
  }

  /// Counts distance under a flat fare, which earns nothing.
  mutating func drive(distance: Int64, rate: Int) {
    odometer += distance
    shares.add(rate: rate, distance: distance, waiting: 0, amount: shown)
  }

  /// Lets a gain move the display.
  @inline(__always)
  private mutating func earn(
    _ part: Phase.Part, phase: Phase, hire: Hire, isTime: Bool, rate: Int, trace: inout Trace?, at piece: Piece
  ) {
    var gain = part.gain
    let isCommenced = hire.edition.charging == .commenced
    while isCommenced ? gain > room : gain >= room {
      gain -= room
      shown += isCommenced ? phase.increment : step ?? phase.increment
      increments += 1
      step = phase.increment
      room = Int128(phase.increment.minorUnits) * hire.edition.scale
      if trace != nil {
        trace?.record(
          number: increments, shown: shown, rate: rate, isTime: isTime, part: part, into: part.gain - gain,
          odometer: odometer, at: piece)
      }
    }
    room -= gain
  }
}

/// Where and when a piece lies, for the explanation.
struct Piece: Sendable {
  var from: Instant
  let to: Instant
}
