import Tariffs
import Track
import Units

/// The fold over a hire's fixes in the order of their own times.
///
/// A value without identity: a copy is a checkpoint, and a copy that is finished is a bill.
struct Fold: Sendable {
  private(set) var admission: Admission
  private(set) var counter: Counter
  private(set) var gaps: [Gap] = []
  /// The latest time up to which distance has been poured into cells.
  private(set) var reach: Instant
  private(set) var trace: Trace?
  private var cell: Cell
  /// The place in the timeline of the change in force in the open cell.
  private var change = 0
  private var slot: Schedule.Slot

  init(hire: Hire, isTraced: Bool = false) {
    admission = Admission(start: hire.start)
    counter = Counter(edition: hire.edition, metered: hire.metered)
    reach = hire.start
    trace = isTraced ? Trace() : nil
    slot = hire.schedule.slot(at: hire.start)
    cell = Cell(from: hire.start, to: hire.start, rate: hire.firstRate, isPaused: false)
    open(at: hire.start, hire: hire)
  }

  /// Takes the next fix.
  @inline(__always)
  mutating func take(_ fix: Fix, hire: Hire) {
    let verdict = admission.admit(fix)
    if let first = verdict.first {
      pour(first, hire: hire)
      if let second = verdict.second { pour(second, hire: hire) }
    }
    for fix in verdict.agreed { take(fix, hire: hire) }
  }

  /// Cuts the open cell where a key was pressed in it; nothing may have been poured beyond that time.
  mutating func recut(hire: Hire) {
    if change + 1 < hire.timeline.changes.count {
      cell.to = min(cell.to, max(cell.from, hire.timeline.changes[change + 1].at))
    }
  }

  /// Counts time alone up to `time` and closes what is open: with `isCertain` false, the least that any later fix can leave.
  mutating func count(until time: Instant, hire: Hire, isCertain: Bool) {
    advance(to: time, hire: hire, isCertain: isCertain)
    guard time > cell.from else { return }
    cell.to = time
    close(hire: hire, isCertain: isCertain)
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
    count(until: stop, hire: hire, isCertain: true)
  }

  // MARK: - Cells

  /// Spreads a stretch's distance over the cells it crosses, in proportion to time.
  @inline(__always)
  private mutating func pour(_ stretch: Stretch, hire: Hire) {
    var from = stretch.from
    var rest = stretch.distance.millimetres
    if from < hire.start {
      guard stretch.to > hire.start else { return }
      rest = Fold.share(rest, (stretch.to - hire.start).milliseconds, (stretch.to - from).milliseconds)
      from = hire.start
    }
    if stretch.kind == .gap || stretch.kind == .leap { note(stretch, from: from, chord: rest, hire: hire) }
    advance(to: from, hire: hire, isCertain: true)
    while stretch.to > cell.to {
      let part = Fold.share(rest, (cell.to - from).milliseconds, (stretch.to - from).milliseconds)
      cell.distance += part
      rest -= part
      from = cell.to
      close(hire: hire, isCertain: true)
      open(at: from, hire: hire)
    }
    cell.distance += rest
    reach = max(reach, stretch.to)
  }

  @inline(__always)
  private mutating func advance(to time: Instant, hire: Hire, isCertain: Bool) {
    while time > cell.to {
      let border = cell.to
      close(hire: hire, isCertain: isCertain)
      open(at: border, hire: hire)
    }
  }

  @inline(__always)
  private mutating func close(hire: Hire, isCertain: Bool) {
    var distance = cell.distance
    var time = (cell.to - cell.from).milliseconds
    cell.distance = 0
    if cell.isPaused {
      time = 0
      if hire.edition.paused == .free { distance = 0 }
    }
    guard distance > 0 || time > 0 else { return }
    let rate = hire.counting(cell.rate)
    guard hire.edition.rates[rate].isMetered else {
      counter.drive(distance: distance, rate: cell.rate)
      return
    }
    counter.count(
      distance: distance, time: time, rate: rate, hire: hire, isCertain: isCertain, trace: &trace,
      at: Piece(from: cell.from, to: cell.to))
  }

  @inline(__always)
  private mutating func open(at time: Instant, hire: Hire) {
    let changes = hire.timeline.changes
    while change + 1 < changes.count, changes[change + 1].at <= time { change += 1 }
    var to = Grid.border(after: time, start: hire.start)
    if change + 1 < changes.count { to = min(to, changes[change + 1].at) }
    let rate: Int
    if let chosen = changes[change].chosenRate {
      rate = chosen
    } else if hire.edition.switching != .followClock {
      rate = hire.firstRate
    } else {
      if time >= slot.until { slot = hire.schedule.slot(at: time) }
      rate = slot.rate
      to = min(to, slot.until)
    }
    cell = Cell(from: time, to: to, rate: rate, isPaused: changes[change].isPaused)
  }

  private mutating func note(_ stretch: Stretch, from: Instant, chord: Int64, hire: Hire) {
    let billed: Gap.Billed
    if hire.timeline.changes[change].isPaused {
      billed = .nothing
    } else if let metered = hire.edition.rates[hire.counting(cell.rate)].metered, let band = metered.bands.first {
      let time = (stretch.to - from).milliseconds
      let byTime = Int128(time) * band.timeStep >= Int128(chord) * band.distanceStep
      billed = metered.combination == .double ? .both : byTime ? .waiting : .distance
    } else {
      billed = .nothing
    }
    gaps.append(Gap(from: from, to: stretch.to, chord: Distance(millimetres: chord), billed: billed))
  }

  @inline(__always)
  private static func share(_ whole: Int64, _ part: Int64, _ all: Int64) -> Int64 {
    guard whole > 0, all > 0 else { return 0 }
    let (product, overflow) = whole.multipliedReportingOverflow(by: part)
    return overflow ? Int64(Int128(whole) * Int128(part) / Int128(all)) : product / all
  }
}
