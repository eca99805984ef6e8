import Units

/// A sum that is added to the fare and never part of it.
package final class Supplement: Sendable {
  /// How much it is.
  package enum Amount: Sendable, Hashable {
    /// Always the same.
    case fixed(Money)
    /// What was paid, such as a toll; keyed in.
    case asPaid
    /// What the driver asks, up to a limit; keyed in.
    case upTo(Money)
    /// A share of the fare without supplements.
    case shareOfFare(Percentage)
    /// A share of the fare and the supplements before it: a tax on top.
    case shareOfSum(Percentage)
  }

  /// When it is added.
  package enum Trigger: Sendable {
    /// On every ride.
    case always
    /// When the ride starts in a window.
    case startsIn([Window])
    /// When the ride ends in a window.
    case endsIn([Window])
    /// When the ride starts or ends in a window.
    case startsOrEndsIn([Window])
    /// When the ride starts in one of these places.
    case startsAt([Place])
    /// When the ride ends in one of these places.
    case endsAt([Place])
    /// When the ride starts or ends in one of these places.
    case startsOrEndsAt([Place])
    /// When the driver presses its key, at most so many times, of which the first cost nothing.
    case key(most: Int64, free: Int64)
  }

  /// The identifier, unique in the edition.
  package let id: String
  /// The name.
  package let name: LocalText
  /// When it is due, in words.
  package let condition: LocalText?
  /// How much it is.
  package let amount: Amount
  /// When it is added.
  package let trigger: Trigger
  /// The rates with which it is added; empty for all.
  package let rates: [String]
  /// Other supplements that are not added when this one is.
  package let replaces: [String]
  /// The source of its amount.
  package let source: String

  /// Makes a supplement.
  package init(
    id: String, name: LocalText, condition: LocalText?, amount: Amount, trigger: Trigger, rates: [String],
    replaces: [String], source: String
  ) {
    self.id = id
    self.name = name
    self.condition = condition
    self.amount = amount
    self.trigger = trigger
    self.rates = rates
    self.replaces = replaces
    self.source = source
  }

  /// Whether it has a key.
  package var isKeyed: Bool {
    if case .key = trigger { true } else { false }
  }
}
