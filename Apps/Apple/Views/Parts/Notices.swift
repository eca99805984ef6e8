import Phone
import Screens
import SwiftUI

/// What went wrong or matters now, and what can be done about it.
struct NoticesView: View {
  let notices: [NoticeContent]

  var body: some View {
    ForEach(notices.numbered, id: \.id) { notice in
      VStack(alignment: .leading, spacing: Space.small) {
        if let title = notice.item.title {
          Text(verbatim: title).font(.system(.body, weight: .semibold)).accessibilityAddTraits(.isHeader)
        }
        Text(verbatim: notice.item.text).font(.system(.body))
        ButtonsView(buttons: notice.item.buttons)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Space.middle)
      .background(colour(notice.item.tone).opacity(0.16))
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
      .accessibilityElement(children: .contain)
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

/// Buttons below each other.
struct ButtonsView: View {
  @Environment(Session.self) private var session
  let buttons: [ButtonContent]

  var body: some View {
    ForEach(buttons.numbered, id: \.id) { button in
      Button(action: { session.press(button.item.key) }) {
        Text(verbatim: button.item.label)
          .font(.system(.body, weight: button.item.isPrimary ? .semibold : .regular))
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, minHeight: Space.touch)
          .padding(.horizontal, Space.middle)
          .foregroundStyle(button.item.isPrimary ? Tint.engraved : Color.primary)
          .background(button.item.isPrimary ? Tint.accent : Tint.quiet.opacity(0.22))
          .clipShape(RoundedRectangle(cornerRadius: Corner.key))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("key-" + button.item.key.name)
    }
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
