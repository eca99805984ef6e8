import Phone
import Screens
import SwiftUI

/// The extras and the friend's discount, over the meter.
struct ExtrasView: View {
  @Environment(Session.self) private var session
  let sheet: ExtrasSheet

  var body: some View {
    SheetView(
      title: sheet.title, close: { session.press(sheet.close.key) },
      content: {
        if let empty = sheet.empty { Text(verbatim: empty) }
        GroupView(title: nil) {
          ForEach(sheet.rows.numbered, id: \.id) { row in
            let hint = row.item.details.joined(separator: " · ")
            switch row.item.control {
            case .stepper(let stepper):
              HStack {
                RowWords(label: row.item.name, hint: hint)
                StepperView(content: stepper)
              }
              .padding(.horizontal, Space.middle)
            case .amount(let field): AmountRow(content: field, hint: hint)
            case .automatic(let words):
              HStack {
                RowWords(label: row.item.name, hint: hint)
                Text(verbatim: words).font(.system(.footnote))
              }
              .padding(Space.middle)
            }
          }
        }
        if let cap = sheet.cap { Text(verbatim: cap).font(.system(.footnote)) }
        discount(sheet.discount)
        ButtonsView(buttons: [sheet.close])
      })
  }

  private func discount(_ discount: DiscountContent) -> some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Text(verbatim: discount.title).font(.system(.headline, weight: .semibold)).accessibilityAddTraits(.isHeader)
      Text(verbatim: discount.hint).font(.system(.footnote))
      ChoicesView(content: discount.presets)
      GroupView(title: nil) {
        AmountRow(content: discount.percent)
        AmountRow(content: discount.amount)
      }
    }
  }
}
