import Markup
import ShiftScreens

extension HTML {
  mutating func form(_ form: DutyForm, on page: ShiftPage) {
    bar(page, back: "#/")
    element("main", [.classes("page duty-form")]) { html in
      html.element("p", [.classes("duty-steps"), .of("aria-hidden", "true")]) { html in
        for step in 1...form.step.of {
          html.element("span", [.classes(step <= form.step.now ? "duty-step duty-step-done" : "duty-step")], text: "")
        }
      }
      html.element("p", [.classes("duty-hint")], text: form.hint)
      for part in form.parts { html.part(part) }
      if let fault = form.fault {
        html.element("p", [.classes("notice notice-danger"), .of("role", "alert")], text: fault)
      }
      html.button("slab", form.done)
    }
  }

  private mutating func part(_ part: DutyForm.Part) {
    switch part {
    case .choice(let label, let choices, let isMissing):
      element("section", [.classes(isMissing ? "check check-missing" : "check")]) { html in
        html.element("h2", text: label)
        html.choices(choices, label: label)
      }
    case .line(let field, let label, let value): line(field, label, value)
    case .notes(let field, let label, let value): notes(field, label, value)
    case .boxes(let boxes): self.boxes(boxes)
    }
  }

  /// A row of boxes under one field that is not seen: wherever it is tapped, the field has the focus.
  mutating func boxes(_ boxes: DutyForm.Boxes) {
    let name = boxes.field.rawValue
    element("section", [.classes("digits digits-" + name)]) { html in
      html.element("label", [.classes("digits-label"), .of("for", name)], text: boxes.label)
      html.element("div", [.classes("boxes")]) { html in
        html.open(
          "input",
          [
            .classes("boxes-field"), .of("id", name), .of("data-input", name), .of("type", "text"),
            .of("inputmode", "numeric"), .of("autocomplete", "off"), .of("enterkeyhint", "done"),
            .of("value", boxes.value), .of("aria-describedby", name + "-more"),
          ])
        html.element("div", [.classes("boxes-row"), .of("aria-hidden", "true")]) { html in
          for (place, digit) in boxes.digits.enumerated() {
            if boxes.point == place { html.element("span", [.classes("boxes-point")], text: ".") }
            let isInsertion = place == boxes.insertion ? " box-insertion" : ""
            html.element(
              "span", [.classes((digit == nil ? "box box-empty" : "box") + isInsertion)], text: "\(digit ?? 0)")
          }
          html.element("span", [.classes("boxes-unit")], text: boxes.unit)
        }
      }
      html.element("p", [.classes("boxes-more"), .of("id", name + "-more")]) { html in
        if let fault = boxes.fault {
          html.element("span", [.classes("boxes-fault"), .of("role", "alert")], text: fault)
        } else if let hint = boxes.hint {
          html.element("span", [.classes("fine")], text: hint)
        }
      }
    }
  }
}
