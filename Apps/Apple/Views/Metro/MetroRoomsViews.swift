import MetroScreens
import Phone
import Screens
import SwiftUI

/// The rides that are over.
struct JournalView: View {
  let screen: JournalScreen

  var body: some View {
    if let median = screen.median { Text(verbatim: median).font(.system(size: 40, weight: .bold)).monospacedDigit() }
    Text(verbatim: screen.lead)
    GroupView(title: nil) {
      ForEach(screen.entries.numbered, id: \.id) { entry in
        HStack {
          RowWords(
            label: entry.item.way,
            hint: [entry.item.moment, entry.item.outcome, entry.item.corrections].compactMap { $0 }
              .joined(separator: " · "))
          if let error = entry.item.error { Text(verbatim: error).monospacedDigit() }
        }
        .padding(Space.middle)
        .accessibilityElement(children: .combine)
      }
    }
    MetroButtons(buttons: screen.buttons)
  }
}

/// Taps at every stop.
struct CalibrationView: View {
  let screen: CalibrationScreen

  var body: some View {
    Text(verbatim: screen.lead)
    if let since = screen.since { Text(verbatim: since).font(.system(size: 40, weight: .bold)).monospacedDigit() }
    MetroButtons(buttons: [screen.tap].compactMap { $0 }, isPrimary: true)
    if let remark = screen.remark { Text(verbatim: remark) }
    GroupView(title: nil) {
      ForEach(screen.hops.numbered, id: \.id) { hop in
        RowWords(label: hop.item.name, hint: [hop.item.run, hop.item.dwell].compactMap { $0 }.joined(separator: "\n"))
          .padding(Space.middle)
          .background(hop.item.isNext ? Tint.accent.opacity(0.25) : Color.clear)
      }
    }
    MetroButtons(buttons: screen.buttons)
    MetroButtons(buttons: screen.files)
  }
}

/// The networks there are.
struct NetworksView: View {
  @Environment(Session.self) private var session
  let screen: NetworksScreen

  var body: some View {
    GroupView(title: nil) {
      ForEach(screen.networks.numbered, id: \.id) { network in
        PressRow(label: network.item.use.label, hint: network.item.detail, isChosen: network.item.isUsed) {
          session.press(network.item.use.key)
        }
        MetroButtons(buttons: [network.item.remove].compactMap { $0 })
      }
    }
    Text(verbatim: screen.hint).font(.system(.footnote)).foregroundStyle(.secondary)
    MetroButtons(buttons: [screen.open])
    PressRow(label: screen.line.label) { session.enter(.module(.metro(screen.line.room.hash))) }
    Text(verbatim: screen.sourcesTitle).font(.system(.headline, weight: .semibold)).accessibilityAddTraits(.isHeader)
    ForEach(screen.sources.numbered, id: \.id) { Text(verbatim: $0.item).font(.system(.footnote)) }
  }
}

/// A line by hand.
struct LineView: View {
  let screen: LineScreen

  var body: some View {
    Text(verbatim: screen.lead)
    LineFieldView(field: screen.name)
    ForEach(screen.stops.numbered, id: \.id) { stop in
      HStack(alignment: .top, spacing: Space.small) {
        Text(verbatim: stop.item.number).monospacedDigit().frame(minWidth: 28, minHeight: Space.touch)
        VStack(alignment: .leading, spacing: Space.hair) {
          LineFieldView(field: stop.item.name)
          if let minutes = stop.item.minutes { LineFieldView(field: minutes, isNumber: true) }
          MetroButtons(buttons: [stop.item.remove].compactMap { $0 })
        }
      }
    }
    MetroButtons(buttons: [screen.add])
    MetroButtons(buttons: [screen.save], isPrimary: true)
  }
}

/// A field of a line by hand.
struct LineFieldView: View {
  @Environment(Session.self) private var session
  let field: LineScreen.Field
  var isNumber = false

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: field.label).font(.system(.footnote, weight: .semibold))
      session.field(field.field, field.label, field.value, isNumber: isNumber)
      if let fault = field.fault { Text(verbatim: fault).font(.system(.footnote)).foregroundStyle(Tint.danger) }
    }
  }
}

/// What the metro's rooms may do.
struct MetroChoicesView: View {
  @Environment(Session.self) private var session
  let screen: MetroChoicesScreen

  var body: some View {
    GroupView(title: nil) {
      ForEach(screen.choices.numbered, id: \.id) { choice in
        Toggle(isOn: bound(choice.item.isOn) { _ in session.press(choice.item.key) }) {
          RowWords(
            label: choice.item.label,
            hint: [choice.item.hint, choice.item.state].compactMap { $0 }.joined(separator: "\n"))
        }
        .padding(Space.middle)
      }
    }
  }
}
