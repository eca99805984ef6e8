import Markup
import Shift
import ShiftScreens

extension HTML {
  mutating func record(_ screen: RecordScreen, on page: ShiftPage) {
    bar(page, back: ShiftRoom.day.hash)
    element("main", [.classes("page record")]) { html in
      html.element("section", [.classes("record-laws")]) { html in
        html.element("h2", text: screen.lawsLabel)
        html.choices(screen.laws, label: screen.lawsLabel)
      }
      html.element("section", [.classes("card record-sheet"), .of("aria-labelledby", "record-title")]) { html in
        html.element("h2", [.of("id", "record-title")], text: screen.sheet.title)
        html.element("dl", [.classes("figures-list")]) { html in
          for fact in screen.sheet.facts {
            html.element("div") { html in
              html.element("dt", text: fact.name)
              html.element("dd", text: fact.value)
            }
          }
        }
        html.entries(screen)
        for note in screen.sheet.notes { html.element("p", [.classes("fine")], text: note) }
      }
      html.element("div", [.classes("buttons")]) { html in
        for button in screen.save { html.button("button", button) }
      }
      if let waiting = screen.waiting { html.element("p", [.classes("fine"), .of("role", "status")], text: waiting) }
    }
  }

  /// The entries: a table where there is room for it, else a card for each.
  private mutating func entries(_ screen: RecordScreen) {
    let sheet = screen.sheet
    guard !sheet.rows.isEmpty else { return }
    element("ol", [.classes("entries")]) { html in
      for (place, row) in sheet.rows.enumerated() {
        html.element("li", [.classes("entry")]) { html in
          html.element("dl") { html in
            for (column, cell) in row.cells.enumerated() where !cell.isEmpty {
              html.element("div") { html in
                html.element("dt", text: sheet.columns[column])
                html.element("dd", text: cell)
              }
            }
          }
          for correction in row.corrections {
            html.element("p", [.classes("entry-correction")]) { html in
              html.element("strong", text: screen.correction)
              html.text(" " + correction)
            }
          }
          html.button("quiet-button", screen.correct[place])
        }
      }
    }
  }

  mutating func profile(_ screen: ProfileScreen, on page: ShiftPage) {
    bar(page, back: ShiftRoom.day.hash)
    element("main", [.classes("page profile")]) { html in
      for line in screen.lines { html.line(line.field, line.label, line.value) }
      for group in screen.groups {
        html.element("section", [.classes("check")]) { html in
          html.element("h2", text: group.label)
          html.choices(group.choices, label: group.label)
          html.element("p", [.classes("fine")], text: group.hint)
        }
      }
      html.element("p", [.classes("fine")], text: screen.note)
    }
  }
}
