import Almanac
import JSON
import Metro
import Screens
import Units
import Words

/// Everything that the metro's rooms know; it is changed by `update(_:_:)` alone.
package struct MetroState: Sendable {
  /// The page's clock at the last event.
  package internal(set) var now = Instant(milliseconds: 0)
  /// The room that is shown.
  package internal(set) var room = MetroRoom.home
  /// What it is shown on.
  package internal(set) var device = Device()
  /// What the browser can do for the ride.
  package internal(set) var abilities = MetroAbilities()
  /// The reader's language.
  package internal(set) var language = Language.english
  /// The texts; nil until they have come.
  package internal(set) var strings: Strings?
  /// What was asked for and what has come of it.
  var desk = MetroDesk()
  /// The networks there are.
  package internal(set) var shelf = NetworkShelf()
  /// The network that is used; nil until it has come.
  package internal(set) var network: LoadedNetwork?
  /// From where to where.
  package internal(set) var trip = TripChoice()
  /// The ride that goes on, or is over and not yet put away.
  package internal(set) var ride: CountedRide?
  /// A ride that was kept and whose network has not come yet.
  var waitingRide: MetroRideLog?
  /// The rides that are over.
  package internal(set) var journal = Journal()
  /// What was measured.
  package internal(set) var learned = LearnedTimes()
  /// Taps at every stop.
  package internal(set) var calibration = Calibration()
  /// A line by hand.
  package internal(set) var form = LineForm()
  /// What the reader has chosen.
  package internal(set) var choices = MetroChoices()
  /// What is known of alerts in the air.
  package internal(set) var siren = Siren()
  /// What the accelerometer says.
  package internal(set) var motion = MotionHint()
  /// What must be said, the newest last.
  package internal(set) var notices: [MetroNotice] = []
  /// What the page was told to do.
  var platform = MetroPlatform()
  /// What went wrong behind the screen, newest last.
  package internal(set) var remarks: [String] = []

  /// Makes the state before anything has happened.
  package init() {}

  /// Notes an event that could not be read and is ignored.
  package mutating func note(_ error: JSONError) {
    remark(error.description)
  }

  /// Whether alerts in the air are asked for: wanted, and to be had.
  var asksSiren: Bool { choices.asksSiren && shelf.hasAlerts }

  mutating func remark(_ text: String) {
    remarks.append(text)
    if remarks.count > 20 { remarks.removeFirst() }
  }

  mutating func notify(_ notice: MetroNotice) {
    notices.removeAll { $0.id == notice.id }
    notices.append(notice)
  }

  mutating func dismiss(_ id: String) {
    notices.removeAll { $0.id == id }
  }
}

/// What the browser can do for a metro ride.
package struct MetroAbilities: Sendable, Hashable {
  /// Whether it plays FLAC; else a ride's sound is a WAV file.
  package var playsFLAC: Bool
  /// Whether the screen can be kept on.
  package var staysAwake: Bool
  /// Whether the page can be told of motion.
  package var hasMotion: Bool
  /// Whether things can be passed on to other apps.
  package var shares: Bool

  /// Makes abilities.
  package init(playsFLAC: Bool = true, staysAwake: Bool = true, hasMotion: Bool = false, shares: Bool = false) {
    self.playsFLAC = playsFLAC
    self.staysAwake = staysAwake
    self.hasMotion = hasMotion
    self.shares = shares
  }
}

/// What was asked of the page and is not answered yet, and what could not be had.
struct MetroDesk: Sendable {
  var hasOpened = false
  /// Whether the list of the site's networks came, or will not.
  var hasIndex = false
  /// The names of kept texts that are awaited.
  var awaited: [String] = []
  /// The paths that were asked for.
  var asked: [String] = []
  var missing: [String] = []
  /// Whether something that was kept could not be read: then nothing is written over it.
  var isUnreadable = false

  /// Whether everything kept has come.
  var isSettled: Bool { hasOpened && awaited.isEmpty }
}

/// What the page was told to do, so that it is told again only when that changes.
struct MetroPlatform: Sendable, Hashable {
  var ticks = false
  var isAwake = false
  var isWatching = false
  var feelsMotion = false
  var asksSiren = false
}
