import Track
import Units

/// A ride without a price: its way as the fixes say, decided once, to be counted under any tariff.
///
/// Which fixes count does not depend on the tariff; deciding it once makes a ride cheap to price many times.
package struct Course: Sendable {
  /// A time at which a key cut the ride.
  struct Cut: Sendable {
    var at: Instant
    let isPaused: Bool
  }

  /// When the hire began.
  package private(set) var start: Instant
  /// When it was stopped.
  package private(set) var stop: Instant
  /// What is known of the way, in the order in which it was decided.
  var stretches: [Stretch]
  /// Where it pauses and goes on, in order of time.
  private(set) var cuts: [Cut]
  /// The last usable fix; Start without one.
  private(set) var lastHeard: Instant
  let reception: Reception

  init(
    start: Instant, stop: Instant, stretches: [Stretch], cuts: [Cut], lastHeard: Instant,
    reception: Reception = Reception()
  ) {
    self.start = start
    self.stop = stop
    self.stretches = stretches
    self.cuts = cuts
    self.lastHeard = lastHeard
    self.reception = reception
  }

  /// The course of a recorded ride: Start at its first fix, Stop at its last.
  ///
  /// Without fixes it begins and ends at the epoch.
  package init(recorded fixes: [Fix]) {
    let (first, last) = Course.span(of: fixes)
    let isOrdered = Fix.areInOrder(fixes)
    var ordered = isOrdered ? fixes : fixes.sorted { $0.precedes($1) }
    var repeated: Int64 = 0
    if !isOrdered {
      var different: [Fix] = []
      for fix in ordered {
        if different.last == fix { repeated += 1 } else { different.append(fix) }
      }
      ordered = different
    }
    self.init(
      ordered: ordered[...], start: first, stop: min(last, first + Meter.longest), cuts: [], repeated: repeated)
  }

  /// The course of a recorded ride whose fixes are in order, each later than the one before it.
  ///
  /// The same as of any recorded ride, without looking for what is not there. Without fixes it is at the epoch.
  package init(later fixes: ArraySlice<Fix>) {
    let first = fixes.first?.time ?? Instant(milliseconds: 0)
    let last = fixes.last?.time ?? first
    self.init(ordered: fixes, start: first, stop: min(last, first + Meter.longest), cuts: [], repeated: 0)
  }

  /// The earliest and the latest time of some fixes; the epoch without any.
  static func span(of fixes: [Fix]) -> (first: Instant, last: Instant) {
    let first = fixes.first?.time ?? Instant(milliseconds: 0)
    var span = (first: first, last: first)
    for fix in fixes {
      span.first = min(span.first, fix.time)
      span.last = max(span.last, fix.time)
    }
    return span
  }

  /// The course of the hire of a stopped meter, with its pauses; nil before Stop.
  package init?(_ meter: Meter) {
    guard let hire = meter.hire, let stop = meter.stopTime else { return nil }
    let cuts = hire.timeline.changes.dropFirst().map { Cut(at: $0.at, isPaused: $0.isPaused) }
    self.init(ordered: meter.fixes[...], start: hire.start, stop: stop, cuts: cuts, repeated: meter.repeated)
  }

  private init(ordered fixes: ArraySlice<Fix>, start: Instant, stop: Instant, cuts: [Cut], repeated: Int64) {
    var admission = Admission(start: start)
    var stretches: [Stretch] = []
    stretches.reserveCapacity(fixes.count)
    admission.admit(fixes, until: stop, into: &stretches)
    if let held = admission.heldBack { stretches.append(held) }
    self.init(
      start: start, stop: stop, stretches: stretches, cuts: cuts, lastHeard: admission.frontier ?? start,
      reception: Reception(
        used: admission.used, refused: admission.refused, repeated: repeated,
        origin: Reception.origin(of: fixes, start: start), destination: admission.latest))
  }

  /// The same ride, begun at another time.
  package func begun(at start: Instant) -> Course {
    let shift = start - self.start
    guard shift != .zero else { return self }
    var copy = self
    copy.start = start
    copy.stop = stop + shift
    copy.lastHeard = lastHeard + shift
    for index in copy.stretches.indices {
      copy.stretches[index].from = copy.stretches[index].from + shift
      copy.stretches[index].to = copy.stretches[index].to + shift
    }
    for index in copy.cuts.indices { copy.cuts[index].at = copy.cuts[index].at + shift }
    return copy
  }

  /// The distance of all stretches.
  package var distance: Distance {
    stretches.reduce(.zero) { $0 + $1.distance }
  }

  /// The fixes that were used.
  package var used: Int64 { reception.used }

  /// The fixes that were refused, by reason.
  package var refused: RefusalCounts { reception.refused }

  /// The fixes that were the very same as another.
  package var repeated: Int64 { reception.repeated }

  /// The silences and leaps, in order, the one before Stop among them.
  package var silences: [Stretch] {
    var silences = stretches.filter { $0.kind.isSilent }
    if stop - lastHeard > AdmissionLimits.gap {
      silences.append(Stretch(from: lastHeard, to: stop, distance: .zero, kind: .gap))
    }
    return silences
  }
}
