import Units
import Words

/// The driver's own settings.
package struct ProfileScreen: Sendable {
  /// Several things of which one is chosen.
  package struct Group: Sendable {
    /// What it is about.
    package let label: String
    /// More of it.
    package let hint: String
    /// The things.
    package let choices: [ShiftChoice]
  }

  /// The lines to write, with their labels.
  package let lines: [(field: ShiftField, label: String, value: String)]
  /// What there is to choose.
  package let groups: [Group]
  /// That it holds from the next day on.
  package let note: String
}

extension ShiftState {
  func profileScreen(_ words: ShiftWords) -> ProfileScreen {
    func choice(_ choice: ProfileChoice, _ label: String, _ isChosen: Bool) -> ShiftChoice {
      ShiftChoice(key: .choose(choice), label: label, isChosen: isChosen)
    }
    return ProfileScreen(
      lines: [
        (.driver, words(.shiftProfileDriver), profile.driver), (.vehicle, words(.shiftProfileVehicle), profile.vehicle),
      ],
      groups: [
        ProfileScreen.Group(
          label: words(.shiftProfileWindow), hint: words(.shiftProfileWindowHint),
          choices: ProfileChoice.windows.map {
            choice(.window($0), words.formats.duration(.seconds($0)), profile.window == $0)
          }),
        ProfileScreen.Group(
          label: words(.shiftProfileSpeaks), hint: words(.shiftProfileSpeaksHint),
          choices: [
            choice(.speaks(true), words(.shiftYes), profile.speaks),
            choice(.speaks(false), words(.shiftNo), !profile.speaks),
          ]),
        ProfileScreen.Group(
          label: words(.shiftProfileMap), hint: words(.shiftProfileMapHint),
          choices: MapApp.allCases.map { choice(.map($0), words(ShiftState.phrase($0)), profile.map == $0) }),
        ProfileScreen.Group(
          label: words(.shiftProfileHours), hint: words(.shiftProfileHoursHint),
          choices: [
            choice(.alternate(false), words(.shiftProfileDay), !profile.isAlternate),
            choice(.alternate(true), words(.shiftProfileAlternate), profile.isAlternate),
          ]),
      ], note: words(.shiftProfileNote))
  }

  private static func phrase(_ app: MapApp) -> Phrase {
    switch app {
    case .device: .shiftMapDevice
    case .google: .shiftMapGoogle
    case .apple: .shiftMapApple
    case .openStreetMap: .shiftMapOpenStreetMap
    }
  }
}
