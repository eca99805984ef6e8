import JSON
import Units
import Words

/// Something that happened to the shift's rooms, with the time at which the page noticed it.
package struct ShiftEvent: Sendable {
  /// The page's clock.
  package let now: Instant
  /// What happened.
  package let kind: Kind

  /// What can happen.
  package enum Kind: Sendable {
    /// A room was entered.
    case open(Opening)
    /// A file of the site came; nil when it could not be had.
    case loaded(path: String, text: [UInt8]?)
    /// What was kept under a name; nil for nothing.
    case recalled(name: String, text: [UInt8]?)
    /// A key was pressed.
    case key(ShiftKey)
    /// A field was changed.
    case input(ShiftField, value: String)
    /// The window changed its size or its colours.
    case resize(Window)
    /// The clock went on.
    case tick
    /// A finger has left the sheet, which goes to a detent.
    case sheet(Int)
    /// The letters of the record have come, or cannot be had.
    case lettered(Bool)
    /// Something could not be kept.
    case unkept
  }

  /// What the page is shown on.
  package struct Window: Sendable, Hashable {
    /// The window's width in CSS pixels.
    package var width: Int64
    /// The window's height in CSS pixels.
    package var height: Int64
    /// Whether the reader wants little motion.
    package var hasReducedMotion: Bool

    /// Makes a window.
    package init(width: Int64 = 390, height: Int64 = 844, hasReducedMotion: Bool = false) {
      self.width = width
      self.height = height
      self.hasReducedMotion = hasReducedMotion
    }
  }

  /// What the app tells a room.
  package struct Opening: Sendable {
    /// The room.
    package var room: ShiftRoom
    /// The window.
    package var window: Window
    /// The reader's language.
    package var language: Language
    /// The city that the reader has on the meter.
    package var city: String?

    /// Makes what a room is told.
    package init(room: ShiftRoom, window: Window = Window(), language: Language, city: String? = nil) {
      self.room = room
      self.window = window
      self.language = language
      self.city = city
    }
  }

  /// Whether the screen must be shown although it is the one before: the room was entered anew.
  package var mustShow: Bool {
    if case .open = kind { true } else { false }
  }

  /// Makes an event.
  package init(now: Instant, _ kind: Kind) {
    self.now = now
    self.kind = kind
  }
}
