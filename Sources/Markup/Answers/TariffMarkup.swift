import Receipts
import Screens

extension HTML {
  mutating func tariff(_ screen: TariffScreen, settings: String) {
    bar(screen.title, back: .cities, label: screen.back, settings: settings)
    element("main", [.classes("page")]) { html in
      if let week = screen.week { html.figure(week) }
      html.element("section", [.classes("in-words")]) { html in html.words(screen.rows) }
      html.buttons(screen.buttons)
      html.element("div", [.classes("rows")]) { html in
        for link in screen.links { html.row(link) }
      }
    }
  }

  /// The rows of a tariff in words.
  mutating func words(_ rows: [TariffWords.Row]) {
    for row in rows {
      switch row {
      case .title: break
      case .section(let name): element("h3", text: name)
      case .pair(let label, let value):
        element("p", [.classes("pair")]) { html in
          html.element("span", text: label)
          html.element("span", text: value)
        }
      case .line(let sentence): element("p", text: sentence)
      case .detail(let sentence): element("p", [.classes("fine")], text: sentence)
      case .table(let head, let rows): table(head, rows)
      }
    }
  }

  private mutating func table(_ head: [String], _ rows: [[String]]) {
    element("div", [.classes("steps-wrap"), .of("tabindex", "0")]) { html in
      html.element("table", [.classes("steps")]) { html in
        html.element("thead") { $0.cells(head, "th") }
        html.element("tbody") { html in
          for row in rows { html.cells(row, "td") }
        }
      }
    }
  }

  private mutating func cells(_ texts: [String], _ name: StaticString) {
    element("tr") { html in
      for text in texts { html.element(name, text: text) }
    }
  }
}
