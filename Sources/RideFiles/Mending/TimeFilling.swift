import Track
import Units

/// Points that have a place but no time.
enum TimeFilling {
  /// Gives each point between two timed ones the time that its share of the way between them suggests.
  ///
  /// Points before the first or after the last time have no such share and are taken out. `untimed` holds ascending
  /// indices, not all of them.
  static func fill(_ fixes: inout [Fix], untimed: [Int]) -> [RideWarning] {
    var filled: [Int] = []
    var outside: [Int] = []
    var position = 0
    while position < untimed.count {
      let first = untimed[position]
      var last = first
      while position + 1 < untimed.count, untimed[position + 1] == last + 1 {
        position += 1
        last += 1
      }
      position += 1
      if first == 0 || last == fixes.count - 1 {
        outside += first...last
      } else {
        fill(&fixes, first...last)
        filled += first...last
      }
    }
    if let last = outside.last {
      let head = outside.enumerated().prefix { $0.offset == $0.element }.count
      if last == fixes.count - 1 { fixes.removeLast(outside.count - head) }
      fixes.removeFirst(head)
    }
    var warnings: [RideWarning] = []
    if !filled.isEmpty { warnings.append(.timesFilled(points: filled.map { $0 + 1 })) }
    if !outside.isEmpty { warnings.append(.pointsWithoutTime(points: outside.map { $0 + 1 })) }
    return warnings
  }

  private static func fill(_ fixes: inout [Fix], _ gap: ClosedRange<Int>) {
    let from = fixes[gap.lowerBound - 1].time.milliseconds
    let to = fixes[gap.upperBound + 1].time.milliseconds
    var ways: [Int64] = []
    var sum: Int64 = 0
    for index in gap.lowerBound...(gap.upperBound + 1) {
      sum += EllipsoidPoint(fixes[index - 1].place).distance(to: EllipsoidPoint(fixes[index].place)).millimetres
      ways.append(sum)
    }
    for (step, index) in gap.enumerated() {
      let (part, whole) = sum > 0 ? (ways[step], sum) : (Int64(step + 1), Int64(ways.count))
      // Wide, since a foreign file may name any two years.
      let share = Int128(to - from) * Int128(part) / Int128(whole)
      fixes[index].time = Instant(milliseconds: from + Int64(share))
    }
  }
}
