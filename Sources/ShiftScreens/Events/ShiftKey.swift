import Shift

/// A key of the shift's rooms, by what it does.
package enum ShiftKey: Sendable, Hashable {
  /// Begins a practice day.
  case begin
  /// A choice of the roll call.
  case call(RollCallChoice)
  /// Ends the roll call with what was chosen.
  case holdCall
  /// Takes the reading of the odometer.
  case read
  /// Confirms what was asked about the reading.
  case confirmReading
  /// Does what the day understands by itself.
  case day(DayKey)
  /// Pays with so many passengers.
  case paid
  /// One passenger more or less.
  case passengers(Int)
  /// Opens what asks for a reason, a place or a yes.
  case open(DialogName)
  /// Closes what lies over the room.
  case escape
  /// Stops the street, or lets it run.
  case still(Bool)
  /// Puts the sheet at the next detent, up or down.
  case sheet(Int)
  /// Shows the record for a law.
  case law(RecordTable.Law)
  /// Saves the record.
  case save(RecordFile)
  /// Opens an entry of the record to correct it.
  case correct(Int64)
  /// Notes the correction, or the incident, that was written.
  case write
  /// Chooses a setting of the driver's.
  case choose(ProfileChoice)
  /// Leaves the dispatcher.
  case leaveDesk

  /// A key that is one input of the day.
  package enum DayKey: String, Sendable, Hashable, CaseIterable {
    case accept
    case decline
    case arrive
    case start
    case stop
    case resume
    case cancel
    case noShow = "no-show"
    case forHire = "for-hire"
    case rest
    case meal
    case nap
    case returning
    case tunnel
    case outside
    case undo
    case here
    case hour
    case understood

    /// The input that it is.
    package var input: DayInput {
      switch self {
      case .accept: .accept
      case .decline: .decline
      case .arrive: .act(.arrive)
      case .start: .act(.start)
      case .stop: .act(.stop)
      case .resume: .act(.resume)
      case .cancel: .act(.cancel)
      case .noShow: .act(.noShow)
      case .forHire: .forHire
      case .rest: .pause(.rest)
      case .meal: .pause(.meal)
      case .nap: .pause(.nap)
      case .returning: .pause(.returning)
      case .tunnel: .reach(false)
      case .outside: .reach(true)
      case .undo: .undo
      case .here: .here
      case .hour: .hour
      case .understood: .understood
      }
    }
  }

  /// What can lie over the room.
  package enum DialogName: String, Sendable, Hashable, CaseIterable {
    /// Why not for hire.
    case pause
    /// Whether to give the ride up.
    case cancel
    /// Whether nobody is there.
    case noShow = "no-show"
    /// Whether to end the day.
    case end
    /// What was out of the ordinary.
    case incident
    /// What an entry should have said.
    case correction
    /// What is asked about a reading.
    case reading
  }

  /// A form in which the record is saved.
  package enum RecordFile: String, Sendable, Hashable, CaseIterable {
    case pdf
    case csv
    case log
  }

  private static let plain: [ShiftKey] = [
    .begin, .holdCall, .read, .confirmReading, .paid, .escape, .write, .leaveDesk,
  ]

  /// The key of a name and a value, as ``name`` and ``value`` write them; nil for any other.
  package init?(name: String, value: String?) {
    if let plain = ShiftKey.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    guard let value, let key = ShiftKey.valued(name, value) else { return nil }
    self = key
  }

  private static func valued(_ name: String, _ value: String) -> ShiftKey? {
    switch name {
    case "call": RollCallChoice(name: value).map { .call($0) }
    case "day": DayKey(rawValue: value).map { .day($0) }
    case "passengers": .passengers(value == "-1" ? -1 : 1)
    case "open": DialogName(rawValue: value).map { .open($0) }
    case "still": .still(value == "true")
    case "sheet": .sheet(value == "-1" ? -1 : 1)
    case "law": RecordTable.Law(rawValue: value).map { .law($0) }
    case "save": RecordFile(rawValue: value).map { .save($0) }
    case "correct": Int64(value).map { .correct($0) }
    case "choose": ProfileChoice(name: value).map { .choose($0) }
    default: nil
    }
  }

  /// The name under which a page sends it.
  package var name: String {
    switch self {
    case .begin: "begin"
    case .call: "call"
    case .holdCall: "hold-call"
    case .read: "read"
    case .confirmReading: "confirm-reading"
    case .day: "day"
    case .paid: "paid"
    case .passengers: "passengers"
    case .open: "open"
    case .escape: "escape"
    case .still: "still"
    case .sheet: "sheet"
    case .law: "law"
    case .save: "save"
    case .correct: "correct"
    case .write: "write"
    case .choose: "choose"
    case .leaveDesk: "leave-desk"
    }
  }

  /// What goes with the name, where one name stands for several keys.
  package var value: String? {
    switch self {
    case .call(let choice): choice.name
    case .day(let key): key.rawValue
    case .passengers(let by), .sheet(let by): "\(by)"
    case .open(let dialog): dialog.rawValue
    case .still(let isStill): isStill ? "true" : "false"
    case .law(let law): law.rawValue
    case .save(let file): file.rawValue
    case .correct(let entry): "\(entry)"
    case .choose(let choice): choice.name
    default: nil
    }
  }
}
