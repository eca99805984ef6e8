import Screens

extension HTML {
  mutating func history(_ screen: HistoryScreen) {
    bar(screen.title, back: .shell, label: screen.back, settings: screen.settings)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      html.search(.rideSearch, label: screen.searchLabel, value: screen.search)
      if !screen.totals.isEmpty { html.facts("totals", screen.totals) }
      if let footnote = screen.footnote { html.element("p", [.classes("fine")], text: footnote) }
      if let remark = screen.remark { html.element("p", [.classes("empty")], text: remark) }
      for year in screen.years {
        html.element("section", [.classes("group")]) { html in
          html.element("h2", text: year.title)
          html.element("ul", [.classes("rows")]) { html in
            for ride in year.rides { html.row(ride) }
          }
        }
      }
      html.buttons((screen.more.map { [$0] } ?? []))
      html.buttons(screen.buttons)
    }
    if let question = screen.question { self.question(question) }
  }

  private mutating func row(_ ride: HistoryScreen.Row) {
    element("li", [.of("id", ride.place.hash)]) { html in
      html.element("a", [.classes("row"), .of("href", ride.place.hash)]) { html in
        html.element("span", [.classes("row-words")]) { html in
          html.element("span", text: ride.city)
          html.element("small", text: ride.details.joined(separator: "\u{A0}· "))
        }
        html.element("span", [.classes("row-value")]) { html in
          html.element("b", text: ride.total)
          if let mark = ride.mark { html.text(mark) }
        }
      }
    }
  }

  mutating func keptRide(_ screen: KeptRideScreen) {
    bar(screen.title, back: .history, label: screen.back, settings: screen.settings)
    element("main", [.classes("page receipt-page")]) { html in
      html.notices(screen.notices)
      if let remark = screen.remark { html.element("p", [.classes("empty")], text: remark) }
      if let receipt = screen.receipt {
        html.paper(receipt)
        html.buttons(receipt.buttons)
        html.links(receipt.links)
      }
      if let finish = screen.finish { html.notices([finish]) }
      if !screen.facts.isEmpty {
        html.element("section", [.classes("group")]) { html in
          html.element("h2", text: screen.factsLabel)
          html.facts("facts", screen.facts)
        }
      }
      if !screen.rows.isEmpty {
        html.element("div", [.classes("rows")]) { html in
          for row in screen.rows { html.row(row) }
        }
      }
    }
    if let question = screen.question { self.question(question) }
  }

  /// What is to be confirmed, over the page.
  private mutating func question(_ question: QuestionContent) {
    dialog { html in
      html.element("h2", [.of("id", "sheet-title"), .of("tabindex", "-1")], text: question.title)
      html.element("p", text: question.text)
      html.element("div", [.classes("buttons")]) { html in
        html.element("button", .button("button button-danger", question.confirm.key), text: question.confirm.label)
        html.button(question.instead)
        html.button(question.cancel)
      }
    }
  }

  /// Facts with their labels.
  mutating func facts(_ classes: String, _ facts: [KeptFact]) {
    element("dl", [.classes(classes)]) { html in
      for fact in facts {
        html.element("div") { html in
          html.element("dt", text: fact.label)
          html.element("dd", text: fact.value)
        }
      }
    }
  }
}
