import Markup
import MetroScreens
import Units

/// The HTML of a page of the metro, in UTF-8, by the same rules as that of the app; empty while there is nothing to show.
package func markup(_ page: MetroPage) -> [UInt8] {
  if case .blank = page.screen { return [] }
  var html = HTML()
  html.element(
    "div", [.classes("room metro-room"), .of("lang", page.language), .of("data-title", page.title)]
  ) { html in
    if case .ride(let screen) = page.screen, screen.over == nil {
      html.metroRide(screen, page)
    } else {
      html.metroBar(page)
      html.element("main", [.classes("page metro-page")]) { html in
        html.metroNotices(page.notices)
        html.metroContent(page.screen)
      }
    }
  }
  return html.bytes
}

extension HTML {
  fileprivate mutating func metroContent(_ screen: MetroScreen) {
    switch screen {
    case .blank: break
    case .home(let screen): metroHome(screen)
    case .search(let screen): stationSearch(screen)
    case .ride(let screen): if let over = screen.over { metroOver(over, screen) }
    case .journal(let screen): journal(screen)
    case .calibration(let screen): calibration(screen)
    case .networks(let screen): networks(screen)
    case .line(let screen): ownLine(screen)
    case .choices(let screen): metroChoices(screen)
    }
  }

  mutating func metroBar(_ page: MetroPage) {
    element("header", [.classes("bar metro-bar")]) { html in
      html.element(
        "a",
        [
          .classes("icon-button"), .of("href", page.backHash), .of("aria-label", page.back), .flag("data-back", true),
        ]
      ) { $0.literal(Icons.back) }
      html.element("h1", text: page.title)
      html.settingsLink(page.settings)
    }
  }

  mutating func metroNotices(_ notices: [MetroNoticeContent]) {
    for notice in notices {
      element(
        "section",
        [
          .classes(notice.isBad ? "notice notice-danger" : "notice notice-ok"),
          .of("role", notice.isBad ? "alert" : "status"), .of("id", notice.id + "-notice"),
        ]
      ) { html in
        html.element("p", text: notice.text)
        if !notice.details.isEmpty {
          html.element("ul", [.classes("metro-details"), .of("lang", "en")]) { html in
            for detail in notice.details { html.element("li", text: detail) }
          }
        }
        html.element("div", [.classes("buttons")]) { $0.metroButton(notice.dismiss, "button") }
      }
    }
  }

  mutating func metroButton(_ button: MetroButton, _ classes: String, id: String? = nil) {
    element("button", .metro(classes, button.key) + [.of("id", id)], text: button.label)
  }

  mutating func metroLink(_ link: MetroLink, _ classes: String) {
    element("a", [.classes(classes), .of("href", link.room.hash)], text: link.label)
  }

  /// The sign of a line on its colour.
  mutating func badge(_ line: LineBadge) {
    element(
      "span", [.classes("line-badge"), .of("data-var-track", line.colour), .of("data-var-on-track", line.ink)],
      text: line.sign)
  }

  mutating func badges(_ lines: [LineBadge]) {
    guard !lines.isEmpty else { return }
    element("span", [.classes("line-badges")]) { html in
      for line in lines { html.badge(line) }
    }
  }
}

extension [HTML.Attribute] {
  /// The attributes of a button that sends a key of the metro.
  static func metro(_ classes: String, _ key: MetroKey) -> [HTML.Attribute] {
    [.of("type", "button"), .of("class", classes), .of("data-key", key.name), .of("data-value", key.value)]
  }

  /// The attributes that carry a line's colour.
  static func line(_ line: LineBadge?) -> [HTML.Attribute] {
    guard let line else { return [] }
    return [.of("data-var-track", line.colour), .of("data-var-on-track", line.ink)]
  }

  /// The attributes that carry when something moves, in seconds.
  static func motion(_ motion: MetroRideScreen.Motion) -> [HTML.Attribute] {
    [
      .of("data-var-delay", Decimal.shortest(motion.delay, digits: 3)),
      .of("data-var-length", Decimal.shortest(motion.length, digits: 3)),
    ]
  }
}
