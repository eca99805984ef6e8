import Phone
import PhoneParts
import PhoneViews
import Screens
import SwiftUI
import UniformTypeIdentifiers

/// The app's one window and its one run.
public struct FlagfallScene: Scene {
  @State private var run = Run()

  /// Makes the scene.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup {
      FlagfallView(run.session, open: Files.opened)
        .modifier(FilePicker(session: run.session))
    }
  }
}

/// What lives as long as the app.
@MainActor
final class Run {
  private let live: LiveDevices
  let session: Session

  init() {
    live = LiveDevices()
    session = Session(live.devices)
    CarScene.session = session
    // The system may begin the app for a key of a card alone, with no window.
    session.begin(device: Device(shares: true), languages: Clock.languages)
    MetroKeyHole.listener = { [session] event in session.press(onCard: event) }
  }
}

/// Lets the reader choose files while somebody waits for one.
struct FilePicker: ViewModifier {
  let session: Session

  func body(content: Content) -> some View {
    content.fileImporter(
      isPresented: bound(session.wish != nil) { if !$0 { session.opened(nil) } }, allowedContentTypes: FilePicker.types,
      allowsMultipleSelection: true
    ) { result in
      switch result {
      case .success(let urls): session.opened(Files.opened(urls))
      case .failure: session.opened([OpenedFile(name: "", content: .unreadable)])
      }
    }
  }

  /// Tracks, ride logs and tariffs.
  private static let types: [UTType] =
    [.json, .plainText, .data] + ["gpx", "ndjson", "jsonl"].compactMap { UTType(filenameExtension: $0) }
}
