import Phone
import Screens
import SwiftUI

/// The whole app: the screen that the engine says, and what the window tells it.
public struct FlagfallView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  private let session: Session
  private let languages: [String]
  private let open: @MainActor ([URL]) -> [OpenedFile]

  @State private var hasBegun = false

  /// Shows a run of the app.
  ///
  /// - Parameters:
  ///   - session: The run.
  ///   - languages: The reader's languages, best first.
  ///   - open: Reads files that the reader chose.
  package init(_ session: Session, languages: [String], open: @escaping @MainActor ([URL]) -> [OpenedFile]) {
    self.session = session
    self.languages = languages
    self.open = open
  }

  /// The screen.
  public var body: some View {
    GeometryReader { proxy in
      RoomView(session: session)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { begin(device(proxy.size)) }
        .onChange(of: device(proxy.size)) { _, device in session.resize(device) }
    }
    .environment(session)
    .environment(\.locale, Locale(identifier: session.page.language))
    .onChange(of: phase) { _, phase in session.send(.visible(phase == .active)) }
    .onOpenURL { url in session.opened(open([url])) }
  }

  private func begin(_ device: Device) {
    guard !hasBegun else { return }
    hasBegun = true
    session.begin(device: device, languages: languages)
  }

  private func device(_ size: CGSize) -> Device {
    Device(
      width: Int64(size.width.rounded()), height: Int64(size.height.rounded()), isDark: scheme == .dark,
      hasReducedMotion: reducesMotion, isSecure: true, shares: true)
  }
}

/// The room that is shown.
struct RoomView: View {
  let session: Session

  var body: some View {
    if let answers = session.answers {
      AnswersView(page: answers)
    } else {
      switch session.page.screen {
      case .blank: EmptyView()
      case .shell(let screen): ShellView(screen: screen)
      case .cities(let screen): CitiesView(screen: screen)
      case .meter(let screen): MeterView(screen: screen)
      case .receipt(let screen): ReceiptView(screen: screen)
      case .settings(let screen): SettingsView(screen: screen)
      case .about(let screen): AboutView(screen: screen)
      case .history(let screen): HistoryView(screen: screen)
      case .ride(let screen): KeptRideView(screen: screen)
      case .developer(let screen): DeveloperView(screen: screen)
      case .answer(let screen): AnswerFrameView(screen: screen)
      }
    }
  }
}
