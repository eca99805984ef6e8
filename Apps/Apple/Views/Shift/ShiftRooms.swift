import Phone
import Screens
import Shift
import ShiftScreens
import SwiftUI

/// The street, and the way into a day.
struct ShiftHomeView: View {
  @Environment(Session.self) private var session
  let screen: HomeScreen

  var body: some View {
    StreetView(street: screen.street, isStill: screen.isStill)
    ShiftButtons(buttons: [screen.motion])
    Text(verbatim: screen.greeting).font(.system(.title, weight: .bold))
    Text(verbatim: screen.hint)
    if let notice = screen.notice {
      NoticeCard(colour: screen.isForbidden ? Tint.danger : Tint.ok) { Text(verbatim: notice) }
    }
    if let desk = screen.desk { DeskNoteView(note: desk) }
    ShiftButtons(buttons: [screen.begin], isPrimary: true)
    if screen.desk?.leave == nil { DeskLinkView() }
    if let record = screen.record { PressRow(label: record.label) { enter(record.address) } }
    if !screen.past.isEmpty {
      GroupView(title: screen.pastTitle) {
        ForEach(screen.past.numbered, id: \.id) { day in
          PressRow(label: day.item.date, hint: day.item.text, value: day.item.number) { enter(day.item.address) }
        }
      }
    }
  }

  private func enter(_ address: String) { session.enter(.module(.shift(address))) }
}

/// With which dispatcher one is connected, and what is wrong with that.
struct DeskNoteView: View {
  let note: DeskNote

  var body: some View {
    NoticeCard(colour: note.fault == nil ? Tint.ok : Tint.danger) {
      if !note.text.isEmpty { Text(verbatim: note.text) }
      if let fault = note.fault { Text(verbatim: fault).font(.system(.body, weight: .semibold)) }
      ShiftButtons(buttons: [note.leave].compactMap { $0 })
    }
  }
}

/// Where a driver puts the link that the office made.
struct DeskLinkView: View {
  @Environment(Session.self) private var session
  @State private var link = ""
  @State private var isRefused = false

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Text(verbatim: session.word("app.desk.link")).font(.system(.footnote, weight: .semibold)).foregroundStyle(
        .secondary)
      InputField(name: "dispatch-link", label: session.word("app.desk.link"), value: link) { link = $0 }
        .keyboardType(.URL)
      if isRefused { Text(verbatim: session.word("app.desk.refused")).foregroundStyle(Tint.danger) }
      WideButton(name: "dispatch-connect", label: session.word("app.desk.connect"), isEnabled: !link.isEmpty) {
        isRefused = !session.connect(link)
        if !isRefused { link = "" }
      }
    }
  }
}

/// The driver's own settings.
struct ProfileView: View {
  @Environment(Session.self) private var session
  let screen: ProfileScreen

  var body: some View {
    ForEach(screen.lines.numbered, id: \.id) { line in
      Text(verbatim: line.item.label).font(.system(.footnote, weight: .semibold)).foregroundStyle(.secondary)
      session.field(line.item.field, line.item.label, line.item.value)
    }
    ForEach(screen.groups.numbered, id: \.id) { group in
      RowWords(label: group.item.label, hint: group.item.hint)
      ShiftChoices(choices: group.item.choices)
    }
    Text(verbatim: screen.note).font(.system(.footnote)).foregroundStyle(.secondary)
  }
}

/// A day's record: every entry with the names of its columns, which no narrow screen cuts off.
struct RecordView: View {
  let screen: RecordScreen

  var body: some View {
    Text(verbatim: screen.lawsLabel).font(.system(.footnote, weight: .semibold)).foregroundStyle(.secondary)
    ShiftChoices(choices: screen.laws)
    Text(verbatim: screen.sheet.title).font(.system(.title, weight: .bold)).accessibilityAddTraits(.isHeader)
    Text(verbatim: screen.sheet.law)
    ForEach(screen.sheet.facts.numbered, id: \.id) { fact in
      FigureView(figure: ShiftFigure(name: fact.item.name, value: fact.item.value))
    }
    ForEach(screen.sheet.rows.numbered, id: \.id) { row in
      VStack(alignment: .leading, spacing: Space.small) {
        let cells = Array(zip(screen.sheet.columns, row.item.cells))
        ForEach(cells.numbered, id: \.id) { cell in
          FigureView(figure: ShiftFigure(name: cell.item.0, value: cell.item.1))
        }
        ForEach(row.item.corrections.numbered, id: \.id) { correction in
          FigureView(figure: ShiftFigure(name: screen.correction, value: correction.item))
        }
        if screen.correct.indices.contains(row.id) { ShiftButtons(buttons: [screen.correct[row.id]]) }
      }
      .padding(Space.middle)
      .background(Tint.quiet.opacity(0.12))
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
    }
    ForEach(screen.sheet.notes.numbered, id: \.id) { Text(verbatim: $0.item).font(.system(.footnote)) }
    ShiftButtons(buttons: screen.save)
    if let waiting = screen.waiting { Text(verbatim: waiting) }
  }
}

