import JSON
import Track
import Units

extension AppEvent {
  /// Reads an event as the page sends it: one JSON object with `event`, `now` and what goes with it.
  ///
  /// - Throws: A ``JSONError`` for anything else; the event is then to be ignored.
  package init(json bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    let kind = try AppEvent.kind(node)
    self.init(now: try node.member("now").instant, kind)
  }

  private static func kind(_ node: JSONNode) throws(JSONError) -> Kind {
    let word = try node.member("event")
    switch try word.string {
    case "boot": return .boot(try Boot(node))
    case "loaded": return .loaded(path: try node.member("path").string, text: try node.bytes(of: "text"))
    case "key": return .key(try key(node))
    case "input": return try input(node)
    case "fix": return .fix(try Fix(event: node, time: node.member("time").instant))
    case "position-error": return .positionError(try problem(node.member("kind")))
    case "tick": return .tick
    case "resize": return .resize(try Device(node))
    case "visible": return .visible(try node.member("visible").bool)
    case "file": return .file(try OpenedFile(node))
    case "reading": return .reading(thousandths: try node.member("done").int64)
    case "go-on": return .goOn
    case "route": return .route(Room(hash: try node.member("hash").string))
    case "stored": return .stored
    case "store-failed":
      return .storeFailed(
        reason: try node.optional("reason")?.string ?? "", isFull: try node.optional("full")?.bool ?? false)
    case "recovered": return .recovered(dropped: try node.member("dropped").string)
    case "shared": return .shared(try ShareOutcome(node.member("outcome")))
    case "receipt-drawn":
      return .receiptDrawn(
        DrawnReceipt(
          screen: try node.member("screen").string, paper: try node.member("paper").string,
          lacksMap: try node.optional("lacksMap")?.bool ?? false))
    case "receipt-failed": return .receiptFailed(reason: try node.member("reason").string)
    case "taken": return .taken
    case "notifications": return .notifications(try notifications(node.member("permission")))
    case "screen-filled": return .screenFilled(try node.member("on").bool)
    case "tariffs": return .tariffs(try OwnTariff.list(node.member("tariffs")))
    case "rides": return .rides(try rides(node.member("rides")))
    case "kept-ride": return .keptRide(id: try node.member("id").string, text: try node.bytes(of: "text"))
    case "installable": return .installable(try node.member("installable").bool)
    case "new-version": return .newVersion
    case "offline-ready": return .offlineReady
    case "room-failed": return .roomFailed(reason: try node.member("reason").string)
    default: throw word.fail("expected the name of an event")
    }
  }

  private static func key(_ node: JSONNode) throws(JSONError) -> Key {
    let name = try node.member("key")
    let value = try node.optional("value")?.string
    guard let key = Key(name: try name.string, value: value) else { throw name.fail("expected the name of a key") }
    return key
  }

  private static func input(_ node: JSONNode) throws(JSONError) -> Kind {
    let name = try node.member("name")
    guard let field = Field(name: try name.string) else { throw name.fail("expected the name of a field") }
    return .input(field, value: try node.member("value").string)
  }

  /// A note that cannot be read is left out: its ride is still there to be exported.
  private static func rides(_ node: JSONNode) throws(JSONError) -> [KeptRide] {
    var rides: [KeptRide] = []
    for element in try node.elements {
      do throws(JSONError) { rides.append(try KeptRide(element)) } catch { continue }
    }
    return rides
  }

  private static func problem(_ node: JSONNode) throws(JSONError) -> PositionProblem {
    try node.choice([("denied", .denied), ("unavailable", .unavailable), ("timeout", .timedOut)])
  }

  fileprivate static func notifications(_ node: JSONNode) throws(JSONError) -> Abilities.Notifications {
    try node.choice(Abilities.Notifications.allCases.map { ($0.rawValue, $0) })
  }
}

extension Boot {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    var languages: [String] = []
    if let list = try node.optional("languages") {
      for tag in try list.elements { languages.append(try tag.string) }
    }
    if let language = try node.optional("language"), languages.isEmpty { languages = [try language.string] }
    self.init(
      device: try Device(node), languages: languages,
      settings: try node.optional("settings").map { Settings($0) } ?? Settings(), log: try node.bytes(of: "log"),
      place: Room(hash: try node.optional("hash")?.string ?? ""),
      abilities: try node.optional("abilities").map { node throws(JSONError) in try Abilities(node) } ?? Abilities())
  }
}

extension ShareOutcome {
  /// Reads what the page says of passing on.
  ///
  /// - Throws: A `JSONError` for anything else.
  package init(_ node: JSONNode) throws(JSONError) {
    self = try node.choice([
      ("shared", .shared), ("copied", .copied), ("cancelled", .cancelled), ("failed", .failed),
    ])
  }
}

extension Device {
  /// Reads what the page says of the window.
  ///
  /// - Throws: A `JSONError` for anything else.
  package init(_ node: JSONNode) throws(JSONError) {
    self.init(
      width: try node.member("width").scaled(digits: 0), height: try node.member("height").scaled(digits: 0),
      isDark: try node.member("dark").bool, hasReducedMotion: try node.member("reducedMotion").bool,
      isSecure: try node.optional("secure")?.bool ?? true, shares: try node.optional("shares")?.bool ?? false)
  }
}

extension Abilities {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    self.init(
      notifications: try AppEvent.notifications(node.member("notifications")),
      staysAwake: try node.member("staysAwake").bool, fillsScreen: try node.member("fillsScreen").bool,
      isSlow: try node.member("slow").bool)
  }
}

extension OpenedFile {
  init(_ node: JSONNode) throws(JSONError) {
    let name = try node.member("name").string
    if let points = try node.optional("points"), !points.isNull {
      var fixes: [Fix] = []
      var (all, places) = (0, 0)
      for point in try points.elements {
        all += 1
        // A point that is nowhere has no latitude.
        guard try !point.member("lat").isNull else { continue }
        places += 1
        let time = try point.member("time")
        if !time.isNull { fixes.append(try Fix(event: point, time: time.instant)) }
      }
      self.init(
        name: name, content: fixes.isEmpty ? .unusable(points: all, places: places) : .track(fixes))
    } else if let text = try node.bytes(of: "text") {
      self.init(name: name, content: .text(text))
    } else {
      self.init(name: name, content: .unreadable)
    }
  }
}

extension Fix {
  fileprivate init(event node: JSONNode, time: Instant) throws(JSONError) {
    guard
      let place = Coordinate(
        latitude: try node.member("lat").scaled(digits: 9), longitude: try node.member("lon").scaled(digits: 9))
    else { throw node.fail("expected a place on the globe: lat from -90 to 90, lon from -180 to 180") }
    self.init(
      time: time, place: place, accuracy: try Fix.thousandths("accuracy", of: node).map { Distance(millimetres: $0) },
      speed: try Fix.thousandths("speed", of: node).map { Speed(millimetresPerSecond: $0) })
  }

  private static func thousandths(_ key: String, of node: JSONNode) throws(JSONError) -> Int64? {
    guard let value = try node.optional(key), !value.isNull else { return nil }
    let thousandths = try value.scaled(digits: 3)
    guard thousandths.magnitude < 1_000_000_000_000_000 else { throw value.fail("expected a number such as 5.2") }
    return thousandths
  }
}

extension JSONNode {
  /// The bytes of a string; nil when the key is missing or null.
  func bytes(of key: String) throws(JSONError) -> [UInt8]? {
    guard let node = try optional(key), !node.isNull else { return nil }
    return Array(try node.utf8)
  }
}
