import Metro

/// Where the keys of a card reach the ride of the app, in the app's own process.
@MainActor
package enum MetroKeyHole {
  /// Who hears of a key; set where the app begins, also when the system begins it for a key alone.
  package static var listener: (@MainActor (RideEvent) -> Void)?

  /// Passes a key on.
  package static func tell(_ event: RideEvent) { listener?(event) }
}
