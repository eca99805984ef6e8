import JSON
import Screens
import Track
import Units
import Words

/// Something that happened to the metro's rooms, with the time at which the page noticed it.
package struct MetroEvent: Sendable {
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
    /// What is kept could not be read.
    case recallFailed(name: String)
    /// The names of what is kept that begin alike.
    case names([String])
    /// Something could not be kept.
    case keepFailed
    case key(MetroKey)
    case input(MetroField, value: String)
    case resize(Device)
    /// A beat, once a second.
    case tick
    /// The page came into sight, or went out of it.
    case visible(Bool)
    /// A file was opened.
    case file(name: String, text: [UInt8])
    /// A file could not be opened.
    case fileFailed(name: String, reason: String)
    /// A position came.
    case fix(Fix)
    /// A second of the sizes of acceleration, in mm/s².
    case motion([Int64])
    /// An answer about alerts in the air; nil for none.
    case siren([UInt8]?)
    /// The ride's sound plays, or not.
    case sounding(Bool)
    /// A text was passed on, or not.
    case shared(ShareOutcome)
  }

  /// What the app and the page tell a room.
  package struct Opening: Sendable {
    /// The room.
    package var room: MetroRoom
    /// The window.
    package var device: Device
    /// The reader's language.
    package var language: Language
    /// What the browser can do.
    package var abilities: MetroAbilities
    /// The name of the clock of the place where the device is.
    package var zone: String?

    /// Makes what a room is told.
    package init(
      room: MetroRoom, device: Device = Device(), language: Language, abilities: MetroAbilities = MetroAbilities(),
      zone: String? = nil
    ) {
      self.room = room
      self.device = device
      self.language = language
      self.abilities = abilities
      self.zone = zone
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
