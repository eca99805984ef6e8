/// The known name that a misspelt one was probably meant to be.
enum NearestName {
  /// Longer names are not compared, so that hostile ones cost nothing; the number is arbitrary.
  private static let longest = 64

  /// The nearest of `names` when no more than a third of the letters differ, or nil.
  ///
  /// Capital and small letters count as the same; of equally near names it is the first.
  static func of(_ name: String, among names: [String]) -> String? {
    let letters = folded(name)
    guard letters.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate.utf8.count <= longest {
      let others = folded(candidate)
      let distance = distance(letters, others)
      let shorter = min(letters.count, others.count)
      guard distance <= max(1, shorter / 3), distance < shorter else { continue }
      if let known = best, known.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The mend for an unknown name: the nearest known one, or all of them.
  static func advice(for name: String, among names: [String]) -> String {
    if let nearest = of(name, among: names) { return "did you mean \(JSONQuoted.text(nearest))?" }
    if names.isEmpty { return "remove it" }
    return "known are " + names.map { JSONQuoted.text($0) }.joined(separator: ", ")
  }

  /// The bytes with capital ASCII letters made small, as far as they are compared.
  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.prefix(longest + 1).map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
  }

  /// Insertions, deletions, changes and swaps of neighbours that make one name of the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let change = above[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
