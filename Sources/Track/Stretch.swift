import Units

/// What is known of the way between two times: how far, and how it is known.
@usableFromInline package struct Stretch: Sendable, Hashable {
  /// How the length of a stretch is known.
  @usableFromInline package enum Kind: Sendable, Hashable {
    /// Fixes while driving.
    case moving
    /// Fixes that show a standing car; the distance is zero.
    case standing
    /// A silence between two fixes; the distance is the straight line.
    case gap
    /// A leap of the receiver that no car can drive; only its time is known and the distance is zero.
    case leap

    /// Whether nothing was heard of the car in it.
    @inlinable
    package var isSilent: Bool {
      switch self {
      case .moving, .standing: false
      case .gap, .leap: true
      }
    }
  }

  /// When it begins.
  package var from: Instant
  /// When it ends; never before `from`.
  package var to: Instant
  /// How far the car went in it.
  package var distance: Distance
  /// How that is known.
  package var kind: Kind

  /// Makes a stretch.
  package init(from: Instant, to: Instant, distance: Distance, kind: Kind) {
    self.from = from
    self.to = to
    self.distance = distance
    self.kind = kind
  }
}
