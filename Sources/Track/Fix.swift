import Units

/// One position as the receiver gave it, with its own time.
@usableFromInline package struct Fix: Sendable, Hashable {
  /// When the receiver was there, by the receiver's clock; not when the fix arrived.
  @usableFromInline package var time: Instant
  /// Where it was.
  @usableFromInline package var place: Coordinate
  /// The radius around `place` in which it was with about two chances in three.
  ///
  /// Nil when the receiver did not say, negative when the receiver says that the place is invalid.
  @usableFromInline package var accuracy: Distance?
  /// The speed the receiver measured by itself, never negative; nil when unknown.
  @usableFromInline package var speed: Speed?

  /// Makes a fix; a negative speed and an accuracy of exactly zero are read as unknown.
  @inlinable @inline(__always)
  package init(time: Instant, place: Coordinate, accuracy: Distance? = nil, speed: Speed? = nil) {
    self.time = time
    self.place = place
    self.accuracy = accuracy.flatMap { $0 == .zero ? nil : $0 }
    self.speed = speed.flatMap { $0 < .zero ? nil : $0 }
  }
}
