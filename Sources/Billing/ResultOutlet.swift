/// Puts what came of pieces into the order of the input and writes it.
struct ResultOutlet {
  private var result: ResultFile
  private var rejects: ResultFile?
  private var waiting: [Int: (outcome: PieceOutcome, end: RunPosition)] = [:]
  private var next = 0
  private var recent: RecentRides
  private(set) var totals: BillTotals
  /// What came of trips; nothing of it where rides are billed.
  private(set) var tally: TripTally
  private let journalPath: String?
  private let identity: String
  private var piecesAtJournal = 0
  /// The first rejects, to be told where no file takes them.
  private(set) var firstRejects: [Reject] = []

  /// Every so many pieces the journal is written.
  private static let interval = 16
  private static let shown = 10

  init(result: ResultFile, rejects: ResultFile?, journalPath: String?, from journal: Journal) {
    self.result = result
    self.rejects = rejects
    self.journalPath = journalPath
    identity = journal.identity
    recent = RecentRides(journal.recent)
    totals = journal.totals
    tally = journal.tally ?? TripTally()
  }

  mutating func write(head: [UInt8]) throws(BillingError) {
    try ResultOutlet.write(head, to: &result)
  }

  /// Takes what came of a piece; answers how many pieces were written with it.
  mutating func take(_ outcome: PieceOutcome, number: Int, end: RunPosition) throws(BillingError) -> Int {
    waiting[number] = (outcome, end)
    var count = 0
    while let (outcome, end) = waiting.removeValue(forKey: next) {
      try write(outcome)
      next += 1
      count += 1
      piecesAtJournal += 1
      if piecesAtJournal >= ResultOutlet.interval { try note(end) }
    }
    return count
  }

  private mutating func write(_ outcome: PieceOutcome) throws(BillingError) {
    if let some = outcome.tally { tally.add(some) }
    var bytes = 0
    var written = 0
    var rejected = 0
    for item in outcome.items {
      if let hash = item.hash, !recent.insert(hash) {
        // All lines before it go out, its own do not.
        try write(outcome.bytes, from: written, to: bytes)
        written = bytes + item.bytes
        if let again = item.again {
          totals.again += 1
          try reject([again])
        }
      } else {
        if item.hash != nil {
          if item.bytes > 0 { totals.rides += 1 }
          totals.fixes += item.fixes
        }
        try reject(outcome.rejects[rejected..<rejected + item.rejects])
      }
      bytes += item.bytes
      rejected += item.rejects
    }
    try write(outcome.bytes, from: written, to: bytes)
  }

  private mutating func write(_ bytes: [UInt8], from start: Int, to end: Int) throws(BillingError) {
    guard start < end else { return }
    try ResultOutlet.write(start == 0 && end == bytes.count ? bytes : Array(bytes[start..<end]), to: &result)
  }

  private mutating func reject(_ some: some Collection<Reject>) throws(BillingError) {
    totals.rejects += some.count
    for reject in some where firstRejects.count < ResultOutlet.shown { firstRejects.append(reject) }
    guard var file = rejects, !some.isEmpty else { return }
    try ResultOutlet.write(some.flatMap(\.line), to: &file)
    rejects = file
  }

  private static func write(_ bytes: [UInt8], to file: inout ResultFile) throws(BillingError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(BillingError) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
  }

  private mutating func note(_ end: RunPosition, isDone: Bool = false) throws(BillingError) {
    piecesAtJournal = 0
    guard let journalPath else { return }
    let journal = Journal(
      identity: identity, end: end, result: result.count, rejects: rejects?.count ?? 0, totals: totals, isDone: isDone,
      tally: tally.counts.all > 0 ? tally : nil, recent: recent.inOrder)
    try journal.write(journalPath)
  }

  /// Has everything on the disk, and says so in the journal.
  mutating func close() throws(BillingError) {
    try rejects?.close()
    try result.close()
    try note(RunPosition(), isDone: true)
  }
}
