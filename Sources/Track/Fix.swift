import Units

/// One position as the receiver gave it, with its own time.
@usableFromInline package struct Fix: Sendable, Hashable {
  /// When the receiver was there, by the receiver's clock; not when the fix arrived.
  @usableFromInline package var time: Instant
  /// Where it was.
  @usableFromInline package var place: Coordinate
  // Many rides are many fixes: a number that no receiver gives stands for what is not known, for an optional takes twice
  // the room.
  @usableFromInline var radius: Int64
  @usableFromInline var pace: Int64

  /// What stands for a number that is not known.
  @inlinable @inline(__always)
  static var unknown: Int64 { Int64.min }

  /// The radius around `place` in which it was with about two chances in three.
  ///
  /// Nil when the receiver did not say, negative when the receiver says that the place is invalid.
  @inlinable
  package var accuracy: Distance? {
    get { radius == Fix.unknown ? nil : Distance(millimetres: radius) }
    set { radius = newValue?.millimetres ?? Fix.unknown }
  }

  /// The speed the receiver measured by itself, never negative; nil when unknown.
  @inlinable
  package var speed: Speed? {
    get { pace == Fix.unknown ? nil : Speed(millimetresPerSecond: pace) }
    set { pace = newValue?.millimetresPerSecond ?? Fix.unknown }
  }

  /// Makes a fix; a negative speed and an accuracy of exactly zero are read as unknown.
  @inlinable @inline(__always)
  package init(time: Instant, place: Coordinate, accuracy: Distance? = nil, speed: Speed? = nil) {
    self.time = time
    self.place = place
    let radius = accuracy?.millimetres ?? 0
    self.radius = radius == 0 ? Fix.unknown : radius
    let pace = speed?.millimetresPerSecond ?? -1
    self.pace = pace < 0 ? Fix.unknown : pace
  }
}
