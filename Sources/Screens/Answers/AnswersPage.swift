import Words

/// What is on the screen of a room that answers, in words and numbers ready to be shown.
package enum AnswerScreen: Sendable {
  /// The words or the files have not come yet.
  case blank
  /// A city's tariff.
  case tariff(TariffScreen)
  /// The same ride elsewhere.
  case elsewhere(ElsewhereScreen)
  /// Why a ride cost what it cost.
  case why(WhyScreen)
  /// Whether a sum can be right.
  case asked(AskedScreen)
  /// The reader's own tariffs.
  case ownList(OwnListScreen)
  /// One of them as a form.
  case own(OwnScreen)
  /// A ride's receipt on a roll of paper.
  case roll(PaperScreen)
}

/// A screen of the answers with the language it is in.
package struct AnswersPage: Sendable {
  /// The language's BCP 47 tag.
  package let language: String
  /// The window's title; empty while there are no words.
  package let title: String
  /// The way to the settings, in words.
  package let settings: String
  /// What is on it.
  package let screen: AnswerScreen
}

/// What the screen of the answers has on it.
package func content(_ state: AnswersState) -> AnswersPage {
  guard let strings = state.library.strings else {
    return AnswersPage(language: state.language.tag, title: "", settings: "", screen: .blank)
  }
  let (title, screen) = state.titled(strings)
  return AnswersPage(
    language: strings.language.tag, title: title, settings: strings.text(.navSettings), screen: screen)
}

extension AnswersState {
  fileprivate func titled(_ strings: Strings) -> (String, AnswerScreen) {
    switch room {
    case .tariff(let city):
      if library.isMissing(Library.path(ofTariff: city)) {
        let screen = TariffScreen(unknown: city, strings)
        return (screen.title, .tariff(screen))
      }
      guard let tariff = library.tariff(city), library.isReady(tariff) else { break }
      let screen = tariffScreen(tariff, strings)
      return (screen.title, .tariff(screen))
    case .elsewhere:
      let screen = elsewhereScreen(strings)
      return (screen.title, .elsewhere(screen))
    case .why:
      let screen = whyScreen(strings)
      return (screen.title, .why(screen))
    case .overcharged:
      let screen = askedScreen(strings)
      return (screen.title, .asked(screen))
    case .own(let id):
      guard id != nil, let form else {
        let screen = ownListScreen(strings)
        return (screen.title, .ownList(screen))
      }
      let screen = ownScreen(form, strings)
      return (screen.title, .own(screen))
    case .paper:
      let screen = paperScreen(strings)
      return (screen.title, .roll(screen))
    case nil: break
    }
    return (strings.text(.appName), .blank)
  }
}
