import Drawing
import Track
import Units

/// Something that happened to the app, with the time at which the page noticed it.
package struct AppEvent: Sendable {
  /// The page's clock.
  package let now: Instant
  /// What happened.
  package let kind: Kind

  /// What can happen.
  package enum Kind: Sendable {
    /// The page was opened.
    case boot(Boot)
    /// A file of the site came; nil when it could not be had.
    case loaded(path: String, text: [UInt8]?)
    /// A key was pressed.
    case key(Key)
    /// A field was changed.
    case input(Field, value: String)
    /// The receiver gave a position.
    case fix(Fix)
    /// The receiver gave none.
    case positionError(PositionProblem)
    /// A beat of the clock that was asked for.
    case tick
    /// The window changed its size or its colours.
    case resize(Device)
    /// The page came into sight or went out of it.
    case visible(Bool)
    /// A file was opened.
    case file(OpenedFile)
    /// A file is being read, of a track so many of a thousand parts so far.
    case reading(thousandths: Int64)
    /// The page has been drawn, and what was too long for one go goes on.
    case goOn
    /// The part of the address after the number sign changed.
    case route(Room)
    /// What was to be kept durably is kept.
    case stored
    /// What was to be kept could not be kept.
    case storeFailed(reason: String, isFull: Bool)
    /// The engine was started afresh, without an event that it died of.
    case recovered(dropped: String)
    /// A text was passed on, or not.
    case shared(ShareOutcome)
    /// The receipt was drawn: the addresses of its pictures for the screen and for paper.
    case receiptDrawn(DrawnReceipt)
    /// The receipt could not be made.
    case receiptFailed(reason: String)
    /// Another page has taken over the ride.
    case taken
    /// The reader has said whether the fare may stand in a notification.
    case notifications(Abilities.Notifications)
    /// The page fills the screen now, or no longer.
    case screenFilled(Bool)
    /// The reader's own tariffs.
    case tariffs([OwnTariff])
    /// The notes of the kept rides, the newest first.
    case rides([KeptRide])
    /// A kept ride as it was written; nil when there is none.
    case keptRide(id: String, text: [UInt8]?)
    /// The browser offers to install the app, or no longer does.
    case installable(Bool)
    /// A new version waits to be started.
    case newVersion
    /// Everything is there to work without a network.
    case offlineReady
    /// The rooms that answer could not be made.
    case roomFailed(reason: String)
  }

  /// Makes an event.
  package init(now: Instant, _ kind: Kind) {
    self.now = now
    self.kind = kind
  }

  /// Whether the screen must be shown although it is the one before: the page may have left that one out.
  package var mustShow: Bool {
    switch kind {
    case .boot, .storeFailed: true
    default: false
    }
  }
}

/// What is known when the page is opened.
package struct Boot: Sendable {
  /// The window.
  package var device: Device
  /// The reader's languages, best first.
  package var languages: [String]
  /// What was kept of the settings.
  package var settings: Settings
  /// The lines of the ride log; nil when there is none.
  package var log: [UInt8]?
  /// Where the address leads.
  package var place: Room
  /// What the browser can do for the ride.
  package var abilities: Abilities

  /// Makes what is known.
  package init(
    device: Device, languages: [String], settings: Settings, log: [UInt8]?, place: Room = .shell,
    abilities: Abilities = Abilities()
  ) {
    self.abilities = abilities
    self.device = device
    self.languages = languages
    self.settings = settings
    self.log = log
    self.place = place
  }
}

/// Why the receiver gives no positions.
package enum PositionProblem: Sendable, Hashable {
  /// The reader or the system refuses them to the page.
  case denied
  /// The device cannot tell.
  case unavailable
  /// None came in time.
  case timedOut
  /// Some came, none was precise enough.
  case unusable
  /// The page was opened without https.
  case insecure
}

/// What became of a text that was to be passed on.
package enum ShareOutcome: Sendable, Hashable {
  /// The system took it.
  case shared
  /// It is on the clipboard.
  case copied
  /// The reader thought better of it.
  case cancelled
  /// Neither was allowed.
  case failed
}

/// A file that the reader opened.
package struct OpenedFile: Sendable {
  /// What is in it.
  package enum Content: Sendable {
    /// The positions of a track that have a time, in the order of the file.
    case track([Fix])
    /// A track without any: so many points, of which so many are positions.
    case unusable(points: Int, places: Int)
    /// The text of anything else.
    case text([UInt8])
    /// It could not be read.
    case unreadable
  }

  /// Its name.
  package let name: String
  /// What is in it.
  package let content: Content

  /// Makes an opened file.
  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}
