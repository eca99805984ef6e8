import Track
import Units

/// The fixes of a hire in the order of their times, and the fold over them with its checkpoints.
///
/// A fix that comes late goes where it belongs and the fold starts again from the checkpoint before it.
struct History: Sendable {
  /// Each different fix once, in the order of ``Fix/precedes(_:)``.
  private(set) var fixes: [Fix] = []
  /// How many fixes were the very same as another.
  private(set) var repeated: Int64 = 0
  /// The fold over the first ``folded`` fixes.
  private(set) var fold: Fold
  private var folded = 0
  private var checkpoints: [Checkpoint]

  private struct Checkpoint: Sendable {
    let folded: Int
    let fold: Fold
  }

  private static let interval = 64

  init(hire: Hire) {
    fold = Fold(hire: hire)
    checkpoints = [Checkpoint(folded: 0, fold: fold)]
  }

  /// Takes fixes that are all there at once; such a list that is in order already is not copied.
  mutating func insert(contentsOf new: [Fix]) {
    if fixes.isEmpty, Fix.areInOrder(new) {
      fixes = new
    } else {
      for fix in new { insert(fix) }
    }
  }

  mutating func insert(_ fix: Fix) {
    guard let last = fixes.last, !last.precedes(fix) else {
      fixes.append(fix)
      return
    }
    let index = place(of: fix)
    if index < fixes.count, fixes[index] == fix {
      repeated += 1
      return
    }
    fixes.insert(fix, at: index)
    if index < folded { restore { $0.folded <= index } }
  }

  /// Folds the fixes up to a time; answers whether any of them was used.
  mutating func advance(to time: Instant, hire: Hire) -> Bool {
    let used = fold.admission.used
    while folded < fixes.count, fixes[folded].time <= time {
      fold.take(fixes[folded], hire: hire)
      folded += 1
      if folded % History.interval == 0 {
        checkpoints.append(Checkpoint(folded: folded, fold: fold))
      }
    }
    return fold.admission.used != used
  }

  /// Makes room for a key that was pressed at a time, also where the fixes were already ahead of it.
  mutating func cut(at time: Instant, hire: Hire) {
    if fold.reach > time { restore { $0.fold.reach <= time } }
    fold.recut(hire: hire)
    for index in checkpoints.indices.dropFirst() where checkpoints[index].fold.reach > time {
      checkpoints.removeSubrange(index...)
      break
    }
    checkpoints = checkpoints.map {
      var fold = $0.fold
      fold.recut(hire: hire)
      return Checkpoint(folded: $0.folded, fold: fold)
    }
  }

  /// A fold over the fixes up to a time.
  func fold(until time: Instant, hire: Hire) -> Fold {
    var copy = self
    if folded > 0, fixes[folded - 1].time > time {
      let index = fixes.firstIndex { $0.time > time } ?? fixes.count
      copy.restore { $0.folded <= index }
    }
    _ = copy.advance(to: time, hire: hire)
    return copy.fold
  }

  private mutating func restore(where isUsable: (Checkpoint) -> Bool) {
    while checkpoints.count > 1, let last = checkpoints.last, !isUsable(last) { checkpoints.removeLast() }
    let last = checkpoints[checkpoints.count - 1]
    fold = last.fold
    folded = last.folded
  }

  private func place(of fix: Fix) -> Int {
    var low = 0
    var high = fixes.count
    while low < high {
      let middle = (low + high) / 2
      if fixes[middle].precedes(fix) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
