/// Guessing what someone meant to type.
enum Spelling {
  /// The word that is nearest, if one is near enough to be meant: two slips at most, or one in a short word.
  static func nearest(to word: String, in known: [String]) -> String? {
    if let longer = known.first(where: { word.count > 1 && $0.hasPrefix(word) }) { return longer }
    let ranked = known.map { (word: $0, slips: slips(Array(word.utf8), Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
    return best.slips <= min(2, word.utf8.count / 2) ? best.word : nil
  }

  /// The word whose part behind the first hyphen was meant, whatever the case: `us-nyc` for `NYC`, `it-roma` for `rom`.
  static func ending(in word: String, among known: [String]) -> String? {
    let typed = word.lowercased()
    if let whole = known.first(where: { $0 == typed || $0.hasSuffix("-" + typed) }) { return whole }
    let parts = known.map { $0.drop { $0 != "-" }.dropFirst() }.map(String.init)
    return nearest(to: typed, in: parts).flatMap { part in known.first { $0.hasSuffix("-" + part) } }
  }

  /// How many letters must be put in, taken out, replaced or swapped with a neighbour to make one word the other.
  static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var next = [row + 1]
      for column in 0..<right.count {
        let same = left[row] == right[column]
        var least = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
