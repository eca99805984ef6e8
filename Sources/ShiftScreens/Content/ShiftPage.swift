import Shift
import Words

/// A screen of the shift with the language it is in.
package struct ShiftPage: Sendable {
  /// The language's BCP 47 tag.
  package let language: String
  /// The window's title; empty while there are no words.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The way to the driver's settings, in words; nil where it is no help.
  package let settings: String?
  /// The way to the app's settings, in words.
  package let appSettings: String
  /// What is on it.
  package let screen: ShiftScreen
  /// What lies over it.
  package let dialog: ShiftDialog?
}

/// What is on the screen, in words and numbers ready to be shown.
package enum ShiftScreen: Sendable {
  /// The words or the files have not come yet.
  case blank
  /// The street before and after a day.
  case home(HomeScreen)
  /// A roll call or the odometer.
  case form(DutyForm)
  /// The map with the sheet over it.
  case road(RoadScreen)
  /// A day's record.
  case record(RecordScreen)
  /// The driver's own settings.
  case profile(ProfileScreen)
}

/// A button.
package struct ShiftButton: Sendable, Hashable {
  /// What it does.
  package let key: ShiftKey
  /// What it says.
  package let label: String
  /// Whether it cannot be pressed now.
  package var isDisabled = false

  /// Makes a button.
  package init(_ key: ShiftKey, _ label: String, isDisabled: Bool = false) {
    self.key = key
    self.label = label
    self.isDisabled = isDisabled
  }
}

/// A link.
package struct ShiftLink: Sendable, Hashable {
  /// Where it leads.
  package let address: String
  /// What it says.
  package let label: String
  /// Whether another app opens it.
  package var isOutside = false
}

/// One of several things to choose from.
package struct ShiftChoice: Sendable, Hashable {
  /// What it does.
  package let key: ShiftKey
  /// What it says.
  package let label: String
  /// Whether it is chosen.
  package let isChosen: Bool
}

/// A name with what it stands for.
package struct ShiftFigure: Sendable, Hashable {
  /// The name.
  package let name: String
  /// What it stands for.
  package let value: String

  /// Names a value.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What lies over a room.
package struct ShiftDialog: Sendable {
  /// What is asked.
  package let title: String
  /// More of it.
  package let lines: [String]
  /// What is written there.
  package let field: (name: ShiftField, label: String, value: String)?
  /// The answers; the first is the one that is meant.
  package let buttons: [ShiftButton]
  /// The way out.
  package let close: ShiftButton
}

/// What the screen of the shift has on it.
package func content(_ state: ShiftState) -> ShiftPage {
  guard let strings = state.strings, state.hasRecalled, state.journal.isEmpty || state.day != nil else {
    return ShiftPage(
      language: state.language.tag, title: "", back: "", settings: nil, appSettings: "", screen: .blank, dialog: nil)
  }
  let words = ShiftWords(strings, state.day?.tariff)
  let (title, screen, hasSettings) = state.titled(words)
  return ShiftPage(
    language: strings.language.tag, title: title, back: words(.navBack),
    settings: hasSettings ? words(.shiftProfileTitle) : nil, appSettings: words(.navSettings), screen: screen,
    dialog: state.dialogContent(words))
}

extension ShiftState {
  fileprivate func titled(_ words: ShiftWords) -> (String, ShiftScreen, Bool) {
    switch room {
    case .profile: return (words(.shiftProfileTitle), .profile(profileScreen(words)), false)
    case .record:
      guard let screen = recordScreen(words) else { return (words(.shiftRecordTitle), .home(homeScreen(words)), true) }
      return (screen.title, .record(screen), false)
    case .day, .link, nil: break
    }
    guard let day else { return (words(.doorShift), .home(homeScreen(words)), true) }
    switch day.duty.phase {
    case .off: return (words(.shiftCallBefore), .form(callForm(.before, words)), false)
    case .called: return (words(.shiftOdometerStart), .form(odometerForm(day, words)), false)
    case .ending: return (words(.shiftCallAfter), .form(callForm(.after, words)), false)
    case .onDuty where day.isHome: return (words(.shiftOdometerEnd), .form(odometerForm(day, words)), false)
    case .onDuty: return (words(.doorShift), .road(roadScreen(day, words)), false)
    case .closed, .forbidden: return (words(.doorShift), .home(homeScreen(words)), true)
    }
  }
}

extension Workday {
  /// Whether the car is back and the odometer is to be read.
  package var isHome: Bool {
    guard duty.phase == .onDuty, duty.doing == .nonOperational, let last = duty.intervals.last else {
      return false
    }
    return last.end == nil && last.pause == .returning && drive == nil
  }
}
