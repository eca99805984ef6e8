/// A job on its way to a printer: says what to do next, and learns what came back.
///
/// Times are milliseconds of any clock that only goes forward. The same run drives Bluetooth on Linux, Web Bluetooth in a
/// browser and the simulated printer of the tests.
package struct PrintRun: Sendable {
  /// What the link is to do.
  package enum Action: Sendable, Hashable {
    /// Send bytes in one write, and wait until the printer has them when it is acknowledged.
    case write([UInt8], isAcknowledged: Bool)
    /// Do nothing until then, or until something is received.
    case wait(until: Int64)
    /// Make the link anew, not before then.
    case connect(at: Int64)
    /// Close the link: it is over.
    case finish(PrintOutcome)
  }

  /// A head that is too hot gets so long to cool down, in milliseconds.
  package static let patience: Int64 = 60_000
  /// Without credit a write waits so long, in milliseconds: credit is a hint, not a rule.
  package static let creditPatience: Int64 = 50
  /// Pauses in milliseconds before the link is made again, five times: those of
  /// [pyphomemo](https://github.com/mkuhlmann/pyphomemo).
  package static let retries: [Int64] = [1500, 3000, 6000, 6000, 6000]
  /// Of so many writes in a stream the last is acknowledged, where the link can.
  static let acknowledgedEvery = 9

  let job: PrintJob
  let link: LinkTraits
  private var decoder = StatusDecoder()

  /// What the printer has said of itself.
  package private(set) var state = PrinterState()

  private var page = -1
  private var step = 0
  private var offset = 0
  private var writes = 0
  private var ready: Int64
  private var deadline: Int64?
  private var answered: [StatusKind] = []
  private var hotSince: Int64?
  private var credits: Int?
  private var creditWait: Int64?
  private var losses = 0
  private var reconnectAt: Int64?
  private var isConfirmed = true
  private var isCancelled = false
  private var outcome: PrintOutcome?

  /// Begins a job over a link that has just been made.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - link: What the link can do.
  ///   - asks: Whether the printer is first asked for lid, paper, heat and battery, where it answers.
  ///   - now: The time now.
  package init(_ job: PrintJob, over link: LinkTraits, asks: Bool = true, at now: Int64) {
    self.job = job
    self.link = link
    ready = now
    if !asks || !link.answers || job.inquiry.isEmpty { page = 0 }
  }

  /// Bytes of rows sent so far, pages that are done included.
  package var sent: Int {
    let done = job.pages.prefix(max(page, 0)).reduce(0) { $0 + PrintRun.rowBytes($1.steps[...]) }
    guard job.pages.indices.contains(page) else { return done }
    return done + PrintRun.rowBytes(job.pages[page].steps[..<step]) + offset
  }

  /// Bytes of rows in all.
  package var total: Int { job.pages.reduce(0) { $0 + PrintRun.rowBytes($1.steps[...]) } }

  /// What to do next.
  package mutating func next(at now: Int64) -> Action {
    if let outcome { return .finish(outcome) }
    if let reconnectAt { return .connect(at: reconnectAt) }
    if let hotSince, !isEverythingSent {
      guard now < hotSince + PrintRun.patience else { return end(.stopped(.overheated)) }
      return .wait(until: hotSince + PrintRun.patience)
    }
    if now < ready { return .wait(until: ready) }
    while let current = steps {
      guard step < current.count else {
        page += 1
        (step, offset, writes, answered) = (0, 0, 0, [])
        continue
      }
      if let action = perform(current[step], at: now) { return action }
    }
    return end(link.answers ? (isConfirmed ? .printed : .sentUnconfirmed) : .sent)
  }

  /// Takes what the printer sent.
  package mutating func receive(_ bytes: [UInt8], at now: Int64) {
    for news in decoder.read(bytes) {
      state.learn(news)
      if let kind = news.kind, kind != .finished || isEverythingSent { answered.append(kind) }
      switch news {
      case .head(isTooHot: true): hotSince = hotSince ?? now
      case .head(isTooHot: false): hotSince = nil
      case .credit(let count): credits = min((credits ?? 0) + count, 64)
      case .rejected: outcome = outcome ?? .rejected
      case .lid(isOpen: true) where !isEverythingSent: outcome = outcome ?? .stopped(.lidOpen)
      // With the lid open the sensor of the paper means nothing.
      case .paper(isPresent: false) where !isEverythingSent && state.isLidOpen != true:
        outcome = outcome ?? .stopped(.noPaper)
      default: break
      }
    }
  }

  /// Takes it that the link is gone.
  ///
  /// A page of which not everything was sent begins anew on the next link; one that may be on paper is never repeated.
  package mutating func lose(at now: Int64) {
    guard outcome == nil else { return }
    if isEverythingSent && page == job.pages.count - 1 {
      outcome = .sentUnconfirmed
      return
    }
    guard losses < PrintRun.retries.count else {
      outcome = .stopped(.linkLost)
      return
    }
    reconnectAt = now + PrintRun.retries[losses]
    losses += 1
    if isEverythingSent {
      isConfirmed = false
      page += 1
    }
  }

  /// Takes it that the link has been made again.
  package mutating func connected(at now: Int64) {
    (step, offset, writes, answered) = (0, 0, 0, [])
    (reconnectAt, deadline, credits, creditWait, hotSince) = (nil, nil, nil, nil, nil)
    decoder = StatusDecoder()
    ready = now
  }

  /// Stops the print.
  ///
  /// A printer in the middle of a picture that would wait for its rows for ever gets bare ones; where it forgets the job
  /// with the link, the print ends at once.
  package mutating func cancel() {
    guard outcome == nil else { return }
    guard offset > 0, !link.forgets, !isEverythingSent else {
      outcome = isEverythingSent && page == job.pages.count - 1 ? .sentUnconfirmed : .stopped(.cancelled)
      return
    }
    isCancelled = true
  }

  /// Whether the last row of the page has been sent.
  private var isEverythingSent: Bool {
    guard page >= 0, job.pages.indices.contains(page) else { return page >= job.pages.count }
    return PrintRun.rowBytes(job.pages[page].steps[step...]) == 0
  }

  private var steps: [PrintStep]? {
    page < 0 ? job.inquiry : job.pages.indices.contains(page) ? job.pages[page].steps : nil
  }

  private mutating func perform(_ current: PrintStep, at now: Int64) -> Action? {
    switch current {
    case .write(let bytes):
      step += 1
      if page < 0 { answered = [] }
      return .write(bytes, isAcknowledged: link.acknowledges && isBarrier(step))
    case .wait(let time):
      step += 1
      guard link.keepsPauses, time > 0 else { return nil }
      ready = now + time
      return .wait(until: ready)
    case .stream(let bytes, let pacing): return stream(bytes, pacing, at: now)
    case .expect(let kind, let timeout): return expect(kind, timeout, at: now)
    case .barrier:
      step += 1
      guard link.keepsPauses, !link.acknowledges else { return nil }
      ready = now + 50
      return .wait(until: ready)
    }
  }

  private mutating func stream(_ bytes: [UInt8], _ pacing: Pacing, at now: Int64) -> Action? {
    guard offset < bytes.count else {
      (step, offset, writes) = (step + 1, 0, 0)
      return isCancelled ? end(.stopped(.cancelled)) : nil
    }
    if credits == 0 {
      let limit = creditWait ?? now + PrintRun.creditPatience
      creditWait = limit
      if now < limit { return .wait(until: limit) }
    }
    creditWait = nil
    let end = min(offset + min(pacing.chunk, link.longestWrite), bytes.count)
    var piece = Array(bytes[offset..<end])
    if isCancelled { piece = [UInt8](repeating: 0, count: piece.count) }
    offset = end
    writes += 1
    if let left = credits { credits = max(left - 1, 0) }
    if link.keepsPauses { ready = now + pacing.rest(after: piece) }
    let isDue = writes % PrintRun.acknowledgedEvery == 0 || (end == bytes.count && isBarrier(step + 1))
    if end == bytes.count && !isCancelled { (step, offset, writes) = (step + 1, 0, 0) }
    return .write(piece, isAcknowledged: link.acknowledges && isDue)
  }

  private mutating func expect(_ kind: StatusKind, _ timeout: Int64, at now: Int64) -> Action? {
    let isAnswered = answered.contains(kind)
    // A head that cools first prints later.
    let limit = max(deadline ?? now + timeout, (hotSince ?? .min / 2) + PrintRun.patience)
    if link.answers && !isAnswered && now < limit {
      deadline = limit
      return .wait(until: limit)
    }
    if link.answers && !isAnswered && kind == .finished { isConfirmed = false }
    deadline = nil
    step += 1
    return nil
  }

  private func isBarrier(_ step: Int) -> Bool {
    guard let steps, step < steps.count else { return false }
    return steps[step] == .barrier
  }

  private mutating func end(_ result: PrintOutcome) -> Action {
    outcome = result
    return .finish(result)
  }

  private static func rowBytes(_ steps: ArraySlice<PrintStep>) -> Int {
    steps.reduce(0) { sum, step in
      if case .stream(let bytes, _) = step { sum + bytes.count } else { sum }
    }
  }
}

/// What a printer has said of itself; nil for what it has not.
package struct PrinterState: Sendable, Hashable {
  /// What is left in the battery, in per cent.
  package private(set) var battery: Int?

  /// Whether the lid is open.
  package private(set) var isLidOpen: Bool?

  /// Whether paper is in.
  package private(set) var hasPaper: Bool?

  /// Whether the head is too hot to print.
  package private(set) var isTooHot: Bool?

  /// Knows nothing yet.
  package init() {}

  /// Takes in what it said.
  package mutating func learn(_ news: PrinterNews) {
    switch news {
    case .battery(let percent), .lowBattery(let percent): battery = percent
    case .lid(let isOpen): isLidOpen = isOpen
    case .paper(let isPresent): hasPaper = isPresent
    case .head(let isTooHot): self.isTooHot = isTooHot
    default: break
    }
  }
}
