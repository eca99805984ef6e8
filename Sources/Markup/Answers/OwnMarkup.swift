import Screens

extension HTML {
  mutating func ownList(_ screen: OwnListScreen, settings: String) {
    bar(screen.title, back: .cities, label: screen.back, settings: settings)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      html.element("p", text: screen.hint)
      if let none = screen.none { html.element("p", [.classes("fine")], text: none) }
      if !screen.rows.isEmpty {
        html.element("div", [.classes("rows")]) { html in
          for row in screen.rows { html.row(row) }
        }
      }
      html.buttons(screen.buttons)
    }
  }

  mutating func own(_ screen: OwnScreen, settings: String) {
    bar(screen.title, back: .answer(.own(nil)), label: screen.back, settings: settings)
    element("main", [.classes("page page-wide editor")]) { html in
      html.element("div", [.classes("editor-form")]) { html in
        for part in screen.parts { html.part(part) }
      }
      html.element("div", [.classes("editor-side")]) { html in
        html.element("section", [.classes("card tried"), .of("aria-live", "polite"), .of("id", "tried")]) { html in
          html.element("p", [.classes("tried-head")], text: screen.result.head)
          if let detail = screen.result.detail { html.element("p", [.classes("fine")], text: detail) }
          if let first = screen.result.first { html.button(first) }
        }
        html.notices(screen.notices)
        html.buttons(screen.buttons)
        if let week = screen.result.week { html.figure(week) }
        if !screen.result.words.isEmpty {
          html.element("section", [.classes("in-words"), .of("aria-labelledby", "in-words")]) { html in
            html.element("h2", [.of("id", "in-words")], text: screen.result.wordsTitle)
            html.words(screen.result.words)
          }
        }
      }
    }
  }
}
