import Screens

extension HTML {
  mutating func elsewhere(_ screen: ElsewhereScreen, settings: String) {
    bar(screen.title, back: .receipt, label: screen.back, settings: settings)
    element("main", [.classes("page elsewhere")]) { html in
      html.element("p", text: screen.hint)
      html.fields(screen.currencies)
      if !screen.worths.isEmpty {
        html.element("details", [.classes("worths"), .of("id", "worths"), .flag("open", true)]) { html in
          html.element("summary", text: screen.worthsTitle)
          html.element("p", [.classes("fine")], text: screen.worthsHint)
          html.fields(screen.worths)
        }
      }
      if !screen.groups.isEmpty { html.legend(screen.legend) }
      for group in screen.groups { html.group(group) }
      html.buttons(screen.buttons)
    }
  }

  private mutating func legend(_ parts: [ElsewhereScreen.Part]) {
    element("ul", [.classes("legend")]) { html in
      for part in parts {
        html.element("li") { html in
          html.element("i", [.classes("swatch part-" + part.name.rawValue)]) { _ in }
          html.text(part.label)
        }
      }
    }
  }

  private mutating func group(_ group: ElsewhereScreen.Group) {
    element("section", [.classes("group")]) { html in
      html.element("h2", text: group.name)
      html.element("ul", [.classes("rows")]) { html in
        for city in group.cities { html.city(city) }
      }
    }
  }

  private mutating func city(_ city: ElsewhereScreen.City) {
    element("li", [.of("id", "in-" + city.id)]) { html in
      let attributes: [Attribute] = [.of("aria-expanded", city.receipt == nil ? "false" : "true")]
      html.element(
        "button", .button(city.isOwn ? "row city-row row-chosen" : "row city-row", city.key) + attributes
      ) { html in
        html.element("span", [.classes("row-words")]) { html in
          html.element("span", text: city.name)
          html.element("small", text: city.detail)
        }
        html.element("span", [.classes("row-value")]) { html in
          html.element("b", text: city.total)
          if let local = city.local { html.text(local) }
        }
        html.element("span", [.classes("cost-bar"), .of("data-var-length", String(city.length))]) { html in
          for part in city.parts {
            html.element(
              "i", [.classes("part-" + part.name.rawValue), .of("data-var-share", String(part.share))]
            ) { _ in }
          }
        }
      }
      if let receipt = city.receipt {
        html.element(
          "pre", [.classes("paper city-receipt"), .of("tabindex", "0")], text: receipt.joined(separator: "\n"))
      }
    }
  }
}
