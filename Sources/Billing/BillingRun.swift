import Dispatch
import Foundation
import Synchronization

/// Bills many rides on all cores, in the order of the input.
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

  private let options: Options
  /// What a run came to that was killed when all was written; nil otherwise.
  private let done: BillTotals?
  private let list: PriceList
  private let feed: Mutex<PieceFeed>
  private let outlet: Mutex<ResultOutlet>
  private let failure = Mutex<BillingError?>(nil)
  private let room: DispatchSemaphore

  /// Opens the result, and reads the journal where the run is to go on.
  package init(_ list: PriceList, _ options: Options) throws(BillingError) {
    self.options = options
    self.list = list
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
    if kept == nil { try outlet.write(head: options.form.head) }
    self.outlet = Mutex(outlet)
    feed = Mutex(PieceFeed(options.rows.reading(options.paths), from: journal.end))
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
    DispatchQueue.concurrentPerform(iterations: options.cores) { _ in work(watch) }
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

  private func work(_ watch: @Sendable (Int) -> Void) {
    var billing = GroupedBilling(list, form: options.form)
    do throws(BillingError) {
      while true {
        room.wait()
        guard failure.withLock({ $0 == nil }), let piece = try next(watch) else {
          room.signal()
          return
        }
        try deliver(billing.bill(piece), of: piece)
      }
    } catch {
      failure.withLock { failure in
        if failure == nil { failure = error }
      }
      // Whoever waits for room is to see the failure.
      for _ in 0..<options.cores { room.signal() }
    }
  }

  private func next(_ watch: @Sendable (Int) -> Void) throws(BillingError) -> Piece? {
    try feed.withLock { (feed) throws(BillingError) in
      let piece = try feed.next()
      if piece != nil { watch(feed.taken) }
      return piece
    }
  }

  private func deliver(_ outcome: PieceOutcome, of piece: Piece) throws(BillingError) {
    let written = try outlet.withLock { (outlet) throws(BillingError) in
      try outlet.take(outcome, number: piece.number, end: piece.end)
    }
    for _ in 0..<written { room.signal() }
  }
}

extension BillingRun.Options {
  /// Everything by which a run differs from another.
  fileprivate var whole: String {
    "\(paths) \(rows.identity) \(form.rawValue) \(rejects ?? "") \(identity)"
  }
}
