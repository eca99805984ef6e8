import PhoneApp
import SwiftUI

/// The iPhone app.
@main
struct Main: App {
  var body: some Scene { FlagfallScene() }
}
