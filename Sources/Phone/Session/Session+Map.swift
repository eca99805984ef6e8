import Drawing
import RideLog
import Screens
import Thermal
import Track
import Units

extension Session {
  /// So many places of a ride are drawn on its map.
  private static let places = 400

  /// The reader wants a street map above the receipt, or no longer.
  package func wantMap(_ isWanted: Bool) {
    wantsMap = isWanted
    putMap()
  }

  /// Has the map of the ride in the room that prints made anew, or taken away.
  func putMap() {
    guard wantsMap, let route else { return show(nil) }
    devices.map(route, asked.shownPrinter.dots) { [weak self] map in
      guard let self, wantsMap else { return }
      show(map)
    }
  }

  private func show(_ map: Bitmap?) {
    guard asked.snapshot != map else { return }
    asked.snapshot = map
    // So that what comes out is drawn again.
    ask(.resize(state.device))
  }

  private var route: MapRoute? {
    guard case .paper = asked.room, let log = asked.log else { return nil }
    do throws(RideLogError) {
      let places = try RideLog.read(log).fixes.map { $0.place }
      let step = max(1, places.count / Session.places)
      return MapRoute(places.indices.filter { $0 % step == 0 || $0 == places.count - 1 }.map { places[$0] })
    } catch {
      return nil
    }
  }
}
