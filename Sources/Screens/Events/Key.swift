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
  case exportLog
  case exportReport
  case showReceipt
  case shareReceipt
  case downloadReceipt
  /// Puts a notice away.
  case dismiss
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
    case "dismiss": self = .dismiss
    case "escape": self = .escape
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
    case .dismiss: "dismiss"
    case .escape: "escape"
    }
  }

  /// What goes with the name, where one name stands for several keys.
  package var value: String? {
    switch self {
    case .rate(let id): id ?? ""
    case .extraMore(let id), .extraLess(let id), .city(let id): id
    case .demoSpeed(let speed): String(speed)
    case .skin(let skin): skin.rawValue
    default: nil
    }
  }
}
