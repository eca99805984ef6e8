import Taximeter
import Units
import Words

/// What the screen of a state has on it.
package func content(_ state: AppState) -> Page {
  guard let strings = state.library.strings else {
    return Page(language: state.language.tag, title: "", screen: .blank)
  }
  let words = Wording(strings, tariff: state.tariff, units: state.settings.units)
  let (title, screen) = state.titled(words)
  return Page(language: strings.language.tag, title: title, screen: screen)
}

extension AppState {
  /// The room that is really shown: a meter without a city is the list of cities; nil while a city's file is on its way.
  var room: Room? {
    switch place {
    case .shell, .cities, .settings, .about, .history, .ride, .developer, .module: return place
    case .receipt where ride?.meter.stopTime != nil: return .receipt
    case .receipt, .meter, .meterOf: break
    }
    if linkedCity != nil { return nil }
    if tariff != nil { return .meter }
    let isAwaited = settings.city.map { !library.isMissing(Library.path(ofTariff: $0)) } ?? false
    return waitingLog != nil || isAwaited ? nil : .cities
  }

  fileprivate func titled(_ words: Wording) -> (String, Screen) {
    let strings = words.strings
    switch room {
    case nil: break
    case .shell: return (strings.text(.appName), .shell(shellScreen(words)))
    case .cities: return (strings.text(.cityChoose), .cities(citiesScreen(words)))
    case .settings: return (strings.text(.navSettings), .settings(settingsScreen(words)))
    case .about: return (strings.text(.navAbout), .about(aboutScreen(words)))
    case .history: return (strings.text(.navHistory), .history(historyScreen(words)))
    case .ride:
      let screen = keptRideScreen(words)
      return (screen.title, .ride(screen))
    case .developer: return (strings.text(.developerTitle), .developer(developerScreen(words)))
    case .module:
      let screen = answerFrameScreen(strings)
      return (screen.title, .answer(screen))
    case .receipt:
      if let receipt = receiptScreen(words) { return (strings.text(.receiptTitle), .receipt(receipt)) }
    case .meter, .meterOf:
      if let tariff {
        let meter = meterScreen(tariff, words)
        return (meter.title, .meter(meter))
      }
    }
    return (strings.text(.appName), .blank)
  }
}
