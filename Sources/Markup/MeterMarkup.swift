import Drawing
import Screens
import Taximeter

extension HTML {
  mutating func meter(_ screen: MeterScreen, on page: Page) {
    let room: [Attribute] = [
      .classes(
        "room room-meter dark " + screen.skin.classes + (screen.face.isTurned ? " turned" : "")
          + (screen.face.isLively ? "" : " still")),
      .of("lang", page.language), .of("data-title", page.title),
    ]
    let meter = screen.face.testsLamps ? "meter lamp-test" : "meter"
    element("div", room + .skin(screen.skin)) { html in
      html.literal(#"<div class="stage">"#)
      html.element("main", [.classes(meter), .of("data-state", screen.position.name)]) { html in
        html.literal(
          #"<i class="screw screw-1"></i><i class="screw screw-2"></i><i class="screw screw-3"></i>"#)
        html.literal(#"<i class="screw screw-4"></i>"#)
        html.top(screen)
        if !screen.notices.isEmpty {
          html.element("div", [.classes("meter-notes")]) { $0.notices(screen.notices, isOnMeter: true) }
        }
        html.windows(screen)
        html.lamps(screen)
        html.figures(screen.figures)
        html.rateLine(screen.rateLine, screen.skin)
        html.middle(screen)
        html.keys(screen)
      }
      if let sheet = screen.sheet { html.sheet(sheet) }
      html.literal("</div>")
    }
  }

  private mutating func top(_ screen: MeterScreen) {
    element("div", [.classes("meter-top")]) { html in
      html.element("div", [.classes("meter-tools")]) { html in
        html.iconLink("icon-button meter-home", to: .shell, label: screen.home, Icons.back)
        if let fill = screen.face.fillScreen { html.iconKey("icon-button meter-fill", fill, Icons.fill) }
      }
      let plate = screen.plate
      html.element(
        "a", [.classes("plate"), .of("href", Room.cities.hash), .of("aria-label", plate.label)]
      ) { html in
        html.element("span", [.classes("plate-city")], text: plate.city)
        html.element("span", [.classes("plate-edition")], text: plate.edition)
      }
      html.element("div", [.classes("meter-tools")]) { html in
        html.iconKey("icon-button meter-turn", screen.face.turn, Icons.turn)
        html.iconLink("icon-button meter-settings", to: .settings, label: screen.settings, Icons.settings)
      }
    }
  }

  private mutating func windows(_ screen: MeterScreen) {
    element("div", [.classes("windows")]) { html in
      html.window("window window-fare", id: "window-fare", screen.fare) { $0.sum(screen.fare) }
      html.window("window window-extras", id: "window-extras", screen.extras) { $0.sum(screen.extras) }
      html.window("window window-clock", id: "window-clock", screen.clock) { $0.clock(screen.clock, screen.skin) }
      html.window("window window-rate", id: "window-rate", screen.rate) { html in
        html.element("div", [.classes("rate-body")]) { html in
          html.character(screen.rate.reading, screen.skin)
          html.element("p", [.classes("rate-words")], text: screen.rateLine.details.joined(separator: " · "))
        }
      }
    }
  }

  private mutating func window(
    _ classes: String, id: String, _ window: MeterScreen.Window, _ figures: (inout HTML) -> Void
  ) {
    element("div", [.classes(classes), .of("id", id)]) { html in
      html.element("p", [.classes("window-head")]) { html in
        html.element("span", [.classes("window-label")], text: window.label)
        if let doubt = window.doubt {
          html.element("span", [.classes("window-doubt"), .of("aria-hidden", "true")], text: doubt.shown)
        }
        if let unit = window.unit { html.element("span", [.classes("window-unit")], text: unit) }
      }
      html.element("span", [.classes("spoken")], text: window.spoken)
      if let doubt = window.doubt { html.element("span", [.classes("spoken")], text: doubt.spoken) }
      figures(&html)
    }
  }

  private mutating func sum(_ window: MeterScreen.Window) {
    if window.wheels.isEmpty {
      display(window.reading, pattern: window.pattern)
    } else {
      drums(window.wheels)
    }
  }

  /// The time of day, its colon by itself so that it can blink.
  private mutating func clock(_ window: MeterScreen.Window, _ skin: Skin) {
    guard skin.figures != .wheels else { return cards(window.reading) }
    element("div", [.classes("clock-face")]) { html in
      let digits = window.reading.utf8.map { $0 == UInt8(ascii: ":") ? UInt8(ascii: " ") : $0 }
      html.display(String(decoding: digits, as: UTF8.self), pattern: window.pattern)
      html.element("div", [.classes("colon")]) { $0.display(":  ", pattern: window.pattern) }
    }
  }

  private mutating func character(_ lamp: String, _ skin: Skin) {
    if skin.figures == .wheels { cards(lamp) } else { display(lamp, pattern: "8") }
  }

  private mutating func lamps(_ screen: MeterScreen) {
    element("ul", [.classes("lamps"), .of("aria-label", screen.lampsLabel)]) { html in
      for lamp in screen.lamps {
        let classes = "lamp lamp-" + lamp.kind.name + (lamp.isOn ? " lamp-on" : "")
        html.element(
          "li", [.classes(classes), .of("aria-current", lamp.isOn ? "true" : nil)], text: lamp.label)
      }
    }
  }

  private mutating func figures(_ figures: [MeterScreen.Figure]) {
    element("dl", [.classes("quiet-figures")]) { html in
      for figure in figures {
        html.element("div", figure.isWindowed ? [.classes("figure-windowed")] : []) { html in
          html.element("dt", text: figure.label)
          html.figure(figure)
        }
      }
    }
  }

  private mutating func figure(_ figure: MeterScreen.Figure) {
    element("dd") { html in
      if let running = figure.running {
        let attributes: [Attribute] = [
          .of("role", "timer"), .of("aria-live", "off"), .of("data-from", String(running.from)),
          .of("data-now", String(running.now)), .of("data-speed", String(running.speed)),
        ]
        html.element("span", attributes, text: figure.value)
      } else {
        html.text(figure.value)
      }
      guard let unit = figure.unit else { return }
      html.literal("&nbsp;")
      html.element("small", text: unit)
    }
  }

  private mutating func rateLine(_ line: MeterScreen.RateLine, _ skin: Skin) {
    element("p", [.classes("rate-line")]) { html in
      html.element("span", [.classes("rate-lamp"), .of("aria-hidden", "true")]) { $0.character(line.lamp, skin) }
      html.element("span") { html in
        html.element("strong", text: line.name)
        for detail in line.details { html.text(" · " + detail) }
      }
    }
  }

  private mutating func middle(_ screen: MeterScreen) {
    if let route = screen.route { self.route(route) }
    guard !screen.buttons.isEmpty || screen.choices != nil else { return }
    element("div", [.classes("meter-more")]) { html in
      html.buttons(screen.buttons)
      if let choices = screen.choices { html.choices(choices) }
    }
  }

  private mutating func route(_ route: MeterScreen.Route) {
    // What is too long for a small window is pulled up and down, also by the keyboard.
    let focus: Attribute = .of("tabindex", route.texts.isEmpty ? nil : "0")
    element("figure", [.classes("route-panel"), .of("aria-label", route.label), focus]) { html in
      guard !route.texts.isEmpty else {
        html.route(route.points)
        return
      }
      html.element("div", [.classes("route-empty")]) { html in
        for text in route.texts { html.element("p", text: text) }
      }
    }
  }

  private mutating func keys(_ screen: MeterScreen) {
    element("div", [.classes("keys"), .of("role", "group"), .of("aria-label", screen.keysLabel)]) { html in
      for key in screen.keys {
        let classes = "key key-" + key.seat.rawValue + (key.isNext ? " key-next" : "") + key.lengthClass
        let attributes: [Attribute] = [.of("id", "key-" + key.seat.rawValue), .flag("disabled", !key.isEnabled)]
        html.element("button", .button(classes, key.key) + attributes) { html in
          html.literal(#"<span class="key-pip"></span>"#)
          html.text(key.label)
        }
      }
    }
  }
}

extension MeterScreen.KeyContent {
  /// Legends with a long word are engraved smaller where keys are narrow.
  fileprivate var lengthClass: String {
    switch label.split(separator: " ").map({ $0.unicodeScalars.count }).max() ?? 0 {
    case 10...: " key-long key-longish"
    case 8...9: " key-longish"
    default: ""
    }
  }
}

extension MeterPosition {
  /// The name in the page's classes and attributes.
  fileprivate var name: String {
    switch self {
    case .forHire: "free"
    case .hired: "hired"
    case .paused: "paused"
    case .toPay: "topay"
    case .paid: "paid"
    }
  }
}

extension MeterScreen.Lamp.Kind {
  /// The name in the page's classes.
  fileprivate var name: String {
    switch self {
    case .forHire: "free"
    case .hired: "hired"
    case .paused: "paused"
    case .toPay: "topay"
    case .warning: "warning"
    }
  }
}
