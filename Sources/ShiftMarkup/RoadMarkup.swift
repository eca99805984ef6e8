import Markup
import Shift
import ShiftScreens

extension HTML {
  mutating func road(_ screen: RoadScreen, on page: ShiftPage) {
    element("div", [.classes("road state-" + screen.state.rawValue)]) { html in
      html.roadBar(screen, on: page)
      html.element(
        "div", [.classes("road-map"), .of("data-var-blur", ShiftState.tenths(screen.sheet.blur) + "px")]
      ) { html in
        html.map(screen.map)
      }
      html.element("div", [.classes("road-notices")]) { html in
        if let notice = screen.hoursNotice {
          html.element("p", [.classes("road-notice road-hours"), .of("role", "status")], text: notice)
        }
        if let notice = screen.notice {
          html.element("p", [.classes("road-notice"), .of("role", "status"), .of("id", "road-notice")], text: notice)
        }
        if let undo = screen.undo { html.button("road-undo", undo) }
      }
      html.element("main", [.classes("road-panel")]) { html in
        if let offer = screen.offer { html.offer(offer) } else { html.roadSheet(screen.sheet, page.appSettings) }
      }
    }
  }

  private mutating func roadBar(_ screen: RoadScreen, on page: ShiftPage) {
    element("header", [.classes("road-bar")]) { html in
      html.element(
        "a", [.classes("icon-button"), .of("href", "#/"), .of("aria-label", page.back), .flag("data-back", true)]
      ) { $0.literal(Icons.back) }
      html.element("h1", [.classes("road-lamp")], text: screen.lamp)
      html.element("p", [.classes("road-clock")]) { html in
        html.element("span", text: screen.clock)
        if let rate = screen.rate { html.element("small", text: rate) }
      }
      html.element("p", [.classes("road-bound")]) { html in
        html.element("small", text: screen.bound.name)
        html.element("span", text: screen.bound.value)
      }
    }
  }

  mutating func offer(_ offer: OfferContent) {
    element("section", [.classes("offer"), .of("id", "offer-" + offer.id), .of("aria-labelledby", "offer-pick-up")]) {
      html in
      html.element("div", [.classes("offer-head")]) { html in
        html.element(
          "div", [.classes("offer-time"), .of("role", "timer"), .of("aria-label", offer.left)]
        ) { $0.ring(offer) }
        html.element("div", [.classes("offer-money")]) { html in
          html.element("p", [.classes("offer-fare")], text: offer.fare)
          html.element("p", [.classes("offer-kind")], text: offer.fareLabel)
        }
        html.button("offer-decline", offer.decline)
      }
      html.element("p", [.classes("offer-pick-up"), .of("id", "offer-pick-up")], text: offer.pickUp)
      html.element("p", [.classes("offer-approach")], text: offer.approach)
      html.element("p", [.classes("offer-ride")], text: offer.ride)
      html.button("slab slab-accept", offer.accept)
    }
  }

  /// The ring around the seconds: nothing is drawn where nothing is left.
  private mutating func ring(_ offer: OfferContent) {
    literal(
      #"<svg class="countdown" viewBox="0 0 88 88" aria-hidden="true"><circle cx="44" cy="44" r="40" class="countdown-way"/>"#
    )
    if let dash = offer.dash {
      element(
        "circle",
        [
          .of("cx", "44"), .of("cy", "44"), .of("r", "40"), .classes("countdown-left"),
          .of("stroke-dasharray", dash.drawn + " " + dash.gap), .of("transform", "rotate(-90 44 44)"),
        ]
      ) { _ in }
    }
    literal("</svg>")
    element("span", [.classes("countdown-seconds"), .of("aria-hidden", "true")], text: offer.seconds)
  }

