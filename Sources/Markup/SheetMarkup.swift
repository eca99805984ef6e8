import Screens

extension HTML {
  mutating func sheet(_ sheet: ExtrasSheet) {
    dialog { html in
      html.element("h2", [.of("id", "sheet-title"), .of("tabindex", "-1")], text: sheet.title)
      if let empty = sheet.empty { html.element("p", text: empty) }
      html.element("ul", [.classes("rows")]) { html in
        for row in sheet.rows { html.row(row) }
      }
      if let cap = sheet.cap { html.element("p", [.classes("fine")], text: cap) }
      html.discount(sheet.discount)
      html.button(sheet.close)
    }
  }

  private mutating func discount(_ discount: DiscountContent) {
    element("h2", [.of("id", "discount-title"), .of("tabindex", "-1")], text: discount.title)
    element("p", [.classes("fine")], text: discount.hint)
    choices(discount.presets)
    element("div", [.classes("rows")]) { html in
      for field in [discount.percent, discount.amount] {
        html.element("label", [.classes("row")]) { html in
          html.element("span", [.classes("row-words")], text: field.label)
          html.amount(field)
          html.fault(field)
        }
      }
    }
  }

  private mutating func row(_ row: ExtrasSheet.Row) {
    element("li", [.classes("row")]) { html in
      html.element("span", [.classes("row-words")]) { html in
        html.element("span", text: row.name)
        html.element("small", text: row.details.joined(separator: "\u{A0}· "))
      }
      switch row.control {
      case .stepper(let stepper): html.stepper(stepper)
      case .amount(let field):
        html.amount(field)
        html.fault(field)
      case .automatic(let words): html.element("small", [.classes("row-value")], text: words)
      }
    }
  }

  mutating func stepper(_ stepper: ExtrasSheet.Stepper) {
    element("span", [.classes("stepper")]) { html in
      html.step(stepper.less, sign: "−", isEnabled: stepper.canLess)
      html.element("output", text: stepper.count)
      html.step(stepper.more, sign: "+", isEnabled: stepper.canMore)
    }
  }

  private mutating func step(_ button: ButtonContent, sign: String, isEnabled: Bool) {
    let attributes: [Attribute] = [.of("aria-label", button.label), .flag("disabled", !isEnabled)]
    element("button", .button(nil, button.key) + attributes, text: sign)
  }

  private mutating func fault(_ field: ExtrasSheet.AmountField) {
    guard let fault = field.fault else { return }
    element("small", [.classes("fault"), .of("id", field.field.name + "-fault"), .of("role", "alert")], text: fault)
  }

  private mutating func amount(_ field: ExtrasSheet.AmountField) {
    element("span", [.classes("amount")]) { html in
      html.open(
        "input",
        [
          .of("type", "text"), .of("inputmode", "decimal"), .of("autocomplete", "off"), .of("id", field.field.name),
          .of("data-input", field.field.name), .of("aria-label", field.label), .of("value", field.value),
          .of("placeholder", "0"), .of("aria-invalid", field.fault == nil ? nil : "true"),
          .of("aria-describedby", field.fault.map { _ in field.field.name + "-fault" }),
        ])
      html.element("small", text: field.unit)
    }
  }
}
