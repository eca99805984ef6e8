import Screens

extension HTML {
  mutating func shell(_ screen: ShellScreen) {
    element("main", [.classes("doors")]) { html in
      html.element("header", [.classes("doors-head")]) { html in
        html.literal(Icons.mark)
        html.element("h1", text: screen.name)
        html.iconLink("icon-button", to: .settings, label: screen.settings, Icons.settings)
      }
      html.notices(screen.notices)
      html.element("ul", [.classes("doors-list")]) { html in
        html.element("li", [.classes("door-item")]) { html in
          html.element("a", [.classes("door door-meter"), .of("href", Room.meter.rawValue)]) { html in
            html.display(screen.reading, pattern: "888.88")
            html.words(screen.meter)
          }
        }
        html.closed("door door-metro", screen.metro, DoorArt.metro)
        html.closed("door door-shift", screen.shift, DoorArt.bird)
      }
      html.element("footer", [.classes("doors-foot")]) { html in
        html.element("a", [.of("href", Room.about.rawValue)], text: screen.about)
      }
    }
  }

  /// A door that does not open yet.
  private mutating func closed(_ classes: String, _ door: ShellScreen.Door, _ art: StaticString) {
    element("li", [.classes("door-item")]) { html in
      html.element("div", [.classes(classes)]) { html in
        if let soon = door.soon { html.element("span", [.classes("door-soon")], text: soon) }
        html.literal(art)
        html.words(door)
      }
    }
  }

  private mutating func words(_ door: ShellScreen.Door) {
    element("span", [.classes("door-name")], text: door.name)
    element("span", [.classes("door-words")], text: door.hint)
  }
}
