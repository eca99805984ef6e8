import Units

/// What an odometer with six digits says of a shift.
package struct Odometer: Sendable, Hashable {
  /// How far it counts before it begins again, in kilometres.
  package static var span: Int64 { 1_000_000 }

  /// What is asked before a reading counts.
  package enum Question: String, Sendable, Hashable, CaseIterable {
    /// It says less than before: has it begun again?
    case rolledOver = "rolled_over"
    /// It says more than is driven in a shift.
    case beyondLimit = "beyond_limit"
    /// It does not agree with the way by GPS.
    case disagrees
  }

  /// The reading at the start, in whole kilometres.
  package let start: Int64
  /// The most that is driven in a shift, in whole kilometres.
  package let limit: Int64

  /// Makes an odometer; nil for a reading that has no six digits.
  package init?(start: Int64, limit: Int64) {
    guard (0..<Odometer.span).contains(start), limit > 0 else { return nil }
    self.start = start
    self.limit = limit
  }

  /// The way between start and a reading, in whole kilometres, once around where it says less; nil for no reading.
  package func way(to end: Int64) -> Int64? {
    guard (0..<Odometer.span).contains(end) else { return nil }
    return end >= start ? end - start : end - start + Odometer.span
  }

  /// What must be confirmed before a reading at the end counts, with the way by GPS where there is one.
  ///
  /// The two ways may differ by a tenth and two kilometres: the odometer is cut to kilometres, and GPS has its gaps.
  package func questions(at end: Int64, byPosition: Distance? = nil) -> [Question] {
    guard let way = way(to: end) else { return [] }
    var questions: [Question] = []
    if end < start { questions.append(.rolledOver) }
    if way > limit { questions.append(.beyondLimit) }
    if let known = byPosition?.millimetres, (way * 1_000_000 - known).magnitude > UInt64(known / 10 + 2_000_000) {
      questions.append(.disagrees)
    }
    return questions
  }
}
