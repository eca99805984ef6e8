import Units

/// What the meter's face remembers from one event to the next.
package struct Face: Sendable, Hashable {
  /// The sum in the large window, and the one before it.
  package internal(set) var fare = Roll()
  /// The sum of the extras, and the one before it.
  package internal(set) var extras = Roll()
  /// When the meter was switched on: for a moment every lamp and every segment is lit.
  package internal(set) var switchedOn: Instant?
  /// Whether the meter lies on its side on a phone that is held upright.
  package internal(set) var isTurned = false
  /// Whether it fills the screen.
  package internal(set) var fillsScreen = false
  /// When the fare was last spoken.
  var spoken: Instant?
  /// The fare that was last spoken.
  var spokenFare = Money.zero
  /// What the notification says; nil where there is none.
  var told: [String]?

  /// How long the lamp test lasts; the same in the style sheet.
  static let lampTest = Elapsed(milliseconds: 1200)

  /// A sum that wheels show and the one from which they rolled.
  package struct Roll: Sendable, Hashable {
    /// Where the wheels were.
    package internal(set) var from = Money.zero
    /// Where they are.
    package internal(set) var to = Money.zero

    mutating func show(_ sum: Money) {
      guard sum != to else { return }
      from = to
      to = sum
    }
  }
}
