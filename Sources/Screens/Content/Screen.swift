/// What is on the screen, in words and numbers ready to be shown.
package enum Screen: Sendable {
  /// The words have not come yet.
  case blank
  /// The three doors.
  case shell(ShellScreen)
  /// The list of cities.
  case cities(CitiesScreen)
  /// The meter.
  case meter(MeterScreen)
  /// The receipt of the ride.
  case receipt(ReceiptScreen)
  /// The settings.
  case settings(SettingsScreen)
  /// What this is.
  case about(AboutScreen)
  /// The rides that were kept.
  case history(HistoryScreen)
  /// One of them.
  case ride(KeptRideScreen)
  /// What is under the meter.
  case developer(DeveloperScreen)
  /// A room that answers, until the module that shows it has come.
  case answer(AnswerFrameScreen)
}

/// A screen with the language it is in.
package struct Page: Sendable {
  /// The language's BCP 47 tag.
  package let language: String
  /// The window's title; empty while there are no words.
  package let title: String
  /// What is on it.
  package let screen: Screen
}

/// A button outside of the meter's six keys.
package struct ButtonContent: Sendable {
  /// What it does.
  package let key: Key
  /// Its words.
  package let label: String
  /// Whether it is the one to press.
  package var isPrimary = false
}

/// A way to another room, as large as a button.
package struct LinkContent: Sendable {
  /// Where it leads.
  package let room: Room
  /// Its words.
  package let label: String
}

/// One of a few things of which one is chosen.
package struct ChoiceContent: Sendable {
  /// What it does.
  package let key: Key
  /// Its words.
  package let label: String
  /// Whether it is the chosen one.
  package let isChosen: Bool
}

/// Some choices with the words over them.
package struct ChoicesContent: Sendable {
  /// The words over them.
  package let label: String
  /// The choices.
  package let choices: [ChoiceContent]
}

/// What went wrong or matters now, and what can be done about it.
package struct NoticeContent: Sendable {
  /// How much it matters.
  package enum Tone: Sendable {
    case plain
    case danger
    case good
  }

  /// Its identifier on the page.
  package let id: String
  /// How much it matters.
  package var tone = Tone.plain
  /// Its heading.
  package var title: String?
  /// What happened.
  package let text: String
  /// What can be done.
  package var buttons: [ButtonContent] = []
}

/// A time that runs on its own clock, as instants, so that what shows it needs no one to tell it every second.
package struct RunningTime: Sendable, Hashable {
  /// When it began, in epoch milliseconds by the ride's clock.
  package let from: Int64
  /// What that clock shows now, in epoch milliseconds.
  package let now: Int64
  /// How many times faster than the page's clock it runs; 0 when it stands.
  package let speed: Int64
}
