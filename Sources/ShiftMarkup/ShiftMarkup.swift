import Markup
import ShiftScreens

/// The HTML of a page of the shift, in UTF-8, by the same rules as that of the app; empty while there is nothing to show.
package func markup(_ page: ShiftPage) -> [UInt8] {
  if case .blank = page.screen { return [] }
  var html = HTML()
  html.element(
    "div",
    [
      .classes("room shift"), .of("lang", page.language), .of("data-title", page.title.isEmpty ? nil : page.title),
    ]
  ) { html in
    switch page.screen {
    case .blank: break
    case .home(let screen): html.home(screen, on: page)
    case .form(let form): html.form(form, on: page)
    case .road(let screen): html.road(screen, on: page)
    case .record(let screen): html.record(screen, on: page)
    case .profile(let screen): html.profile(screen, on: page)
    }
    if let dialog = page.dialog { html.dialog(dialog) }
  }
  return html.bytes
}

/// The small pictures of the shift.
enum ShiftIcons {
  /// A driver in a cap.
  static let driver: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 9.5a4 4 0 0 0 8 0M6.5 8.5C6 6 8.5 4 12 4s6 2 5.5 4.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5"/>
    </svg>
    """#
}

extension [HTML.Attribute] {
  /// The attributes of a button that sends a key.
  static func button(_ classes: String, _ button: ShiftButton) -> [HTML.Attribute] {
    [
      .of("type", "button"), .of("class", classes), .of("data-key", button.key.name),
      .of("data-value", button.key.value),
      .flag("disabled", button.isDisabled),
    ]
  }
}

extension HTML {
  /// The bar over a page: the way back, the title, the ways to the driver's settings and to the app's.
  mutating func bar(_ page: ShiftPage, back: String) {
    element("header", [.classes("bar")]) { html in
      html.element(
        "a", [.classes("icon-button"), .of("href", back), .of("aria-label", page.back), .flag("data-back", true)]
      ) { $0.literal(Icons.back) }
      html.element("h1", text: page.title)
      if let settings = page.settings {
        html.element(
          "a", [.classes("icon-button"), .of("href", ShiftRoom.profile.hash), .of("aria-label", settings)]
        ) { $0.literal(ShiftIcons.driver) }
      }
      html.settingsLink(page.appSettings)
    }
  }

  mutating func button(_ classes: String, _ button: ShiftButton) {
    element("button", .button(classes, button), text: button.label)
  }

  mutating func choices(_ choices: [ShiftChoice], label: String) {
    element("div", [.classes("choices"), .of("role", "group"), .of("aria-label", label)]) { html in
      for choice in choices {
        html.element(
          "button",
          .button("choice", ShiftButton(choice.key, choice.label))
            + [.of("aria-pressed", choice.isChosen ? "true" : "false")], text: choice.label)
      }
    }
  }

  mutating func dialog(_ dialog: ShiftDialog) {
    element("div", [.classes("sheet-backdrop")]) { html in
      html.element(
        "section",
        [
          .classes("sheet shift-dialog"), .of("role", "dialog"), .of("aria-modal", "true"),
          .of("aria-labelledby", "sheet-title"), .of("id", "sheet"), .of("tabindex", "-1"),
        ]
      ) { html in
        html.element("h2", [.of("id", "sheet-title")], text: dialog.title)
        for line in dialog.lines { html.element("p", text: line) }
        if let field = dialog.field {
          html.notes(field.name, field.label, field.value)
        }
        html.element("div", [.classes("shift-answers")]) { html in
          for button in dialog.buttons { html.button("slab slab-small", button) }
          html.button("button button-wide", dialog.close)
        }
      }
    }
  }

  /// Room to write.
  mutating func notes(_ field: ShiftField, _ label: String, _ value: String) {
    element("div", [.classes("field")]) { html in
      html.element("label", [.of("for", field.rawValue)], text: label)
      html.element(
        "textarea",
        [
          .classes("notes"), .of("id", field.rawValue), .of("data-input", field.rawValue), .of("rows", "2"),
          .of("maxlength", "400"),
        ], text: value)
    }
  }

  /// A line to write.
  mutating func line(_ field: ShiftField, _ label: String, _ value: String) {
    element("div", [.classes("field")]) { html in
      html.element("label", [.of("for", field.rawValue)], text: label)
      html.open(
        "input",
        [
          .of("type", "text"), .of("id", field.rawValue), .of("data-input", field.rawValue), .of("value", value),
          .of("autocomplete", "off"), .of("spellcheck", "false"), .of("maxlength", "80"),
        ])
    }
  }
}
