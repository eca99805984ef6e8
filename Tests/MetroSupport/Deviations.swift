import RideSupport

/// How many seconds more than usual trains take, drawn as often as it was seen.
package struct Deviations: Sendable {
  private let values: [Int64]
  private let ends: [Int]

  /// Reads the lines `kind seconds count` of one kind.
  package init(_ text: String, kind: String) {
    var values: [Int64] = []
    var ends: [Int] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == kind, let seconds = Int64(words[1]), let count = Int(words[2]) else {
        continue
      }
      values.append(seconds)
      ends.append((ends.last ?? 0) + count)
    }
    precondition(!values.isEmpty, "There are deviations of this kind")
    self.values = values
    self.ends = ends
  }

  /// Each of them with its share of all.
  var shares: [(seconds: Int, share: Double)] {
    values.indices.map { index in
      let count = ends[index] - (index > 0 ? ends[index - 1] : 0)
      return (seconds: Int(values[index]), share: Double(count) / Double(ends.last ?? 1))
    }
  }

  /// One of them.
  package func draw(_ dice: inout Dice) -> Int64 {
    let place = Int.random(in: 0..<(ends.last ?? 1), using: &dice)
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }
}
