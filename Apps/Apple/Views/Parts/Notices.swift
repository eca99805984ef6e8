import Phone
import Screens
import SwiftUI

/// What went wrong or matters now, and what can be done about it.
struct NoticesView: View {
  let notices: [NoticeContent]

  var body: some View {
    ForEach(notices.numbered, id: \.id) { notice in
      NoticeCard(colour: colour(notice.item.tone)) {
        if let title = notice.item.title {
          Text(verbatim: title).font(.system(.body, weight: .semibold)).accessibilityAddTraits(.isHeader)
        }
        Text(verbatim: notice.item.text).font(.system(.body))
        ButtonsView(buttons: notice.item.buttons)
      }
      .accessibilityIdentifier(notice.item.id)
    }
  }

  private func colour(_ tone: NoticeContent.Tone) -> Color {
    switch tone {
    case .plain: Tint.accent
    case .danger: Tint.danger
    case .good: Tint.ok
    }
  }
}

/// A button as wide as there is room.
struct WideButton: View {
  let name: String
  let label: String
  var isPrimary = false
  var isEnabled = true
  /// How high it is at least: what is pressed on the way is larger.
  var height = Space.touch
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      Text(verbatim: label)
        .font(.system(.body, weight: isPrimary ? .semibold : .regular))
        .multilineTextAlignment(.center)
        .padding(.horizontal, Space.middle)
        .frame(maxWidth: .infinity, minHeight: height)
        .foregroundStyle(isPrimary ? Tint.engraved : Color.primary)
        .background(isPrimary ? Tint.accent : Tint.quiet.opacity(0.22))
        .clipShape(RoundedRectangle(cornerRadius: Corner.key))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .opacity(isEnabled ? 1 : 0.4)
    .accessibilityIdentifier(name)
  }
}

extension Key {
  /// By what a test of the app finds the button: its name, and its value where one name stands for several.
  var identifier: String { "key-" + name + (value.map { "-" + $0 } ?? "") }
}

/// Buttons of the app below each other.
struct ButtonsView: View {
  @Environment(Session.self) private var session
  let buttons: [ButtonContent]

  var body: some View {
    ForEach(buttons.numbered, id: \.id) { button in
      WideButton(name: button.item.key.identifier, label: button.item.label, isPrimary: button.item.isPrimary) {
        session.press(button.item.key)
      }
    }
  }
}

/// Something said on a ground of its own.
struct NoticeCard<Content: View>: View {
  let colour: Color
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) { content() }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Space.middle)
      .background(colour.opacity(0.16))
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
      .accessibilityElement(children: .contain)
  }
}

/// Things of which one is chosen, as rows.
struct ChoiceRow: View {
  let label: String
  let isChosen: Bool
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      HStack {
        RowWords(label: label)
        if isChosen { Symbol.check.image.foregroundStyle(Tint.ok).accessibilityHidden(true) }
      }
      .padding(.horizontal, Space.middle)
      .frame(minHeight: Space.touch)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// One of a few, side by side.
struct ChoicesView: View {
  @Environment(Session.self) private var session
  let content: ChoicesContent

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: Space.small) {
        ForEach(content.choices.numbered, id: \.id) { choice in
          Button(action: { session.press(choice.item.key) }) {
            Text(verbatim: choice.item.label)
              .font(.system(.body, weight: choice.item.isChosen ? .semibold : .regular))
              .padding(.horizontal, Space.large)
              .frame(minHeight: Space.touch)
              .foregroundStyle(choice.item.isChosen ? Tint.engraved : Color.primary)
              .background(choice.item.isChosen ? Tint.accent : Tint.quiet.opacity(0.22))
              .clipShape(Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(choice.item.isChosen ? .isSelected : [])
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: content.label))
  }
}
