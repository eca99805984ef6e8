/// What kind of vehicle a route has.
///
/// By [route types](https://gtfs.org/documentation/schedule/reference/#routestxt) and
/// [their extension](https://developers.google.com/transit/gtfs/reference/extended-route-types).
package enum TransitMode: String, Sendable, Hashable, CaseIterable {
  /// Underground trains: 1, 401, 402.
  case metro
  /// Trains that a city may call so: 400, 403 to 405, monorails.
  case metroLike = "metro-like"
  /// Trains: 2, 100 to 117.
  case rail
  /// Trams: 0, 5, 900 to 906.
  case tram
  /// Buses: 3, 11, 200 to 209, 700 to 716, 800.
  case bus
  /// Ferries, lifts, anything else.
  case other

  /// The mode of a route type.
  package init(routeType: Int) {
    self =
      switch routeType {
      case 1, 401, 402: .metro
      case 12, 400, 403...405: .metroLike
      case 2, 100...117: .rail
      case 0, 5, 900...906: .tram
      case 3, 11, 200...209, 700...716, 800: .bus
      default: .other
      }
  }
}
