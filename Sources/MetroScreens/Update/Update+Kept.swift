import JSON
import Metro
import Tariffs
import Units

extension MetroState {
  mutating func recall(_ name: String, _ text: [UInt8]?, _ turn: inout MetroTurn) {
    desk.awaited.removeAll { $0 == name }
    guard let text else {
      if name.utf8.starts(with: NetworkShelf.keptPrefix.utf8) { desk.missing.append(name) }
      return
    }
    do throws(JSONError) {
      switch name {
      case CountedRide.name: waitingRide = try MetroRideLog(text)
      case MetroChoices.name: choices = try MetroChoices(text)
      case Journal.name: journal = try Journal(text)
      case CountedRide.learnedName:
        var wasMended = false
        learned = try LearnedTimes(text, wasMended: &wasMended)
        if wasMended { keepLearned(&turn) }
      default: try use(text, isOwn: true)
      }
    } catch {
      remark(name + ": " + error.description)
      desk.missing.append(name)
      // A network of one's own can be opened once more; what was told and measured cannot.
      if !name.utf8.starts(with: NetworkShelf.keptPrefix.utf8) { fail() }
    }
  }

  mutating func failRecall(_ name: String) {
    desk.awaited.removeAll { $0 == name }
    desk.missing.append(name)
    fail()
  }

  /// What cannot be read is never taken for empty, and never written over.
  private mutating func fail() {
    desk.isUnreadable = true
    notify(.unreadable)
  }

  mutating func list(_ names: [String]) {
    desk.awaited.removeAll { $0 == NetworkShelf.keptPrefix }
    for name in names.sorted() where name.utf8.starts(with: NetworkShelf.keptPrefix.utf8) {
      let id = String(decoding: Array(name.utf8.dropFirst(NetworkShelf.keptPrefix.utf8.count)), as: UTF8.self)
      if shelf.entry(id) == nil {
        shelf.put(NetworkShelf.Entry(id: id, city: LocalText([(language: "en", text: id)]), isOwn: true))
      }
    }
  }

  /// Takes the file of a network into use.
  mutating func use(_ text: [UInt8], isOwn: Bool) throws(JSONError) {
    let network = try NetworkFile.read(text)
    shelf.put(NetworkShelf.Entry(id: network.id, city: network.city, isOwn: isOwn))
    guard network.id == wantedNetwork else { return }
    self.network = LoadedNetwork(network)
    trip = TripChoice()
    calibration.begin(nil)
    siren.forget()
  }

  /// The network that is to be used: that of the ride, of the link, the chosen one, else the first.
  var wantedNetwork: String? {
    if let log = waitingRide { return log.network }
    if let ride, !ride.isNoted { return ride.network }
    if case .link(let id, _, _) = room, shelf.entry(id) != nil { return id }
    if let id = choices.network, shelf.entry(id) != nil { return id }
    return shelf.entries.first?.id
  }

  /// Does what can be done now that more has come: loads the network, goes on with the ride, fills in a link.
  mutating func settle(_ turn: inout MetroTurn) {
    guard desk.isSettled else { return }
    guard let id = wantedNetwork else { return }
    if network?.network.id != id {
      guard let entry = shelf.entry(id) else {
        // The network of the ride is gone, unless the list of networks is still on its way.
        if desk.hasIndex { waitingRide = nil }
        return
      }
      if entry.isOwn {
        let name = NetworkShelf.name(of: id)
        guard !desk.missing.contains(name), !desk.awaited.contains(name) else { return }
        desk.awaited.append(name)
        turn.perform(.recall(name: name))
      } else {
        let path = NetworkShelf.path(of: id)
        if !desk.missing.contains(path) { load(path, &turn) }
      }
      return
    }
    resume(&turn)
    fillLink(&turn)
    findWay()
  }

  private mutating func fillLink(_ turn: inout MetroTurn) {
    guard case .link(_, let from, let to) = room, let network = network?.network else { return }
    room = .home
    if let start = network.station(from), let end = network.station(to), ride == nil {
      trip.from = start
      trip.to = end
      trip.answer = nil
    }
    turn.perform(.navigate(.home))
  }

  /// Looks for the way anew when it is asked for or so old that trains and warnings may have changed.
  private mutating func findWay() {
    guard let network = network?.network, ride == nil, let from = trip.from, let to = trip.to else {
      trip.answer = nil
      return
    }
    if let way = trip.way, now - way.planned < .seconds(20), way.level == siren.level { return }
    if case .refused = trip.answer, !isNewMinute { return }
    do throws(PlanError) {
      trip.answer = .way(
        try FoundWay(network, from: from, to: to, at: now, level: siren.level, learned: learned))
    } catch {
      trip.answer = .refused(error)
    }
  }

  private var isNewMinute: Bool { now.milliseconds % 60_000 < 1500 }

  /// Keeps a text, unless what was kept before could not be read.
  func keep(_ name: String, _ text: String?, _ turn: inout MetroTurn) {
    if !desk.isUnreadable { turn.keep(name, text) }
  }

  func keepLearned(_ turn: inout MetroTurn) {
    keep(CountedRide.learnedName, String(decoding: learned.json(.compact), as: UTF8.self), &turn)
  }

  func keepChoices(_ turn: inout MetroTurn) { keep(MetroChoices.name, choices.text, &turn) }
}
