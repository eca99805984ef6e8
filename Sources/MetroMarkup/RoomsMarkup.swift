import Markup
import MetroScreens

extension HTML {
  mutating func journal(_ screen: JournalScreen) {
    element("section", [.classes("journal-head")]) { html in
      if let median = screen.median { html.element("p", [.classes("journal-median")], text: median) }
      html.element("p", text: screen.lead)
    }
    element("ul", [.classes("journal")]) { html in
      for entry in screen.entries {
        html.element("li", [.classes("journal-entry")]) { html in
          html.element("span", [.classes("row-words")]) { html in
            html.element("span", text: entry.way)
            html.element("small", text: entry.moment + " · " + entry.outcome)
            if let corrections = entry.corrections { html.element("small", text: corrections) }
          }
          if let error = entry.error { html.element("strong", text: error) }
        }
      }
    }
    metroButtons(screen.buttons)
  }

  private mutating func metroButtons(_ buttons: [MetroButton]) {
    guard !buttons.isEmpty else { return }
    element("div", [.classes("buttons")]) { html in
      for button in buttons { html.metroButton(button, "button") }
    }
  }

  mutating func calibration(_ screen: CalibrationScreen) {
    element("p", [.classes("lead")], text: screen.lead)
    if let sky = screen.sky { element("p", text: sky) }
    if let remark = screen.remark { element("p", [.classes("notice notice-ok"), .of("role", "status")], text: remark) }
    element("ol", [.classes("measured")]) { html in
      for hop in screen.hops {
        html.element("li", [.classes(hop.isNext ? "measured-hop measured-next" : "measured-hop")]) { html in
          html.element("span", text: hop.name)
          html.element("small", text: hop.run)
          if let dwell = hop.dwell { html.element("small", text: dwell) }
        }
      }
    }
    metroButtons(screen.files)
    if let tap = screen.tap {
      element("div", [.classes("metro-dock")]) { html in
        html.element("p", [.classes("since"), .of("role", "timer")], text: screen.since ?? "")
        html.element("div", [.classes("metro-extras")]) { html in
          for button in screen.buttons { html.metroButton(button, "pill") }
        }
        html.element(
          "button", .metro("metro-start", tap.key) + [.of("id", "metro-tap")] + .line(screen.line), text: tap.label)
      }
    } else {
      metroButtons(screen.buttons)
    }
  }

  mutating func networks(_ screen: NetworksScreen) {
    element("ul", [.classes("networks")]) { html in
      for network in screen.networks {
        html.element("li", [.classes("network")]) { html in
          html.element(
            "button",
            .metro("network-use", network.use.key) + [.of("aria-pressed", network.isUsed ? "true" : "false")]
          ) { html in
            html.element("span", text: network.use.label)
            html.element("small", text: network.detail)
          }
          if let remove = network.remove { html.metroButton(remove, "pill") }
        }
      }
    }
    element("p", [.classes("fine")], text: screen.hint)
    element("div", [.classes("buttons")]) { html in
      html.metroButton(screen.open, "button button-primary")
      html.metroLink(screen.line, "button")
    }
    guard !screen.sources.isEmpty else { return }
    element("section", [.classes("prose")]) { html in
      html.element("h2", text: screen.sourcesTitle)
      for source in screen.sources { html.element("p", [.classes("fine")], text: source) }
    }
  }

  mutating func ownLine(_ screen: LineScreen) {
    element("p", [.classes("lead")], text: screen.lead)
    element("div", [.classes("fields")]) { html in
      html.lineField(screen.name)
    }
    element("ol", [.classes("line-stops")]) { html in
      for stop in screen.stops {
        html.element("li", [.classes("line-stop")]) { html in
          html.element("span", [.classes("line-number"), .of("aria-hidden", "true")], text: stop.number)
          html.lineField(stop.name)
          if let minutes = stop.minutes { html.lineField(minutes, isDecimal: true) }
          if let remove = stop.remove {
            html.element("button", .metro("icon-button", remove.key) + [.of("aria-label", remove.label)], text: "×")
          }
        }
      }
    }
    element("div", [.classes("buttons")]) { html in
      html.metroButton(screen.add, "button")
      html.metroButton(screen.save, "button button-primary")
    }
  }

  private mutating func lineField(_ field: LineScreen.Field, isDecimal: Bool = false) {
    let name = field.field.name
    element("div", [.classes("field")]) { html in
      html.element("label", [.of("for", name)], text: field.label)
      html.open(
        "input",
        [
          .of("type", "text"), .of("id", name), .of("data-input", name), .of("value", field.value),
          .of("inputmode", isDecimal ? "decimal" : nil), .of("autocomplete", "off"), .of("spellcheck", "false"),
          .of("aria-invalid", field.fault == nil ? nil : "true"),
          .of("aria-describedby", field.fault == nil ? nil : name + "-fault"),
        ])
      if let fault = field.fault {
        html.element("small", [.classes("fault"), .of("id", name + "-fault")], text: fault)
      }
    }
  }

  mutating func metroChoices(_ screen: MetroChoicesScreen) {
    element("ul", [.classes("metro-choices")]) { html in
      for choice in screen.choices {
        html.element("li", [.classes("metro-choice")]) { html in
          html.element("span", [.classes("row-words")]) { html in
            html.element("span", [.of("id", choice.key.name + "-label")], text: choice.label)
            html.element("small", [.of("id", choice.key.name + "-hint")], text: choice.hint)
            if let state = choice.state { html.element("small", [.classes("choice-state")], text: state) }
          }
          html.element(
            "button",
            .metro("switch-key", choice.key)
              + [
                .of("role", "switch"), .of("aria-checked", choice.isOn ? "true" : "false"),
                .of("aria-labelledby", choice.key.name + "-label"), .of("aria-describedby", choice.key.name + "-hint"),
                .of("id", "choice-" + choice.key.name),
              ], text: "")
        }
      }
    }
  }
}
