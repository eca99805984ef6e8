import Phone
import Screens
import SwiftUI

/// The rows of a form.
struct FieldsView: View {
  let rows: [FormRow]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      ForEach(rows.numbered, id: \.id) { row in
        switch row.item {
        case .text(let field): TypedField(content: field)
        case .list(let field, let label, let options, let fault):
          ListRow(field: field, label: label, options: options)
          FaultView(fault: fault)
        case .toggle(let field, let label, let isOn): ToggleRow(field: field, label: label, isOn: isOn)
        case .several(let label, let choices, let fault):
          SeveralView(label: label, choices: choices)
          FaultView(fault: fault)
        case .stepper(let label, let detail, let stepper):
          HStack {
            RowWords(label: label, hint: detail)
            StepperView(content: stepper)
          }
          .padding(.horizontal, Space.middle)
        case .note(let sentence): Text(verbatim: sentence).font(.system(.footnote))
        }
      }
    }
  }
}

/// A field with its words, what it may be, and what is wrong.
struct TypedField: View {
  @Environment(Session.self) private var session
  let content: FormRow.TextField

  var body: some View {
    VStack(alignment: .leading, spacing: Space.hair) {
      Text(verbatim: content.label).font(.system(.footnote, weight: .semibold))
      session.field(content.field, content.label, content.value, isNumber: content.kind == .decimal)
      if let hint = content.hint { Text(verbatim: hint).font(.system(.footnote)).foregroundStyle(.secondary) }
      FaultView(fault: content.fault)
    }
  }
}

/// What is wrong with a field.
struct FaultView: View {
  let fault: FieldFault?

  var body: some View {
    if let fault {
      Text(verbatim: fault.text)
        .font(.system(.footnote, weight: .semibold))
        .foregroundStyle(fault.isWarning ? Color.secondary : Tint.danger)
    }
  }
}

/// Some of a few.
struct SeveralView: View {
  @Environment(Session.self) private var session
  let label: String
  let choices: [FormRow.SeveralChoice]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.hair) {
      Text(verbatim: label).font(.system(.footnote, weight: .semibold))
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Space.small) {
          ForEach(choices.numbered, id: \.id) { choice in
            Button(action: { session.fill(choice.item.field, choice.item.isOn ? "false" : "true") }) {
              Text(verbatim: choice.item.label)
                .frame(minWidth: Space.touch, minHeight: Space.touch)
                .background(choice.item.isOn ? Tint.accent : Tint.quiet.opacity(0.22))
                .clipShape(RoundedRectangle(cornerRadius: Corner.key))
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(choice.item.isOn ? .isSelected : [])
          }
        }
      }
    }
  }
}

/// A part of a form with the parts within.
struct FormPartView: View {
  let part: FormPart

  var body: some View {
    VStack(alignment: .leading, spacing: Space.middle) {
      Text(verbatim: part.title).font(.system(.headline, weight: .semibold)).accessibilityAddTraits(.isHeader)
      if let hint = part.hint { Text(verbatim: hint).font(.system(.footnote)).foregroundStyle(.secondary) }
      FieldsView(rows: part.rows)
      ForEach(part.parts.numbered, id: \.id) { inner in
        VStack(alignment: .leading, spacing: Space.small) {
          Text(verbatim: inner.item.title).font(.system(.body, weight: .semibold)).accessibilityAddTraits(.isHeader)
          if let hint = inner.item.hint { Text(verbatim: hint).font(.system(.footnote)) }
          FieldsView(rows: inner.item.rows)
          AnyParts(parts: inner.item.parts)
          ButtonsView(buttons: inner.item.buttons)
        }
        .padding(Space.middle)
        .background(Tint.quiet.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: Corner.card))
      }
      ButtonsView(buttons: part.buttons)
    }
  }
}

/// Parts within parts, however deep.
struct AnyParts: View {
  let parts: [FormPart]

  var body: some View {
    ForEach(parts.numbered, id: \.id) { AnyView(FormPartView(part: $0.item)) }
  }
}

/// Whether a sum can be right.
struct AskedView: View {
  let screen: AskedScreen
  let settings: String

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .shell, label: screen.back, settings: settings)) {
      Text(verbatim: screen.hint)
      FieldsView(rows: screen.rows)
      if !screen.extras.isEmpty {
        GroupView(title: screen.extrasTitle) { FieldsView(rows: screen.extras).padding(Space.middle) }
      }
      VerdictView(answer: screen.answer)
      Text(verbatim: screen.assumed).font(.system(.footnote)).foregroundStyle(.secondary)
      ButtonsView(buttons: screen.buttons)
    }
  }
}

/// The answer, with the sum on its scale.
struct VerdictView: View {
  let answer: AskedScreen.Answer

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Text(verbatim: answer.head).font(.system(.headline, weight: .semibold))
      if let range = answer.range { Text(verbatim: range) }
      if let scale = answer.scale {
        GeometryReader { proxy in
          let unit = proxy.size.width / 1000
          ZStack(alignment: .leading) {
            Capsule().fill(Tint.quiet.opacity(0.25))
            Capsule().fill(Tint.ok).frame(width: unit * Double(scale.length)).offset(x: unit * Double(scale.from))
            Circle().fill(Tint.danger).frame(width: 12, height: 12).offset(x: unit * Double(scale.sum) - 6)
          }
        }
        .frame(height: 12)
        .accessibilityHidden(true)
      }
      if let would = answer.would { Text(verbatim: would) }
      ForEach(answer.conditions.numbered, id: \.id) { Text(verbatim: "· " + $0.item) }
    }
    .padding(Space.middle)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Tint.quiet.opacity(0.14))
    .clipShape(RoundedRectangle(cornerRadius: Corner.card))
  }
}

/// The reader's own tariffs.
struct OwnListView: View {
  let screen: OwnListScreen
  let settings: String

  var body: some View {
    PageView(bar: Bar(title: screen.title, back: .cities, label: screen.back, settings: settings)) {
      NoticesView(notices: screen.notices)
      Text(verbatim: screen.hint)
      if let none = screen.none { Text(verbatim: none).foregroundStyle(.secondary) }
      if !screen.rows.isEmpty { GroupView(title: nil) { RowsView(rows: screen.rows) } }
      ButtonsView(buttons: screen.buttons)
    }
  }
}

/// One of them as a form.
struct OwnView: View {
  let screen: OwnScreen
  let settings: String

  var body: some View {
    PageView(
      bar: Bar(title: screen.title, back: .answer(.own(nil)), label: screen.back, settings: settings)
    ) {
      ForEach(screen.parts.numbered, id: \.id) { FormPartView(part: $0.item) }
      Text(verbatim: screen.result.head).font(.system(.headline, weight: .semibold))
      if let detail = screen.result.detail { Text(verbatim: detail).font(.system(.footnote)) }
      ButtonsView(buttons: [screen.result.first].compactMap { $0 })
      NoticesView(notices: screen.notices)
      ButtonsView(buttons: screen.buttons)
      if let week = screen.result.week { PictureView(picture: week) }
      if !screen.result.words.isEmpty { Text(verbatim: screen.result.wordsTitle).font(.system(.headline)) }
      TariffWordsView(rows: screen.result.words)
    }
  }
}
