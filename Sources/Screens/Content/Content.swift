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
  fileprivate func titled(_ words: Wording) -> (String, Screen) {
    let strings = words.strings
    switch place {
    case .shell: return (strings.text(.appName), .shell(shellScreen(words)))
    case .cities: return (strings.text(.cityChoose), .cities(citiesScreen(words)))
    case .settings: return (strings.text(.navSettings), .settings(settingsScreen(words)))
    case .about: return (strings.text(.navAbout), .about(aboutScreen(words)))
    case .receipt:
      if let receipt = receiptScreen(words) { return (strings.text(.receiptTitle), .receipt(receipt)) }
    case .meter: break
    }
    guard let tariff else {
      // The log or the choice names a city whose file is on its way.
      if waitingLog != nil || isAwaitingCity { return (strings.text(.appName), .blank) }
      return (strings.text(.cityChoose), .cities(citiesScreen(words)))
    }
    let meter = meterScreen(tariff, words)
    return (meter.title, .meter(meter))
  }

  private var isAwaitingCity: Bool {
    guard let city = settings.city else { return false }
    return !library.isMissing(Library.path(ofTariff: city))
  }
}
