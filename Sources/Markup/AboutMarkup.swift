import Screens

extension HTML {
  mutating func about(_ screen: AboutScreen) {
    bar(screen.title, back: .shell, label: screen.back, settings: screen.settings)
    element("main", [.classes("page")]) { html in
      html.element("div", [.classes("prose")]) { html in
        html.element("p", [.classes("lead")], text: screen.lead)
        for text in screen.texts { html.element("p", text: text) }
        for section in screen.sections {
          html.element("h2", text: section.title)
          for text in section.texts { html.element("p", text: text) }
        }
      }
      html.element("p", [.classes("fine")], text: screen.footnote)
    }
  }
}
