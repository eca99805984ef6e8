import Screens

extension HTML {
  mutating func why(_ screen: WhyScreen, settings: String) {
    bar(screen.title, back: .receipt, label: screen.back, settings: settings)
    element("main", [.classes("page page-wide why")]) { html in
      html.element("p", text: screen.hint)
      html.element("div", [.classes("why-pictures")]) { html in
        for picture in screen.pictures { html.figure(picture, step: screen.step) }
      }
      if let step = screen.step { html.step(step) }
      html.buttons(screen.buttons)
    }
  }

  /// A picture on its card; where it can be pointed at, a step is chosen on it.
  mutating func figure(_ picture: AnswerPicture, step: WhyScreen.Step? = nil) {
    element("figure", [.classes("card figure")]) { html in
      html.element("figcaption", text: picture.title)
      guard let touch = picture.touch, let step else {
        html.picture(picture.drawing, title: picture.title)
        return
      }
      html.element("div", [.classes("touched")]) { html in
        html.picture(picture.drawing, title: picture.title)
        html.touch(touch, step)
      }
    }
  }

  /// The part that is pointed at; over the time of the ride it is a slider for keys, too.
  private mutating func touch(_ touch: AnswerPicture.Touch, _ step: WhyScreen.Step) {
    element(
      "div",
      [
        .classes("touch"), .of("data-touch", touch.field.name), .of("data-var-left", String(touch.left)),
        .of("data-var-top", String(touch.top)), .of("data-var-width", String(touch.width)),
        .of("data-var-height", String(touch.height)),
      ]
    ) { html in
      guard touch.field == .answer(.moment) else { return }
      html.open(
        "input",
        [
          .of("type", "range"), .of("id", step.field.name), .of("data-input", step.field.name), .of("min", "0"),
          .of("max", String(step.last)), .of("value", String(step.number)), .of("aria-label", step.label),
          .of("aria-valuetext", step.head + ": " + step.text),
        ])
    }
  }

  private mutating func step(_ step: WhyScreen.Step) {
    element("section", [.classes("card why-step"), .of("aria-labelledby", "why-step")]) { html in
      html.element("p", [.classes("why-head")]) { html in
        html.element("span", [.of("id", "why-step")], text: step.head)
        html.element("b", text: step.fare)
      }
      html.element("p", [.classes("why-text")], text: step.text)
      html.element("div", [.classes("buttons")]) { html in
        html.step(step.before, isEnabled: step.number > 0)
        html.step(step.after, isEnabled: step.number < step.last)
      }
    }
  }

  private mutating func step(_ button: ButtonContent, isEnabled: Bool) {
    element("button", .button("button", button.key) + [.flag("disabled", !isEnabled)], text: button.label)
  }
}
