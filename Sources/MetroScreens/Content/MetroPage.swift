import Metro
import Screens
import Units
import Words

/// What is on the screen of a metro room, in words and numbers ready to be shown.
package enum MetroScreen: Sendable {
  /// The words or what was kept have not come yet.
  case blank
  /// From where to where.
  case home(MetroHomeScreen)
  /// Looking for a station.
  case search(StationSearchScreen)
  /// The countdown.
  case ride(MetroRideScreen)
  /// The rides that are over.
  case journal(JournalScreen)
  /// Taps at every stop.
  case calibration(CalibrationScreen)
  /// The networks.
  case networks(NetworksScreen)
  /// A line by hand.
  case line(LineScreen)
  /// What this room may do.
  case choices(MetroChoicesScreen)
}

/// A screen of the metro with the language it is in and what stands over it.
package struct MetroPage: Sendable {
  /// The language's BCP 47 tag.
  package let language: String
  /// The window's title.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// Where it leads, as an address.
  package let backHash: String
  /// The way to the app's settings, in words.
  package let settings: String
  /// What must be said.
  package let notices: [MetroNoticeContent]
  /// What is on it.
  package let screen: MetroScreen
}

/// A button of a metro room.
package struct MetroButton: Sendable {
  /// What it does.
  package let key: MetroKey
  /// Its words.
  package let label: String

  init(_ key: MetroKey, _ label: String) {
    self.key = key
    self.label = label
  }
}

/// A way to another metro room.
package struct MetroLink: Sendable {
  /// Where it leads.
  package let room: MetroRoom
  /// Its words.
  package let label: String
}

/// Something that must be said, with the key that puts it away.
package struct MetroNoticeContent: Sendable {
  /// Its identifier.
  package let id: String
  /// Whether something went wrong.
  package let isBad: Bool
  /// What is said.
  package let text: String
  /// Sentences in the language of the reader of files.
  package let details: [String]
  /// Puts it away.
  package let dismiss: MetroButton
}

/// A line's sign with its colour and what can be read on that.
package struct LineBadge: Sendable, Hashable {
  /// What stands on its sign.
  package let sign: String
  /// The colour as `#d5202a`.
  package let colour: String
  /// White or black, whichever is read more easily on it.
  package let ink: String

  /// The colour of a line of which none is known: a grey with a little blue.
  private static let plain = "5b6472"

  /// Makes the sign of a line.
  package init(_ line: MetroLine) {
    sign = line.sign
    let hex = line.colour ?? LineBadge.plain
    colour = "#" + hex
    ink = LineBadge.isLight(hex) ? "#000000" : "#ffffff"
  }

  /// Whether black has more contrast than white, by the luminance of
  /// [WCAG](https://www.w3.org/TR/WCAG22/#dfn-relative-luminance): where they part, both have 4.58:1.
  private static func isLight(_ hex: String) -> Bool {
    let weights = [0.2126, 0.7152, 0.0722]
    let digits = hex.utf8.map { Int($0 < 0x3A ? $0 - 0x30 : $0 - 0x57) }
    guard digits.count == 6 else { return false }
    var luminance = 0.0
    for (part, weight) in weights.enumerated() {
      let value = (Double(digits[2 * part] * 16 + digits[2 * part + 1]) / 255 + 0.055) / 1.055
      // The power of 2.4, near enough by roots.
      let fourth = value.squareRoot().squareRoot()
      luminance += weight * value * value * fourth * fourth.squareRoot()
    }
    return luminance > 0.179
  }
}

/// What the screen of the metro has on it.
package func content(_ state: MetroState) -> MetroPage {
  guard let strings = state.strings, state.desk.isSettled, state.isReady else {
    return MetroPage(
      language: state.language.tag, title: "", back: "", backHash: "", settings: "", notices: [], screen: .blank)
  }
  let words = MetroWords(strings, clock: state.network?.network.clock)
  let (title, screen) = state.titled(words)
  let isHome = state.room == .home
  return MetroPage(
    language: strings.language.tag, title: title, back: strings.text(.navBack),
    backHash: isHome ? "#/" : MetroRoom.home.hash, settings: strings.text(.navSettings),
    notices: state.noticeContents(strings), screen: screen)
}

extension MetroState {
  /// Whether the network has come or will not, and no kept ride waits for it.
  var isReady: Bool {
    if waitingRide != nil, network == nil, wantedNetwork.map({ !isMissing($0) }) ?? false { return false }
    return network != nil || (wantedNetwork.map { isMissing($0) } ?? desk.missing.contains("data/index.json"))
  }

  private func isMissing(_ id: String) -> Bool {
    desk.missing.contains(NetworkShelf.path(of: id)) || desk.missing.contains(NetworkShelf.name(of: id))
  }

  fileprivate func titled(_ words: MetroWords) -> (String, MetroScreen) {
    let strings = words.strings
    switch room {
    case .home, .link:
      if let ride { return (strings.text(.doorMetro), .ride(rideScreen(ride, words))) }
      guard let network else {
        return (strings.text(.metroNetworks), .networks(networksScreen(words)))
      }
      if let end = trip.searching { return searchTitled(end, network, words) }
      return (strings.text(.doorMetro), .home(homeScreen(network, words)))
    case .journal: return (strings.text(.metroJournal), .journal(journalScreen(words)))
    case .calibration: return (strings.text(.metroCalibration), .calibration(calibrationScreen(words)))
    case .networks: return (strings.text(.metroNetworks), .networks(networksScreen(words)))
    case .line: return (strings.text(.metroLine), .line(lineScreen(strings)))
    case .choices: return (strings.text(.metroChoices), .choices(choicesScreen(words)))
    }
  }

  private func searchTitled(
    _ end: TripChoice.End, _ network: LoadedNetwork, _ words: MetroWords
  ) -> (String, MetroScreen) {
    let title = words.strings.text(end == .from ? .metroChooseFrom : .metroChooseTo)
    return (title, .search(searchScreen(end, title, network, words)))
  }

  fileprivate func noticeContents(_ strings: Strings) -> [MetroNoticeContent] {
    notices.map { notice in
      var isBad = true
      var details: [String] = []
      let text: String
      switch notice {
      case .unreadable: text = strings.text(.metroUnreadable)
      case .notKept: text = strings.text(.metroNotKept)
      case .noSound: text = strings.text(.metroNoSound)
      case .refused(let name, let reason):
        text = strings.text(.metroRefused, ["name": name])
        details = [reason]
      case .imported(let city, let report):
        text = strings.text(.metroImported, ["city": city])
        details = report
        isBad = false
      case .merged:
        text = strings.text(.metroLearnedMerged)
        isBad = false
      case .copied:
        text = strings.text(.metroLinkCopied)
        isBad = false
      }
      return MetroNoticeContent(
        id: notice.id, isBad: isBad, text: text, details: details,
        dismiss: MetroButton(.dismiss(notice.id), strings.text(.navClose)))
    }
  }
}
