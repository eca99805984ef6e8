import Drawing
import JSON

/// The pixels of a part of a street map, as they have come.
package struct MapGround: Sendable, Hashable {
  /// The part of the map.
  package let window: RouteMapWindow
  private let picture: PixelPicture

  /// Takes red, green, blue and opacity of every pixel; nil when they are not those of the window.
  package init?(_ window: RouteMapWindow, rgba: [UInt8]) {
    guard let picture = PixelPicture(width: window.width, height: window.height, rgba: rgba) else { return nil }
    self.window = window
    self.picture = picture
  }

  /// The map with the words that name its makers.
  package func map(by attribution: String) -> RouteMap {
    RouteMap(window: window, picture: picture, attribution: attribution)
  }
}

extension RouteMapWindow {
  /// Writes what a page needs to lay the map together: the size, and the tiles with their addresses and places.
  package func write(to writer: inout JSONWriter) {
    writer.member("width", int64: Int64(width))
    writer.member("height", int64: Int64(height))
    writer.member("side", int64: Int64(RouteMapWindow.side))
    writer.member("tiles", objects: tiles) { writer, tile in
      writer.member("path", string: tile.path)
      writer.member("x", int64: Int64(tile.x))
      writer.member("y", int64: Int64(tile.y))
    }
  }
}
