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
    guard isUsable(fix) else { return Verdict() }
    let position = Position(fix)
    return take(position, step: hasPlace ? last.point.micrometres(to: position.point) : 0)
  }

  /// Takes the fixes of a whole ride up to a time and appends what they decide: the same as one after the other.
  package mutating func admit(_ fixes: ArraySlice<Fix>, until stop: Instant, into stretches: inout [Stretch]) {
    #if arch(wasm32)
      // Without vectors four places at once are no sooner, and the module is lighter.
      for fix in fixes {
        if fix.time > stop { return }
        admitOne(fix, into: &stretches)
      }
    #else
      admitFours(fixes, until: stop, into: &stretches)
    #endif
  }

  private mutating func admitFours(
    _ fixes: ArraySlice<Fix>, until stop: Instant, into stretches: inout [Stretch]
  ) {
    var survey = Survey()
    var start = fixes.startIndex
    // Whether the last usable place is that of the fix before, so that the way from it has been measured.
    var isNext = false
    while start < fixes.endIndex {
      let end = min(start + Survey.size, fixes.endIndex)
      survey.prepare(fixes[start..<end])
      for index in start..<end {
        let fix = fixes[index]
        if fix.time > stop { return }
        guard isUsable(fix) else {
          isNext = false
          continue
        }
        let position = Position(fix, at: survey.points[index - start])
        let verdict = take(
          position,
          step: isNext ? survey.steps[index - start] : hasPlace ? last.point.micrometres(to: position.point) : 0)
        Admission.append(verdict, to: &stretches)
        if verdict.isAgreed { admit(agreed: verdict.agreed, into: &stretches) }
        // No usable fix is of the time of another.
        isNext = last.fix.time == fix.time
      }
      start = end
    }
  }

  @inline(__always)
  private static func append(_ verdict: Verdict, to stretches: inout [Stretch]) {
    if let first = verdict.first {
      stretches.append(first)
      if let second = verdict.second { stretches.append(second) }
    }
  }

  private mutating func admitOne(_ fix: Fix, into stretches: inout [Stretch]) {
    let verdict = admit(fix)
    Admission.append(verdict, to: &stretches)
    if verdict.isAgreed { admit(agreed: verdict.agreed, into: &stretches) }
  }

  @inline(never)
  private mutating func admit(agreed fixes: [Fix], into stretches: inout [Stretch]) {
    for fix in fixes { admitOne(fix, into: &stretches) }
  }

  /// Takes a usable place, so many micrometres from the last one where there is one.
  @inline(__always)
  private mutating func take(_ position: Position, step micrometres: Int64) -> Verdict {
    guard hasPlace else {
      last = position
      hasPlace = true
      used += 1
      return Verdict()
    }
    let step = Way(micrometres: micrometres)
    if Admission.isJump(step.rounded, from: last.fix, to: position.fix) { return weigh(position) }
    if candidates.count > 0 { forget() }
    used += 1
    return follow(position, step: step)
  }

  /// Refuses the far places that were waiting.
  @inline(never)
  private mutating func forget() {
    for _ in 0..<candidates.count { refused.add(.jump) }
    candidates.removeAll()
  }

  /// Whether a fix says where the car is; one that does not is counted as refused.
  @inline(__always)
  private mutating func isUsable(_ fix: Fix) -> Bool {
    guard let reason = reasonToRefuse(fix) else { return true }
    refused.add(reason)
    return false
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

  // Each step answers with its verdict rather than filling one, so that the optimiser sees what is in it.

  @inline(__always)
  private mutating func follow(_ position: Position, step: Way) -> Verdict {
    let fix = position.fix
    let time = fix.time - last.fix.time
    let isGap = time > AdmissionLimits.gap
    let isPoor = fix.isPoor || last.fix.isPoor || (!isCounted && held.fix.isPoor)
    if !isPoor, let before = last.fix.speed, let after = fix.speed {
      if before <= AdmissionLimits.standing, after <= AdmissionLimits.standing, !(isSlowing && after < before) {
        let way = Way(from: before, to: after, in: time)
        movingOff =
          after > before && time <= AdmissionLimits.integration ? Way(halves: movingOff.halves + way.halves) : .zero
        return stand(position, step: step, isGap: isGap)
      }
      if isCounted || (held.fix.speed.map { $0 <= AdmissionLimits.standing } ?? false) {
        let still = isCounted ? nil : standing(to: last.fix.time)
        var way = isGap ? step : Admission.way(step, in: time, from: last.fix, to: fix, before: before, after: after)
        way.halves += movingOff.halves
        let verdict = Verdict(still, driven(way, from: last.fix.time, to: fix.time, isGap: isGap))
        count(position)
        isSlowing = !isGap
        return verdict
      }
      return release(position, way: way(from: held, to: position), isGap: isGap)
    }
    let way = isCounted ? step : way(from: held, to: position)
    let hold = Admission.hold(isCounted ? last.fix : held.fix, fix)
    if way.rounded > hold { return release(position, way: way, isGap: isGap) }
    if anchorIsFirst, anchor.fix.isPoor, !fix.isPoor {
      let still = standing(to: fix.time)
      count(position)
      return Verdict(still)
    }
    if way.rounded <= AdmissionLimits.beside { besideAnchor = fix.time }
    keep(position)
    return Verdict()
  }

  /// Both fixes say that the car stands: no way, unless the places show that the speeds are not to be believed.
  @inline(__always)
  private mutating func stand(_ position: Position, step: Way, isGap: Bool) -> Verdict {
    let way = isCounted ? step : way(from: held, to: position)
    let hold = Admission.hold(anchor.fix, position.fix)
    guard isGap || way.rounded > AdmissionLimits.longestHold + hold else {
      keep(position)
      return Verdict()
    }
    let still = isCounted ? nil : standing(to: last.fix.time)
    let verdict = Verdict(
      still, driven(way.rounded > hold ? way : .zero, from: last.fix.time, to: position.fix.time, isGap: isGap))
    count(position)
    return verdict
  }

  /// Counts a way that was held back, spread over the last seconds before the fix that shows it.
  @inline(never)
  private mutating func release(_ position: Position, way: Way, isGap: Bool) -> Verdict {
    let from = anchor.fix.time
    let spread =
      isGap ? last.fix.time : max(besideAnchor ?? from, position.fix.time - AdmissionLimits.spread)
    let still = from < spread ? standing(to: spread) : nil
    let verdict = Verdict(still, driven(way, from: max(from, spread), to: position.fix.time, isGap: isGap))
    count(position)
    return verdict
  }

  /// A way in whole millimetres; what is left of one goes to the next.
  @inline(__always)
  private mutating func driven(_ way: Way, from: Instant, to: Instant, isGap: Bool) -> Stretch {
    remainder.halves += way.halves
    return Stretch(from: from, to: to, distance: remainder.take(), kind: isGap ? .gap : .moving)
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
  @inline(never)
  private mutating func weigh(_ position: Position) -> Verdict {
    if let latest = candidates.latest {
      let step = latest.point.distance(to: position.point)
      if position.fix.time <= latest.fix.time {
        refused.add(.duplicate)
        return Verdict()
      }
      if Admission.isJump(step, from: latest.fix, to: position.fix) { forget() }
    }
    candidates.append(position)
    guard candidates.count == AdmissionLimits.agreeingFixes, let first = candidates.first else { return Verdict() }
    let leap = Stretch(from: anchor.fix.time, to: first.fix.time, distance: .zero, kind: .leap)
    let verdict = Verdict(leap, agreed: (candidates.second?.fix, candidates.third?.fix))
    candidates.removeAll()
    count(first)
    used += 1
    return verdict
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
