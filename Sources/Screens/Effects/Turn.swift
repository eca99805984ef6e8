/// What one event has set off so far.
struct Turn {
  private var effects: [Effect] = []
  private var saved: [Effect] = []
  private var lines: [String] = []
  private var isDurable = false
  private var replaced: [String]?
  private var kept: [Effect] = []

  mutating func perform(_ effect: Effect) { effects.append(effect) }

  mutating func save(_ setting: Setting) { saved.append(.save(setting)) }

  /// Keeps a ride among those that are over.
  mutating func keep(_ ride: KeptRide, log: [String]) { kept.append(.keepRide(id: ride.id, note: ride.line, log: log)) }

  /// Adds lines to the log; once durable, all of the turn's are.
  mutating func log(_ lines: [String], isDurable: Bool) {
    guard !lines.isEmpty else { return }
    if replaced != nil {
      replaced?.append(contentsOf: lines)
    } else {
      self.lines.append(contentsOf: lines)
    }
    self.isDurable = self.isDurable || isDurable
  }

  /// Puts lines in the place of the whole log.
  mutating func replaceLog(_ lines: [String]) {
    replaced = lines
    self.lines = []
  }

  /// The effects in the order in which they are to be performed.
  ///
  /// What can fail comes last: a page that cannot store still watches positions and goes where it was sent.
  consuming func finish() -> [Effect] {
    var all = effects + saved
    if let replaced {
      all.append(replaced.isEmpty ? .clearLog : .replaceLog(lines: replaced))
    }
    if !lines.isEmpty { all.append(.append(lines: lines, isDurable: isDurable)) }
    return all + kept
  }
}
