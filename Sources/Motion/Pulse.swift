/// The stretch of a ride that is under way: it grows, is held, fades, and begins again at once.
package struct Pulse: Sendable, Hashable {
  /// How much of the stretch is drawn, 0 to 1.
  package let length: Double
  /// How much it can be seen, 0 to 1.
  package let opacity: Double

  private static var grow: Double { 0.7 }
  private static var hold: Double { 0.5 }
  private static var fade: Double { 0.3 }
  /// How long one pulse takes, in seconds.
  package static var period: Double { grow + hold + fade }

  /// The pulse at a time in seconds.
  package init(at seconds: Double) {
    let turns = seconds / Pulse.period
    let phase = (turns - turns.rounded(.down)) * Pulse.period
    // What a spring has left at the end of its time is cut.
    length = phase < Pulse.grow ? 1 - Spring(duration: Pulse.grow).distance(after: phase, from: 1) : 1
    let fading = phase - Pulse.grow - Pulse.hold
    opacity = fading > 0 ? Spring(duration: Pulse.fade).distance(after: fading, from: 1) : 1
  }
}
