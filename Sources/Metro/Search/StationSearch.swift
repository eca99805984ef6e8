import Tariffs

/// Finds stations by what someone types: apostrophes, accents, capitals and the script do not matter.
package struct StationSearch: Sendable {
  private struct Entry: Sendable {
    let station: Int
    let name: [UInt8]
    /// Where each word of the name begins.
    let words: [Int]
  }

  private let entries: [Entry]

  /// The most letters that may be wrong in what is typed.
  private static let mostSlips = 2

  /// Prepares the names of a network's stations, older names and identifiers too.
  package init(_ network: Network) {
    var entries: [Entry] = []
    for (index, station) in network.stations.enumerated() {
      var names = station.names.languages.map { station.names.text(in: $0) }
      names += station.otherNames
      names.append(station.id)
      for name in names {
        let (folded, words) = FoldedText.folded(name)
        if !entries.contains(where: { $0.station == index && $0.name == folded }) {
          entries.append(Entry(station: index, name: folded, words: words))
        }
      }
    }
    self.entries = entries
  }

  /// The stations that fit, the best first; the whole name before its beginning, that before a word's, that before a part.
  package func stations(_ typed: String) -> [Int] {
    let (wanted, _) = FoldedText.folded(typed)
    guard !wanted.isEmpty else { return [] }
    var ranked: [(station: Int, rank: Int)] = []
    for entry in entries {
      guard let rank = StationSearch.rank(wanted, entry) else { continue }
      if let index = ranked.firstIndex(where: { $0.station == entry.station }) {
        ranked[index].rank = min(ranked[index].rank, rank)
      } else {
        ranked.append((entry.station, rank))
      }
    }
    // Slips are looked for only where nothing fits as typed.
    if ranked.contains(where: { $0.rank < 4 }) { ranked.removeAll { $0.rank >= 4 } }
    ranked.sort { ($0.rank, $0.station) < ($1.rank, $1.station) }
    return ranked.map { $0.station }
  }

  /// The one station that is meant; nil when none or several are.
  package func station(_ typed: String) -> Int? {
    let found = stations(typed)
    guard let first = found.first else { return nil }
    if found.count == 1 { return first }
    let (wanted, _) = FoldedText.folded(typed)
    let exact = found.filter { station in entries.contains { $0.station == station && $0.name == wanted } }
    return exact.count == 1 ? exact[0] : nil
  }

  private static func rank(_ wanted: [UInt8], _ entry: Entry) -> Int? {
    if entry.name == wanted { return 0 }
    if entry.name.starts(with: wanted) { return 1 }
    for word in entry.words where entry.name[word...].starts(with: wanted) { return 2 }
    if wanted.count > 2, contains(entry.name, wanted) { return 3 }
    guard wanted.count > 3 else { return nil }
    let slips = slips(wanted, entry.name)
    return slips <= mostSlips ? 3 + slips : nil
  }

  private static func contains(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    guard name.count >= part.count else { return false }
    return (0...name.count - part.count).contains { name[$0...].starts(with: part) }
  }

  /// How many bytes must be put in, taken out or replaced; more than the most that count as one more.
  private static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard left.count <= right.count + mostSlips, right.count <= left.count + mostSlips else { return mostSlips + 1 }
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        next.append(min(change, last[column + 1] + 1, next[column] + 1))
      }
      last = next
    }
    return last[right.count]
  }
}
