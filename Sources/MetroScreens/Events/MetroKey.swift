/// A key of the metro's rooms, by what it does.
package enum MetroKey: Sendable, Hashable {
  /// Closes what lies over the room.
  case escape
  /// Looks for a station of one end of the way.
  case edit(TripChoice.End)
  /// Takes a station for it.
  case station(String)
  /// There and back.
  case swap
  /// Keeps the way at hand, or no longer.
  case favourite
  /// Takes a way that is at hand, by its place in the list.
  case go(Int)
  /// The train moves.
  case start
  /// One stop further on than shown.
  case stopOn
  /// One stop more to go than shown.
  case stopBack
  /// The next train moves.
  case trainDeparted
  /// The tap came so many seconds late.
  case late(Int64)
  /// The doors are open where the ride ends.
  case confirm
  /// Ends the countdown.
  case endRide
  /// Puts a ride that is over away.
  case putAway
  /// The alert was seen.
  case seen
  /// Says what rings in which way, or no longer.
  case ways
  /// The ride as a sound, or no longer.
  case sound
  /// The ride as a calendar file.
  case calendar
  /// Passes the way on.
  case share
  /// Puts a notice away.
  case dismiss(String)
  /// Uses a network.
  case network(String)
  /// Throws a network of the reader's own away.
  case removeNetwork(String)
  /// Opens a feed or a network's file.
  case importNetwork
  /// Saves the journal.
  case exportJournal
  /// Throws it away.
  case clearJournal
  /// The train stopped or moved, whichever comes next.
  case tap
  /// The last of these taps was none.
  case untap
  /// Begins again at the first stop.
  case retap
  /// Saves what was measured.
  case exportLearned
  /// Adds what someone else measured.
  case importLearned
  /// A choice is on or off.
  case choose(Choice, Bool)
  /// One stop more in the line by hand.
  case addStop
  /// One stop fewer.
  case removeStop(Int)
  /// Makes a network of the line.
  case saveLine

  /// Something that is on or off.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    case keepAwake = "keep-awake"
    case siren
    case motion
  }

  private static let plain: [MetroKey] = [
    .escape, .swap, .favourite, .start, .stopOn, .stopBack, .trainDeparted, .confirm, .endRide, .putAway, .seen, .ways,
    .sound, .calendar, .share, .importNetwork, .exportJournal, .clearJournal, .tap, .untap, .retap, .exportLearned,
    .importLearned, .addStop, .saveLine,
  ]

  /// The key of a name and a value, as ``name`` and ``value`` write them; nil for any other.
  package init?(name: String, value: String?) {
    if let plain = MetroKey.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    guard let value else { return nil }
    switch name {
    case "edit":
      guard let end = TripChoice.End(rawValue: value) else { return nil }
      self = .edit(end)
    case "station": self = .station(value)
    case "go":
      guard let place = Int(value), place >= 0 else { return nil }
      self = .go(place)
    case "late":
      guard let seconds = Int64(value), (1...120).contains(seconds) else { return nil }
      self = .late(seconds)
    case "dismiss": self = .dismiss(value)
    case "network": self = .network(value)
    case "remove-network": self = .removeNetwork(value)
    case "remove-stop":
      guard let place = Int(value), place >= 0 else { return nil }
      self = .removeStop(place)
    default:
      guard let choice = Choice(rawValue: name), value == "true" || value == "false" else { return nil }
      self = .choose(choice, value == "true")
    }
  }

  /// The name under which a page sends it.
  package var name: String {
    switch self {
    case .escape: "escape"
    case .edit: "edit"
    case .station: "station"
    case .swap: "swap"
    case .favourite: "favourite"
    case .go: "go"
    case .start: "start"
    case .stopOn: "stop-on"
    case .stopBack: "stop-back"
    case .trainDeparted: "train-departed"
    case .late: "late"
    case .confirm: "confirm"
    case .endRide: "end-ride"
    case .putAway: "put-away"
    case .seen: "seen"
    case .ways: "ways"
    case .sound: "sound"
    case .calendar: "calendar"
    case .share: "share"
    case .dismiss: "dismiss"
    case .network: "network"
    case .removeNetwork: "remove-network"
    case .importNetwork: "import-network"
    case .exportJournal: "export-journal"
    case .clearJournal: "clear-journal"
    case .tap: "tap"
    case .untap: "untap"
    case .retap: "retap"
    case .exportLearned: "export-learned"
    case .importLearned: "import-learned"
    case .choose(let choice, _): choice.rawValue
    case .addStop: "add-stop"
    case .removeStop: "remove-stop"
    case .saveLine: "save-line"
    }
  }

  /// What goes with the name, where one name stands for several keys.
  package var value: String? {
    switch self {
    case .edit(let end): end.rawValue
    case .station(let id), .dismiss(let id), .network(let id), .removeNetwork(let id): id
    case .go(let place), .removeStop(let place): "\(place)"
    case .late(let seconds): "\(seconds)"
    case .choose(_, let isOn): isOn ? "true" : "false"
    default: nil
    }
  }
}

/// A field of the metro's rooms.
package enum MetroField: Sendable, Hashable {
  /// What is typed to find a station.
  case search
  /// The name of the line by hand.
  case lineName
  /// The name of one of its stations.
  case stopName(Int)
  /// The minutes from the station before.
  case stopMinutes(Int)

  private static let namePrefix = "stop-name."
  private static let minutesPrefix = "stop-minutes."

  /// The field of a name, as ``name`` writes it; nil for any other.
  package init?(name: String) {
    if name == MetroField.search.name {
      self = .search
    } else if name == MetroField.lineName.name {
      self = .lineName
    } else if let place = MetroField.place(name, after: MetroField.namePrefix) {
      self = .stopName(place)
    } else if let place = MetroField.place(name, after: MetroField.minutesPrefix) {
      self = .stopMinutes(place)
    } else {
      return nil
    }
  }

  private static func place(_ name: String, after prefix: String) -> Int? {
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    return Int(String(decoding: Array(name.utf8.dropFirst(prefix.utf8.count)), as: UTF8.self)).flatMap {
      $0 >= 0 ? $0 : nil
    }
  }

  /// The name under which a page sends it; also its identifier on the page.
  package var name: String {
    switch self {
    case .search: "station-search"
    case .lineName: "line-name"
    case .stopName(let place): MetroField.namePrefix + "\(place)"
    case .stopMinutes(let place): MetroField.minutesPrefix + "\(place)"
    }
  }
}
