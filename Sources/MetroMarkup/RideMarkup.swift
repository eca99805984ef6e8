import Markup
import MetroScreens
import Units

extension HTML {
  mutating func metroRide(_ screen: MetroRideScreen, _ page: MetroPage) {
    element("div", [.classes("ride")] + .line(screen.line)) { html in
      html.element("header", [.classes("ride-head")]) { html in
        html.element(
          "a",
          [
            .classes("icon-button"), .of("href", page.backHash), .of("aria-label", page.back),
            .flag("data-back", true),
          ]
        ) { $0.literal(Icons.back) }
        html.badge(screen.line)
        html.element("h1", text: screen.heading)
        html.settingsLink(page.settings)
      }
      html.metroNotices(page.notices)
      html.count(screen)
      html.element("main", [.classes("ride-way")]) { html in
        if let siren = screen.siren { html.siren(siren) }
        if let motion = screen.motion { html.element("p", [.classes("metro-hint")], text: motion) }
        html.stops(screen)
        html.element("div", [.classes("metro-extras")]) { html in
          for button in screen.more { html.metroButton(button, "pill") }
        }
      }
      html.corrections(screen)
    }
    if let flip = screen.flip { self.flip(flip, screen.line) }
  }

  /// The numeral, what comes next, and a bar for each hop.
  private mutating func count(_ screen: MetroRideScreen) {
    element("section", [.classes("ride-count")]) { html in
      html.element("p", [.classes("count"), .of("role", "timer"), .of("aria-label", screen.spoken)]) { html in
        // What moves is made anew with each drawing; between them nothing of it changes.
        html.element(
          "span",
          [.classes("count-digits"), .of("id", "count-\(screen.drawnAt)"), .of("aria-hidden", "true")]
            + .motion(screen.counting)
        ) { html in
          html.element("span", [.classes("count-text")], text: screen.countdown)
        }
      }
      html.element("p", [.classes("ride-next")]) { html in
        html.element("strong", text: screen.next)
        html.element("span", text: screen.stopsLeft)
      }
      html.element("div", [.classes("hops"), .of("id", "hops-\(screen.drawnAt)"), .of("aria-hidden", "true")]) { html in
        for stop in screen.stops {
          if let bar = stop.bar { html.hop(bar) }
        }
      }
      if let band = screen.band { html.element("p", [.classes("ride-band")], text: band) }
      if let change = screen.change { html.element("p", [.classes("ride-change")], text: change) }
    }
  }

  private mutating func hop(_ bar: MetroRideScreen.Bar) {
    let classes = bar.line == nil ? "hop hop-walk" : "hop"
    element(
      "span",
      [
        .classes(classes), .of("data-var-band", bar.band == 0 ? nil : Decimal.shortest(bar.band, digits: 3)),
        .of("data-var-done", Decimal.shortest(bar.done * 20, digits: 3)),
      ] + .motion(bar.motion) + .line(bar.line)
    ) { $0.element("span", [.classes("hop-fill")], text: "") }
  }

  private mutating func stops(_ screen: MetroRideScreen) {
    element("ol", [.classes("ride-stops"), .of("id", "stops-\(screen.drawnAt)")]) { html in
      for stop in screen.stops {
        let classes = "ride-stop stop-" + stop.place.rawValue + (stop.isEnd ? " stop-end" : "")
        html.element(
          "li", [.classes(classes), .of("aria-current", stop.place == .here ? "step" : nil)] + .line(stop.line)
        ) { html in
          html.element("time", text: stop.time)
          html.element("span", [.classes("stop-rail"), .of("aria-hidden", "true")]) { html in
            if let bar = stop.bar {
              html.element(
                "span",
                [
                  .classes(bar.line == nil ? "rail-bar rail-walk" : "rail-bar"),
                  .of("data-var-done", Decimal.shortest(bar.done * 20, digits: 3)),
                ] + .motion(bar.motion)
              ) { $0.element("span", [.classes("rail-fill")], text: "") }
            }
          }
          html.element("span", [.classes("stop-name")]) { html in
            html.text(stop.name)
            if let note = stop.note {
              html.element("small") { html in
                html.badge(stop.line)
                html.text(note)
              }
            }
          }
        }
      }
    }
  }

  private mutating func corrections(_ screen: MetroRideScreen) {
    element("footer", [.classes("ride-keys")]) { html in
      if !screen.late.isEmpty {
        html.element("div", [.classes("late"), .of("role", "group"), .of("aria-label", screen.lateLabel)]) { html in
          html.element("span", text: screen.lateLabel)
          for button in screen.late { html.metroButton(button, "chip") }
        }
      }
      if let main = screen.main {
        html.element(
          "button", .metro("ride-main", main.key) + [.of("id", "ride-main")] + .line(screen.mainLine), text: main.label)
      }
      html.element("div", [.classes("ride-pills")]) { html in
        for button in screen.corrections {
          html.element("button", .metro("ride-pill", button.key)) { html in
            html.element(
              "span", [.classes("pill-sign"), .of("aria-hidden", "true")],
              text: button.key == .stopOn ? "→" : "←")
            html.element("span", text: button.label)
          }
        }
      }
    }
  }

  private mutating func flip(_ flip: MetroRideScreen.Flip, _ line: LineBadge) {
    let classes = flip.isNow ? "flip flip-now" : "flip"
    element(
      "div",
      [
        .classes(classes), .of("role", "dialog"), .of("aria-modal", "true"), .of("aria-labelledby", "flip-text"),
        .of("aria-describedby", "flip-name"), .of("id", "flip"),
      ] + .line(line)
    ) { html in
      html.element("p", [.classes("flip-text"), .of("id", "flip-text")], text: flip.text)
      html.element("p", [.classes("flip-name"), .of("id", "flip-name")], text: flip.name)
      html.metroButton(flip.button, "flip-button", id: "metro-flip")
    }
  }

  mutating func metroOver(_ over: MetroRideScreen.Over, _ screen: MetroRideScreen) {
    element("section", [.classes("card ride-over"), .of("role", "status")] + .line(screen.line)) { html in
      html.element("p", [.classes("over-text")], text: over.text)
      if let error = over.error { html.element("p", [.classes("over-error")], text: error) }
      html.element("div", [.classes("buttons")]) { html in
        html.metroButton(over.button, "button button-primary", id: "put-away")
        html.metroLink(over.journal, "button")
      }
    }
  }
}
