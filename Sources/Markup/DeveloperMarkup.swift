import Screens

extension HTML {
  mutating func developer(_ screen: DeveloperScreen) {
    bar(screen.title, back: .settings, label: screen.back, settings: screen.settings)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      html.element("p", [.classes("subject")], text: screen.subject)
      html.buttons(screen.buttons)
      if let replay = screen.replay { html.replay(replay) }
      for group in screen.groups {
        html.element("section", [.classes("group")]) { html in
          html.element("h2", text: group.title)
          html.facts("facts", group.facts)
        }
      }
      if let log = screen.log { html.log(log) }
      if let remarks = screen.remarks { html.log(remarks) }
    }
  }

  private mutating func replay(_ replay: DeveloperScreen.Replay) {
    element("section", [.classes("group replay"), .of("aria-label", replay.title)]) { html in
      html.element("div", [.classes("replay-window")]) { html in
        html.element("span", [.classes("spoken")], text: replay.spoken)
        html.display(replay.reading, pattern: replay.pattern)
      }
      html.facts("totals", replay.facts)
      html.open(
        "input",
        [
          .classes("slider"), .of("type", "range"), .of("min", "0"), .of("max", "1000"),
          .of("id", Field.replayPlace.name), .of("data-input", Field.replayPlace.name),
          .of("aria-label", replay.placeLabel), .of("value", String(replay.place)),
        ])
      html.element("div", [.classes("buttons replay-keys")]) { html in
        html.button(replay.run)
        html.choices(replay.speeds)
        html.element("label", [.classes("speed")]) { html in
          html.element("span", [.classes("spoken")], text: replay.speedLabel)
          html.open(
            "input",
            [
              .of("type", "number"), .of("min", "1"), .of("max", "1000"), .of("inputmode", "numeric"),
              .of("id", Field.replaySpeed.name), .of("data-input", Field.replaySpeed.name),
              .of("value", String(replay.speed)),
            ])
          html.literal("×")
        }
      }
      if let verdict = replay.verdict { html.element("p", [.of("role", "status")], text: verdict) }
    }
  }

  private mutating func log(_ log: DeveloperScreen.Log) {
    element("section", [.classes("group")]) { html in
      html.element("h2", text: log.title)
      html.element("pre", [.classes("log"), .of("tabindex", "0")], text: log.lines.joined(separator: "\n"))
    }
  }
}
