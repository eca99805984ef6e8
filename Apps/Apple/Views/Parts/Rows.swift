import Phone
import Screens
import SwiftUI

/// A group of rows with words over it.
struct GroupView<Content: View>: View {
  let title: String?
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      if let title {
        Text(verbatim: title).font(.system(.footnote, weight: .semibold)).foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
      }
      VStack(alignment: .leading, spacing: 0) { content() }
        .background(Tint.quiet.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    }
  }
}

/// Words with smaller ones below.
struct RowWords: View {
  let label: String
  var hint: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: label).font(.system(.body))
      if let hint, !hint.isEmpty { Text(verbatim: hint).font(.system(.footnote)).foregroundStyle(.secondary) }
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A row that can be pressed.
struct PressRow: View {
  let label: String
  var hint: String?
  var value: String?
  var detail: String?
  var isChosen = false
  var isEnabled = true
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      HStack(spacing: Space.middle) {
        RowWords(label: label, hint: hint)
        if let value {
          VStack(alignment: .trailing, spacing: 2) {
            Text(verbatim: value).font(.system(.body, weight: .semibold)).monospacedDigit()
            if let detail { Text(verbatim: detail).font(.system(.footnote)).foregroundStyle(.secondary) }
          }
        }
        (isChosen ? Symbol.check : Symbol.next).image.foregroundStyle(.secondary).accessibilityHidden(true)
      }
      .padding(Space.middle)
      .frame(minHeight: Space.touch)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Settings, and ways to other rooms.
struct RowsView: View {
  @Environment(Session.self) private var session
  let rows: [SettingsScreen.Row]

  var body: some View {
    ForEach(rows.numbered, id: \.id) { row in
      switch row.item {
      case .list(let field, let label, let options): ListRow(field: field, label: label, options: options)
      case .toggle(let field, let label, let hint, let isOn):
        ToggleRow(field: field, label: label, hint: hint, isOn: isOn)
      case .action(let key, let label, let hint):
        PressRow(label: label, hint: hint) { session.press(key) }
      case .link(let room, let label): PressRow(label: label) { session.enter(room) }
      }
    }
  }
}

/// One of a few, by a menu.
struct ListRow: View {
  @Environment(Session.self) private var session
  let field: Field
  let label: String
  let options: [SettingsScreen.Option]

  var body: some View {
    let chosen = options.first { $0.isChosen }?.value ?? ""
    HStack {
      RowWords(label: label)
      Picker(selection: bound(chosen) { session.fill(field, $0) }) {
        ForEach(options.numbered, id: \.id) { option in
          Text(verbatim: option.item.label).tag(option.item.value)
        }
      } label: {
        Text(verbatim: label)
      }
      .pickerStyle(.menu)
      .labelsHidden()
    }
    .padding(.horizontal, Space.middle)
    .frame(minHeight: Space.touch)
  }
}

/// On or off.
struct ToggleRow: View {
  @Environment(Session.self) private var session
  let field: Field
  let label: String
  var hint: String?
  let isOn: Bool

  var body: some View {
    Toggle(isOn: bound(isOn) { session.fill(field, $0 ? "true" : "false") }) {
      RowWords(label: label, hint: hint)
    }
    .padding(.horizontal, Space.middle)
    .padding(.vertical, Space.small)
    .frame(minHeight: Space.touch)
  }
}

/// Facts with their labels.
struct FactsView: View {
  let facts: [KeptFact]

  var body: some View {
    ForEach(facts.numbered, id: \.id) { fact in
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: fact.item.label).foregroundStyle(.secondary)
        Spacer(minLength: Space.middle)
        Text(verbatim: fact.item.value).monospacedDigit().multilineTextAlignment(.trailing)
      }
      .font(.system(.body))
      .padding(.horizontal, Space.middle)
      .padding(.vertical, Space.small)
      .accessibilityElement(children: .combine)
    }
  }
}
