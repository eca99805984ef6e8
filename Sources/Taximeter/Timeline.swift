import Units

/// What the keys have done to a hire, in order of time: where it pauses and which rate was chosen.
struct Timeline: Sendable {
  struct Change: Sendable {
    let at: Instant
    let isPaused: Bool
    /// The place of the rate that was chosen by key; nil while the clock decides.
    let chosenRate: Int?
  }

  /// In order of time; the first is Start.
  private(set) var changes: [Change]

  init(start: Instant, chosenRate: Int?) {
    changes = [Change(at: start, isPaused: false, chosenRate: chosenRate)]
  }

  var start: Instant { changes[0].at }

  var latest: Change { changes[changes.count - 1] }

  /// Adds a change; one that claims to be earlier than the last is taken to come with it.
  mutating func append(at time: Instant, isPaused: Bool, chosenRate: Int?) {
    changes.append(Change(at: max(time, latest.at), isPaused: isPaused, chosenRate: chosenRate))
  }
}
