import SwiftUI

/// The pictures of the system that the app uses, each with its twin on Android.
///
/// Only names with a twin may be here: any other would draw nothing there, without a word.
enum Symbol: String, CaseIterable {
  case back = "chevron.left"
  case next = "chevron.right"
  case settings = "gearshape"
  case driver = "person.fill"
  case history = "list.bullet"
  case turn = "arrow.clockwise.circle"
  case check = "checkmark.circle.fill"

  @MainActor var image: Image { Image(systemName: rawValue) }
}

/// A key with a picture, and words for those who listen.
struct SymbolButton: View {
  let symbol: Symbol
  let label: String
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      symbol.image
        .font(.system(size: 20, weight: .semibold))
        .frame(width: Space.touch, height: Space.touch)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label))
  }
}
