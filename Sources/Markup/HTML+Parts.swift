import Drawing
import Screens
import Units

extension HTML {
  /// The bar over a page: the way back, which is the way one came, the title, the ways on.
  mutating func bar(_ title: String, back: Room, label: String, history: String? = nil, settings: String? = nil) {
    element("header", [.classes("bar")]) { html in
      html.element(
        "a",
        [.classes("icon-button"), .of("href", back.hash), .of("aria-label", label), .flag("data-back", true)]
      ) { $0.literal(Icons.back) }
      html.element("h1", [.of("tabindex", "-1")], text: title)
      if let history { html.iconLink("icon-button", to: .history, label: history, Icons.history) }
      if let settings { html.iconLink("icon-button", to: .settings, label: settings, Icons.settings) }
    }
  }

  mutating func search(_ field: Field, label: String, value: String) {
    open(
      "input",
      [
        .classes("search"), .of("type", "search"), .of("id", field.name), .of("data-input", field.name),
        .of("placeholder", label), .of("aria-label", label), .of("autocomplete", "off"), .of("value", value),
      ])
  }

  /// A sheet over the page, which has a title of the identifier `sheet-title`.
  mutating func dialog(_ content: (inout HTML) -> Void) {
    let attributes: [Attribute] = [
      .classes("sheet"), .of("role", "dialog"), .of("aria-modal", "true"), .of("aria-labelledby", "sheet-title"),
      .of("id", "sheet"),
    ]
    element("div", [.classes("sheet-backdrop")]) { $0.element("section", attributes, content) }
  }

  /// The way to the app's settings from the bar of a room of another module.
  package mutating func settingsLink(_ label: String) {
    iconLink("icon-button", to: .settings, label: label, Icons.settings)
  }

  /// The same among other buttons.
  package mutating func settingsButton(_ label: String) {
    element("a", [.classes("button"), .of("href", Room.settings.hash)], text: label)
  }

  mutating func iconLink(_ classes: String, to place: Room, label: String, _ icon: StaticString) {
    element("a", [.classes(classes), .of("href", place.hash), .of("aria-label", label)]) { $0.literal(icon) }
  }

  mutating func notices(_ notices: [NoticeContent], isOnMeter: Bool = false) {
    for notice in notices { self.notice(notice, isOnMeter: isOnMeter) }
  }

  private mutating func notice(_ notice: NoticeContent, isOnMeter: Bool) {
    var classes = "notice"
    var role = "status"
    switch notice.tone {
    case .plain: break
    case .danger:
      classes += " notice-danger"
      role = "alert"
    case .good: classes += " notice-ok"
    }
    if isOnMeter { classes += " meter-notice" }
    element("section", [.classes(classes), .of("role", role), .of("id", notice.id)]) { html in
      if let title = notice.title { html.element("h2", text: title) }
      html.element("p", text: notice.text)
      html.buttons(notice.buttons)
    }
  }

  mutating func buttons(_ buttons: [ButtonContent]) {
    guard !buttons.isEmpty else { return }
    element("div", [.classes("buttons")]) { html in
      for button in buttons { html.button(button) }
    }
  }

  mutating func button(_ button: ButtonContent) {
    element(
      "button", .button(button.isPrimary ? "button button-primary" : "button", button.key), text: button.label)
  }

  mutating func links(_ links: [LinkContent]) {
    guard !links.isEmpty else { return }
    element("div", [.classes("buttons")]) { html in
      for link in links { html.element("a", [.classes("button"), .of("href", link.room.hash)], text: link.label) }
    }
  }

  /// A key with a picture and no words on it.
  mutating func iconKey(_ classes: String, _ button: ButtonContent, _ icon: StaticString) {
    element("button", .button(classes, button.key) + [.of("aria-label", button.label)]) { $0.literal(icon) }
  }

  mutating func choices(_ content: ChoicesContent) {
    element("div", [.classes("choices"), .of("role", "group"), .of("aria-label", content.label)]) { html in
      for choice in content.choices {
        html.element("button", .choice("choice", choice), text: choice.label)
      }
    }
  }
}

extension [HTML.Attribute] {
  /// The attributes of a button that sends a key.
  static func button(_ classes: String?, _ key: Key) -> [HTML.Attribute] {
    [.of("type", "button"), .of("class", classes), .of("data-key", key.name), .of("data-value", key.value)]
  }

  /// The attributes of a button that is pressed or not.
  static func choice(_ classes: String, _ choice: ChoiceContent) -> [HTML.Attribute] {
    button(classes, choice.key) + [.of("aria-pressed", choice.isChosen ? "true" : "false")]
  }

  /// The attributes that carry a skin's colours and lights.
  static func skin(_ skin: Skin) -> [HTML.Attribute] {
    [
      .of("data-var-lit", skin.lit.hex), .of("data-var-glass", skin.glass.hex), .of("data-var-core", skin.core.hex),
      .of("data-var-ghost", thousandths(skin.ghost)), .of("data-var-bloom", thousandths(skin.bloom)),
      .of("data-var-core-strength", thousandths(skin.coreStrength)),
    ]
  }

  private static func thousandths(_ value: Int) -> String { Decimal.shortest(Int64(value), digits: 3) }
}

extension Skin {
  /// The classes that say what the figures are made of.
  var classes: String {
    switch figures {
    case .glowing: grid ? "figures-glowing figures-grid" : "figures-glowing"
    case .shadowed: "figures-shadowed"
    case .wheels: "figures-wheels"
    }
  }
}
