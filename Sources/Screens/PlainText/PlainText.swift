/// A page as text: everything that is on it, in order, one thing a line.
///
/// It is the form in which tests keep screens. What is pressed stands in brackets with the key it sends, what is chosen
/// or lit has a star, what cannot be pressed is in parentheses.
package func plainText(_ page: Page) -> String {
  var text = PlainText()
  text.line(page.title + " (" + page.language + ")")
  switch page.screen {
  case .blank: break
  case .shell(let screen): text.shell(screen)
  case .cities(let screen): text.cities(screen)
  case .meter(let screen): text.meter(screen)
  case .receipt(let screen): text.receipt(screen)
  case .settings(let screen): text.settings(screen)
  case .about(let screen): text.about(screen)
  case .history(let screen): text.history(screen)
  case .ride(let screen): text.keptRide(screen)
  case .developer(let screen): text.developer(screen)
  case .answer(let screen):
    text.notices(screen.notices)
    if let waiting = screen.waiting { text.line(waiting) }
  }
  return text.lines.joined(separator: "\n") + "\n"
}

/// A page as it is written as text.
struct PlainText {
  private(set) var lines: [String] = []

  mutating func line(_ text: String) { lines.append(text) }

  mutating func gap() { lines.append("") }

  mutating func button(_ button: ButtonContent) {
    line(PlainText.key(button.label, button.key) + (button.isPrimary ? " *" : ""))
  }

  mutating func notices(_ notices: [NoticeContent]) {
    for notice in notices {
      let mark =
        switch notice.tone {
        case .plain: "!"
        case .danger: "!!"
        case .good: "ok"
        }
      line(mark + " " + (notice.title.map { $0 + " " } ?? "") + notice.text)
      for button in notice.buttons { self.button(button) }
    }
  }

  mutating func choices(_ content: ChoicesContent) {
    let words = content.choices.map { PlainText.key($0.label, $0.key) + ($0.isChosen ? "*" : "") }
    line(content.label + ": " + words.joined(separator: " "))
  }

  static func key(_ label: String, _ key: Key, isEnabled: Bool = true) -> String {
    let value = key.value.map { $0.isEmpty ? "" : " " + $0 } ?? ""
    return isEnabled ? "[" + label + " = " + key.name + value + "]" : "(" + label + ")"
  }
}
