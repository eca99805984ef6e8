import JSON
import Metro
import Tariffs
import Units
import Words

extension MetroState {
  mutating func press(_ key: MetroKey, _ turn: inout MetroTurn) {
    switch key {
    case .escape: close()
    case .edit(let end): search(end, &turn)
    case .station(let id): choose(id, &turn)
    case .swap:
      (trip.from, trip.to) = (trip.to, trip.from)
      trip.answer = nil
    case .favourite: toggleFavourite(&turn)
    case .go(let place): go(place, &turn)
    case .start: start(&turn)
    case .stopOn: tell(.stopOn, &turn)
    case .stopBack: tell(.stopBack, &turn)
    case .trainDeparted: tell(.trainDeparted, &turn)
    case .late(let seconds): tell(.tappedLate(.seconds(seconds)), &turn)
    case .confirm: tell(.confirmed, &turn)
    case .endRide: tell(.stopped, &turn)
    case .putAway: putAway(&turn)
    case .seen: ride?.flip = nil
    case .ways: trip.showsWays.toggle()
    case .sound: toggleSound(&turn)
    case .calendar: saveCalendar(&turn)
    case .share: share(&turn)
    case .dismiss(let id): dismiss(id)
    case .network(let id):
      choices.network = id
      keepChoices(&turn)
      network = nil
      trip = TripChoice()
      turn.perform(.navigate(.home))
    case .removeNetwork(let id):
      keep(NetworkShelf.name(of: id), nil, &turn)
      shelf.remove(id)
      if network?.network.id == id { network = nil }
      if choices.network == id { choices.network = nil }
    case .importNetwork: turn.perform(.pickFile(accept: ".zip,.json,application/zip,application/json"))
    case .importLearned: turn.perform(.pickFile(accept: ".json,application/json"))
    case .exportJournal:
      turn.perform(.download(name: "flagfall-metro-journal.json", type: "application/json", text: journal.text))
    case .clearJournal:
      journal.clear()
      keep(Journal.name, nil, &turn)
    case .tap, .untap, .retap: calibrate(key, &turn)
    case .exportLearned:
      let text = String(decoding: learned.json(.pretty), as: UTF8.self)
      turn.perform(.download(name: "flagfall-metro-times.json", type: "application/json", text: text))
    case .choose(let choice, let isOn): choose(choice, isOn, &turn)
    case .addStop: if form.stops.count < LineForm.most { form.stops.append(LineForm.Stop()) }
    case .removeStop(let place):
      if form.stops.count > 2, form.stops.indices.contains(place) { form.stops.remove(at: place) }
    case .saveLine: saveLine(&turn)
    }
  }

  mutating func fill(_ field: MetroField, _ value: String) {
    let value = String(value.unicodeScalars.prefix(80))
    switch field {
    case .search: trip.typed = value
    case .lineName: form.name = value
    case .stopName(let place): if form.stops.indices.contains(place) { form.stops[place].name = value }
    case .stopMinutes(let place): if form.stops.indices.contains(place) { form.stops[place].minutes = value }
    }
  }

  private mutating func close() {
    if ride?.flip != nil {
      ride?.flip = nil
    } else {
      trip.searching = nil
      trip.showsWays = false
    }
  }

  private mutating func choose(_ choice: MetroKey.Choice, _ isOn: Bool, _ turn: inout MetroTurn) {
    switch choice {
    case .keepAwake: choices.keepsAwake = isOn
    case .siren: choices.asksSiren = isOn
    case .motion: choices.feelsMotion = isOn
    }
    keepChoices(&turn)
  }

  // MARK: - From where to where

  private mutating func search(_ end: TripChoice.End, _ turn: inout MetroTurn) {
    trip.searching = end
    trip.typed = ""
    turn.perform(.top)
    turn.perform(.focus(id: MetroField.search.name))
  }

  private mutating func choose(_ id: String, _ turn: inout MetroTurn) {
    guard let end = trip.searching, let station = network?.network.station(id) else { return }
    trip[end] = station
    let other: TripChoice.End = end == .from ? .to : .from
    if trip[other] == station { trip[other] = nil }
    trip.answer = nil
    trip.typed = ""
    // Who chooses where to get on wants to say next where to get off.
    if trip[other] == nil {
      search(other, &turn)
    } else {
      trip.searching = nil
      turn.perform(.top)
      turn.perform(.focus(id: "metro-start"))
    }
  }

  private var shownFavourite: MetroChoices.Favourite? {
    guard let network = network?.network, let from = trip.from, let to = trip.to else { return nil }
    return MetroChoices.Favourite(
      network: network.id, from: network.stations[from].id, to: network.stations[to].id)
  }

  /// Whether the way that is shown is at hand.
  var isFavourite: Bool { shownFavourite.map { choices.favourites.contains($0) } ?? false }

  private mutating func toggleFavourite(_ turn: inout MetroTurn) {
    guard let favourite = shownFavourite else { return }
    choices.toggle(favourite)
    keepChoices(&turn)
  }

  private mutating func go(_ place: Int, _ turn: inout MetroTurn) {
    guard choices.favourites.indices.contains(place), let network = network?.network else { return }
    let favourite = choices.favourites[place]
    guard favourite.network == network.id, let from = network.station(favourite.from),
      let to = network.station(favourite.to)
    else { return }
    trip.from = from
    trip.to = to
    trip.answer = nil
    trip.searching = nil
    turn.perform(.focus(id: "metro-start"))
  }

  private mutating func share(_ turn: inout MetroTurn) {
    guard let favourite = shownFavourite, let strings, let from = trip.from, let to = trip.to else { return }
    let words: Arguments = ["from": stationName(from), "to": stationName(to)]
    turn.perform(
      .share(
        title: strings.text(.metroShareTitle, words), text: strings.text(.metroShareText, words),
        room: .link(network: favourite.network, from: favourite.from, to: favourite.to)))
  }

  /// The name of a station in the reader's language.
  func stationName(_ station: Int) -> String {
    network?.network.stations[station].names.text(in: language.tag) ?? ""
  }
}
