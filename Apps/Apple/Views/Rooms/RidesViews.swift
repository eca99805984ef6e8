import Drawing
import Phone
import Screens
import SwiftUI

/// The rides that were kept.
struct HistoryView: View {
  @Environment(Session.self) private var session
  let screen: HistoryScreen

  var body: some View {
    ZStack {
      PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back, settings: screen.settings)) {
        NoticesView(notices: screen.notices)
        session.field(.rideSearch, screen.searchLabel, screen.search)
        if !screen.totals.isEmpty { GroupView(title: nil) { FactsView(facts: screen.totals) } }
        if let footnote = screen.footnote { Text(verbatim: footnote).font(.system(.footnote)) }
        if let remark = screen.remark { Text(verbatim: remark) }
        ForEach(screen.years.numbered, id: \.id) { year in
          GroupView(title: year.item.title) {
            ForEach(year.item.rides.numbered, id: \.id) { ride in
              PressRow(
                label: ride.item.city, hint: ride.item.details.joined(separator: " · "), value: ride.item.total,
                detail: ride.item.mark
              ) { session.enter(ride.item.place) }
            }
          }
        }
        ButtonsView(buttons: [screen.more].compactMap { $0 })
        ButtonsView(buttons: screen.buttons)
      }
      if let question = screen.question { QuestionView(question: question) }
    }
  }
}

/// A kept ride, whole.
struct KeptRideView: View {
  let screen: KeptRideScreen

  var body: some View {
    ZStack {
      PageView(bar: Bar(title: screen.title, back: .history, label: screen.back, settings: screen.settings)) {
        NoticesView(notices: screen.notices)
        if let remark = screen.remark { Text(verbatim: remark) }
        if let receipt = screen.receipt {
          PaperStrip(screen: receipt)
          ButtonsView(buttons: receipt.buttons)
          if !receipt.links.isEmpty { GroupView(title: nil) { RowsView(rows: receipt.links) } }
        }
        if let finish = screen.finish { NoticesView(notices: [finish]) }
        if !screen.facts.isEmpty { GroupView(title: screen.factsLabel) { FactsView(facts: screen.facts) } }
        if !screen.rows.isEmpty { GroupView(title: nil) { RowsView(rows: screen.rows) } }
      }
      if let question = screen.question { QuestionView(question: question) }
    }
  }
}

/// The receipt of the ride.
struct ReceiptView: View {
  let screen: ReceiptScreen

  var body: some View {
    PageView(
      bar: Bar(
        title: screen.title, back: .meter, label: screen.back, history: screen.history, settings: screen.settings)
    ) {
      NoticesView(notices: screen.notices)
      PaperStrip(screen: screen)
      ButtonsView(buttons: screen.buttons)
      if !screen.links.isEmpty { GroupView(title: nil) { RowsView(rows: screen.links) } }
      if let finish = screen.finish { NoticesView(notices: [finish]) }
    }
  }
}

/// The strip of paper: the drawing where it has been made, else its lines.
struct PaperStrip: View {
  @Environment(Session.self) private var session
  let screen: ReceiptScreen

  var body: some View {
    Group {
      if screen.picture != nil, let drawing = session.receipt {
        DrawingView(drawing: drawing, palette: .receipt, fonts: session.fonts)
      } else {
        VStack(spacing: Space.small) {
          lines(screen.head)
          HStack {
            Text(verbatim: screen.totalLabel).font(.system(.headline, design: .monospaced))
            DisplayView(reading: screen.total, pattern: screen.pattern, skin: Skin(.lcd)).frame(maxHeight: 44)
          }
          lines(screen.foot)
        }
        .padding(Space.large)
        .background(Tint.paper)
        .foregroundStyle(Tint.ink)
      }
    }
    .frame(maxWidth: 420)
    .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: screen.title))
    .accessibilityValue(
      Text(verbatim: (screen.head + [screen.totalLabel, screen.totalSpoken] + screen.foot).joined(separator: "\n")))
  }

  private func lines(_ lines: [String]) -> some View {
    Text(verbatim: lines.joined(separator: "\n"))
      .font(.system(.footnote, design: .monospaced))
      .lineLimit(nil)
      .minimumScaleFactor(0.6)
  }
}

/// What is to be confirmed, over the page.
struct QuestionView: View {
  @Environment(Session.self) private var session
  let question: QuestionContent

  var body: some View {
    SheetView(
      title: question.title, close: { session.press(question.cancel.key) },
      content: {
        Text(verbatim: question.text)
        Button(action: { session.press(question.confirm.key) }) {
          Text(verbatim: question.confirm.label)
            .font(.system(.body, weight: .semibold))
            .frame(maxWidth: .infinity, minHeight: Space.touch)
            .background(Tint.danger)
            .clipShape(RoundedRectangle(cornerRadius: Corner.key))
        }
        .buttonStyle(.plain)
        ButtonsView(buttons: [question.instead, question.cancel])
      })
  }
}
