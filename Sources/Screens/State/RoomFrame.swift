import Units

/// What the app knows of the room of another module.
package struct RoomFrame: Sendable, Hashable {
  /// What that room was told last; nil while none is shown.
  var told: RoomTask?
  /// When it was told.
  var toldAt = Instant(milliseconds: 0)
  /// Why it could not be shown.
  package internal(set) var failure: String?
}
