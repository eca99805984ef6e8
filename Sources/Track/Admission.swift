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

  /// The last place whose way is counted.
  private var anchor: Position?
  /// The last usable place, counted or held back.
  private var last: Position?
  /// The last time at which the car was still beside the anchor; what is held back was driven after it.
  private var besideAnchor: Instant?
  /// Whether the anchor is still the very first fix.
  private var anchorIsFirst = true
  /// Far places that wait for others to agree with them.
  private var candidates = Candidates()

  /// Makes the pipeline of a hire that began at `start`.
  package init(start: Instant) {
    self.start = start
  }

  /// The time of the last usable fix; nil before the first.
  package var frontier: Instant? { last?.fix.time }

  /// The time up to which the way is decided: what lies between it and ``frontier`` is held back.
  package var decided: Instant? { anchor?.fix.time }

  /// The last usable fix; nil before the first.
  package var latest: Fix? { last?.fix }

  /// Whether a jump waits for its decision.
  package var isUndecided: Bool { candidates.count > 0 }

  /// Takes the next fix and hands each stretch it decides to `emit`, in order of time.
  ///
  /// Fixes must come in the order of ``Fix/precedes(_:)``.
  @inline(__always)
  package mutating func admit(_ fix: Fix, emit: (Stretch) -> Void) {
    if let accuracy = fix.accuracy {
      if accuracy < .zero { return refused.add(.invalid) }
      if accuracy > AdmissionLimits.uselessAccuracy { return refused.add(.poor) }
    }
    if fix.time < start - AdmissionLimits.stale { return refused.add(.stale) }
    let position = Position(fix)
    guard let last, let anchor else {
      self.anchor = position
      self.last = position
      used += 1
      return
    }
    let step = last.point.distance(to: position.point)
    if fix.time <= last.fix.time { return refused.add(.duplicate) }
    if Admission.isJump(step, from: last.fix, to: fix) {
      return weigh(position, emit: emit)
    }
    for _ in 0..<candidates.count { refused.add(.jump) }
    candidates.removeAll()
    used += 1
    follow(position, from: last, anchor: anchor, step: step, emit: emit)
  }

  /// Hands what is still held back to `emit` as standing, up to the last fix.
  package func settle(emit: (Stretch) -> Void) {
    guard let anchor, let last, anchor.fix.time < last.fix.time else { return }
    emit(Stretch(from: anchor.fix.time, to: last.fix.time, distance: .zero, kind: .standing))
  }

  // MARK: - Steps

  @inline(__always)
  private mutating func follow(
    _ position: Position, from last: Position, anchor: Position, step: Distance, emit: (Stretch) -> Void
  ) {
    let fix = position.fix
    let isGap = fix.time - last.fix.time > AdmissionLimits.gap
    let isPoor = fix.isPoor || last.fix.isPoor || anchor.fix.isPoor
    if !isPoor, let before = last.fix.speed, let after = fix.speed {
      if before <= AdmissionLimits.standing, after <= AdmissionLimits.standing {
        return stand(position, anchor: anchor, isGap: isGap, emit: emit)
      }
      let isHeld = anchor.fix.time < last.fix.time
      let isStanding = isHeld && (anchor.fix.speed.map { $0 <= AdmissionLimits.standing } ?? false)
      if isStanding {
        emit(Stretch(from: anchor.fix.time, to: last.fix.time, distance: .zero, kind: .standing))
      }
      if !isHeld || isStanding {
        let way = isGap ? step : Admission.way(step, from: last.fix, to: fix, before: before, after: after)
        emit(Stretch(from: last.fix.time, to: fix.time, distance: way, kind: isGap ? .gap : .moving))
        return count(position)
      }
      let way = anchor.point.distance(to: position.point)
      return release(position, anchor: anchor, last: last, way: way, isGap: isGap, emit: emit)
    }
    let way = anchor.fix.time == last.fix.time ? step : anchor.point.distance(to: position.point)
    if way > Admission.hold(anchor.fix, fix) {
      return release(position, anchor: anchor, last: last, way: way, isGap: isGap, emit: emit)
    }
    if anchorIsFirst, anchor.fix.isPoor, !fix.isPoor {
      emit(Stretch(from: anchor.fix.time, to: fix.time, distance: .zero, kind: .standing))
      return count(position)
    }
    if way <= AdmissionLimits.beside { besideAnchor = fix.time }
    self.last = position
  }

  /// Both fixes say that the car stands: no way, unless the places show that the speeds are not to be believed.
  @inline(__always)
  private mutating func stand(_ position: Position, anchor: Position, isGap: Bool, emit: (Stretch) -> Void) {
    let way = anchor.point.distance(to: position.point)
    if way > AdmissionLimits.longestHold + Admission.hold(anchor.fix, position.fix) || isGap {
      let believed = way > Admission.hold(anchor.fix, position.fix) ? way : .zero
      if let last, anchor.fix.time < last.fix.time {
        emit(Stretch(from: anchor.fix.time, to: last.fix.time, distance: .zero, kind: .standing))
        emit(
          Stretch(
            from: last.fix.time, to: position.fix.time, distance: believed, kind: isGap ? .gap : .moving))
      } else {
        emit(
          Stretch(
            from: anchor.fix.time, to: position.fix.time, distance: believed, kind: isGap ? .gap : .moving))
      }
      return count(position)
    }
    last = position
  }

  /// Counts a way that was held back, spread over the last seconds before the fix that shows it.
  @inline(__always)
  private mutating func release(
    _ position: Position, anchor: Position, last: Position, way: Distance, isGap: Bool, emit: (Stretch) -> Void
  ) {
    let spread =
      isGap
      ? last.fix.time : max(besideAnchor ?? anchor.fix.time, position.fix.time - AdmissionLimits.spread)
    if anchor.fix.time < spread {
      emit(Stretch(from: anchor.fix.time, to: spread, distance: .zero, kind: .standing))
    }
    emit(Stretch(from: spread, to: position.fix.time, distance: way, kind: isGap ? .gap : .moving))
    count(position)
  }

  @inline(__always)
  private mutating func count(_ position: Position) {
    anchor = position
    last = position
    besideAnchor = nil
    anchorIsFirst = false
  }

  /// Keeps a far place until others agree with it; then the car is there, and how it came is not known.
  private mutating func weigh(_ position: Position, emit: (Stretch) -> Void) {
    if let latest = candidates.latest {
      let step = latest.point.distance(to: position.point)
      if position.fix.time <= latest.fix.time { return refused.add(.duplicate) }
      if Admission.isJump(step, from: latest.fix, to: position.fix) {
        for _ in 0..<candidates.count { refused.add(.jump) }
        candidates.removeAll()
      }
    }
    candidates.append(position)
    guard candidates.count == AdmissionLimits.agreeingFixes, let first = candidates.first, let anchor else { return }
    emit(Stretch(from: anchor.fix.time, to: first.fix.time, distance: .zero, kind: .leap))
    let agreed = candidates
    candidates.removeAll()
    count(first)
    used += 1
    agreed.forEachLater { admit($0.fix, emit: emit) }
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
  private static func way(_ step: Distance, from: Fix, to: Fix, before: Speed, after: Speed) -> Distance {
    let time = to.time - from.time
    guard time <= AdmissionLimits.integration else { return step }
    let doubled = (before.millimetresPerSecond + after.millimetresPerSecond) * time.milliseconds
    let integral = Distance(millimetres: (doubled + 1000) / 2000)
    let difference = Distance(millimetres: abs(integral.millimetres - step.millimetres))
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
