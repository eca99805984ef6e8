import Drawing

/// A street map behind the way of a ride, and whose it is.
package struct RouteMap: Sendable, Hashable {
  /// The part of the map.
  let window: RouteMapWindow
  /// Its pixels, as many as the window has.
  let picture: PixelPicture
  /// Who made it, as they want to be named.
  let attribution: String
}
