import Screens

extension HTML {
  mutating func receipt(_ screen: ReceiptScreen) {
    bar(screen.title, back: .meter, label: screen.back, history: screen.history, settings: screen.settings)
    element("main", [.classes("page receipt-page")]) { html in
      html.notices(screen.notices)
      html.paper(screen)
      html.buttons(screen.buttons)
      if let map = screen.map { html.element("div", [.classes("rows")]) { html in html.row(map) } }
      html.links(screen.links)
      if let finish = screen.finish { html.notices([finish]) }
    }
  }

  /// Ways to other rooms.
  mutating func links(_ rows: [SettingsScreen.Row]) {
    guard !rows.isEmpty else { return }
    element("nav", [.classes("rows links")]) { html in
      for row in rows { html.row(row) }
    }
  }

  /// The strip of paper.
  mutating func paper(_ screen: ReceiptScreen) {
    element("div", [.classes("paper-wrap")]) { html in
      if let picture = screen.picture, let printed = screen.printed {
        // What the pictures say stands below for those who listen.
        html.open("img", [.classes("drawn-receipt"), .of("src", picture), .of("alt", "")])
        html.open("img", [.classes("sheet-printed"), .of("src", printed), .of("alt", "")])
      }
      html.element(
        "article",
        [
          .classes(screen.picture == nil ? "paper" : "paper is-drawn"), .of("aria-label", screen.title),
          .of("tabindex", "0"),
        ]
      ) { html in
        html.element("pre", text: screen.head.joined(separator: "\n"))
        html.element("div", [.classes("paper-total")]) { html in
          html.element("span", text: screen.totalLabel)
          html.element("span", [.classes("spoken")], text: screen.totalSpoken)
          html.display(screen.total, pattern: screen.pattern)
        }
        if screen.route.points.count > 1 {
          html.element("figure", [.classes("paper-route"), .of("aria-label", screen.route.label)]) { html in
            html.route(screen.route.points)
          }
        }
        html.element("pre", text: screen.foot.joined(separator: "\n"))
      }
    }
  }
}
