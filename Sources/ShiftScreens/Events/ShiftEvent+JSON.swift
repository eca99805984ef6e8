import JSON
import Track
import Units
import Words

extension ShiftEvent {
  /// Reads an event as the page sends it: one JSON object with `event`, `now` and what goes with it.
  ///
  /// - Throws: A `JSONError` for anything else; the event is then to be ignored.
  package init(json bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    let now = Instant(milliseconds: try node.member("now").int64(in: 0...253_402_300_799_999))
    self.init(now: now, try ShiftEvent.kind(node))
  }

  private static func kind(_ node: JSONNode) throws(JSONError) -> Kind {
    let word = try node.member("event")
    switch try word.string {
    case "open": return .open(try Opening(node))
    case "loaded": return .loaded(path: try node.member("path").string, text: try ShiftEvent.bytes(node, "text"))
    case "recalled": return .recalled(name: try node.member("name").string, text: try ShiftEvent.bytes(node, "text"))
    case "key":
      let name = try node.member("key")
      guard let key = ShiftKey(name: try name.string, value: try node.optional("value")?.string) else {
        throw name.fail("expected the name of a key")
      }
      return .key(key)
    case "input":
      let name = try node.member("name")
      guard let field = ShiftField(rawValue: try name.string) else { throw name.fail("expected the name of a field") }
      return .input(field, value: try node.member("value").string)
    case "resize": return .resize(try Window(node))
    case "tick": return .tick
    case "sheet": return .sheet(Int(try node.member("detent").int64(in: 0...9)))
    case "lettered": return .lettered(try node.member("there").bool)
    case "unkept": return .unkept
    case "told":
      return .told(
        Told(
          try node.member("name").choice(DeskAsk.Name.allCases.map { ($0.rawValue, $0) }),
          status: try node.member("status").int64(in: 0...999), text: Array(try node.member("text").string.utf8),
          took: try node.member("took").int64(in: 0...86_400_000)))
    case "news": return .news(name: try node.member("name").string, data: Array(try node.member("data").string.utf8))
    case "stream": return .stream(try node.member("state").choice(Stream.allCases.map { ($0.rawValue, $0) }))
    case "fix": return .fix(try fix(node))
    default: throw word.fail("expected the name of an event")
    }
  }

  private static func fix(_ node: JSONNode) throws(JSONError) -> Fix {
    Fix(
      time: Instant(milliseconds: try node.member("time").int64(in: 0...253_402_300_799_999)),
      place: try DeskLine.coordinate(node),
      accuracy: try millimetres(node, "accuracy").map { Distance(millimetres: $0) },
      speed: try millimetres(node, "speed").map { Speed(millimetresPerSecond: $0) })
  }

  private static func millimetres(_ node: JSONNode, _ name: String) throws(JSONError) -> Int64? {
    guard let value = try node.optional(name), value.kind != .null else { return nil }
    return Decimal.scaled(Array(try value.numberText.utf8), digits: 3)
  }

  private static func bytes(_ node: JSONNode, _ name: String) throws(JSONError) -> [UInt8]? {
    guard let text = try node.optional(name), text.kind != .null else { return nil }
    return Array(try text.string.utf8)
  }
}

extension ShiftEvent.Window {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    self.init(
      width: try ShiftEvent.Window.pixels(node.member("width")),
      height: try ShiftEvent.Window.pixels(node.member("height")),
      hasReducedMotion: try node.member("reducedMotion").bool)
  }

  /// Whole pixels; a zoomed window has fractions of them, which are cut.
  private static func pixels(_ node: JSONNode) throws(JSONError) -> Int64 {
    let whole = try node.numberText.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard let value = Int64(String(decoding: Array(whole), as: UTF8.self)), (0...100_000).contains(value) else {
      throw node.fail("expected a length in pixels")
    }
    return value
  }
}

extension ShiftEvent.Opening {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    let hash = try node.member("hash")
    guard let room = ShiftRoom(hash: try hash.string) else { throw hash.fail("expected the address of a room") }
    let tag = try node.member("language")
    guard let language = Language(tag: try tag.string) else { throw tag.fail("expected the tag of a language") }
    self.init(
      room: room, window: try ShiftEvent.Window(node), language: language, city: try node.optional("city")?.string,
      host: try node.optional("host")?.string ?? "")
  }
}
