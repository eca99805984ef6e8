import DispatchDesk
import Metro
import Tariffs
import Units

/// The places that riders choose from: the stations of a metro, or a table of one's own.
enum DispatchTown {
  /// By --places; a demo is in Kyiv without it.
  static func town(_ arguments: Arguments) throws(CommandError) -> Town {
    guard let name = arguments.value("places") else {
      return arguments.has("demo") ? town(of: try NetworkShelf().network("ua-kyiv")) : Town()
    }
    if name.hasSuffix(".csv") { return try table(name) }
    return town(of: try NetworkShelf().network(name))
  }

  private static func town(of network: Network) -> Town {
    let places = network.stations.compactMap { station in
      station.place.map { place in
        Town.Place(
          place,
          names: Dictionary(
            station.names.languages.map { ($0, station.names.text(in: $0)) }, uniquingKeysWith: { first, _ in first }),
          usual: station.names.text(in: "en"))
      }
    }
    // The longest way of each line: what turns back earlier lies on it.
    let patterns = network.timetables.last?.patterns ?? []
    let lines = network.lines.indices.compactMap { line in
      patterns.filter { $0.line == line }.max { $0.stations.count < $1.stations.count }.flatMap { pattern in
        Town.Line(
          colour: network.lines[line].colour ?? "808080",
          points: pattern.stations.compactMap { network.stations[$0].place })
      }
    }
    return Town(places: places, lines: lines, attribution: network.attribution)
  }

  /// Rows of a name, a latitude and a longitude; a name may have commas.
  private static func table(_ path: String) throws(CommandError) -> Town {
    var places: [Town.Place] = []
    let text = try Files.givenText(path)
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      if line.allSatisfy(\.isWhitespace) || number == 0 && fields.suffix(2).map(trimmed) == ["lat", "lon"] { continue }
      guard fields.count > 2, let north = Decimal.scaled(trimmed(fields[fields.count - 2]).utf8, digits: 9),
        let east = Decimal.scaled(trimmed(fields[fields.count - 1]).utf8, digits: 9),
        let place = Coordinate(latitude: north, longitude: east)
      else {
        throw .input(
          "\(path):\(number + 1): expected a name, a latitude and a longitude, as in 'Station,50.4409,30.4894'")
      }
      var name = trimmed(fields.dropLast(2).joined(separator: ",")[...])
      if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
        name = String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
      }
      guard (1...200).contains(name.count) else {
        throw .input("\(path):\(number + 1): a name has 1 to 200 characters")
      }
      places.append(Town.Place(place, usual: name))
    }
    guard !places.isEmpty else { throw .input("\(path): there is no place in it") }
    return Town(places: places)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
