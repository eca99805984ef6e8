import AppIntents
import PhoneApp
import PhoneSurfaces
import SwiftUI

/// The iPhone app.
@main
struct Main: App {
  @UIApplicationDelegateAdaptor(Launch.self) private var launch

  var body: some Scene { FlagfallScene(launch) }
}

/// Where the system finds the keys of the cards: it looks through a package only where it is told of it.
struct Keys: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CardKeys.self] }
}
