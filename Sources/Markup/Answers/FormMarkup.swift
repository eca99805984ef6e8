import Screens

extension HTML {
  /// A part of a form with its fields and the parts within.
  mutating func part(_ part: FormPart, isInner: Bool = false) {
    let classes = isInner ? "card form-part form-inner" : "card form-part"
    element(
      "section", [.classes(classes), .of("id", part.id), .of("aria-labelledby", part.id + "-title")]
    ) { html in
      html.element(isInner ? "h3" : "h2", [.of("id", part.id + "-title")], text: part.title)
      if let hint = part.hint { html.element("p", [.classes("fine")], text: hint) }
      html.fields(part.rows)
      for inner in part.parts { html.part(inner, isInner: true) }
      html.buttons(part.buttons)
    }
  }

  mutating func fields(_ rows: [FormRow]) {
    guard !rows.isEmpty else { return }
    element("div", [.classes("fields")]) { html in
      for row in rows { html.field(row) }
    }
  }

  private mutating func field(_ row: FormRow) {
    switch row {
    case .text(let text): typed(text)
    case .list(let field, let label, let options, let fault): list(field, label, options, fault)
    case .toggle(let field, let label, let isOn):
      element("label", [.classes("field field-switch")]) { html in
        html.element("span", text: label)
        html.open(
          "input",
          [
            .classes("switch"), .of("type", "checkbox"), .of("role", "switch"), .of("data-input", field.name),
            .of("id", field.name), .flag("checked", isOn),
          ])
      }
    case .several(let label, let choices, let fault): several(label, choices, fault)
    case .stepper(let label, let detail, let stepper):
      element("div", [.classes("field field-switch")]) { html in
        html.element("span", [.classes("row-words")]) { html in
          html.element("span", text: label)
          html.element("small", text: detail)
        }
        html.stepper(stepper)
      }
    case .note(let sentence): element("p", [.classes("field field-note")], text: sentence)
    }
  }

  private mutating func typed(_ text: FormRow.TextField) {
    let name = text.field.name
    element("div", [.classes("field"), .of("id", "of-" + name)]) { html in
      html.element("label", [.of("for", name)], text: text.label)
      html.open(
        "input",
        [
          .of("type", text.kind.type), .of("inputmode", text.kind.keyboard), .of("id", name), .of("data-input", name),
          .of("value", text.value), .of("autocomplete", "off"), .of("spellcheck", "false"),
          .of("aria-invalid", text.fault.map { $0.isWarning ? nil : "true" } ?? nil),
          .of("aria-describedby", HTML.described(name, text.hint != nil, text.fault != nil)),
        ])
      if let hint = text.hint { html.element("small", [.of("id", name + "-hint")], text: hint) }
      html.fault(text.fault, of: name)
    }
  }

  private mutating func list(
    _ field: Field, _ label: String, _ options: [SettingsScreen.Option], _ fault: FieldFault?
  ) {
    let name = field.name
    element("div", [.classes("field"), .of("id", "of-" + name)]) { html in
      html.element("label", [.of("for", name)], text: label)
      html.element(
        "select",
        [
          .of("id", name), .of("data-input", name), .of("aria-invalid", fault == nil ? nil : "true"),
          .of("aria-describedby", HTML.described(name, false, fault != nil)),
        ]
      ) { html in
        for option in options {
          html.element("option", [.of("value", option.value), .flag("selected", option.isChosen)], text: option.label)
        }
      }
      html.fault(fault, of: name)
    }
  }

  private mutating func several(_ label: String, _ choices: [FormRow.SeveralChoice], _ fault: FieldFault?) {
    let name = choices.first?.field.name ?? ""
    element(
      "fieldset", [.classes("field field-days"), .of("aria-describedby", HTML.described(name, false, fault != nil))]
    ) { html in
      html.element("legend", text: label)
      html.element("div", [.classes("days")]) { html in
        for choice in choices {
          html.element("label", [.classes("day")]) { html in
            html.open(
              "input",
              [
                .of("type", "checkbox"), .of("id", choice.field.name), .of("data-input", choice.field.name),
                .flag("checked", choice.isOn),
              ])
            html.element("span", text: choice.label)
          }
        }
      }
      html.fault(fault, of: name)
    }
  }

  private mutating func fault(_ fault: FieldFault?, of name: String) {
    guard let fault else { return }
    element(
      "small",
      [
        .classes(fault.isWarning ? "fault fault-mild" : "fault"), .of("id", name + "-fault"),
        .of("lang", fault.language),
      ], text: fault.text)
  }

  private static func described(_ name: String, _ hasHint: Bool, _ hasFault: Bool) -> String? {
    let parts = (hasFault ? [name + "-fault"] : []) + (hasHint ? [name + "-hint"] : [])
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension FormRow.TextField.Kind {
  fileprivate var type: String {
    switch self {
    case .text, .decimal: "text"
    case .date, .time, .url: rawValue
    }
  }

  fileprivate var keyboard: String? { self == .decimal ? "decimal" : nil }
}
