import Tariffs
import Track
import Units

/// The fold over a hire's fixes in the order of their own times.
///
/// A value without identity: a copy is a checkpoint, and a copy that is finished is a bill.
struct Fold: Sendable {
  private(set) var admission: Admission
  private(set) var gaps: [Gap] = []
  /// The latest time up to which distance has been poured into cells.
  private(set) var reach: Instant
  private(set) var trace: Trace?
  private var cells: Cells

  var counter: Counter { cells.counter }

  init(hire: Hire, isTraced: Bool = false) {
    admission = Admission(start: hire.start)
    reach = hire.start
    trace = isTraced ? Trace() : nil
    cells = Cells(hire: hire)
  }

  /// Takes the next fix.
  @inline(__always)
  mutating func take(_ fix: Fix, hire: Hire) {
    let verdict = admission.admit(fix)
    if let first = verdict.first {
      pour(first, hire: hire)
      if let second = verdict.second { pour(second, hire: hire) }
    }
    if verdict.isAgreed { takeAgreed(verdict.agreed, hire: hire) }
  }

  @inline(never)
  private mutating func takeAgreed(_ fixes: [Fix], hire: Hire) {
    for fix in fixes { take(fix, hire: hire) }
  }

  /// Cuts the open cell where a key was pressed in it; nothing may have been poured beyond that time.
  mutating func recut(hire: Hire) {
    cells.recut(hire: hire)
  }

  /// The counter at a time, not before ``reach``, with the least that any later fix can leave.
  func least(until time: Instant, hire: Hire) -> Counter {
    var cells = cells
    var trace: Trace?
    cells.count(until: max(time, reach), hire: hire, isCertain: false, trace: &trace)
    return cells.counter
  }

  /// Ends the fold at Stop: what was held back is standing, and the rest is time.
  mutating func finish(at stop: Instant, hire: Hire) {
    if let held = admission.heldBack { pour(held, hire: hire) }
    finish(at: stop, lastHeard: admission.frontier ?? hire.start, hire: hire)
  }

  /// Counts the stretches of a course and ends the fold at its Stop.
  mutating func follow(_ course: Course, hire: Hire) {
    for stretch in course.stretches { pour(stretch, hire: hire) }
    finish(at: course.stop, lastHeard: course.lastHeard, hire: hire)
  }

  private mutating func finish(at stop: Instant, lastHeard last: Instant, hire: Hire) {
    if stop - last > AdmissionLimits.gap {
      gaps.append(Gap(from: max(last, hire.start), to: stop, chord: .zero, billed: .waiting))
    }
    cells.count(until: stop, hire: hire, isCertain: true, trace: &trace)
  }

  /// Spreads a stretch's distance over the cells it crosses, in proportion to time.
  @inline(__always)
  private mutating func pour(_ stretch: Stretch, hire: Hire) {
    var from = stretch.from
    var distance = stretch.distance.millimetres
    if from < hire.start {
      guard stretch.to > hire.start else { return }
      distance = Cells.share(distance, (stretch.to - hire.start).milliseconds, (stretch.to - from).milliseconds)
      from = hire.start
    }
    if stretch.kind.isSilent {
      gaps.append(cells.gap(from: from, to: stretch.to, chord: distance, hire: hire))
    }
    cells.pour(distance, from: from, to: stretch.to, hire: hire, trace: &trace)
    reach = max(reach, stretch.to)
  }
}
