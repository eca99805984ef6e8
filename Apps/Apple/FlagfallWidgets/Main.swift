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
