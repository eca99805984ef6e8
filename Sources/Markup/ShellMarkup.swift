import Screens

extension HTML {
  mutating func shell(_ screen: ShellScreen) {
    element("main", [.classes("doors")]) { html in
      html.element("header", [.classes("doors-head")]) { html in
        html.literal(Icons.mark)
        html.element("h1", text: screen.name)
        html.iconLink("icon-button", to: .history, label: screen.history, Icons.history)
        html.iconLink("icon-button", to: .settings, label: screen.settings, Icons.settings)
      }
      html.notices(screen.notices)
      html.element("ul", [.classes("doors-list")]) { html in
        html.element("li", [.classes("door-item")]) { html in
          html.element("a", [.classes("door door-meter"), .of("href", Room.meter.hash)]) { html in
            html.display(screen.reading, pattern: screen.pattern)
            html.head(of: screen.meter, [screen.caption])
            html.words(screen.meter)
          }
        }
        let arrived = screen.line.left == 0 ? " door-arrived" : ""
        html.door(
          "door door-metro" + arrived, to: .metro, screen.metro, [screen.line.words, screen.line.countdown]
        ) { html in
          html.line(screen.line)
        }
        let offered = screen.offer.seconds == nil ? "" : " door-offered"
        html.door(
          "door door-shift" + offered, to: .shift, screen.shift,
          [screen.offer.fare].compactMap { $0 } + screen.offer.words
        ) { html in
          html.literal(DoorArt.bird)
          html.ring(screen.offer)
        }
      }
      html.element("footer", [.classes("doors-foot")]) { html in
        html.element("a", [.of("href", Room.about.hash)], text: screen.about)
        if let demo = screen.demo {
          html.element("button", .button("quiet-button", demo.key) + [.of("id", "doors-demo")]) { html in
            html.literal(demo.key == .stopDoors ? Icons.stop : Icons.play)
            html.text(demo.label)
          }
        }
      }
    }
  }

  /// A door with what is drawn on it.
  private mutating func door(
    _ classes: String, to room: Room, _ door: ShellScreen.Door, _ live: [String], _ art: (inout HTML) -> Void
  ) {
    element("li", [.classes("door-item")]) { html in
      html.element("a", [.classes(classes), .of("href", room.hash)]) { html in
        art(&html)
        html.head(of: door, live)
        html.words(door)
      }
    }
  }

  /// What runs on a door, and what it is.
  private mutating func head(of door: ShellScreen.Door, _ live: [String]) {
    element("span", [.classes("door-head")]) { html in
      if let demo = door.demo { html.element("span", [.classes("door-soon door-demo")], text: demo) }
      html.element("span", [.classes("door-live")]) { html in
        for line in live { html.element("span", text: line) }
      }
    }
  }

  private mutating func words(_ door: ShellScreen.Door) {
    element("span", [.classes("door-name")], text: door.name)
    element("span", [.classes("door-words")], text: door.hint)
  }
}
