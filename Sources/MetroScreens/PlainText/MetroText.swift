/// A page of the metro as text: everything that is on it, in order, one thing a line.
///
/// It is the form in which tests keep screens: what is pressed stands in brackets with the key it sends.
package func plainText(_ page: MetroPage) -> String {
  var text = MetroText()
  text.line(page.title + " (" + page.language + ") < " + page.backHash)
  for notice in page.notices {
    text.line((notice.isBad ? "!! " : "ok ") + notice.text)
    for detail in notice.details { text.line("   " + detail) }
    text.button(notice.dismiss)
  }
  switch page.screen {
  case .blank: break
  case .home(let screen): text.home(screen)
  case .search(let screen): text.search(screen)
  case .ride(let screen): text.ride(screen)
  case .journal(let screen): text.journal(screen)
  case .calibration(let screen): text.calibration(screen)
  case .networks(let screen): text.networks(screen)
  case .line(let screen): text.ownLine(screen)
  case .choices(let screen): text.choices(screen)
  }
  return text.lines.joined(separator: "\n") + "\n"
}

/// A page as it is written as text.
struct MetroText {
  private(set) var lines: [String] = []

  mutating func line(_ text: String) { lines.append(text) }

  mutating func button(_ button: MetroButton) {
    line("[" + button.label + " = " + MetroText.key(button.key) + "]")
  }

  mutating func buttons(_ buttons: [MetroButton]) {
    for button in buttons { self.button(button) }
  }

  mutating func link(_ link: MetroLink) { line("<" + link.label + "> " + link.room.hash) }

  static func key(_ key: MetroKey) -> String { key.name + (key.value.map { " " + $0 } ?? "") }

  static func signs(_ lines: [LineBadge]) -> String {
    lines.isEmpty ? "" : " " + lines.map { $0.sign }.joined(separator: " ")
  }
}
