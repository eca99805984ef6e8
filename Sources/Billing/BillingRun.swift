import Dispatch
import Foundation
import Synchronization

/// Bills many rides, or audits many trips, on all cores, in the order of the input.
///
/// Each worker reads a piece, bills it and writes it as soon as all before it are written. So many pieces are under way
/// at most as keep the cores busy, whatever the size of the input.
package final class BillingRun: Sendable {
  /// What a run is told.
  package struct Options: Sendable {
    /// The inputs; `-` is standard input.
    package var paths: [String] = []
    /// How rows are read.
    package var rows = RowOptions()
    /// The form of the result.
    package var form = ResultForm.ndjson
    /// Where the result goes; `-` is standard output.
    package var result = "-"
    /// Where rejects go; nil for nowhere.
    package var rejects: String?
    /// How many workers there are.
    package var cores = 1
    /// Whether to go on where a run of the same options was killed.
    package var resumes = false
    /// What else makes a run another one, such as the prices.
    package var identity = ""

    /// Makes the usual options.
    package init() {}
  }

  /// What is done with the rows.
  package enum Work: Sendable {
    /// Rides are billed.
    case bill(PriceList)
    /// Trips are judged.
    case audit(TripAuditing)
  }

  private let options: Options
  /// What a run came to that was killed when all was written; nil otherwise.
  private let done: BillTotals?
  private let work: Work
  private let feed: Mutex<PieceFeed>
  private let outlet: Mutex<ResultOutlet>
  /// Where rides are put together whose rows do not stand together.
  private let assembly: Mutex<RideAssembly>?
  private let failure = Mutex<BillingError?>(nil)
  private let room: DispatchSemaphore

  /// Opens the result, and reads the journal where the run is to go on.
  package init(_ work: Work, _ options: Options) throws(BillingError) {
    self.options = options
    self.work = work
    let path = Journal.path(of: options.result)
    let kept = options.resumes ? try Journal.read(path) : nil
    guard kept.map({ $0.identity == options.whole }) ?? true else {
      throw .resume("\(path) is of a run with other inputs or options; repeat those, or leave --resume out")
    }
    let journal = kept ?? Journal(identity: options.whole)
    done = journal.isDone ? journal.totals : nil
    // A run that only puts files in their places writes none.
    let resumes = kept != nil && !journal.isDone
    let result = try ResultFile(
      path: journal.isDone ? "-" : options.result, resumes ? .after(bytes: journal.result) : .anew)
    let rejects =
      try journal.isDone
      ? nil
      : options.rejects.map { (path) throws(BillingError) in
        try ResultFile(path: path, resumes ? .after(bytes: journal.rejects) : .anew)
      }
    var outlet = ResultOutlet(
      result: result, rejects: rejects, journalPath: result.isKept ? path : nil, from: journal)
    if kept == nil { try outlet.write(head: work.head(options.form)) }
    self.outlet = Mutex(outlet)
    var reading = options.rows.reading(options.paths)
    if case .audit(let trips) = work { (reading.trips, reading.isGrouped) = (trips, false) }
    feed = Mutex(PieceFeed(reading, from: journal.end.end))
    if case .bill = work, let idle = options.rows.idle {
      assembly = Mutex(RideAssembly(idle: idle, from: journal.end))
    } else {
      assembly = nil
    }
    // One that begins with less may end with less.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<options.cores * 3 { room.signal() }
  }

  /// Bills everything; `watch` is told now and then how many bytes of the files have been read.
  package func run(watch: @escaping @Sendable (Int) -> Void = { _ in }) throws(BillingError) -> BillTotals {
    if let done {
      try place()
      return done
    }
    DispatchQueue.concurrentPerform(iterations: options.cores) { _ in run(watch) }
    if let error = failure.withLock({ $0 }) {
      // What a journal tells of is kept, to be gone on with when the input is mended.
      if access(Journal.path(of: options.result), F_OK) != 0 {
        ResultFile.discard(options.result)
        if let rejects = options.rejects { ResultFile.discard(rejects) }
      }
      throw error
    }
    let totals = try outlet.withLock { (outlet) throws(BillingError) in
      try outlet.close()
      return outlet.totals
    }
    try place()
    return totals
  }

  /// Puts the files in their places, the result last.
  private func place() throws(BillingError) {
    if let rejects = options.rejects { try ResultFile.place(rejects) }
    try ResultFile.place(options.result)
    unlink(Journal.path(of: options.result))
  }

  /// The first rejects.
  package var firstRejects: [Reject] { outlet.withLock { $0.firstRejects } }

  /// What came of trips.
  package var tally: TripTally { outlet.withLock { $0.tally } }

  private func run(_ watch: @Sendable (Int) -> Void) {
    do throws(BillingError) {
      switch work {
      case .audit(let trips): try judge(trips, watch)
      case .bill(let list) where assembly == nil: try billGrouped(list, watch)
      case .bill(let list): try billInterleaved(list, watch)
      }
    } catch {
      failure.withLock { failure in
        if failure == nil { failure = error }
      }
      // Whoever waits for room is to see the failure.
      for _ in 0..<options.cores { room.signal() }
    }
  }

  private func billGrouped(_ list: PriceList, _ watch: @Sendable (Int) -> Void) throws(BillingError) {
    var billing = GroupedBilling(list, form: options.form)
    while let piece = try next(watch) {
      try deliver(billing.bill(piece), number: piece.number, end: RunPosition(end: piece.end))
    }
  }

  private func billInterleaved(_ list: PriceList, _ watch: @Sendable (Int) -> Void) throws(BillingError) {
    var billing = InterleavedBilling(list, form: options.form)
    while let piece = try next(watch) {
      let rows = billing.read(piece)
      assembly?.withLock { $0.put(rows) }
      // Whoever has the next piece also takes those behind it that are there.
      while let batch = try assembly?.withLock({ (assembly) throws(BillingError) in try assembly.advance() }) {
        try deliver(billing.bill(batch), number: batch.number, end: batch.end)
      }
    }
  }

  private func judge(_ trips: TripAuditing, _ watch: @Sendable (Int) -> Void) throws(BillingError) {
    var judging = TripJudging(trips)
    while let piece = try next(watch) {
      try deliver(judging.judge(piece), number: piece.number, end: RunPosition(end: piece.end))
    }
  }

  /// The next piece, when there is room for it; nil at the end and after a failure.
  private func next(_ watch: @Sendable (Int) -> Void) throws(BillingError) -> Piece? {
    room.wait()
    guard failure.withLock({ $0 == nil }) else {
      room.signal()
      return nil
    }
    let piece = try feed.withLock { (feed) throws(BillingError) in
      let piece = try feed.next()
      if piece != nil { watch(feed.taken) }
      return piece
    }
    if piece == nil { room.signal() }
    return piece
  }

  private func deliver(_ outcome: PieceOutcome, number: Int, end: RunPosition) throws(BillingError) {
    let written = try outlet.withLock { (outlet) throws(BillingError) in
      try outlet.take(outcome, number: number, end: end)
    }
    for _ in 0..<written { room.signal() }
  }
}

extension BillingRun.Work {
  /// The first line of the result.
  fileprivate func head(_ form: ResultForm) -> [UInt8] {
    if case .bill = self { form.head } else { JudgedTrip.header }
  }
}

extension BillingRun.Options {
  /// Everything by which a run differs from another.
  fileprivate var whole: String {
    "\(paths) \(rows.identity) \(form.rawValue) \(rejects ?? "") \(identity)"
  }
}
