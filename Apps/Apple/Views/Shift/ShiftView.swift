import Phone
import Screens
import ShiftScreens
import SwiftUI

/// A room of the driver's shift.
struct ShiftView: View {
  @Environment(Session.self) private var session
  let page: ShiftPage

  var body: some View {
    ZStack {
      if case .road(let screen) = page.screen {
        RoadView(screen: screen, page: page)
      } else {
        VStack(spacing: 0) {
          ShiftBar(page: page)
          Divider()
          ScrollView {
            VStack(alignment: .leading, spacing: Space.large) { room }
              .frame(maxWidth: Space.page, alignment: .leading)
              .padding(Space.large)
              .frame(maxWidth: .infinity)
          }
          // Another screen is read from its top.
          .id(page.title)
        }
      }
      if let dialog = page.dialog { ShiftDialogView(dialog: dialog) }
    }
  }

  @ViewBuilder private var room: some View {
    switch page.screen {
    case .blank, .road: EmptyView()
    case .home(let screen): ShiftHomeView(screen: screen)
    case .form(let screen): DutyFormView(screen: screen)
    case .record(let screen): RecordView(screen: screen)
    case .profile(let screen): ProfileView(screen: screen)
    }
  }
}

/// The bar over a room of the shift, with the way to the driver's own settings.
struct ShiftBar: View {
  @Environment(Session.self) private var session
  let page: ShiftPage

  var body: some View {
    HStack(spacing: 0) {
      Bar(title: page.title, back: isWithin ? .shift : .shell, label: page.back)
      if let settings = page.settings {
        SymbolButton(symbol: .settings, label: settings) {
          session.enter(.module(.shift(ShiftRoom.profile.hash)))
        }
      }
    }
  }

  /// Whether it lies behind the day.
  private var isWithin: Bool {
    switch page.screen {
    case .record, .profile: true
    case .blank, .home, .form, .road: false
    }
  }
}

/// Buttons below each other.
struct ShiftButtons: View {
  @Environment(Session.self) private var session
  let buttons: [ShiftButton]
  var isPrimary = false

  var body: some View {
    ForEach(buttons.numbered, id: \.id) { button in
      Button(action: { session.press(button.item.key) }) {
        Text(verbatim: button.item.label)
          .font(.system(.body, weight: isPrimary ? .bold : .regular))
          .multilineTextAlignment(.center)
          .padding(.horizontal, Space.middle)
          .frame(maxWidth: .infinity, minHeight: isPrimary ? Space.driving : Space.touch)
          .foregroundStyle(isPrimary ? Tint.engraved : Color.primary)
          .background(isPrimary ? Tint.accent : Tint.quiet.opacity(0.22))
          .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      }
      .buttonStyle(.plain)
      .disabled(button.item.isDisabled)
      .opacity(button.item.isDisabled ? 0.4 : 1)
      .accessibilityIdentifier("shift-" + button.item.key.name + (button.item.key.value.map { "-" + $0 } ?? ""))
    }
  }
}

/// Things of which one is chosen, as a row of keys.
struct ShiftChoices: View {
  @Environment(Session.self) private var session
  let choices: [ShiftChoice]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(choices.numbered, id: \.id) { choice in
        Button(action: { session.press(choice.item.key) }) {
          HStack {
            RowWords(label: choice.item.label)
            if choice.item.isChosen { Symbol.check.image.foregroundStyle(Tint.ok).accessibilityHidden(true) }
          }
          .padding(.horizontal, Space.middle)
          .frame(minHeight: Space.touch)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(choice.item.isChosen ? .isSelected : [])
      }
    }
    .background(Tint.quiet.opacity(0.12))
    .clipShape(RoundedRectangle(cornerRadius: Corner.card))
  }
}

/// A name with what it stands for.
struct FigureView: View {
  let figure: ShiftFigure

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(verbatim: figure.name).foregroundStyle(.secondary)
      Spacer(minLength: Space.middle)
      Text(verbatim: figure.value).monospacedDigit().multilineTextAlignment(.trailing)
    }
    .accessibilityElement(children: .combine)
  }
}

/// What lies over a room until it is answered.
struct ShiftDialogView: View {
  @Environment(Session.self) private var session
  let dialog: ShiftDialog

  var body: some View {
    SheetView(
      title: dialog.title, close: { session.press(dialog.close.key) },
      content: {
        ForEach(dialog.lines.numbered, id: \.id) { Text(verbatim: $0.item) }
        if let field = dialog.field { ShiftInput(field: field.name, label: field.label, value: field.value) }
        ShiftButtons(buttons: dialog.buttons, isPrimary: true)
        ShiftButtons(buttons: [dialog.close])
      })
  }
}

/// A field of the shift; one in which somebody writes keeps what was written.
struct ShiftInput: View {
  @Environment(Session.self) private var session
  let field: ShiftField
  let label: String
  let value: String

  @State private var typed = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField(text: $typed, prompt: Text(verbatim: label)) { Text(verbatim: label) }
      .focused($isFocused)
      .padding(.horizontal, Space.middle)
      .frame(minHeight: Space.touch)
      .background(Tint.quiet.opacity(0.16))
      .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      .onAppear { typed = value }
      .onChange(of: typed) { _, text in if isFocused, text != value { session.fill(field, text) } }
      .onChange(of: value) { _, text in if !isFocused { typed = text } }
      .accessibilityIdentifier(field.rawValue)
  }
}
