import JSON
import Units
import Words

/// Something that happened to the answers, with the time at which the page noticed it.
package struct AnswersEvent: Sendable {
  /// The page's clock.
  package let now: Instant
  /// What happened.
  package let kind: Kind

  /// What can happen.
  package enum Kind: Sendable {
    /// A room was entered, or its ride has gone on.
    case open(Opening)
    /// A file of the site came; nil when it could not be had.
    case loaded(path: String, text: [UInt8]?)
    /// A key was pressed.
    case key(AnswerKey)
    /// A field was changed.
    case input(AnswerField, value: String)
    /// The window changed its size or its colours.
    case resize(Device)
    /// A file was opened.
    case file(OpenedFile)
    /// The reader's own tariffs.
    case tariffs([OwnTariff])
    /// What was kept under a name; nil for nothing.
    case recalled(name: String, text: String?)
    /// A text or a picture was passed on, or not.
    case shared(ShareOutcome)
    /// The page tells something of a printer.
    case printer(PrinterNote)
    /// The part of the street map that was ordered came, or did not.
    case map(hasCome: Bool)
  }

  /// What the app tells a room.
  package struct Opening: Sendable {
    /// The room.
    package var room: AnswerRoom
    /// The window.
    package var device: Device
    /// The reader's language.
    package var language: Language
    /// In what distances are shown.
    package var units: UnitChoice
    /// The city that the reader has on the meter.
    package var city: String?
    /// The lines of the ride's log, a kept one's after its note; nil where there is no ride.
    package var log: [UInt8]?
    /// The number of the receipt of the ride on the meter.
    package var number: Int64?
    /// Who made the street map that the reader wants behind routes; nil for none.
    package var map: String?

    /// Makes what a room is told.
    package init(
      room: AnswerRoom, device: Device = Device(), language: Language, units: UnitChoice = .city, city: String? = nil,
      log: [UInt8]? = nil, number: Int64? = nil, map: String? = nil
    ) {
      self.room = room
      self.device = device
      self.language = language
      self.units = units
      self.city = city
      self.log = log
      self.number = number
      self.map = map
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
