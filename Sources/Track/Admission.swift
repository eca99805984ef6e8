import Units

/// The pipeline that turns fixes, in the order of their own times, into stretches of way.
///
/// A value: copy it to try what a further fix would do. Constants and reasons: ``AdmissionLimits``.
package struct Admission: Sendable {
  /// When the hire began; nothing before it is billed.
  package let start: Instant
  /// How many fixes were used.
  package private(set) var used: Int64 = 0
  /// How many fixes were refused, by ``Refusal``'s raw value.
  package private(set) var refused = RefusalCounts()

  /// The last usable place, counted or held back; meaningless before the first.
  private var last: Position
  /// The last place whose way is counted, where that is not ``last``.
  private var held: Position
  /// Whether there has been a usable place.
  private var hasPlace = false
  /// Whether the way to ``last`` is counted.
  private var isCounted = true
  /// The last time at which the car was still beside the anchor; what is held back was driven after it.
  private var besideAnchor: Instant?
  /// What of the ways counted so far is less than a millimetre, under or over.
  private var remainder = Way.zero
  /// Whether the car is coming to a stand: slower with each fix since it drove.
  private var isSlowing = false
  /// The way since the car began to move off from a stand: faster with each fix, and still as slow as standing.
  private var movingOff = Way.zero
  /// Whether the anchor is still the very first fix.
  private var anchorIsFirst = true
  /// Far places that wait for others to agree with them.
  private var candidates = Candidates()

  /// Makes the pipeline of a hire that began at `start`.
  package init(start: Instant) {
    self.start = start
    last = Position(Fix(time: start, place: .origin))
    held = last
  }

  /// The last place whose way is counted.
  private var anchor: Position { isCounted ? last : held }

  /// The time of the last usable fix; nil before the first.
  package var frontier: Instant? { hasPlace ? last.fix.time : nil }

  /// The time up to which the way is decided: what lies between it and ``frontier`` is held back.
  package var decided: Instant? { hasPlace ? anchor.fix.time : nil }

  /// The last usable fix; nil before the first.
  package var latest: Fix? { hasPlace ? last.fix : nil }

  /// Whether a jump waits for its decision.
  package var isUndecided: Bool { candidates.count > 0 }

  /// Takes the next fix and answers what it decides.
  ///
  /// Fixes must come in the order of ``Fix/precedes(_:)``.
  package mutating func admit(_ fix: Fix) -> Verdict {
    var verdict = Verdict()
    if let reason = reasonToRefuse(fix) {
      refused.add(reason)
      return verdict
    }
    let position = Position(fix)
    guard hasPlace else {
      last = position
      hasPlace = true
      used += 1
      return verdict
    }
    let step = Way(micrometres: last.point.micrometres(to: position.point))
    if Admission.isJump(step.rounded, from: last.fix, to: fix) {
      weigh(position, verdict: &verdict)
      return verdict
    }
    if candidates.count > 0 {
      for _ in 0..<candidates.count { refused.add(.jump) }
      candidates.removeAll()
    }
    used += 1
    follow(position, step: step, verdict: &verdict)
    return verdict
  }

  @inline(__always)
  private func reasonToRefuse(_ fix: Fix) -> Refusal? {
    if let accuracy = fix.accuracy {
      if accuracy < .zero { return .invalid }
      if accuracy > AdmissionLimits.uselessAccuracy { return .poor }
    }
    if fix.time < start - AdmissionLimits.stale { return .stale }
    if hasPlace, fix.time <= last.fix.time { return .duplicate }
    return nil
  }

  /// What is still held back, as standing up to the last fix; nil when nothing is.
  package var heldBack: Stretch? {
    guard hasPlace, !isCounted else { return nil }
    return Stretch(from: held.fix.time, to: last.fix.time, distance: .zero, kind: .standing)
  }

  // MARK: - Steps

  @inline(__always)
  private mutating func follow(_ position: Position, step: Way, verdict: inout Verdict) {
    let fix = position.fix
    let time = fix.time - last.fix.time
    let isGap = time > AdmissionLimits.gap
    let isPoor = fix.isPoor || last.fix.isPoor || (!isCounted && held.fix.isPoor)
    if !isPoor, let before = last.fix.speed, let after = fix.speed {
      if before <= AdmissionLimits.standing, after <= AdmissionLimits.standing, !(isSlowing && after < before) {
        let way = Way(from: before, to: after, in: time)
        movingOff =
          after > before && time <= AdmissionLimits.integration ? Way(halves: movingOff.halves + way.halves) : .zero
        return stand(position, isGap: isGap, verdict: &verdict)
      }
      if isCounted || (held.fix.speed.map { $0 <= AdmissionLimits.standing } ?? false) {
        if !isCounted { verdict.add(standing(to: last.fix.time)) }
        var way = isGap ? step : Admission.way(step, in: time, from: last.fix, to: fix, before: before, after: after)
        way.halves += movingOff.halves
        add(way, from: last.fix.time, to: fix.time, isGap: isGap, verdict: &verdict)
        count(position)
        isSlowing = !isGap
        return
      }
      return release(position, way: way(from: held, to: position), isGap: isGap, verdict: &verdict)
    }
    let way = isCounted ? step : way(from: held, to: position)
    let hold = Admission.hold(isCounted ? last.fix : held.fix, fix)
    if way.rounded > hold { return release(position, way: way, isGap: isGap, verdict: &verdict) }
    if anchorIsFirst, anchor.fix.isPoor, !fix.isPoor {
      verdict.add(standing(to: fix.time))
      return count(position)
    }
    if way.rounded <= AdmissionLimits.beside { besideAnchor = fix.time }
    keep(position)
  }

  /// Both fixes say that the car stands: no way, unless the places show that the speeds are not to be believed.
  @inline(__always)
  private mutating func stand(_ position: Position, isGap: Bool, verdict: inout Verdict) {
    let way = way(from: anchor, to: position)
    let hold = Admission.hold(anchor.fix, position.fix)
    guard isGap || way.rounded > AdmissionLimits.longestHold + hold else { return keep(position) }
    if !isCounted { verdict.add(standing(to: last.fix.time)) }
    add(
      way.rounded > hold ? way : .zero, from: last.fix.time, to: position.fix.time, isGap: isGap, verdict: &verdict)
    count(position)
  }

  /// Counts a way that was held back, spread over the last seconds before the fix that shows it.
  private mutating func release(_ position: Position, way: Way, isGap: Bool, verdict: inout Verdict) {
    let from = anchor.fix.time
    let spread =
      isGap ? last.fix.time : max(besideAnchor ?? from, position.fix.time - AdmissionLimits.spread)
    if from < spread { verdict.add(standing(to: spread)) }
    add(way, from: max(from, spread), to: position.fix.time, isGap: isGap, verdict: &verdict)
    count(position)
  }

  /// Counts a way in whole millimetres; what is left of one goes to the next.
  @inline(__always)
  private mutating func add(_ way: Way, from: Instant, to: Instant, isGap: Bool, verdict: inout Verdict) {
    remainder.halves += way.halves
    verdict.add(Stretch(from: from, to: to, distance: remainder.take(), kind: isGap ? .gap : .moving))
  }

  @inline(__always)
  private func way(from: Position, to position: Position) -> Way {
    Way(micrometres: from.point.micrometres(to: position.point))
  }

  private func standing(to time: Instant) -> Stretch {
    Stretch(from: anchor.fix.time, to: time, distance: .zero, kind: .standing)
  }

  /// Takes a place as the last one whose way is counted.
  @inline(__always)
  private mutating func count(_ position: Position) {
    last = position
    isCounted = true
    besideAnchor = nil
    anchorIsFirst = false
    isSlowing = false
    movingOff = .zero
  }

  /// Takes a place without counting the way to it.
  @inline(__always)
  private mutating func keep(_ position: Position) {
    if isCounted { held = last }
    last = position
    isCounted = false
    isSlowing = false
  }

  /// Keeps a far place until others agree with it; then the car is there, and how it came is not known.
  private mutating func weigh(_ position: Position, verdict: inout Verdict) {
    if let latest = candidates.latest {
      let step = latest.point.distance(to: position.point)
      if position.fix.time <= latest.fix.time { return refused.add(.duplicate) }
      if Admission.isJump(step, from: latest.fix, to: position.fix) {
        for _ in 0..<candidates.count { refused.add(.jump) }
        candidates.removeAll()
      }
    }
    candidates.append(position)
    guard candidates.count == AdmissionLimits.agreeingFixes, let first = candidates.first else { return }
    verdict.add(Stretch(from: anchor.fix.time, to: first.fix.time, distance: .zero, kind: .leap))
    verdict.agreed = candidates.later
    candidates.removeAll()
    count(first)
    used += 1
  }

  // MARK: - Judgements

  private static func isJump(_ step: Distance, from: Fix, to: Fix) -> Bool {
    let allowance =
      (from.accuracy ?? AdmissionLimits.assumedAccuracy) + (to.accuracy ?? AdmissionLimits.assumedAccuracy)
    let time = (to.time - from.time).milliseconds
    let reach = AdmissionLimits.fastest.millimetresPerSecond.multipliedReportingOverflow(by: time)
    return !reach.overflow && step.millimetres - allowance.millimetres > reach.partialValue / 1000
  }

  /// The way below which two places without believable speeds may be the same place.
  private static func hold(_ from: Fix, _ to: Fix) -> Distance {
    let sum = (from.accuracy ?? .zero) + (to.accuracy ?? .zero)
    if from.isPoor || to.isPoor { return sum }
    return max(AdmissionLimits.shortestHold, min(sum, AdmissionLimits.longestHold))
  }

  /// The way between two fixes with speeds: the speeds' own where the places agree with them, else the straight line.
  @inline(__always)
  private static func way(
    _ step: Way, in time: Elapsed, from: Fix, to: Fix, before: Speed, after: Speed
  ) -> Way {
    guard time <= AdmissionLimits.integration else { return step }
    let integral = Way(from: before, to: after, in: time)
    let difference = Distance(millimetres: abs(integral.halves - step.halves) / 2000)
    let allowed = max((from.accuracy ?? .zero) + (to.accuracy ?? .zero), AdmissionLimits.agreement)
    return difference <= allowed ? integral : step
  }
}

extension Fix {
  /// Whether the fix says only roughly where the car is.
  fileprivate var isPoor: Bool {
    accuracy.map { $0 > AdmissionLimits.goodAccuracy } ?? false
  }
}
