import JSON
import Offers
import Shift
import Track
import Units

/// The way to a dispatcher as it stands.
///
/// It belongs to the device: the day is the same whatever became of a request.
package struct DeskLink: Sendable {
  /// The name under which the dispatcher knows the driver.
  package let owner: String
  /// What people call him.
  package internal(set) var name: String
  /// Whether the dispatcher takes the link no more.
  package internal(set) var isRevoked = false
  /// Where the car was seen last, and how.
  package internal(set) var fix: Fix?
  /// Since when nothing was answered; nil while it is.
  package internal(set) var lostSince: Instant?
  /// What was asked and is not answered yet.
  var asked: [DeskAsk.Name] = []
  /// Not asked again before.
  var retryAt = Instant(milliseconds: 0)
  /// When something was answered last.
  var contact = Instant(milliseconds: 0)
  /// When the place was told last.
  var placed = Instant(milliseconds: 0)
  /// Whether how things stand must be asked.
  var mustLook = true
  /// A ride that the dispatcher does not name any more.
  var missed: String?
  /// The number of the last event that is known; nil before anything is.
  var sequence: Int64?
  var isListening = false
  var isFollowing = false
  /// How many milliseconds the dispatcher's clock is ahead of this one, by the quickest answer.
  private(set) var ahead: Int64 = 0
  private var quickest: Int64?

  init(owner: String, name: String) {
    self.owner = owner
    self.name = name
  }

  /// The dispatcher's clock showed a time in an answer that took so many milliseconds and has come now.
  mutating func compare(_ time: Int64, took: Int64, at now: Instant) {
    // A clock drifts: an old comparison is not the best for ever.
    if let quickest, took > quickest + 50 { return }
    quickest = max(1, took)
    ahead = time - (now.milliseconds - took / 2)
  }

  /// A time of the dispatcher's clock on this one.
  func here(_ time: Instant) -> Instant { Instant(milliseconds: time.milliseconds - ahead) }

  /// A time of this clock on the dispatcher's.
  func there(_ time: Instant) -> Int64 { time.milliseconds + ahead }

  /// As it is kept.
  var json: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("owner", string: owner)
    writer.member("name", string: name)
    // What was done without a connection is told by the dispatcher's clock, after the page was opened anew too.
    writer.member("ahead", int64: ahead)
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Reads what ``json`` wrote.
  init(json: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(json)
    self.init(owner: try node.member("owner").string, name: try node.member("name").string)
    ahead = try node.optional("ahead")?.int64 ?? 0
  }
}

/// Something that is asked of the dispatcher over HTTP.
package struct DeskAsk: Sendable, Hashable {
  /// What it is about, by which its answer is known.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    /// Enters by a link.
    case enter
    /// Leaves again.
    case leave
    /// How things stand.
    case look
    /// What became of a ride.
    case ride
    /// Where the car is.
    case place
    /// The oldest of what is to be sent.
    case command
  }

  /// What it is about.
  package let name: Name
  /// The method of HTTP.
  package let method: String
  /// The path behind the app's own.
  package let path: String
  /// The token, where one is needed beside what the device keeps.
  package var token: String?
  /// By which the same command is known again.
  package var key: String?
  /// The body; empty for none.
  package var body = ""
}

extension DeskCommand {
  /// Where it goes.
  var path: String {
    switch deed {
    case .vehicle: "driver/vehicle"
    case .window: "driver/window"
    case .see(let offer): "offers/" + offer + "/seen"
    case .accept(let offer, _): "offers/" + offer + "/accept"
    case .decline(let offer): "offers/" + offer + "/decline"
    case .act(_, let ride): "rides/" + ride + "/act"
    }
  }

  /// What is said there; `time` is when it was done, for what is told later.
  func body(at time: Int64?) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    switch deed {
    case .vehicle(let event): writer.member("event", string: event.rawValue)
    case .window(let seconds): writer.member("seconds", int64: seconds)
    case .accept(_, let revision): writer.member("revision", int64: revision)
    case .act(let action, _):
      writer.member("action", string: action.rawValue)
      if let time { writer.member("at", int64: time) }
    case .see, .decline: return ""
    }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
