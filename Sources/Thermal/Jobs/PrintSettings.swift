/// What paper is in the printer.
package enum Media: String, Sendable, Hashable, CaseIterable {
  /// A roll without labels.
  case roll
  /// Labels with gaps between them.
  case labels
  /// Labels with black marks on the back.
  case marks
}

/// What a person may set for a print.
package struct PrintSettings: Sendable, Hashable {
  /// How dark, 1 to 8.
  package let darkness: Int

  /// How fast, 1 slow to 5.
  package let speed: Int

  /// What paper is in.
  package let media: Media

  /// Sets everything; numbers outside their range count as the nearest in it.
  package init(darkness: Int = 5, speed: Int = 5, media: Media = .roll) {
    self.darkness = min(max(darkness, 1), 8)
    self.speed = min(max(speed, 1), 5)
    self.media = media
  }
}
