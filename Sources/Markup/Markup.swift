import Screens

/// The HTML of a page, in UTF-8.
///
/// Texts are escaped by type. There is no style attribute: looks are classes, and numbers are `data-var-` attributes that
/// the page turns into custom properties.
package func markup(_ page: Page) -> [UInt8] {
  var displays = DrawnDisplays()
  return markup(page, reusing: &displays)
}

/// The same, with the displays of the pages before at hand.
package func markup(_ page: Page, reusing displays: inout DrawnDisplays) -> [UInt8] {
  var html = HTML(displays: displays)
  switch page.screen {
  case .blank: html.room(page) { _ in }
  case .shell(let screen): html.room(page) { $0.shell(screen) }
  case .cities(let screen): html.room(page) { $0.cities(screen) }
  case .meter(let screen): html.meter(screen, on: page)
  case .receipt(let screen): html.room(page) { $0.receipt(screen) }
  case .settings(let screen): html.room(page) { $0.settings(screen) }
  case .about(let screen): html.room(page) { $0.about(screen) }
  case .history(let screen): html.room(page) { $0.history(screen) }
  case .ride(let screen): html.room(page) { $0.keptRide(screen) }
  case .developer(let screen): html.room(page) { $0.developer(screen) }
  case .answer(let screen): html.room(page) { $0.answerFrame(screen) }
  }
  displays = html.displays
  return html.bytes
}

extension HTML {
  fileprivate mutating func room(_ page: Page, _ content: (inout HTML) -> Void) {
    element(
      "div", [.classes("room"), .of("lang", page.language), .of("data-title", page.title.isEmpty ? nil : page.title)],
      content)
  }
}
