import Drawing
import RideLog
import Tariffs
import Words

/// The settings.
package struct SettingsScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// The words over the skins.
  package let skinsLabel: String
  /// The skins.
  package let skins: [SkinChoice]
  /// The groups of settings under them.
  package let groups: [Group]
  /// What the reader must know.
  package let notices: [NoticeContent]

  /// One skin.
  package struct SkinChoice: Sendable {
    /// The choice.
    package let choice: ChoiceContent
    /// How it looks.
    package let skin: Skin
  }

  /// Settings that belong together.
  package struct Group: Sendable {
    /// The words over them.
    package let title: String
    /// The settings.
    package let rows: [Row]
  }

  /// One setting.
  package enum Row: Sendable {
    /// One of a few, by a list.
    case list(Field, label: String, options: [Option])
    /// On or off.
    case toggle(Field, label: String, hint: String?, isOn: Bool)
    /// Something to do.
    case action(Key, label: String, hint: String?)
    /// A way to another room.
    case link(Room, label: String)
  }

  /// One of a list.
  package struct Option: Sendable {
    /// What the page sends.
    package let value: String
    /// Its words.
    package let label: String
    /// Whether it is chosen.
    package let isChosen: Bool
  }
}

extension AppState {
  func settingsScreen(_ words: Wording) -> SettingsScreen {
    let strings = words.strings
    let skins = Skin.Name.allCases.map { name in
      SettingsScreen.SkinChoice(
        choice: ChoiceContent(
          key: .skin(name), label: strings.text(phrase(name)), isChosen: name == settings.skin),
        skin: Skin(name))
    }
    return SettingsScreen(
      title: strings.text(.navSettings), back: strings.text(.navBack), skinsLabel: strings.text(.settingsSkin),
      skins: skins, groups: settingGroups(words), notices: generalNotices(words))
  }

  private func settingGroups(_ words: Wording) -> [SettingsScreen.Group] {
    let strings = words.strings
    var groups = [
      SettingsScreen.Group(
        title: strings.text(.settingsLanguage) + ", " + strings.text(.settingsUnits),
        rows: [languageRow(strings), unitsRow(strings)]),
      SettingsScreen.Group(
        title: strings.text(.sourceChoose), rows: [sourceRow(strings), speedRow(words)]),
      SettingsScreen.Group(
        title: strings.text(.settingsRide),
        rows: [
          .toggle(
            .keepAwake, label: strings.text(.settingsAwake), hint: strings.text(.phoneLocked),
            isOn: settings.keepsAwake),
          .toggle(.vibrate, label: strings.text(.settingsVibration), hint: nil, isOn: settings.vibrates),
        ] + faceRows(strings)),
    ]
    var rides: [SettingsScreen.Row] = [.link(.history, label: strings.text(.navHistory))]
    if let ride {
      let count = strings.text(.settingsLog, count: Int64(ride.events.count))
      rides.append(.action(.exportLog, label: strings.text(.recoveryExportRide), hint: count))
    }
    if ride != nil {
      rides += [
        .link(.answer(.why(ride: nil)), label: strings.text(.whyTitle)),
        .link(.answer(.elsewhere(ride: nil)), label: strings.text(.elsewhereTitle)),
      ]
    }
    rides.append(.link(.answer(.overcharged(ride: nil)), label: strings.text(.askTitle)))
    if let map = mapRow(strings) { rides.append(map) }
    groups.append(SettingsScreen.Group(title: strings.text(.historyRides), rows: rides))
    var tariffs: [SettingsScreen.Row] = []
    if let tariff {
      tariffs.append(.link(.answer(.tariff(tariff.id)), label: words.text(tariff.city)))
    }
    tariffs.append(.link(.answer(.own(nil)), label: strings.text(.ownTitle)))
    groups.append(SettingsScreen.Group(title: strings.text(.formRatesPart), rows: tariffs))
    var last: [SettingsScreen.Row] = []
    if isInstallable {
      last.append(
        .action(.install, label: strings.text(.settingsInstall), hint: strings.text(.settingsInstallHint)))
    }
    last += [
      .link(.developer(nil), label: strings.text(.developerTitle)), .link(.about, label: strings.text(.navAbout)),
    ]
    groups.append(SettingsScreen.Group(title: strings.text(.appName), rows: last))
    return groups
  }

  /// Whether receipts have a street map, and what then leaves the device; nil where the server passes none on.
  func mapRow(_ strings: Strings) -> SettingsScreen.Row? {
    library.map.map { offer in
      .toggle(
        .map, label: strings.text(.settingsMap), hint: strings.text(.settingsMapHint, ["host": offer.host]),
        isOn: settings.showsMap)
    }
  }

  private func languageRow(_ strings: Strings) -> SettingsScreen.Row {
    let options = Language.offered.map {
      SettingsScreen.Option(value: $0.tag, label: $0.ownName, isChosen: $0 == strings.language)
    }
    return .list(.language, label: strings.text(.settingsLanguage), options: options)
  }

  private func unitsRow(_ strings: Strings) -> SettingsScreen.Row {
    let options = UnitChoice.allCases.map { units in
      let phrase: Phrase =
        switch units {
        case .city: .settingsUnitsAutomatic
        case .kilometres: .settingsUnitsKilometres
        case .miles: .settingsUnitsMiles
        }
      return SettingsScreen.Option(
        value: units.rawValue, label: strings.text(phrase), isChosen: units == settings.units)
    }
    return .list(.units, label: strings.text(.settingsUnits), options: options)
  }

  private func sourceRow(_ strings: Strings) -> SettingsScreen.Row {
    let options = PositionSource.allCases.map { source in
      SettingsScreen.Option(
        value: source.rawValue, label: strings.text(source == .live ? .sourceLive : .sourceDemo),
        isChosen: source == settings.source)
    }
    return .list(.source, label: strings.text(.settingsSource), options: options)
  }

  private func speedRow(_ words: Wording) -> SettingsScreen.Row {
    let options = DemoClock.speeds.map { speed in
      SettingsScreen.Option(
        value: String(speed), label: words.strings.text(.sourceSpeed, ["factor": words.formats.integer(speed)]),
        isChosen: speed == settings.demoSpeed)
    }
    return .list(.demoSpeed, label: words.strings.text(.settingsDemoSpeed), options: options)
  }

  private func phrase(_ name: Skin.Name) -> Phrase {
    switch name {
    case .ledRed: .settingsSkinRed
    case .ledAmber: .settingsSkinAmber
    case .ledGreen: .settingsSkinGreen
    case .vfd: .settingsSkinVfd
    case .lcd: .settingsSkinLcd
    case .drums: .settingsSkinDrums
    }
  }
}
