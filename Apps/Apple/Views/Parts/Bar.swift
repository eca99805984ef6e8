import Phone
import Screens
import SwiftUI

/// The bar over a page: the way back, which is the way one came, the title, the ways on.
struct Bar: View {
  @Environment(Session.self) private var session
  let title: String
  let back: Room
  let label: String
  var history: String?
  var settings: String?

  var body: some View {
    HStack(spacing: Space.hair) {
      SymbolButton(symbol: .back, label: label) { session.back(to: back) }
      Text(verbatim: title)
        .font(.system(.headline, weight: .semibold))
        .lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
      if let history { SymbolButton(symbol: .history, label: history) { session.enter(.history) } }
      if let settings { SymbolButton(symbol: .settings, label: settings) { session.enter(.settings) } }
    }
    .padding(.horizontal, Space.hair)
  }
}

/// A page: its bar, and what is pulled up and down below it.
struct PageView<Content: View>: View {
  let bar: Bar
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      bar
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: Space.large) { content() }
          .frame(maxWidth: Space.page, alignment: .leading)
          .padding(Space.large)
          .frame(maxWidth: .infinity)
      }
    }
  }
}
