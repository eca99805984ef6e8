import Words

extension AppState {
  /// How the meter sounds, looks and speaks.
  func faceRows(_ strings: Strings) -> [SettingsScreen.Row] {
    var rows: [SettingsScreen.Row] = [
      .toggle(
        .sounds, label: strings.text(.settingsSounds), hint: strings.text(.settingsSoundsHint), isOn: settings.sounds),
      .toggle(
        .lively, label: strings.text(.settingsLively), hint: strings.text(.settingsLivelyHint),
        isOn: settings.isLively),
    ]
    switch abilities.notifications {
    case .askable, .granted:
      rows.append(.toggle(.notify, label: strings.text(.settingsNotify), hint: nil, isOn: notifiesFare))
    case .none, .denied: break
    }
    let options = SpeakInterval.allCases.map { interval in
      let phrase: Phrase =
        switch interval {
        case .never: .settingsSpeakNever
        case .change: .settingsSpeakChange
        case .minute: .settingsSpeakMinute
        case .fiveMinutes: .settingsSpeakFiveMinutes
        }
      return SettingsScreen.Option(
        value: interval.rawValue, label: strings.text(phrase), isChosen: interval == settings.speaks)
    }
    rows.append(.list(.speak, label: strings.text(.settingsSpeak), options: options))
    return rows
  }
}
