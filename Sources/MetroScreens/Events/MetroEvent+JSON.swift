import JSON
import Screens
import Track
import Units
import Words

extension MetroEvent {
  /// Reads an event as the page sends it: one JSON object with `event`, `now` and what goes with it.
  ///
  /// - Throws: A `JSONError` for anything else; the event is then to be ignored.
  package init(json bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    let kind = try MetroEvent.kind(node)
    self.init(now: try node.member("now").instant, kind)
  }

  private static func kind(_ node: JSONNode) throws(JSONError) -> Kind {
    let word = try node.member("event")
    switch try word.string {
    case "open": return .open(try Opening(node))
    case "loaded": return .loaded(path: try node.member("path").string, text: try bytes(node, "text"))
    case "recalled": return .recalled(name: try node.member("name").string, text: try bytes(node, "text"))
    case "recall-failed": return .recallFailed(name: try node.member("name").string)
    case "names":
      var names: [String] = []
      for name in try node.member("names").elements { names.append(try name.string) }
      return .names(names)
    case "keep-failed": return .keepFailed
    case "key":
      let name = try node.member("key")
      guard let key = MetroKey(name: try name.string, value: try node.optional("value")?.string) else {
        throw name.fail("expected the name of a key")
      }
      return .key(key)
    case "input":
      let name = try node.member("name")
      guard let field = MetroField(name: try name.string) else { throw name.fail("expected the name of a field") }
      return .input(field, value: try node.member("value").string)
    case "resize": return .resize(try Device(node))
    case "tick": return .tick
    case "visible": return .visible(try node.member("visible").bool)
    case "file":
      return .file(name: try node.member("name").string, text: try bytes(node, "text") ?? [])
    case "file-failed":
      return .fileFailed(name: try node.member("name").string, reason: try node.member("reason").string)
    case "fix": return .fix(try fix(node))
    case "motion":
      var samples: [Int64] = []
      for sample in try node.member("samples").elements { samples.append(try sample.scaled(digits: 3)) }
      return .motion(samples)
    case "siren": return .siren(try bytes(node, "text"))
    case "sounding": return .sounding(try node.member("on").bool)
    case "shared": return .shared(try ShareOutcome(node.member("outcome")))
    default: throw word.fail("expected the name of an event")
    }
  }

  /// The bytes of a text; nil where it is missing or null.
  private static func bytes(_ node: JSONNode, _ key: String) throws(JSONError) -> [UInt8]? {
    guard let text = try node.optional(key), !text.isNull else { return nil }
    return Array(try text.utf8)
  }

  /// A position as the page tells it, the numbers as JavaScript writes them.
  private static func fix(_ node: JSONNode) throws(JSONError) -> Fix {
    guard
      let place = Coordinate(
        latitude: try node.member("lat").scaled(digits: 9), longitude: try node.member("lon").scaled(digits: 9))
    else { throw node.fail("expected a place on the globe") }
    let accuracy = try node.optional("accuracy").map { node throws(JSONError) in
      Distance(millimetres: try node.scaled(digits: 3))
    }
    let speed = try node.optional("speed").flatMap { node throws(JSONError) in
      node.isNull ? nil : Speed(millimetresPerSecond: try node.scaled(digits: 3))
    }
    return Fix(time: try node.member("time").instant, place: place, accuracy: accuracy, speed: speed)
  }
}

extension MetroEvent.Opening {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    let tag = try node.member("language")
    guard let language = Language(tag: try tag.string) else { throw tag.fail("expected the tag of a language") }
    var abilities = MetroAbilities()
    if let told = try node.optional("abilities") {
      abilities = MetroAbilities(
        playsFLAC: try told.member("flac").bool, staysAwake: try told.member("awake").bool,
        hasMotion: try told.member("motion").bool, shares: try told.member("shares").bool)
    }
    self.init(
      room: MetroRoom(hash: try node.member("hash").string), device: try Device(node), language: language,
      abilities: abilities, zone: try node.optional("zone")?.string)
  }
}
