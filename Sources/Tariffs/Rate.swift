import Units

/// One position of the meter: a way of counting, or a flat fare.
package final class Rate: Sendable {
  /// How a rate comes into force.
  package enum Selection: String, Sendable {
    /// By its windows, by itself.
    case clock
    /// By a key only.
    case key
  }

  /// What the rate asks for.
  package enum Pricing: Sendable {
    /// An initial charge and a count of distance and time.
    case metered(Metered)
    /// One sum, whatever the way; the meter is locked while it is in force.
    case flat(Money)
    /// One sum up to a distance; beyond it the ride costs what another rate says, from Start.
    case flatUpTo(Money, limit: Distance, then: Int)
  }

  /// The identifier, unique in the edition.
  package let id: String
  /// The character in the meter's rate window.
  package let lamp: String
  /// The name.
  package let name: LocalText
  /// The conditions of a flat fare, or of a rate by key, in words.
  package let condition: LocalText?
  /// How it comes into force.
  package let selection: Selection
  /// When; without windows a rate by the clock is what holds when no other does.
  package let windows: [Window]
  /// What it asks for.
  package let pricing: Pricing
  /// The count of a metered rate; nil for a flat fare.
  package let metered: Metered?
  /// Whether supplements are added to it.
  package let takesSupplements: Bool
  /// The source of its amounts.
  package let source: String

  /// Makes a rate.
  package init(
    id: String, lamp: String, name: LocalText, condition: LocalText?, selection: Selection, windows: [Window],
    pricing: Pricing, takesSupplements: Bool, source: String
  ) {
    self.takesSupplements = takesSupplements
    self.id = id
    self.lamp = lamp
    self.name = name
    self.condition = condition
    self.selection = selection
    self.windows = windows
    self.pricing = pricing
    if case .metered(let metered) = pricing { self.metered = metered } else { metered = nil }
    self.source = source
  }
}