/// A roll call or the odometer.
struct DutyFormView: View {
  @Environment(Session.self) private var session
  let screen: DutyForm

  var body: some View {
    let steps = (0..<screen.step.of).map { $0 < screen.step.now }
    HStack(spacing: Space.small) {
      ForEach(steps.numbered, id: \.id) { step in
        Capsule().fill(step.item ? Tint.accent : Tint.quiet.opacity(0.3)).frame(height: 6)
      }
    }
    .accessibilityHidden(true)
    Text(verbatim: screen.title).font(.system(.title, weight: .bold)).accessibilityAddTraits(.isHeader)
    Text(verbatim: screen.hint)
    ForEach(screen.parts.numbered, id: \.id) { part in
      switch part.item {
      case .choice(let label, let choices, let isMissing):
        Text(verbatim: label)
          .font(.system(.body, weight: .semibold))
          .foregroundStyle(isMissing ? Tint.danger : Color.primary)
        ShiftChoices(choices: choices)
      case .line(let field, let label, let value):
        Text(verbatim: label).font(.system(.body, weight: .semibold))
        session.field(field, label, value)
      case .notes(let field, let label, let value):
        Text(verbatim: label).font(.system(.body, weight: .semibold))
        session.field(field, label, value, lines: 4)
      case .boxes(let boxes): DigitBoxesView(boxes: boxes)
      }
    }
    if let fault = screen.fault { Text(verbatim: fault).foregroundStyle(Tint.danger) }
    ShiftButtons(buttons: [screen.done], isPrimary: true)
  }
}

/// A row of boxes over one field that is not seen: what is typed goes into the boxes by the engine alone.
struct DigitBoxesView: View {
  @Environment(Session.self) private var session
  let boxes: DutyForm.Boxes

  @FocusState private var isFocused: Bool

  var body: some View {
    Text(verbatim: boxes.label).font(.system(.body, weight: .semibold))
    ZStack {
      HStack(spacing: Space.hair) {
        ForEach(boxes.digits.numbered, id: \.id) { digit in
          // A box that is still empty holds a quiet nought, as on the page.
          Text(verbatim: String(digit.item ?? 0))
            .font(.system(size: 30, weight: .bold))
            .monospacedDigit()
            .frame(minWidth: 40, minHeight: 56)
            .background(Tint.bezel)
            .foregroundStyle(digit.item == nil ? Tint.quiet : Color.white)
            .clipShape(RoundedRectangle(cornerRadius: Corner.key))
            .overlay {
              RoundedRectangle(cornerRadius: Corner.key)
                .stroke(
                  isFocused && digit.id == boxes.insertion ? Tint.accent : Color.clear,
                  style: StrokeStyle(lineWidth: 3))
            }
          if boxes.point == digit.id + 1 { Text(verbatim: ".").font(.system(size: 30, weight: .bold)) }
        }
        Text(verbatim: boxes.unit)
        Spacer(minLength: 0)
      }
      .accessibilityHidden(true)
      TextField(text: bound(boxes.value) { session.fill(boxes.field, $0) }, prompt: nil) {
        Text(verbatim: boxes.label)
      }
      .keyboardType(.decimalPad)
      .focused($isFocused)
      .foregroundStyle(Color.clear)
      .tint(Color.clear)
      .frame(maxWidth: .infinity, minHeight: 56)
      .accessibilityLabel(Text(verbatim: boxes.label))
      .accessibilityValue(Text(verbatim: boxes.spoken))
      .accessibilityIdentifier(boxes.field.rawValue)
    }
    if let hint = boxes.hint { Text(verbatim: hint).font(.system(.footnote)).foregroundStyle(.secondary) }
    if let fault = boxes.fault { Text(verbatim: fault).foregroundStyle(Tint.danger) }
  }
}
