import JSON
import Tariffs

/// What the names in a network file stand for.
struct NetworkNames {
  private let stations: [Key]
  private let lines: [String]
  private let sources: [String]

  /// A station's identifier with its place in the list, kept in order so that it is found by halving.
  private struct Key {
    let bytes: [UInt8]
    let index: Int
  }

  init(stations: [Station], lines: [MetroLine], sources: [Source]) {
    var keys: [Key] = []
    for (index, station) in stations.enumerated() { keys.append(Key(bytes: Array(station.id.utf8), index: index)) }
    keys.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    self.stations = keys
    self.lines = lines.map { $0.id }
    self.sources = sources.map { $0.id }
  }

  func station(_ node: JSONNode) throws(JSONError) -> Int {
    let wanted = try node.utf8
    var low = 0
    var high = stations.count
    while low < high {
      let middle = (low + high) / 2
      if stations[middle].bytes.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    guard low < stations.count, stations[low].bytes.elementsEqual(wanted) else {
      throw node.fail("there is no station of this identifier in \"stations\"; add it or mend the name")
    }
    return stations[low].index
  }

  func stations(_ node: JSONNode, atLeast least: Int) throws(JSONError) -> [Int] {
    var found: [Int] = []
    for element in try node.elements { found.append(try station(element)) }
    guard found.count >= least else { throw node.fail("expected at least \(least) stations") }
    return found
  }

  func line(_ node: JSONNode) throws(JSONError) -> Int {
    try node.choice(NetworkNames.choices(lines))
  }

  func source(_ node: JSONNode) throws(JSONError) -> String {
    let index = try node.choice(NetworkNames.choices(sources))
    return sources[index]
  }

  static func choices(_ names: [String]) -> [(name: String, value: Int)] {
    var choices: [(name: String, value: Int)] = []
    for (index, name) in names.enumerated() { choices.append((name: name, value: index)) }
    return choices
  }
}
