/// What the browser can do for the ride.
package struct Abilities: Sendable, Hashable {
  /// Whether the fare can stand in a notification.
  package enum Notifications: String, Sendable, Hashable, CaseIterable {
    /// There are none for a page.
    case none
    /// The reader can be asked.
    case askable = "default"
    /// The reader allows them.
    case granted
    /// The reader or the system refuses them.
    case denied
  }

  /// Whether the fare can stand in a notification.
  package var notifications: Notifications
  /// Whether the screen can be kept on.
  package var staysAwake: Bool
  /// Whether the page can fill the screen.
  package var fillsScreen: Bool
  /// Whether the device says that it is weak, so that glow and motion are left out.
  package var isSlow: Bool

  /// Makes the abilities of a browser that has them all and of which the reader has not been asked anything.
  package init(
    notifications: Notifications = .askable, staysAwake: Bool = true, fillsScreen: Bool = true, isSlow: Bool = false
  ) {
    self.notifications = notifications
    self.staysAwake = staysAwake
    self.fillsScreen = fillsScreen
    self.isSlow = isSlow
  }
}
