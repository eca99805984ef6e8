import Tariffs
import Units

/// The counter and the open cell, which goes into it when it is full.
struct Cells: Sendable {
  private(set) var counter: Counter
  private var cell: Cell
  /// The place in the timeline of the change in force in the open cell.
  private var change = 0
  private var slot: Schedule.Slot

  /// From so long a silence on its cells are counted together; in a shorter one they are few.
  private static var silence: Elapsed { .seconds(600) }

  init(hire: Hire) {
    counter = Counter(edition: hire.edition, metered: hire.metered)
    slot = hire.schedule.slot(at: hire.start)
    cell = Cell(from: hire.start, to: hire.start, rate: hire.firstRate, isPaused: false)
    open(at: hire.start, hire: hire)
  }

  /// Cuts the open cell where a key was pressed in it; nothing may have been poured beyond that time.
  mutating func recut(hire: Hire) {
    if change + 1 < hire.timeline.changes.count {
      cell.to = min(cell.to, max(cell.from, hire.timeline.changes[change + 1].at))
    }
  }

  /// Spreads a distance, in millimetres, over the cells from one time to another.
  @inline(__always)
  mutating func pour(_ distance: Int64, from: Instant, to: Instant, hire: Hire, trace: inout Trace?) {
    var from = from
    var rest = distance
    advance(to: from, hire: hire, isCertain: true, trace: &trace)
    while to > cell.to {
      let part = Cells.share(rest, (cell.to - from).milliseconds, (to - from).milliseconds)
      cell.distance += part
      rest -= part
      from = cell.to
      turn(hire: hire, isCertain: true, trace: &trace)
    }
    cell.distance += rest
  }

  /// Counts time alone up to `time` and closes what is open: with `isCertain` false, the least that any later fix can leave.
  mutating func count(until time: Instant, hire: Hire, isCertain: Bool, trace: inout Trace?) {
    advance(to: time, hire: hire, isCertain: isCertain, trace: &trace)
    guard time > cell.from else { return }
    cell.to = time
    close(hire: hire, isCertain: isCertain, trace: &trace)
  }

  /// How a silence or a leap from the open cell on is billed.
  func gap(from: Instant, to: Instant, chord: Int64, hire: Hire) -> Gap {
    let billed: Gap.Billed
    if hire.timeline.changes[change].isPaused {
      billed = .nothing
    } else if let metered = hire.edition.rates[hire.counting(cell.rate)].metered, let band = metered.bands.first {
      let time = (to - from).milliseconds
      let byTime = Int128(time) * band.timeStep >= Int128(chord) * band.distanceStep
      billed = metered.combination == .double ? .both : byTime ? .waiting : .distance
    } else {
      billed = .nothing
    }
    return Gap(from: from, to: to, chord: Distance(millimetres: chord), billed: billed)
  }

  @inline(__always)
  private mutating func advance(to time: Instant, hire: Hire, isCertain: Bool, trace: inout Trace?) {
    while time > cell.to {
      if time - cell.to > Cells.silence, trace == nil { skip(to: time, hire: hire, isCertain: isCertain) }
      turn(hire: hire, isCertain: isCertain, trace: &trace)
    }
  }

  /// Closes at once all empty cells before a time that are counted alike, but for the last: a ride that was forgotten for
  /// weeks has a million of them.
  @inline(never)
  private mutating func skip(to time: Instant, hire: Hire, isCertain: Bool) {
    let changes = hire.timeline.changes
    let step = Grid.step.milliseconds
    var end = time
    if change + 1 < changes.count { end = min(end, changes[change + 1].at) }
    if changes[change].chosenRate == nil, hire.edition.switching == .followClock { end = min(end, slot.until) }
    let count = (end - cell.from).milliseconds / step - 1
    guard count > 0, cell.distance == 0, (cell.to - cell.from).milliseconds == step else { return }
    if !cell.isPaused {
      let rate = hire.counting(cell.rate)
      if let metered = hire.edition.rates[rate].metered {
        guard
          counter.stand(
            count, of: step, rate: rate, metered: metered, edition: hire.edition, isCertain: isCertain)
        else { return }
      } else {
        counter.drive(distance: 0, rate: cell.rate)
      }
    }
    let from = cell.from + Elapsed(milliseconds: count * step)
    cell = Cell(from: from, to: from + Grid.step, rate: cell.rate, isPaused: cell.isPaused)
  }

  /// Closes the open cell at its border and opens the next.
  @inline(never)
  private mutating func turn(hire: Hire, isCertain: Bool, trace: inout Trace?) {
    let border = cell.to
    close(hire: hire, isCertain: isCertain, trace: &trace)
    open(at: border, hire: hire)
  }

  private mutating func close(hire: Hire, isCertain: Bool, trace: inout Trace?) {
    var distance = cell.distance
    var time = (cell.to - cell.from).milliseconds
    cell.distance = 0
    if cell.isPaused {
      time = 0
      if hire.edition.paused == .free { distance = 0 }
    }
    guard distance > 0 || time > 0 else { return }
    let rate = hire.counting(cell.rate)
    guard let metered = hire.edition.rates[rate].metered else {
      counter.drive(distance: distance, rate: cell.rate)
      return
    }
    counter.count(
      distance: distance, time: time, rate: rate, metered: metered, edition: hire.edition, isCertain: isCertain,
      trace: &trace, at: Piece(from: cell.from, to: cell.to))
  }

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

  /// `part` of `all` of a whole, cut to an integer.
  @inline(__always)
  static func share(_ whole: Int64, _ part: Int64, _ all: Int64) -> Int64 {
    guard whole > 0, all > 0 else { return 0 }
    let (product, overflow) = whole.multipliedReportingOverflow(by: part)
    return overflow ? Int64(Int128(whole) * Int128(part) / Int128(all)) : product / all
  }
}
