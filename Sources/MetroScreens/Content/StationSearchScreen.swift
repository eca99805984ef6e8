import Metro
import Tariffs
import Words

/// Looking for a station by typing or along the lines.
package struct StationSearchScreen: Sendable {
  /// A station to choose.
  package struct Station: Sendable {
    /// Takes it.
    package let key: MetroKey
    /// Its name.
    package let name: String
    /// Its name in the city's own language, where that is another.
    package let ownName: String?
    /// The lines that call there.
    package let lines: [LineBadge]
  }

  /// Stations under a heading.
  package struct Group: Sendable {
    /// The line; nil for what was found.
    package let line: LineBadge?
    /// Its name.
    package let name: String
    /// The stations.
    package let stations: [Station]
  }

  /// The question.
  package let title: String
  /// The field's words.
  package let label: String
  /// What is typed.
  package let typed: String
  /// The stations.
  package let groups: [Group]
  /// That there is none.
  package let remark: String?
  /// The way back to the ends of the way.
  package let close: MetroButton
}

extension MetroState {
  func searchScreen(
    _ end: TripChoice.End, _ title: String, _ loaded: LoadedNetwork, _ words: MetroWords
  ) -> StationSearchScreen {
    let strings = words.strings
    let network = loaded.network
    var groups: [StationSearchScreen.Group] = []
    if trip.typed.isEmpty {
      groups = lineGroups(network)
    } else {
      let found = loaded.search.stations(trip.typed).prefix(20)
      if !found.isEmpty {
        groups = [
          StationSearchScreen.Group(line: nil, name: "", stations: found.map { entry($0, network) })
        ]
      }
    }
    return StationSearchScreen(
      title: title, label: strings.text(.metroSearch), typed: trip.typed, groups: groups,
      remark: groups.isEmpty ? strings.text(.metroNoStation) : nil,
      close: MetroButton(.escape, strings.text(.navCancel)))
  }

  private func entry(_ station: Int, _ network: Network) -> StationSearchScreen.Station {
    let names = network.stations[station].names
    let name = names.text(in: language.tag)
    let own = names.languages.map { names.text(in: $0) }.first { $0 != name }
    return StationSearchScreen.Station(
      key: .station(network.stations[station].id), name: name, ownName: own, lines: lines(at: station, network))
  }

  /// The stations of each line in the order of its first way.
  private func lineGroups(_ network: Network) -> [StationSearchScreen.Group] {
    let day = network.clock.serviceDay(at: now)
    let patterns = network.timetables[network.timetableIndex(on: day)].patterns
    var groups: [StationSearchScreen.Group] = []
    for (index, line) in network.lines.enumerated() {
      var stations: [Int] = []
      for pattern in patterns where pattern.line == index {
        for station in pattern.stations where !stations.contains(station) { stations.append(station) }
      }
      guard !stations.isEmpty else { continue }
      groups.append(
        StationSearchScreen.Group(
          line: LineBadge(line), name: line.names.text(in: language.tag), stations: stations.map { entry($0, network) })
      )
    }
    return groups
  }
}
