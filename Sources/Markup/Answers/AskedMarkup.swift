import Screens

extension HTML {
  mutating func asked(_ screen: AskedScreen, settings: String) {
    bar(screen.title, back: .shell, label: screen.back, settings: settings)
    element("main", [.classes("page page-wide editor asked")]) { html in
      html.element("div", [.classes("editor-form")]) { html in
        html.element("p", text: screen.hint)
        html.element("section", [.classes("card form-part")]) { html in html.fields(screen.rows) }
        if !screen.extras.isEmpty {
          html.element("section", [.classes("card form-part"), .of("aria-labelledby", "extras-title")]) { html in
            html.element("h2", [.of("id", "extras-title")], text: screen.extrasTitle)
            html.fields(screen.extras)
          }
        }
      }
      html.element("div", [.classes("editor-side")]) { html in
        html.verdict(screen.answer)
        html.element("p", [.classes("fine")], text: screen.assumed)
        html.buttons(screen.buttons)
      }
    }
  }

  private mutating func verdict(_ answer: AskedScreen.Answer) {
    element(
      "section",
      [.classes("card verdict verdict-" + answer.tone.rawValue), .of("aria-live", "polite"), .of("id", "verdict")]
    ) { html in
      html.element("p", [.classes("verdict-head")], text: answer.head)
      if let range = answer.range { html.element("p", text: range) }
      if let scale = answer.scale {
        html.element(
          "div",
          [
            .classes("scale"), .of("aria-hidden", "true"), .of("data-var-from", String(scale.from)),
            .of("data-var-length", String(scale.length)), .of("data-var-sum", String(scale.sum)),
          ]
        ) { html in
          html.element("i", [.classes("scale-range")]) { _ in }
          html.element("i", [.classes("scale-sum")]) { _ in }
        }
      }
      if let would = answer.would { html.element("p", text: would) }
      if !answer.conditions.isEmpty {
        html.element("ul") { html in
          for condition in answer.conditions { html.element("li", text: condition) }
        }
      }
    }
  }
}
