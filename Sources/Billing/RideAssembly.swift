import RideFiles
import Track
import Units

/// Puts rides together of rows that are in order of time, and says of each when it is over.
///
/// A ride is over when the latest time of all rows is so much later than its own. That is decided at each row, so it does
/// not depend on how the input was cut.
struct RideAssembly {
  /// What a piece brought: its rows, and in which rides they belong.
  struct Rows: Sendable {
    let piece: Piece
    let fixes: [Fix]
    let runs: [FixRun]
    let hashes: [UInt64]
    let faults: [FixFault]
    let ambiguous: [AmbiguousTime]
  }

  /// What a piece ended.
  enum Ended: Sendable {
    case ride(OpenRide)
    /// A row that belongs to no ride.
    case stray(Reject)
  }

  /// What a piece ended, in order.
  struct Batch: Sendable {
    let number: Int
    let source: PieceSource
    var ended: [Ended] = []
    /// From where a run must read again that goes on behind the piece.
    var end = RunPosition()
  }

  private let idle: Int64
  private var slots: [OpenRide] = []
  private var free: [Int] = []
  private var places: [UInt64: Int] = [:]
  /// The ends of the order of last rows.
  private var oldest = -1
  private var newest = -1
  private var latest = Int64.min
  private var count = 0
  private var waiting: [Int: Rows] = [:]
  private var next = 0
  /// The rides to be read again when a run goes on; nil when that is done.
  private var replay: Replay?

  /// More fixes of rides that go on at once are not kept: 32 bytes each.
  private static let limit = 1_500_000

  init(idle: Elapsed, from position: RunPosition) {
    self.idle = idle.milliseconds
    replay = position.replay
  }

  /// Takes the rows of a piece, in any order of pieces.
  mutating func put(_ rows: Rows) {
    waiting[rows.piece.number] = rows
  }

  /// Puts the rows of the next piece where they belong; nil while that piece is not there.
  mutating func advance() throws(BillingError) -> Batch? {
    guard let rows = waiting.removeValue(forKey: next) else { return nil }
    next += 1
    let source = rows.piece.source
    var batch = Batch(number: rows.piece.number, source: source)
    var faults = rows.faults[...]
    var ambiguous = rows.ambiguous[...]
    for (run, hash) in zip(rows.runs, rows.hashes) {
      take(&faults, before: run.line, of: rows, &batch)
      guard let slot = slot(of: run.name, hash: hash, line: run.line, in: rows.piece) else {
        ambiguous = ambiguous.drop { $0.fix < run.fixes.upperBound }
        continue
      }
      slots[slot].skipped += run.skipped
      count -= slots[slot].fixes.count
      for index in run.fixes {
        var fix = rows.fixes[index]
        if let time = ambiguous.first, time.fix == index {
          ambiguous.removeFirst()
          if let last = slots[slot].fixes.last, fix.time.milliseconds < last.time {
            fix.time = Instant(milliseconds: time.later)
          }
        }
        slots[slot].add(fix)
        if fix.time != FixRows.untimed { latest = max(latest, fix.time.milliseconds) }
      }
      count += slots[slot].fixes.count
      touch(slot)
      close(&batch)
    }
    take(&faults, before: Int.max, of: rows, &batch)
    guard count <= RideAssembly.limit else {
      throw .input(
        "\(source.name):\(rows.piece.firstLine):1: more than \(RideAssembly.limit) fixes of rides that go on at once; "
          + "sort the rows by ride, or give --interleaved a shorter time")
    }
    if rows.piece.isLast {
      while oldest >= 0 { end(oldest, &batch) }
      latest = Int64.min
      replay = nil
    }
    batch.end = position(after: rows.piece)
    return batch
  }

  // MARK: - Rides

  /// Where the ride of a row is kept, which it may begin; nil when the row was done before the run went on.
  private mutating func slot(of name: Range<Int>, hash: UInt64, line: Int, in piece: Piece) -> Int? {
    if let replay, line > replay.lines {
      latest = max(latest, replay.latest)
      self.replay = nil
    }
    if let place = places[hash] { return place }
    if let replay, !replay.begins.contains(line) { return nil }
    let ride = OpenRide(
      name: Array(piece.bytes[name]), hash: hash, line: line, begin: piece.begin, latest: latest)
    let place = free.popLast() ?? slots.count
    if place < slots.count { slots[place] = ride } else { slots.append(ride) }
    places[hash] = place
    link(place)
    return place
  }

  /// Takes the rows that cannot be read before a line.
  private mutating func take(
    _ faults: inout ArraySlice<FixFault>, before line: Int, of rows: Rows, _ batch: inout Batch
  ) {
    while let fault = faults.first, fault.place.line < line {
      faults.removeFirst()
      let reject = rows.piece.bytes.withUnsafeBufferPointer { batch.source.reject(fault, in: $0) }
      guard let name = fault.name else {
        if replay.map({ fault.place.line > $0.lines }) ?? true { batch.ended.append(.stray(reject)) }
        continue
      }
      let hash = RideHash.of(rows.piece.bytes[name])
      guard let slot = slot(of: name, hash: hash, line: fault.place.line, in: rows.piece) else { continue }
      slots[slot].faults.append(reject)
      touch(slot)
    }
  }

  /// Ends the rides that are over, unless rows are only read again.
  private mutating func close(_ batch: inout Batch) {
    guard replay == nil else { return }
    while oldest >= 0 {
      let last = slots[oldest].latest
      guard last == Int64.min || latest - last > idle else { return }
      // The ride of the row in hand is never over.
      guard oldest != newest else { return }
      end(oldest, &batch)
    }
  }

  private mutating func end(_ place: Int, _ batch: inout Batch) {
    unlink(place)
    count -= slots[place].fixes.count
    places[slots[place].hash] = nil
    batch.ended.append(.ride(slots[place]))
    slots[place].fixes = []
    free.append(place)
  }

  // MARK: - The order of last rows

  private mutating func touch(_ place: Int) {
    guard place != newest else { return }
    unlink(place)
    link(place)
  }

  private mutating func link(_ place: Int) {
    slots[place].before = newest
    slots[place].after = -1
    if newest >= 0 { slots[newest].after = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (before, after) = (slots[place].before, slots[place].after)
    if before >= 0 { slots[before].after = after } else { oldest = after }
    if after >= 0 { slots[after].before = before } else { newest = before }
  }

  /// From where a run must read again that goes on behind a piece.
  private func position(after piece: Piece) -> RunPosition {
    if let replay {
      // All of it was read again only; the position is as it was.
      return RunPosition(end: first(piece), replay: replay)
    }
    var begins: Set<Int> = []
    var place = oldest
    while place >= 0 {
      begins.insert(slots[place].line)
      place = slots[place].after
    }
    guard !begins.isEmpty else { return RunPosition(end: piece.end) }
    return RunPosition(end: first(piece), replay: Replay(lines: piece.end.lines, begins: begins, latest: latest))
  }

  /// Where the piece begins in which the first of all rides began that go on.
  private func first(_ piece: Piece) -> PieceEnd {
    var first = piece.end
    var place = oldest
    while place >= 0 {
      if slots[place].begin.lines < first.lines { first = slots[place].begin }
      place = slots[place].after
    }
    return first
  }
}
