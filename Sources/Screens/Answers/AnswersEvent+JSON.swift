import JSON
import Units
import Words

extension AnswersEvent {
  /// Reads an event as the page sends it: one JSON object with `event`, `now` and what goes with it.
  ///
  /// - Throws: A ``JSONError`` for anything else; the event is then to be ignored.
  package init(json bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    let kind = try AnswersEvent.kind(node)
    self.init(now: try node.member("now").instant, kind)
  }

  private static func kind(_ node: JSONNode) throws(JSONError) -> Kind {
    let word = try node.member("event")
    switch try word.string {
    case "open": return .open(try Opening(node))
    case "loaded": return .loaded(path: try node.member("path").string, text: try node.bytes(of: "text"))
    case "key":
      let name = try node.member("key")
      guard let key = AnswerKey(name: try name.string, value: try node.optional("value")?.string) else {
        throw name.fail("expected the name of a key")
      }
      return .key(key)
    case "input":
      let name = try node.member("name")
      guard let field = AnswerField(name: try name.string) else { throw name.fail("expected the name of a field") }
      return .input(field, value: try node.member("value").string)
    case "resize": return .resize(try Device(node))
    case "file": return .file(try OpenedFile(node))
    case "tariffs": return .tariffs(try OwnTariff.list(node.member("tariffs")))
    case "recalled": return .recalled(name: try node.member("name").string, text: try node.optional("text")?.string)
    case "map": return .map(hasCome: try node.member("came").bool)
    case "printer": return .printer(try PrinterNote(node))
    case "shared": return .shared(try ShareOutcome(node.member("outcome")))
    default: throw word.fail("expected the name of an event")
    }
  }
}

extension AnswersEvent.Opening {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    let hash = try node.member("hash")
    guard let room = AnswerRoom(hash: try hash.string) else { throw hash.fail("expected the address of a room") }
    let tag = try node.member("language")
    guard let language = Language(tag: try tag.string) else { throw tag.fail("expected the tag of a language") }
    self.init(
      room: room, device: try Device(node), language: language,
      units: UnitChoice(rawValue: try node.member("units").string) ?? .city, city: try node.optional("city")?.string,
      log: try node.bytes(of: "log"), number: try node.optional("number")?.int64,
      map: try node.optional("map")?.string)
  }
}
