import Tariffs
import Units

/// The shared counter: what distance and time have earned, in exact units of one edition.
///
/// Counts in 1 / `Edition.scale` minor units; whole increments move the display and the remainder stays, also when the
/// rate changes. Before the initial charge's allowance is used up the value is negative.
struct Counter: Sendable {
  /// What has been earned beyond the initial charge.
  private(set) var value: Int128
  /// How many increments are on the display.
  private(set) var increments: Int64
  /// All distance counted, in millimetres.
  private(set) var odometer: Int64 = 0
  /// All time that was charged as time, in milliseconds.
  private(set) var waiting: Int64 = 0
  /// Which part belongs to which rate.
  private(set) var shares = RateShares()

  /// The worth of one increment.
  private let worth: Int128
  private let charging: Charging

  init(edition: Edition, metered: Metered) {
    worth = Int128(edition.increment.minorUnits) * edition.scale
    charging = edition.charging
    value = metered.allowance.map { -$0.worth } ?? 0
    increments = edition.charging == .prepaidFirst ? 1 : 0
  }

  /// Counts a piece of a ride: so much distance in so much time, at the prices of one rate.
  @inline(__always)
  mutating func count(
    distance: Int64, time: Int64, rate: Int, metered: Metered, edition: Edition, trace: inout Trace?, at piece: Piece
  ) {
    var distance = distance
    var time = time
    var piece = piece
    repeat {
      let phase = Phase(value: value, odometer: odometer, metered: metered, edition: edition)
      let byDistance = Int128(distance) * phase.distanceStep
      let byTime = Int128(time) * phase.timeStep
      let gain = metered.combination == .single ? max(byDistance, byTime) : byDistance + byTime
      let part = phase.part(distance: distance, time: time, gain: gain)
      let isTime = metered.combination == .double ? part.time > 0 : byTime > byDistance
      odometer += part.distance
      if isTime { waiting += part.time }
      value += part.gain
      let before = increments
      if passesIncrement { increments = displayed }
      shares.add(
        rate: rate, distance: part.distance, waiting: isTime ? part.time : 0, increments: increments - before)
      if trace != nil {
        trace?.record(
          from: before, to: increments, value: value, gain: part.gain, worth: worth, charging: charging, rate: rate,
          isTime: isTime, part: part, odometer: odometer, at: piece)
      }
      distance -= part.distance
      time -= part.time
      piece.from = piece.from + Elapsed(milliseconds: part.time)
    } while distance > 0 || time > 0
  }

  /// Counts distance under a flat fare, which earns nothing.
  mutating func drive(distance: Int64, rate: Int) {
    odometer += distance
    shares.add(rate: rate, distance: distance, waiting: 0, increments: 0)
  }

  @inline(__always)
  private var passesIncrement: Bool {
    switch charging {
    case .completed: value >= Int128(increments + 1) * worth
    case .commenced: value > Int128(increments) * worth
    case .prepaidFirst: value >= Int128(increments) * worth
    }
  }

  private var displayed: Int64 {
    guard value > 0 else { return increments }
    return switch charging {
    case .completed: Int64(value / worth)
    case .commenced: Int64((value + worth - 1) / worth)
    case .prepaidFirst: Int64(value / worth) + 1
    }
  }
}

/// Where and when a piece lies, for the explanation.
struct Piece: Sendable {
  var from: Instant
  let to: Instant
}
