import Screens

/// The HTML of a page of the answers, in UTF-8, by the same rules as that of the app; empty while there is nothing to show.
package func markup(_ page: AnswersPage) -> [UInt8] {
  if case .blank = page.screen { return [] }
  var html = HTML(displays: DrawnDisplays())
  html.element(
    "div",
    [.classes("room"), .of("lang", page.language), .of("data-title", page.title.isEmpty ? nil : page.title)]
  ) { html in
    switch page.screen {
    case .blank: break
    case .tariff(let screen): html.tariff(screen, settings: page.settings)
    case .elsewhere(let screen): html.elsewhere(screen, settings: page.settings)
    case .why(let screen): html.why(screen, settings: page.settings)
    case .asked(let screen): html.asked(screen, settings: page.settings)
    case .ownList(let screen): html.ownList(screen, settings: page.settings)
    case .own(let screen): html.own(screen, settings: page.settings)
    case .roll(let screen): html.roll(screen, settings: page.settings)
    }
  }
  return html.bytes
}