  private mutating func roadSheet(_ sheet: SheetContent, _ settings: String) {
    element(
      "section",
      [
        .classes("road-sheet detent-\(sheet.detent)"), .of("id", "road-sheet"),
        .of("data-var-low", ShiftState.tenths(sheet.low) + "px"),
        .flag("data-sheet", !sheet.isLocked),
      ]
    ) { html in
      html.element("button", .button("sheet-handle", sheet.handle) + [.of("aria-label", sheet.handle.label)]) { _ in }
      html.element("div", [.classes("sheet-strip")]) { html in
        html.strip(sheet)
      }
      html.element("div", [.classes("sheet-scroll")]) { html in
        html.more(sheet, settings)
      }
    }
  }

  private mutating func strip(_ sheet: SheetContent) {
    if !sheet.stretches.isEmpty { stretches(sheet.stretches) }
    element("div", [.classes("sheet-head")]) { html in
      html.element("div", [.classes("sheet-words")]) { html in
        html.element("h2", [.classes("sheet-title")], text: sheet.title)
        for line in sheet.lines { html.element("p", text: line) }
      }
      if let navigate = sheet.navigate {
        html.element(
          "a",
          [
            .classes("navigate"), .of("href", navigate.address), .of("target", "_blank"),
            .of("rel", "noopener noreferrer"),
          ]
        ) { html in
          html.literal(
            #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l8 17-8-4-8 4z"/></svg>"#)
          html.text(navigate.label)
        }
      }
    }
    if let fare = sheet.fare {
      tripFare(fare)
    }
    if let passengers = sheet.passengers {
      element("div", [.classes("riders"), .of("role", "group"), .of("aria-label", passengers.label)]) { html in
        html.element("span", [.classes("riders-label")], text: passengers.label)
        html.element(
          "button", .button("riders-key", passengers.fewer) + [.of("aria-label", passengers.fewer.label)], text: "−")
        html.element("output", [.classes("riders-count")], text: passengers.count)
        html.element(
          "button", .button("riders-key", passengers.more) + [.of("aria-label", passengers.more.label)], text: "+")
      }
    }
    if let slab = sheet.slab { button("slab", slab) }
    if !sheet.keys.isEmpty {
      element("div", [.classes("sheet-keys")]) { html in
        for key in sheet.keys { html.button("button", key) }
      }
    }
  }

  private mutating func tripFare(_ fare: SheetContent.Fare) {
    element("div", [.classes("trip-fare")]) { html in
      html.element("output", [.classes("trip-sum")], text: fare.sum)
      html.element("small", text: fare.label)
    }
  }

  private mutating func stretches(_ stretches: [SheetContent.Stretch]) {
    element("ol", [.classes("stretches")]) { html in
      for stretch in stretches {
        html.element(
          "li",
          [
            .classes("stretch stretch-" + stretch.state.rawValue),
            .of("aria-current", stretch.state == .current ? "step" : nil),
          ]
        ) { html in
          html.element("span", [.classes("capsule")]) { html in
            switch stretch.state {
            case .done: html.element("i", [.classes("solid")], text: "")
            case .current: html.element("i", [.classes("pulse")], text: "")
            case .coming:
              // Drawn past its end and cut to a capsule, so that the last stroke is whole.
              html.literal(#"<svg class="dashes" height="8" aria-hidden="true"><path d="M4 4H4000"/></svg>"#)
            }
          }
          html.element("span", [.classes("stretch-name")], text: stretch.name)
        }
      }
    }
  }

  private mutating func more(_ sheet: SheetContent, _ settings: String) {
    element("dl", [.classes("figures-list")]) { html in
      for figure in sheet.figures {
        html.element("div") { html in
          html.element("dt", text: figure.name)
          html.element("dd", text: figure.value)
        }
      }
    }
    element("div", [.classes("sheet-more")]) { html in
      html.element("a", [.classes("button"), .of("href", sheet.record.address)], text: sheet.record.label)
      for key in sheet.more { html.button("button", key) }
      html.settingsButton(settings)
    }
  }
}
