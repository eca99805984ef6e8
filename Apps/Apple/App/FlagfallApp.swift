import Phone
import PhoneParts
import PhoneViews
import Screens
import SwiftUI
import UniformTypeIdentifiers

/// Begins the app's one run, whoever opened it: the reader, a key of a card, or a car.
///
/// The system makes it before any scene, and tells it once that the app is there; before that there is no screen to keep on.
public final class Launch: NSObject, UIApplicationDelegate {
  private let live: LiveDevices
  let session: Session

  /// Prepares a run that has not begun.
  public override init() {
    live = LiveDevices()
    session = Session(live.devices)
    super.init()
  }

  /// Begins.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CarScene.session = session
    MetroKeyHole.listener = { [session] event in session.press(onCard: event) }
    session.begin(device: Device(shares: true), languages: Clock.languages)
    return true
  }
}

/// The app's one window.
public struct FlagfallScene: Scene {
  private let session: Session

  /// Shows the run of a launch.
  public init(_ launch: Launch) { session = launch.session }

  /// The window.
  public var body: some Scene {
    WindowGroup {
      FlagfallView(session, open: Files.opened, picture: Pictures.image)
        .modifier(FilePicker(session: session))
    }
  }
}

/// Lets the reader choose files while somebody waits for one.
struct FilePicker: ViewModifier {
  let session: Session

  @State private var isPicking = false

  func body(content: Content) -> some View {
    content
      .onChange(of: session.wish, initial: true) { _, wish in isPicking = wish != nil }
      // The system takes the sheet away before it says what was chosen, so who waits is forgotten only then.
      .fileImporter(
        isPresented: $isPicking, allowedContentTypes: FilePicker.types, allowsMultipleSelection: true,
        onCompletion: { result in
          Task {
            switch result {
            case .success(let urls): session.opened(await Files.opened(urls))
            case .failure: session.opened([OpenedFile(name: "", content: .unreadable)])
            }
          }
        }, onCancellation: { session.opened(nil) })
  }

  /// Tracks, ride logs, tariffs, networks and the feeds of cities.
  private static let types: [UTType] =
    [.json, .plainText, .zip, .data] + ["gpx", "ndjson", "jsonl"].compactMap { UTType(filenameExtension: $0) }
}
