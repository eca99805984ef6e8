import Drawing
import JSON
import RideLog
import Tariffs
import Taximeter
import Track
import Units
import Words

/// Everything the app knows; it is changed by ``update(_:_:)`` alone.
package struct AppState: Sendable {
  /// The page's clock at the last event.
  package internal(set) var now = Instant(milliseconds: 0)
  /// The room that is shown.
  package internal(set) var place = Room.shell
  /// What it is shown on.
  package internal(set) var device = Device()
  /// Whether anyone can see the page.
  package internal(set) var isVisible = true
  /// The reader's languages, best first.
  package internal(set) var languages: [String] = []
  /// What the reader chose.
  package internal(set) var settings = Settings()
  /// The files of the site.
  package internal(set) var library = Library()
  /// The ride that goes on.
  package internal(set) var ride: Ride?
  /// The log of a ride that cannot go on yet, because its tariff has not come.
  package internal(set) var waitingLog: [UInt8]?
  /// Why a log could not be read; it is kept and can be exported.
  package internal(set) var unreadableLog: UnreadableLog?
  /// The rate taken by its key before Start.
  package internal(set) var chosenRate: String?
  /// The receiver.
  package internal(set) var receiver = Receiver()
  /// Whether the extras are open.
  package internal(set) var showsExtras = false
  /// The fields of the sheet in which something stands that was not taken.
  var wrongFields: [Field] = []
  /// What the meter's face remembers.
  package internal(set) var face = Face()
  /// What the browser can do for the ride.
  package internal(set) var abilities = Abilities()
  /// What is looked for among the cities.
  package internal(set) var citySearch = ""
  /// The reader's own tariffs.
  package internal(set) var own = OwnShelf()
  /// The room that answers, as far as the app knows it.
  package internal(set) var answers = RoomFrame()
  /// The pictures of the receipt.
  package internal(set) var drawnReceipt = DrawnReceipt()
  /// The rides that were kept.
  package internal(set) var archive = Archive()
  /// The ride that the developer's page runs once more.
  package internal(set) var replayed: Replayed? {
    get { storedReplay?.value }
    set { storedReplay = newValue.map { .value($0) } }
  }
  private var storedReplay: Stored<Replayed>?
  /// What runs on the doors.
  package internal(set) var doorDemo = DoorDemo()
  /// The city of a link, until its tariff has come.
  var linkedCity: String?
  /// Whether the browser offers to install the app.
  package internal(set) var isInstallable = false
  /// What the reader must know, until it is put away.
  package internal(set) var notices: [Notice] = []
  /// The page as the effects have set it up.
  var platform = Platform()
  /// What went wrong behind the screen, newest last, for the developer.
  package internal(set) var remarks: [String] = []

  /// Makes the state before anything has happened.
  package init() {}

  /// A log that stays as it is.
  package struct UnreadableLog: Sendable, Hashable {
    /// Its lines.
    package let text: String
    /// The line and what is wrong with it.
    package let reason: String
  }

  /// What the reader must know.
  package enum Notice: Sendable, Hashable {
    /// The engine was started afresh without an event.
    case recovered(dropped: String)
    /// The ride is not stored; there may be no room.
    case notStored(isFull: Bool)
    /// Another page has the ride.
    case taken
    /// A file is being read, so far of it.
    case reading(thousandths: Int64)
    /// A file was refused.
    case fileRefused(FileRefusal)
    /// A recorded track was opened to finish a ride.
    case finished(added: Int64)
    /// Files were imported.
    case imported
    /// A link to another city was followed while the meter runs.
    case cityStays
    /// A new version waits.
    case newVersion
  }

  /// Why a file was refused.
  package enum FileRefusal: Error, Sendable, Hashable {
    /// It is too large or could not be opened.
    case unreadable
    /// It is neither a track nor a ride log.
    case unknownKind
    /// Nothing is in it.
    case empty
    /// It ends in the middle.
    case broken
    /// It is a GPX file without a track.
    case noTrack
    /// None of its positions is on the globe.
    case noPlaces
    /// None of its positions has a time.
    case noTimes
    /// One position, or several at one time, are no ride.
    case tooFew
    /// It is longer than a meter counts.
    case tooLong
    /// It is a ride log in which no ride was begun.
    case noRide
    /// A line is no JSON.
    case noJSON(line: Int)
    /// Its tariff is not offered.
    case unknownTariff(String)
    /// There is no tariff to price a track by.
    case noCity
    /// A line is no line of a ride log.
    case line(Int)
  }

  /// The language in use.
  package var language: Language { library.strings?.language ?? wantedLanguage }

  var wantedLanguage: Language { settings.language ?? Language.preferred(languages) }

  /// The tariff on the meter: the ride's, else the one chosen.
  package var tariff: Tariff? {
    ride?.tariff ?? settings.city.flatMap { library.tariff($0) }
  }

  /// Notes an event that could not be read and is ignored.
  package mutating func note(_ error: JSONError) {
    remark(error.description)
  }

  /// Keeps a remark, and no more than the last twenty.
  mutating func remark(_ text: String) {
    remarks.append(text)
    if remarks.count > 20 { remarks.removeFirst() }
  }
}

/// What is known of the device's receiver.
package struct Receiver: Sendable, Hashable {
  /// Since when positions are awaited.
  package internal(set) var since: Instant?
  /// The last position that came, used or not.
  package internal(set) var last: Fix?
  /// Why none can be used.
  package internal(set) var problem: PositionProblem?
}

/// What the page was told to do, so that it is told again only when that changes.
struct Platform: Sendable, Hashable {
  var isWatching = false
  var tickRate: Int64 = 0
  var isAwake = false
}
