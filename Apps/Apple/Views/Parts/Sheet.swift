import SwiftUI

/// What lies over a room until it is closed: as high as what is in it, and pulled up and down where that is too much.
struct SheetView<Content: View>: View {
  let title: String
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  @State private var height = 0.0

  var body: some View {
    GeometryReader { proxy in
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
          .measured { height = $0 }
        }
        .frame(maxWidth: Space.page)
        .frame(height: min(height, max(proxy.size.height - Space.wide, Space.touch)))
        .background(Tint.bezel)
        .clipShape(RoundedRectangle(cornerRadius: Corner.card))
        .shadow(color: .black.opacity(0.4), radius: 24, y: 8)
        .padding(Space.small)
        .environment(\.colorScheme, .dark)
        .foregroundStyle(Color.white)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .accessibilityAddTraits(.isModal)
  }
}

extension View {
  /// Tells how high it is, now and whenever that changes.
  func measured(_ tell: @escaping @MainActor (Double) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { tell(proxy.size.height) }
          .onChange(of: proxy.size.height) { _, height in tell(height) }
      }
    }
  }
}
