import Track
import Units

/// A reading of a clock, with what its last digit is worth.
package struct AuditTime: Sendable, Hashable {
  /// What was read.
  package let read: Instant
  /// What the last digit is worth; zero for an exact time.
  package let unit: Elapsed

  /// Makes a reading.
  package init(read: Instant, unit: Elapsed) {
    self.read = read
    self.unit = unit
  }

  /// When it may have been: a clock that cuts is up to a unit behind, one that rounds up to half a unit ahead.
  var range: ClosedRange<Instant> {
    read - Elapsed(milliseconds: unit.milliseconds / 2)...read + unit
  }
}

/// What a summary tells of a ride: how long, from when, until when, each as exactly as it was written.
package struct AuditRide: Sendable {
  /// Why a summary is of no ride.
  package enum Fault: Error, Sendable, Hashable {
    /// It ends before it starts.
    case endsBeforeStart
    /// The duration is not the time between start and end.
    case durationDisagrees
    /// No car is so fast: more than ``AdmissionLimits/fastest``.
    case tooFast
    /// Longer than ``Meter/longest``.
    case tooLong
  }

  /// The distance.
  package let distance: ClosedRange<Distance>
  /// When the hire began; nil when nothing tells.
  package let start: ClosedRange<Instant>?
  /// When it was stopped; nil when nothing tells.
  package let end: ClosedRange<Instant>?
  /// How long it was; up to ``Meter/longest`` when nothing tells.
  package let duration: ClosedRange<Elapsed>
  /// Whether anything tells how long it was at most.
  package let isTimed: Bool

  /// Puts together what is known; what is missing widens the ranges.
  ///
  /// - Throws: A ``Fault`` for what no ride can have been.
  package init(
    distance: ClosedRange<Distance>, start: AuditTime?, end: AuditTime?, duration: ClosedRange<Elapsed>?
  ) throws(Fault) {
    var least = duration?.lowerBound ?? .zero
    var most = duration?.upperBound ?? Meter.longest
    if let start, let end {
      let time = end.read - start.read
      let mean = Elapsed(milliseconds: (start.unit.milliseconds + end.unit.milliseconds + 1) / 2)
      let longest = time + max(end.unit, mean)
      guard longest >= .zero else { throw .endsBeforeStart }
      least = max(least, time - max(start.unit, mean))
      most = min(most, longest)
    }
    guard least <= most else { throw .durationDisagrees }
    guard least < Meter.longest else { throw .tooLong }
    let quickest = Elapsed(milliseconds: distance.lowerBound.millimetres / AuditRide.fastest)
    guard quickest <= most else { throw .tooFast }
    least = max(least, quickest)
    self.distance = distance
    self.duration = least...min(most, Meter.longest)
    isTimed = duration != nil || (start != nil && end != nil)
    self.start = start?.range ?? (isTimed ? end.map { $0.range.lowerBound - most...$0.range.upperBound - least } : nil)
    self.end = end?.range ?? (isTimed ? start.map { $0.range.lowerBound + least...$0.range.upperBound + most } : nil)
  }

  /// Millimetres in a millisecond that no car exceeds.
  static let fastest = AdmissionLimits.fastest.millimetresPerSecond / 1000
}
