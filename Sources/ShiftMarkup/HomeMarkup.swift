import Markup
import Motion
import ShiftScreens

extension HTML {
  mutating func home(_ screen: HomeScreen, on page: ShiftPage) {
    element("div", [.classes(screen.isStill ? "home street-still" : "home")]) { html in
      html.bar(page, back: "#/")
      html.street(screen.street)
      html.element("main", [.classes("page home-page")]) { html in
        html.element("p", [.classes("home-greeting")], text: screen.greeting)
        if let notice = screen.notice {
          html.element(
            "p",
            [
              .classes(screen.isForbidden ? "notice notice-danger" : "notice notice-ok"),
              .of("role", screen.isForbidden ? "alert" : "status"),
            ], text: notice)
        }
        html.button("slab", screen.begin)
        if let record = screen.record {
          html.element("a", [.classes("button button-wide"), .of("href", record.address)], text: record.label)
        }
        if let desk = screen.desk { html.desk(desk) }
        html.element("p", [.classes("fine")], text: screen.hint)
        html.element("button", .button("quiet-button", screen.motion)) { html in
          html.literal(screen.isStill ? Icons.play : Icons.stop)
          html.text(screen.motion.label)
        }
        html.past(screen)
      }
    }
  }

  private mutating func desk(_ desk: DeskNote) {
    element("div", [.classes("desk")]) { html in
      if !desk.text.isEmpty { html.element("p", [.classes("desk-name")], text: desk.text) }
      if let fault = desk.fault {
        html.element("p", [.classes("desk-fault"), .of("role", "status")], text: fault)
      }
      if let leave = desk.leave { html.button("quiet-button", leave) }
    }
  }

  private mutating func past(_ screen: HomeScreen) {
    guard !screen.past.isEmpty else { return }
    element("h2", text: screen.pastTitle)
    element("ul", [.classes("rows")]) { html in
      for row in screen.past {
        html.element("li") { html in
          html.element("a", [.classes("row"), .of("href", row.address)]) { html in
            html.element("span", [.classes("row-words")]) { html in
              html.element("span", text: row.number)
              html.element("small", text: row.text)
            }
            html.element("span", [.classes("row-date")], text: row.date)
          }
        }
      }
    }
  }

  /// The street: strips that go by, and the car that stands and sways before them.
  mutating func street(_ street: Street) {
    element("div", [.classes("street"), .of("aria-hidden", "true")]) { html in
      html.literal(StreetArt.sky)
      for strip in street.strips where strip.name != "grass" { html.strip(strip) }
      html.literal(StreetArt.car)
      for strip in street.strips where strip.name == "grass" { html.strip(strip) }
    }
  }

  private mutating func strip(_ strip: Street.Strip) {
    let period = Int(strip.parallax.period)
    let width = "\(period * strip.copies)"
    element(
      "svg",
      [
        .classes("strip strip-" + strip.name), .of("viewBox", "0 0 " + width + " 240"), .of("width", width),
        .of("height", "240"), .of("data-var-period", "\(period)px"),
        .of("data-var-lasts", ShiftState.tenths(strip.parallax.duration) + "s"),
      ]
    ) { html in
      for copy in 0..<strip.copies {
        html.element("g", [.of("transform", "translate(\(copy * period) 0)")]) {
          $0.literal(StreetArt.strip(strip.name))
        }
      }
    }
  }
}
