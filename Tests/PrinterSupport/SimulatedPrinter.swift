/// A printer in memory: parses what it gets byte by byte, prints at the speed of its head, and loses patience as real ones do.
///
/// Time is given in milliseconds. What comes out is in ``pages``, each as wide as the head.
package struct SimulatedPrinter: Sendable {
  /// Why it dropped a job.
  package enum Grievance: Sendable, Equatable {
    /// More came than its memory holds.
    case overrun
    /// Something came while it was busy with the command before.
    case interrupted
    /// A command that it does not know.
    case garbage([UInt8])
    /// A row wider than the head, or more rows than a page.
    case tooLarge
    /// A second raster header for the same page.
    case secondHeader
    /// A command that ruins it.
    case poisoned
  }

  package let manners: Manners

  /// Finished pages as packed rows of the head's width.
  package private(set) var pages: [[UInt8]] = []
  /// What went wrong, in order.
  package private(set) var grievances: [Grievance] = []
  /// When each write came and how many bytes it had.
  package private(set) var arrivals: [(at: Int64, count: Int)] = []
  /// All that came, commands and rows.
  package private(set) var received: [UInt8] = []

  // Settings that outlive a job.
  package private(set) var margin = 0
  package private(set) var density: UInt8 = 0
  package private(set) var speed: UInt8 = 0
  package private(set) var media: UInt8 = 0x0B

  package var isLidOpen = false
  package var hasPaper = true
  /// After so many rows the head is too hot for so many milliseconds.
  package var heat: (row: Int, time: Int64)?
  /// After so many rows someone opens the lid.
  package var lidOpensAfter: Int?

  private var waiting: [UInt8] = []
  private var now: Int64 = 0
  private var busyUntil: Int64 = 0
  /// Until then it is deaf: a command is at work.
  private var deafUntil: Int64 = 0
  private var rowsLeft = 0
  private var rowBytes = 0
  private var paper: [UInt8] = []
  private var isPageOpen = false
  private var motorStopsAt: Int64?
  private var dropsUntil: Int64?
  private var rowsBurnt = 0
  private var coolAt: Int64?
  private var toSay: [(at: Int64, bytes: [UInt8])] = []

  package init(_ manners: Manners) { self.manners = manners }

  /// The link is there.
  package mutating func connect(at time: Int64) {
    now = max(now, time)
    waiting = []
    if manners.givesCredit { say([0x02, 0xF4, 0x00, 0x01, 0x07]) }
  }

  /// The link is gone: an unfinished page is forgotten.
  package mutating func drop(at time: Int64) {
    advance(to: time)
    forget()
    toSay = []
  }

  /// Takes one write.
  package mutating func write(_ bytes: [UInt8], at time: Int64) {
    advance(to: time)
    arrivals.append((time, bytes.count))
    received += bytes
    if let dropsUntil, now < dropsUntil {
      // It flashes and listens again after a second of silence.
      self.dropsUntil = now + 1000
      return
    }
    dropsUntil = nil
    if now < deafUntil { return complain(.interrupted) }
    waiting += bytes
    if waiting.count > manners.buffer { return complain(.overrun) }
    if manners.givesCredit { say([0x01, 0x01]) }
    work()
  }

  /// Lets time pass.
  package mutating func advance(to time: Int64) {
    while let event = nextEvent, event <= time {
      now = max(now, event)
      if let coolAt, now >= coolAt {
        self.coolAt = nil
        say([0x1A, 0x03, 0xA8])
      }
      if let motorStopsAt, now >= motorStopsAt { finishPage() }
      work()
    }
    now = max(now, time)
  }

  /// What it has said up to a time.
  package mutating func notifications(until time: Int64) -> [UInt8] {
    advance(to: time)
    let said = toSay.filter { $0.at <= time }.flatMap(\.bytes)
    toSay.removeAll { $0.at <= time }
    return said
  }

  /// When something happens next by itself.
  package var nextEvent: Int64? {
    if let coolAt { return coolAt }
    if !waiting.isEmpty && dropsUntil == nil && !(rowsLeft > 0 && waiting.count < rowBytes) && !isStuck {
      return max(busyUntil, now + 1)
    }
    return motorStopsAt
  }

  private var isStuck: Bool { isLidOpen || !hasPaper }

  private mutating func work() {
    while busyUntil <= now, coolAt == nil, dropsUntil == nil {
      if rowsLeft > 0 {
        guard waiting.count >= rowBytes, !isStuck else { return }
        burn()
      } else {
        guard let length = commandLength else { return }
        let command = Array(waiting[..<length])
        waiting.removeFirst(length)
        obey(command)
      }
    }
  }

  private mutating func burn() {
    var row = [UInt8](repeating: 0, count: manners.headBytes)
    for (index, byte) in waiting[..<rowBytes].enumerated() where margin + index < row.count {
      row[margin + index] = byte
    }
    waiting.removeFirst(rowBytes)
    paper += row
    rowsLeft -= 1
    rowsBurnt += 1
    let dots = Int64(row.count * 8)
    let excess = max(row.reduce(0) { $0 + Int64($1.nonzeroBitCount) } * 10 - dots * 3, 0)
    busyUntil = now + manners.rowTime + (manners.blackRowTime - manners.rowTime) * excess / (dots * 7)
    if let heat, rowsBurnt == heat.row {
      self.heat = nil
      coolAt = now + heat.time
      say([0x1A, 0x03, 0xA9])
    }
    if lidOpensAfter == rowsBurnt {
      isLidOpen = true
      say([0x1A, 0x05, 0x99])
    }
    if rowsLeft == 0 && manners.takesOneHeader { motorStopsAt = busyUntil + manners.motorTime }
  }

  /// How long the command at the beginning is; nil until it is whole.
  private var commandLength: Int? {
    guard let first = waiting.first else { return nil }
    guard waiting.count > 1 else { return nil }
    let length: Int
    switch (first, waiting[1]) {
    case (0x1B, 0x40): length = 2
    case (0x1B, 0x4E): length = 4
    case (0x1B, 0x64): length = 3
    case (0x1F, 0x11):
      guard waiting.count > 2 else { return nil }
      length = [0x02, 0x21, 0x24, 0x37].contains(waiting[2]) ? 4 : 3
    case (0x1F, 0xF0): length = 4
    case (0x1D, 0x56): length = 4
    case (0x1D, 0x76): length = 8
    default: length = 2
    }
    return waiting.count < length ? nil : length
  }

  private mutating func obey(_ command: [UInt8]) {
    busyUntil = now + manners.settling
    switch (command[0], command[1], command.count > 2 ? command[2] : 0) {
    case (0x1B, 0x40, _): busyUntil = now + manners.resetting
    case (0x1B, 0x4E, 0x0D): speed = command[3]
    case (0x1B, 0x4E, 0x04): density = command[3]
    case (0x1B, 0x4E, 0x10), (0x1F, 0x11, 0x15), (0x1F, 0x11, 0x0F), (0x1F, 0x11, 0x2B), (0x1F, 0x11, 0x25):
      complain(.poisoned)
    case (0x1F, 0x11, 0x0A), (0x1F, 0x11, 0x0B), (0x1F, 0x11, 0x26): media = command[2]
    case (0x1F, 0x11, 0x24): margin = Int(command[3])
    case (0x1F, 0x11, 0x02): density = command[3]
    case (0x1F, 0x11, 0x21): break
    case (0x1F, 0x11, 0x08): answer([0x1A, 0x04, 0x50])
    case (0x1F, 0x11, 0x11): answer([0x1A, 0x06, hasPaper ? 0x89 : 0x88])
    case (0x1F, 0x11, 0x12): answer([0x1A, 0x05, isLidOpen ? 0x99 : 0x98])
    case (0x1F, 0x11, 0x13): answer([0x1A, 0x03, coolAt == nil ? 0xA8 : 0xA9])
    // The footer does nothing: the rows are counted.
    case (0x1F, 0xF0, 0x05), (0x1F, 0xF0, 0x03): busyUntil = now
    case (0x1B, 0x64, _), (0x1D, 0x56, 0x42): if isPageOpen { motorStopsAt = now + manners.motorTime }
    case (0x1D, 0x76, 0x30): beginRaster(command)
    default: complain(.garbage(command))
    }
    deafUntil = busyUntil
  }

  private mutating func beginRaster(_ command: [UInt8]) {
    busyUntil = now
    if isPageOpen && manners.takesOneHeader { return complain(.secondHeader) }
    rowBytes = Int(command[4]) | Int(command[5]) << 8
    rowsLeft = Int(command[6]) | (manners.readsLowByteOnly ? 0 : Int(command[7]) << 8)
    guard rowBytes > 0, margin + rowBytes <= manners.headBytes, rowsLeft <= manners.pageRows else {
      return complain(.tooLarge)
    }
    isPageOpen = true
    rowsBurnt = isPageOpen ? rowsBurnt : 0
  }

  private mutating func finishPage() {
    motorStopsAt = nil
    guard isPageOpen else { return }
    pages.append(paper)
    (paper, isPageOpen, rowsBurnt) = ([], false, 0)
    answer([0x1A, 0x0F, 0x0C])
  }

  private mutating func complain(_ grievance: Grievance) {
    grievances.append(grievance)
    forget()
    dropsUntil = now + 1000
    answer([0x1A, 0x0B, 0xB8])
  }

  private mutating func forget() {
    (waiting, paper, isPageOpen, rowsLeft, rowsBurnt, motorStopsAt) = ([], [], false, 0, 0, nil)
    busyUntil = now
  }

  private mutating func answer(_ frame: [UInt8]) { say(frame) }

  private mutating func say(_ bytes: [UInt8]) {
    if manners.answers { toSay.append((now, bytes)) }
  }
}
