/// What a reader noticed in a ride that it read all the same; points are counted from 1 in file order.
package enum RideWarning: Sendable, Equatable {
  /// Points without a time that got one between their neighbours, in proportion to the way.
  case timesFilled(points: [Int])
  /// Points without a time before the first or after the last one that has it; left out.
  case pointsWithoutTime(points: [Int])
  /// Points that shared a whole second and were spread inside it, and the first of them.
  case sharedSeconds(count: Int, first: Int)
  /// Points that are earlier than the point before them, and the first of them.
  case backwards(count: Int, first: Int)
  /// Lines that were left out, and the numbers of at most the first ten.
  case skippedLines(count: Int, lines: [Int])
  /// Times that are numbers, taken as seconds or milliseconds since 1970.
  case epochTimes(inMilliseconds: Bool)

  /// One sentence for a person.
  package var message: String {
    switch self {
    case .timesFilled(let points):
      "no time at \(RideWarning.list("point", points)); set between the neighbours' times in proportion to the way"
    case .pointsWithoutTime(let points):
      "no time at \(RideWarning.list("point", points)), before the first or after the last time; left out"
    case .sharedSeconds(let count, let first):
      "times are cut to whole seconds; \(count) points, from point \(first) on, were spread inside their second"
    case .backwards(let count, let first):
      "the time runs backwards at \(count) point\(count == 1 ? "" : "s"), first at point \(first); taken in order of time"
    case .skippedLines(let count, let lines):
      "left out: \(RideWarning.list("line", lines, of: count)), damaged or without a position"
    case .epochTimes(let inMilliseconds):
      "the times are numbers, read as \(inMilliseconds ? "milliseconds" : "seconds") since 1970"
    }
  }

  private static func list(_ noun: String, _ numbers: [Int], of count: Int? = nil) -> String {
    let count = count ?? numbers.count
    let shown = numbers.prefix(10)
    let rest = count > shown.count ? " and \(count - shown.count) more" : ""
    return noun + (count == 1 ? " " : "s ") + shown.map(String.init).joined(separator: ", ") + rest
  }
}
