import Receipts

/// A page of the answers as text, by the same rules as those of the app.
package func plainText(_ page: AnswersPage) -> String {
  var text = PlainText()
  text.line(page.title + " (" + page.language + ")")
  switch page.screen {
  case .blank: break
  case .tariff(let screen):
    text.words(screen.rows)
    for button in screen.buttons { text.button(button) }
    for link in screen.links { text.setting(link) }
  case .elsewhere(let screen): text.elsewhere(screen)
  case .why(let screen): text.why(screen)
  case .asked(let screen): text.asked(screen)
  case .ownList(let screen):
    text.notices(screen.notices)
    text.line(screen.hint)
    if let none = screen.none { text.line(none) }
    for row in screen.rows { text.setting(row) }
    for button in screen.buttons { text.button(button) }
  case .own(let screen): text.own(screen)
  case .roll(let screen): text.roll(screen)
  }
  return text.lines.joined(separator: "\n") + "\n"
}

extension PlainText {
  fileprivate mutating func roll(_ screen: PaperScreen) {
    notices(screen.notices)
    if let picture = screen.picture { line("\(picture.caption) \(picture.size.width) x \(picture.size.height)") }
    line(screen.printer)
    if let about = screen.about { line(about) }
    for status in screen.status { line(status) }
    if let progress = screen.progress { line("\(progress) %") }
    for button in screen.buttons { self.button(button) }
    for row in screen.settings { setting(row) }
  }

  fileprivate mutating func elsewhere(_ screen: ElsewhereScreen) {
    line(screen.hint)
    fields(screen.currencies)
    if !screen.worths.isEmpty { line(screen.worthsTitle + ": " + screen.worthsHint) }
    fields(screen.worths)
    for group in screen.groups {
      gap()
      line("== " + group.name)
      for city in group.cities {
        let local = city.local.map { " (" + $0 + ")" } ?? ""
        line(PlainText.key(city.name, city.key) + " " + city.total + local + (city.isOwn ? " *" : ""))
        line(
          "  " + city.detail + " | " + String(city.length) + ": "
            + city.parts.map { $0.label + " " + String($0.share) }.joined(separator: ", "))
        for text in city.receipt ?? [] { line("  | " + text) }
      }
    }
    for button in screen.buttons { self.button(button) }
  }

  fileprivate mutating func why(_ screen: WhyScreen) {
    line(screen.hint)
    guard let step = screen.step else { return }
    for picture in screen.pictures {
      if let touch = picture.touch { line("<" + touch.field.name + "> " + picture.title) }
    }
    line("<" + step.field.name + "> " + step.label + ": " + String(step.number) + " of " + String(step.last))
    line(step.head + " | " + step.fare)
    line(step.text)
    button(step.before)
    button(step.after)
  }

  fileprivate mutating func asked(_ screen: AskedScreen) {
    line(screen.hint)
    fields(screen.rows)
    if !screen.extras.isEmpty { line("== " + screen.extrasTitle) }
    fields(screen.extras)
    gap()
    line(screen.answer.tone.rawValue + ": " + screen.answer.head)
    if let range = screen.answer.range { line(range) }
    if let scale = screen.answer.scale { line("  \(scale.from) + \(scale.length), \(scale.sum)") }
    if let would = screen.answer.would { line(would) }
    for condition in screen.answer.conditions { line("- " + condition) }
    line(screen.assumed)
    for button in screen.buttons { self.button(button) }
  }

  fileprivate mutating func own(_ screen: OwnScreen) {
    notices(screen.notices)
    for part in screen.parts { self.part(part, level: "==") }
    gap()
    line(screen.result.head + (screen.result.detail.map { " | " + $0 } ?? ""))
    if let first = screen.result.first { button(first) }
    for button in screen.buttons { self.button(button) }
    gap()
    words(screen.result.words)
  }

  private mutating func part(_ part: FormPart, level: String) {
    gap()
    line(level + " " + part.title)
    if let hint = part.hint { line(hint) }
    fields(part.rows)
    for inner in part.parts { self.part(inner, level: level + "=") }
    for button in part.buttons { self.button(button) }
  }

  private mutating func fields(_ rows: [FormRow]) {
    for row in rows { field(row) }
  }

  private mutating func field(_ row: FormRow) {
    switch row {
    case .text(let text):
      let hint = text.hint.map { " | " + $0 } ?? ""
      line("<" + text.field.name + "> " + text.label + ": " + text.value + hint + mark(text.fault))
    case .list(let field, let label, let options, let fault):
      let chosen = options.first { $0.isChosen }?.label ?? "-"
      line("<" + field.name + "> " + label + ": " + chosen + " of \(options.count)" + mark(fault))
    case .toggle(let field, let label, let isOn): line("<" + field.name + "> " + label + (isOn ? " *" : ""))
    case .several(let label, let choices, let fault):
      line(label + ": " + choices.map { $0.label + ($0.isOn ? "*" : "") }.joined(separator: " ") + mark(fault))
    case .stepper(let label, let detail, let stepper):
      line(label + " | " + detail + " | " + stepper.count)
      button(stepper.less)
      button(stepper.more)
    case .note(let sentence): line(sentence)
    }
  }

  private func mark(_ fault: FieldFault?) -> String {
    fault.map { ($0.isWarning ? " ! " : " !! ") + $0.text } ?? ""
  }

  fileprivate mutating func words(_ rows: [TariffWords.Row]) {
    for row in rows {
      switch row {
      case .title(let text): line(text)
      case .section(let text):
        gap()
        line("== " + text)
      case .pair(let label, let value): line(label + ": " + value)
      case .line(let text): line(text)
      case .detail(let text): line("  " + text)
      case .table(let head, let rows):
        line(head.joined(separator: " | "))
        for row in rows { line(row.joined(separator: " | ")) }
      }
    }
  }
}
