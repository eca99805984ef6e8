/// A choice among the driver's own settings.
package enum ProfileChoice: Sendable, Hashable {
  /// How long an offer stands, in seconds.
  case window(Int64)
  /// Which app shows the way.
  case map(MapApp)
  /// Whether the shift goes over two days.
  case alternate(Bool)
  /// Whether offers are read aloud.
  case speaks(Bool)

  /// The windows that can be chosen, in seconds.
  package static let windows: [Int64] = [15, 30, 60, 120]

  /// The choice of a name, as ``name`` writes it; nil for any other.
  package init?(name: String) {
    let all: [ProfileChoice] =
      ProfileChoice.windows.map { .window($0) } + MapApp.allCases.map { .map($0) } + [
        .alternate(true), .alternate(false), .speaks(true), .speaks(false),
      ]
    guard let found = all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// Its name on a page.
  package var name: String {
    switch self {
    case .window(let seconds): "window.\(seconds)"
    case .map(let app): "map." + app.rawValue
    case .alternate(let isOn): isOn ? "alternate" : "by-day"
    case .speaks(let isOn): isOn ? "speaks" : "silent"
    }
  }
}

/// An app that shows the way, by the links that it takes.
package enum MapApp: String, Sendable, Hashable, CaseIterable {
  /// Whatever the device has for places: RFC 5870.
  case device
  case google
  case apple
  case openStreetMap = "osm"

  /// The link that leads to a place, in degrees as they are written.
  package func link(latitude: String, longitude: String) -> String {
    switch self {
    case .device: "geo:" + latitude + "," + longitude + "?q=" + latitude + "," + longitude
    case .google:
      "https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=" + latitude + "%2C" + longitude
    case .apple: "https://maps.apple.com/?dirflg=d&daddr=" + latitude + "," + longitude
    case .openStreetMap:
      "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=%3B" + latitude + "%2C" + longitude
    }
  }
}
