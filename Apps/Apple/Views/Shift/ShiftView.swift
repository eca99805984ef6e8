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
      Bar(title: page.title, back: isWithin ? .shift : .shell, label: page.back, settings: page.appSettings)
      if let settings = page.settings {
        SymbolButton(symbol: .driver, label: settings) {
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
      WideButton(
        name: "shift-" + button.item.key.name + (button.item.key.value.map { "-" + $0 } ?? ""),
        label: button.item.label, isPrimary: isPrimary, isEnabled: !button.item.isDisabled,
        height: isPrimary ? Space.driving : Space.touch
      ) { session.press(button.item.key) }
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
        ChoiceRow(label: choice.item.label, isChosen: choice.item.isChosen) { session.press(choice.item.key) }
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
        if let field = dialog.field { session.field(field.name, field.label, field.value) }
        ShiftButtons(buttons: dialog.buttons, isPrimary: true)
        ShiftButtons(buttons: [dialog.close])
      })
  }
}
