import Drawing

/// A key of the screens, by what it does.
package enum Key: Sendable, Hashable {
  case start
  case pause
  case resume
  case extras
  case stop
  case undoStop
  case pay
  case clear
  /// Takes a rate before Start; nil gives the choice to the clock.
  case rate(String?)
  case extraMore(String)
  case extraLess(String)
  case closeSheet
  /// Takes the built-in ride.
  case demo
  case demoSpeed(Int64)
  /// Opens a recorded ride.
  case openFile
  case retryPosition
  case city(String)
  case skin(Skin.Name)
  /// Lays the meter on its side, or upright again.
  case turn
  /// Fills the screen with the meter, or no longer.
  case fillScreen
  /// Opens the friend's discount.
  case reduce
  /// Takes a discount of so many thousandths of a percent; nil for none.
  case discount(Int64?)
  /// Lets the fare stand in a notification, or not.
  case notifyFare(Bool)
  case exportLog
  case exportReport
  case showReceipt
  case shareReceipt
  case downloadReceipt
  case downloadPicture
  case printReceipt
  /// Runs the doors' demo from its beginning.
  case playDoors
  case stopDoors
  /// Shows more of the kept rides.
  case moreRides
  case importRides
  case exportRides
  /// Asks whether a kept ride, or all where nil, is to go.
  case askDelete(String?)
  /// It is.
  case confirmDelete
  /// Fills the ride's silences from a recorded track.
  case finishRide
  /// Runs the ride that is shown once more, or goes on with that.
  case playReplay
  case pauseReplay
  case replaySpeed(Int64)
  /// Opens a log to replay.
  case openReplay
  case install
  case startNewVersion
  /// Have the ride again that another window has.
  case takeBack
  /// Tries once more to show a room that answers.
  case retryAnswers
  /// One of a room that answers; the app itself is never sent any.
  case answer(AnswerKey)
  /// Puts a notice away.
  case dismiss
  /// Reads no more of the file that is being read.
  case stopReading
  case escape

  /// The key of a name and a value, as ``name`` and ``value`` write them; nil for any other.
  package init?(name: String, value: String?) {
    switch name {
    case "start": self = .start
    case "pause": self = .pause
    case "resume": self = .resume
    case "extras": self = .extras
    case "stop": self = .stop
    case "undo-stop": self = .undoStop
    case "pay": self = .pay
    case "clear": self = .clear
    case "rate": self = .rate(value.flatMap { $0.isEmpty ? nil : $0 })
    case "close-sheet": self = .closeSheet
    case "demo": self = .demo
    case "open-file": self = .openFile
    case "retry-position": self = .retryPosition
    case "export-log": self = .exportLog
    case "export-report": self = .exportReport
    case "show-receipt": self = .showReceipt
    case "share-receipt": self = .shareReceipt
    case "download-receipt": self = .downloadReceipt
    case "download-picture": self = .downloadPicture
    case "print-receipt": self = .printReceipt
    case "play-doors": self = .playDoors
    case "stop-doors": self = .stopDoors
    case "more-rides": self = .moreRides
    case "import-rides": self = .importRides
    case "export-rides": self = .exportRides
    case "ask-delete": self = .askDelete(value.flatMap { $0.isEmpty ? nil : $0 })
    case "confirm-delete": self = .confirmDelete
    case "finish-ride": self = .finishRide
    case "play-replay": self = .playReplay
    case "pause-replay": self = .pauseReplay
    case "open-replay": self = .openReplay
    case "install": self = .install
    case "start-new-version": self = .startNewVersion
    case "take-back": self = .takeBack
    case "retry-answers": self = .retryAnswers
    case "dismiss": self = .dismiss
    case "stop-reading": self = .stopReading
    case "escape": self = .escape
    case "turn": self = .turn
    case "fill-screen": self = .fillScreen
    case "reduce": self = .reduce
    default:
      guard let value, let key = Key(name: name, text: value) else { return nil }
      self = key
    }
  }

  private init?(name: String, text: String) {
    switch name {
    case "extra-more": self = .extraMore(text)
    case "extra-less": self = .extraLess(text)
    case "city": self = .city(text)
    case "demo-speed":
      guard let speed = Int64(text), DemoClock.speeds.contains(speed) else { return nil }
      self = .demoSpeed(speed)
    case "discount":
      let share = Int64(text)
      guard text.isEmpty || share.map({ (1...100_000).contains($0) }) == true else { return nil }
      self = .discount(share)
    case "notify-fare": self = .notifyFare(text == "true")
    case "replay-speed":
      guard let speed = Int64(text) else { return nil }
      self = .replaySpeed(speed)
    case "skin":
      guard let skin = Skin.Name(rawValue: text) else { return nil }
      self = .skin(skin)
    default: return nil
    }
  }

  /// The name under which a page sends it.
  package var name: String {
    switch self {
    case .start: "start"
    case .pause: "pause"
    case .resume: "resume"
    case .extras: "extras"
    case .stop: "stop"
    case .undoStop: "undo-stop"
    case .pay: "pay"
    case .clear: "clear"
    case .rate: "rate"
    case .extraMore: "extra-more"
    case .extraLess: "extra-less"
    case .closeSheet: "close-sheet"
    case .demo: "demo"
    case .demoSpeed: "demo-speed"
    case .openFile: "open-file"
    case .retryPosition: "retry-position"
    case .city: "city"
    case .skin: "skin"
    case .exportLog: "export-log"
    case .exportReport: "export-report"
    case .showReceipt: "show-receipt"
    case .shareReceipt: "share-receipt"
    case .downloadReceipt: "download-receipt"
    case .downloadPicture: "download-picture"
    case .printReceipt: "print-receipt"
    case .playDoors: "play-doors"
    case .stopDoors: "stop-doors"
    case .moreRides: "more-rides"
    case .importRides: "import-rides"
    case .exportRides: "export-rides"
    case .askDelete: "ask-delete"
    case .confirmDelete: "confirm-delete"
    case .finishRide: "finish-ride"
    case .playReplay: "play-replay"
    case .pauseReplay: "pause-replay"
    case .replaySpeed: "replay-speed"
    case .openReplay: "open-replay"
    case .install: "install"
    case .startNewVersion: "start-new-version"
    case .takeBack: "take-back"
    case .retryAnswers: "retry-answers"
    case .answer(let key): key.name
    case .dismiss: "dismiss"
    case .stopReading: "stop-reading"
    case .escape: "escape"
    case .turn: "turn"
    case .fillScreen: "fill-screen"
    case .reduce: "reduce"
    case .discount: "discount"
    case .notifyFare: "notify-fare"
    }
  }

  /// What goes with the name, where one name stands for several keys.
  package var value: String? {
    switch self {
    case .rate(let id), .askDelete(let id): id ?? ""
    case .extraMore(let id), .extraLess(let id), .city(let id): id
    case .demoSpeed(let speed), .replaySpeed(let speed): String(speed)
    case .skin(let skin): skin.rawValue
    case .discount(let share): share.map { String($0) } ?? ""
    case .notifyFare(let flag): flag ? "true" : "false"
    case .answer(let key): key.value
    default: nil
    }
  }
}
