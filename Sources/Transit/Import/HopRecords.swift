import Metro

/// The hops of all patterns of a line between the same stations as one: trains that turn back on the way tell as much.
struct HopRecords {
  private struct Key: Hashable {
    let line: Int
    let from: Int
    let to: Int
  }

  private var records: [Key: HopRecord] = [:]

  init(_ patterns: [PatternRecord]) {
    for pattern in patterns {
      for index in pattern.hops.indices {
        records[HopRecords.key(pattern, index), default: HopRecord()].merge(pattern.hops[index])
      }
    }
  }

  /// How many stops of trains have no dwell where other trains have one.
  var silent: Int { records.values.reduce(0) { $0 + $1.silent } }

  /// The hop of a pattern, by all that is known of it.
  func hop(_ pattern: PatternRecord, _ index: Int, prior: TimeEstimate) -> Hop {
    var hop = (records[HopRecords.key(pattern, index)] ?? pattern.hops[index]).hop(prior: prior)
    // Where a pattern ends nobody goes on.
    if index == pattern.hops.count - 1 {
      hop.dwell = nil
      for part in hop.parts.indices { hop.parts[part].dwell = nil }
      hop.parts.removeAll { $0.run == nil }
    }
    return hop
  }

  private static func key(_ pattern: PatternRecord, _ index: Int) -> Key {
    Key(line: pattern.line, from: pattern.stations[index], to: pattern.stations[index + 1])
  }
}
