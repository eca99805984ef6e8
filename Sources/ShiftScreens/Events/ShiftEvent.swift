import JSON
import Track
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
    /// The dispatcher has answered, or nobody has.
    case told(Told)
    /// The dispatcher's stream says something.
    case news(name: String, data: [UInt8])
    /// The dispatcher's stream has become something else.
    case stream(Stream)
    /// The receiver has seen the car.
    case fix(Fix)
  }

  /// What a stream of events can be.
  package enum Stream: String, Sendable, Hashable, CaseIterable {
    /// It is there.
    case open
    /// It is looked for again.
    case broken
    /// Nobody looks for it any more.
    case over
  }

  /// What became of a request to the dispatcher.
  package struct Told: Sendable, Hashable {
    /// Which.
    package var name: DeskAsk.Name
    /// The status of HTTP; 0 where there was no answer.
    package var status: Int64
    /// The answer's body.
    package var text: [UInt8]
    /// How many milliseconds it took.
    package var took: Int64

    /// Makes one.
    package init(_ name: DeskAsk.Name, status: Int64, text: [UInt8] = [], took: Int64 = 0) {
      self.name = name
      self.status = status
      self.text = text
      self.took = took
    }
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
    /// The name of the server that the app came from.
    package var host: String

    /// Makes what a room is told.
    package init(
      room: ShiftRoom, window: Window = Window(), language: Language, city: String? = nil, host: String = ""
    ) {
      self.room = room
      self.window = window
      self.language = language
      self.city = city
      self.host = host
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
