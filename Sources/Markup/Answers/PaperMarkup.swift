import Screens

extension HTML {
  mutating func roll(_ screen: PaperScreen, settings: String) {
    bar(screen.title, back: screen.receipt, label: screen.back, settings: settings)
    element("main", [.classes("page print-page")]) { html in
      html.element("section", [.classes("print-desk")]) { html in
        html.notices(screen.notices)
        html.element("div", [.classes("print-printer")]) { html in
          html.element("h2", text: screen.printer)
          if let about = screen.about { html.element("p", [.classes("fine")], text: about) }
        }
        html.element("div", [.classes("print-status"), .of("role", "status")]) { html in
          for line in screen.status { html.element("p", text: line) }
        }
        if let progress = screen.progress {
          html.element(
            "progress", [.of("max", "100"), .of("value", "\(progress)"), .of("aria-label", screen.title)]
          ) { _ in }
        }
        html.buttons(screen.buttons)
        if !screen.settings.isEmpty {
          html.element("div", [.classes("rows")]) { html in
            for row in screen.settings { html.row(row) }
          }
        }
      }
      if let picture = screen.picture { html.preview(picture) }
    }
  }

  private mutating func preview(_ picture: PaperScreen.Picture) {
    element("figure", [.classes("print-preview")]) { html in
      html.open(
        "img",
        [
          .of("src", picture.address), .of("width", "\(picture.size.width)"), .of("height", "\(picture.size.height)"),
          .of("alt", picture.caption),
        ])
      html.element("figcaption", [.classes("fine")], text: picture.caption)
    }
  }
}
