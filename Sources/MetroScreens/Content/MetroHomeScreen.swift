import Almanac
import Metro
import Tariffs
import Units
import Words

/// From where to where, the way, and the key to press when the train moves.
package struct MetroHomeScreen: Sendable {
  /// One end of the way.
  package struct End: Sendable {
    /// Looks for another station.
    package let key: MetroKey
    /// What it is.
    package let label: String
    /// The station, or the question for one.
    package let name: String
    /// Whether a station is chosen.
    package let isChosen: Bool
    /// The lines that call there.
    package let lines: [LineBadge]
  }

  /// A way that is at hand.
  package struct Favourite: Sendable {
    /// Takes it.
    package let key: MetroKey
    /// Where one gets on.
    package let from: String
    /// Where one gets off.
    package let to: String
  }

  /// Whose network it is.
  package let city: String
  /// The way to the networks, in words.
  package let networks: String
  /// Where one gets on.
  package let from: End
  /// Where one gets off.
  package let to: End
  /// There and back; nil while there is nothing to swap.
  package let swap: MetroButton?
  /// The ways at hand, with the words over them; none while a way is shown.
  package let favourites: [Favourite]
  /// The words over them.
  package let favouritesTitle: String
  /// The way.
  package let route: RouteContent?
  /// Why there is none.
  package let refusal: String?
  /// What must be known before it is trusted.
  package let warnings: [String]
  /// Begins the ride, with what is to be done.
  package let start: MetroButton?
  /// When to press it.
  package let startHint: String
  /// What can be done with the way.
  package let extras: [MetroButton]
  /// Whether the way is at hand.
  package let isFavourite: Bool
  /// What rings in which way; nil until it is asked.
  package let ways: WaysContent?
  /// What is known of alerts in the air; nil where nobody asks.
  package let siren: SirenContent?
  /// The other rooms.
  package let links: [MetroLink]
  /// Whom the screen must name.
  package let attribution: [String]
}

extension MetroState {
  func homeScreen(_ loaded: LoadedNetwork, _ words: MetroWords) -> MetroHomeScreen {
    let strings = words.strings
    let network = loaded.network
    let way = trip.way
    return MetroHomeScreen(
      city: network.city.text(in: language.tag), networks: strings.text(.metroNetworks),
      from: end(.from, network, words), to: end(.to, network, words),
      swap: trip.from == nil && trip.to == nil ? nil : MetroButton(.swap, strings.text(.metroSwap)),
      favourites: way == nil ? favourites(network) : [], favouritesTitle: strings.text(.metroFavourites),
      route: way.map { RouteContent($0, network, words, language.tag) }, refusal: refusal(words),
      warnings: warnings(network, words),
      start: way == nil ? nil : MetroButton(.start, strings.text(.metroStart)),
      startHint: strings.text(.metroStartHint), extras: way == nil ? [] : extras(strings), isFavourite: isFavourite,
      ways: trip.showsWays ? waysContent(strings) : nil, siren: sirenContent(strings),
      links: [
        MetroLink(room: .journal, label: strings.text(.metroJournal)),
        MetroLink(room: .calibration, label: strings.text(.metroCalibration)),
        MetroLink(room: .line, label: strings.text(.metroLine)),
        MetroLink(room: .networks, label: strings.text(.metroNetworks)),
        MetroLink(room: .choices, label: strings.text(.metroChoices)),
      ], attribution: network.attribution)
  }

  private func extras(_ strings: Strings) -> [MetroButton] {
    [
      MetroButton(.ways, strings.text(.metroWays)),
      MetroButton(.favourite, strings.text(isFavourite ? .metroFavouriteRemove : .metroFavouriteAdd)),
      MetroButton(.share, strings.text(.metroShare)),
    ]
  }

  private func end(_ end: TripChoice.End, _ network: Network, _ words: MetroWords) -> MetroHomeScreen.End {
    let strings = words.strings
    let station = trip[end]
    return MetroHomeScreen.End(
      key: .edit(end), label: strings.text(end == .from ? .metroFrom : .metroTo),
      name: station.map { network.stations[$0].names.text(in: language.tag) }
        ?? strings.text(end == .from ? .metroChooseFrom : .metroChooseTo),
      isChosen: station != nil, lines: station.map { lines(at: $0, network) } ?? [])
  }

  /// The lines that call at a station, in the order of the file.
  func lines(at station: Int, _ network: Network) -> [LineBadge] {
    let day = network.clock.serviceDay(at: now)
    let patterns = network.timetables[network.timetableIndex(on: day)].patterns
    return network.lines.indices.filter { line in
      patterns.contains { $0.line == line && $0.stations.contains(station) }
    }.map { LineBadge(network.lines[$0]) }
  }

  private func favourites(_ network: Network) -> [MetroHomeScreen.Favourite] {
    var shown: [MetroHomeScreen.Favourite] = []
    for (index, favourite) in choices.favourites.enumerated() where favourite.network == network.id {
      guard let from = network.station(favourite.from), let to = network.station(favourite.to) else { continue }
      shown.append(
        MetroHomeScreen.Favourite(
          key: .go(index), from: network.stations[from].names.text(in: language.tag),
          to: network.stations[to].names.text(in: language.tag)))
    }
    return shown
  }

  private func refusal(_ words: MetroWords) -> String? {
    guard case .refused(let error) = trip.answer, let network = network?.network else { return nil }
    switch error {
    case .sameStation: return words.strings.text(.metroSame)
    case .walkOnly(let walk): return words.strings.text(.metroWalkOnly, ["duration": words.minutes(walk.calm)])
    case .closed(let index): return network.closures[index].reason.text(in: language.tag)
    case .noWay: return words.strings.text(.metroNoWay)
    }
  }

  private func warnings(_ network: Network, _ words: MetroWords) -> [String] {
    let strings = words.strings
    var warnings: [String] = []
    if network.isPast(on: network.clock.serviceDay(at: now)) {
      warnings.append(strings.text(.metroOld, ["date": words.formats.date(network.checked)]))
    }
    guard let way = trip.way else { return warnings }
    for (leg, service) in way.plan.service.enumerated() {
      let sign = network.lines[way.line(ofLeg: leg)].sign
      switch service {
      case .running:
        if let left = service.lastTrainIn(at: now) {
          warnings.append(
            strings.text(
              .metroLastTrain, ["sign": sign, "duration": words.formats.minutes(left)]))
        }
      case .beforeFirst(let first):
        warnings.append(strings.text(.metroBeforeFirst, ["sign": sign, "time": words.time(first)]))
      case .afterLast(let last):
        warnings.append(strings.text(.metroAfterLast, ["sign": sign, "time": words.time(last)]))
      case .noService: warnings.append(strings.text(.metroNoService, ["sign": sign]))
      case .unknown: break
      }
    }
    if way.plan.isTied { warnings.append(strings.text(.metroTied)) }
    return warnings
  }
}
