/// What the page is shown on.
package struct Device: Sendable, Hashable {
  /// The window's width in CSS pixels.
  package var width: Int64
  /// The window's height in CSS pixels.
  package var height: Int64
  /// Whether the system prefers dark colours.
  package var isDark: Bool
  /// Whether the reader wants little motion.
  package var hasReducedMotion: Bool
  /// Whether the page was opened over https or on the machine itself; else it gets no positions.
  package var isSecure: Bool
  /// Whether there is a way to pass things on to other apps.
  package var shares: Bool

  /// Makes a device.
  package init(
    width: Int64 = 390, height: Int64 = 844, isDark: Bool = false, hasReducedMotion: Bool = false,
    isSecure: Bool = true, shares: Bool = false
  ) {
    self.width = width
    self.height = height
    self.isDark = isDark
    self.hasReducedMotion = hasReducedMotion
    self.isSecure = isSecure
    self.shares = shares
  }
}
