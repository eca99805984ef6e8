import JSON
import Units

extension NetworkFile {
  /// The longest run of a timetable in seconds; arbitrary, above any metro.
  package static let longestRun: Int64 = 7200
  /// The longest dwell of a timetable in seconds; arbitrary, above any metro.
  package static let longestDwell: Int64 = 3600

  static func hops(_ node: JSONNode, count: Int) throws(JSONError) -> [Hop] {
    var hops: [Hop] = []
    for element in try node.elements {
      try element.only(["run", "dwell", "parts"])
      hops.append(
        Hop(
          run: try estimate(element.optional("run"), from: 1, to: longestRun),
          dwell: try estimate(element.optional("dwell"), from: 0, to: longestDwell),
          parts: try parts(element.optional("parts"))))
    }
    guard hops.count == count else {
      throw node.fail("expected \(count) hops, one fewer than stations, found \(hops.count)")
    }
    return hops
  }

  private static func parts(_ node: JSONNode?) throws(JSONError) -> [HopPart] {
    var parts: [HopPart] = []
    guard let node else { return [] }
    for member in try node.members {
      guard let part = DayPart.allCases.first(where: { $0.rawValue == member.key }) else {
        throw member.fail("expected a part of the day: early, morning, midday, evening or late")
      }
      try member.value.only(["run", "dwell"])
      parts.append(
        HopPart(
          part: part, run: try estimate(member.value.optional("run"), from: 1, to: longestRun),
          dwell: try estimate(member.value.optional("dwell"), from: 0, to: longestDwell)))
    }
    return parts
  }

  private static func estimate(
    _ node: JSONNode?, from least: Int64, to most: Int64
  ) throws(JSONError) -> TimeEstimate? {
    guard let node else { return nil }
    try node.only(["s", "spread", "samples", "source"])
    return TimeEstimate(
      try seconds(node.member("s"), in: least...most), spread: try seconds(node.member("spread"), in: 0...longestRun),
      samples: Int(try node.member("samples").int64(in: 0...100_000_000)),
      source: try node.member("source").choice([
        ("official", .official), ("interpolated", .interpolated), ("prior", .prior), ("learned", .learned),
      ]))
  }
}
