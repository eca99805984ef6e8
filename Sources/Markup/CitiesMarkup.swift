import Screens

extension HTML {
  mutating func cities(_ screen: CitiesScreen) {
    bar(screen.title, back: .shell, label: screen.back, settings: screen.settings)
    element("main", [.classes("page")]) { html in
      html.notices(screen.notices)
      html.search(.citySearch, label: screen.searchLabel, value: screen.search)
      if let remark = screen.remark { html.element("p", [.classes("notice")], text: remark) }
      for group in screen.groups {
        html.element("section", [.classes("group")]) { html in
          html.element("h2", text: group.country)
          html.element("ul", [.classes("rows")]) { html in
            for city in group.cities { html.city(city) }
          }
        }
      }
      html.element("div", [.classes("rows")]) { $0.row(screen.own) }
      html.element("p", [.classes("fine")], text: screen.footnote)
    }
  }

  private mutating func city(_ city: CitiesScreen.City) {
    let attributes: [Attribute] = [
      .of("aria-current", city.isChosen ? "true" : nil), .flag("disabled", !city.isEnabled),
    ]
    element("li") { html in
      html.element("button", .button(city.isChosen ? "row row-chosen" : "row", city.key) + attributes) { html in
        html.element("span", [.classes("row-words")]) { html in
          html.element("span", text: city.name)
          html.element("small", text: city.details.joined(separator: "\u{A0}· "))
        }
        html.element("span", [.classes("row-value")]) { html in
          html.element("b", text: city.initial)
          if let price = city.price { html.text(price) }
        }
      }
    }
  }
}
