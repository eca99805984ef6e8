import SwiftUI

/// What lies over a room until it is closed.
struct SheetView<Content: View>: View {
  let title: String
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack(alignment: .bottom) {
      Rectangle().fill(Color.black.opacity(0.5)).ignoresSafeArea().onTapGesture { close() }
        .accessibilityHidden(true)
      ScrollView {
        VStack(alignment: .leading, spacing: Space.large) {
          Text(verbatim: title).font(.system(.title, weight: .semibold)).accessibilityAddTraits(.isHeader)
          content()
        }
        .padding(Space.wide)
        .frame(maxWidth: Space.page, alignment: .leading)
      }
      .frame(maxHeight: 560)
      .fixedSize(horizontal: false, vertical: true)
      .background(Tint.bezel)
      .clipShape(RoundedRectangle(cornerRadius: Corner.card))
      .shadow(color: .black.opacity(0.4), radius: 24, y: 8)
      .padding(Space.small)
      .environment(\.colorScheme, .dark)
      .foregroundStyle(Color.white)
    }
    .accessibilityAddTraits(.isModal)
  }
}
