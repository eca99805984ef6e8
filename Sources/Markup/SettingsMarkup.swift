import Drawing
import Screens

extension HTML {
  mutating func settings(_ screen: SettingsScreen) {
    bar(screen.title, back: .shell, label: screen.back)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      html.element("section", [.classes("group")]) { html in
        html.element("h2", [.of("id", "skins")], text: screen.skinsLabel)
        html.element("div", [.classes("skins"), .of("role", "group"), .of("aria-labelledby", "skins")]) { html in
          for skin in screen.skins { html.skin(skin) }
        }
      }
      for group in screen.groups {
        html.element("section", [.classes("group")]) { html in
          html.element("h2", text: group.title)
          html.element("div", [.classes("rows")]) { html in
            for row in group.rows { html.row(row) }
          }
        }
      }
    }
  }

  private mutating func skin(_ skin: SettingsScreen.SkinChoice) {
    element("button", .choice("skin " + skin.skin.classes, skin.choice) + .skin(skin.skin)) { html in
      html.element("span", [.classes("skin-window")]) { html in
        if skin.skin.figures == .wheels { html.cards("7.40") } else { html.display("7.40", pattern: "8.88") }
      }
      html.text(skin.choice.label)
    }
  }

  mutating func row(_ row: SettingsScreen.Row) {
    switch row {
    case .list(let field, let label, let options):
      element("label", [.classes("row")]) { html in
        html.words(label, hint: nil)
        html.element("select", [.of("data-input", field.name), .of("id", field.name)]) { html in
          for option in options {
            html.element(
              "option", [.of("value", option.value), .flag("selected", option.isChosen)], text: option.label)
          }
        }
      }
    case .toggle(let field, let label, let hint, let isOn):
      element("label", [.classes("row")]) { html in
        html.words(label, hint: hint)
        html.open(
          "input",
          [
            .classes("switch"), .of("type", "checkbox"), .of("role", "switch"), .of("data-input", field.name),
            .of("id", field.name), .flag("checked", isOn),
          ])
      }
    case .action(let key, let label, let hint):
      element("button", .button("row", key)) { html in
        html.words(label, hint: hint)
        html.literal(Icons.next)
      }
    case .link(let place, let label):
      element("a", [.classes("row"), .of("href", place.hash)]) { html in
        html.words(label, hint: nil)
        html.literal(Icons.next)
      }
    }
  }

  private mutating func words(_ label: String, hint: String?) {
    element("span", [.classes("row-words")]) { html in
      html.element("span", text: label)
      if let hint { html.element("small", text: hint) }
    }
  }
}
