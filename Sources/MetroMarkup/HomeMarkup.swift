import Markup
import MetroScreens

extension HTML {
  mutating func metroHome(_ screen: MetroHomeScreen) {
    element("a", [.classes("metro-city"), .of("href", MetroRoom.networks.hash)]) { html in
      html.element("span", text: screen.city)
      html.element("small", text: screen.networks)
    }
    if let siren = screen.siren { self.siren(siren) }
    element("div", [.classes("ends")]) { html in
      html.end(screen.from, id: "end-from")
      html.end(screen.to, id: "end-to")
      if let swap = screen.swap {
        html.element("button", .metro("ends-swap", swap.key) + [.of("aria-label", swap.label)]) {
          $0.literal(MetroIcons.swap)
        }
      }
    }
    if let refusal = screen.refusal { element("p", [.classes("metro-refusal"), .of("role", "status")], text: refusal) }
    for warning in screen.warnings { element("p", [.classes("metro-warning"), .of("role", "status")], text: warning) }
    if let route = screen.route { self.route(route) }
    favourites(screen)
    if !screen.extras.isEmpty {
      element("div", [.classes("metro-extras")]) { html in
        for extra in screen.extras {
          html.element(
            "button",
            .metro("pill", extra.key)
              + [
                .of("aria-pressed", extra.key == .favourite ? (screen.isFavourite ? "true" : "false") : nil),
                .of("aria-expanded", extra.key == .ways ? (screen.ways == nil ? "false" : "true") : nil),
              ], text: extra.label)
        }
      }
    }
    if let ways = screen.ways { self.ways(ways) }
    element("nav", [.classes("metro-links")]) { html in
      for link in screen.links { html.metroLink(link, "metro-link") }
    }
    element("div", [.classes("fine metro-attribution")]) { html in
      for line in screen.attribution { html.element("p", text: line) }
    }
    if let start = screen.start {
      element("div", [.classes("metro-dock")]) { html in
        html.element(
          "button",
          .metro("metro-start", start.key) + [.of("id", "metro-start")] + .line(screen.route?.legs.first?.line)
            + [.of("aria-describedby", "metro-start-hint")], text: start.label)
        html.element("p", [.classes("metro-start-hint"), .of("id", "metro-start-hint")], text: screen.startHint)
      }
    }
  }

  private mutating func end(_ end: MetroHomeScreen.End, id: String) {
    element("button", .metro(end.isChosen ? "end" : "end end-open", end.key) + [.of("id", id)]) { html in
      html.element("small", text: end.label)
      html.element("span", [.classes("end-name")], text: end.name)
      html.badges(end.lines)
    }
  }

  mutating func siren(_ siren: SirenContent) {
    element(
      "p", [.classes(siren.isAlert ? "metro-siren metro-siren-alert" : "metro-siren"), .of("role", "status")],
      text: siren.text)
  }

  private mutating func favourites(_ screen: MetroHomeScreen) {
    guard !screen.favourites.isEmpty else { return }
    element("section", [.classes("metro-favourites")]) { html in
      html.element("h2", text: screen.favouritesTitle)
      for favourite in screen.favourites {
        html.element("button", .metro("favourite", favourite.key)) { html in
          html.element("span", text: favourite.from)
          html.literal(MetroIcons.arrow)
          html.element("span", text: favourite.to)
        }
      }
    }
  }

  private mutating func route(_ route: RouteContent) {
    element("section", [.classes("card metro-route")]) { html in
      html.element("p", [.classes("route-sum")]) { html in
        html.element("strong", text: route.duration)
        html.element("span", text: route.summary)
      }
      for leg in route.legs { html.leg(leg) }
    }
  }

  private mutating func leg(_ leg: RouteContent.Leg) {
    if let change = leg.change { element("p", [.classes("route-change")], text: change) }
    element("div", [.classes("route-leg")] + .line(leg.line)) { html in
      html.element("p", [.classes("route-train")]) { html in
        html.badge(leg.line)
        html.element("span", text: leg.towards)
        html.element("small", text: leg.duration)
      }
      html.element("ol", [.classes("route-stops")]) { html in
        for stop in leg.stops { html.element("li", text: stop) }
      }
    }
  }

  private mutating func ways(_ ways: WaysContent) {
    element("section", [.classes("metro-ways"), .of("aria-label", ways.title)]) { html in
      html.element("p", text: ways.lead)
      for way in ways.ways {
        html.element("div", [.classes("card metro-way")]) { html in
          html.element("h2", text: way.title)
          html.element("p", text: way.text)
          if let button = way.button { html.metroButton(button, "button") }
        }
      }
      html.element("ul", [.classes("metro-platforms")]) { html in
        for platform in ways.platforms { html.element("li", text: platform) }
      }
      html.metroButton(ways.close, "pill")
    }
  }

  mutating func stationSearch(_ screen: StationSearchScreen) {
    element("div", [.classes("search-head")]) { html in
      html.open(
        "input",
        [
          .classes("search"), .of("type", "search"), .of("id", MetroField.search.name),
          .of("data-input", MetroField.search.name), .of("placeholder", screen.label), .of("aria-label", screen.title),
          .of("autocomplete", "off"), .of("autocapitalize", "off"), .of("spellcheck", "false"),
          .of("value", screen.typed),
        ])
      html.metroButton(screen.close, "pill")
    }
    if let remark = screen.remark { element("p", [.classes("metro-refusal"), .of("role", "status")], text: remark) }
    for group in screen.groups {
      element("section", [.classes("stations")] + .line(group.line)) { html in
        if let line = group.line {
          html.element("h2", [.classes("stations-line")]) { html in
            html.badge(line)
            html.element("span", text: group.name)
          }
        }
        html.element("ul", [.classes(group.line == nil ? "stations-list" : "stations-list stations-rail")]) { html in
          for station in group.stations {
            html.element("li") { html in
              html.element("button", .metro("station", station.key)) { html in
                html.element("span", [.classes("station-name")]) { html in
                  html.text(station.name)
                  if let own = station.ownName { html.element("small", text: own) }
                }
                if group.line == nil || station.lines.count > 1 { html.badges(station.lines) }
              }
            }
          }
        }
      }
    }
  }
}

/// The small pictures of the metro.
enum MetroIcons {
  /// Two arrows past each other.
  static let swap: StaticString = #"""
    <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 4v15M8 4L4.5 7.5M8 4l3.5 3.5M16 20V5M16 20l-3.5-3.5M16 20l3.5-3.5"/>
    </svg>
    """#
  /// An arrow to the right.
  static let arrow: StaticString = #"""
    <svg class="small-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12h15M13 6l6 6-6 6"/>
    </svg>
    """#
}
