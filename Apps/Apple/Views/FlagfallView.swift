import Drawing
import Phone
import Screens
import SwiftUI

/// The whole app: the screen that the engine says, and what the window tells it.
public struct FlagfallView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  private let session: Session
  private let open: @MainActor ([URL]) async -> [OpenedFile]
  private let picture: @MainActor @Sendable (PixelPicture) -> Image?

  /// Shows a run of the app.
  ///
  /// - Parameters:
  ///   - session: The run, which has begun.
  ///   - open: Reads files that the reader chose.
  ///   - picture: Makes a picture of pixels.
  package init(
    _ session: Session, open: @escaping @MainActor ([URL]) async -> [OpenedFile],
    picture: @escaping @MainActor @Sendable (PixelPicture) -> Image?
  ) {
    self.session = session
    self.open = open
    self.picture = picture
  }

  /// The screen.
  public var body: some View {
    GeometryReader { proxy in
      RoomView(session: session)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onChange(of: device(proxy.size), initial: true) { _, device in session.resize(device) }
    }
    .environment(session)
    .environment(\.picture, picture)
    .environment(\.locale, Locale(identifier: session.page.language))
    .onChange(of: phase) { _, phase in session.see(phase == .active) }
    .onOpenURL { url in Task { session.opened(await open([url])) } }
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
    } else if let metro = session.metro {
      MetroView(page: metro)
    } else if let shift = session.shift {
      ShiftView(page: shift)
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
