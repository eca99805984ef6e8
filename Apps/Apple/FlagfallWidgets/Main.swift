import AppIntents
import PhoneSurfaces
import SwiftUI

/// The cards on the Lock Screen and the widget.
@main
struct Main: WidgetBundle {
  var body: some Widget {
    RideActivityWidget()
    MetroActivityWidget()
    RideWidget()
  }
}

/// Where the system finds the keys of the cards: it looks through a package only where it is told of it.
struct Keys: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CardKeys.self] }
}
