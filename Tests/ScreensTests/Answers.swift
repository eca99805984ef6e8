import Foundation
import RideSupport
import Screens
import Tariffs
import Units
import Words

/// The rooms that answer, with a page that does at once what it is told, on the files of this checkout.
struct Answers {
  private(set) var state = AnswersState()
  /// Every effect so far.
  private(set) var effects: [Effect] = []
  /// The own tariffs that the page keeps: note and file, by identifier.
  private(set) var kept: [OwnFile] = []
  /// The texts that the page keeps, by their names.
  private(set) var texts: [String: String] = [:]

  init(
    _ room: AnswerRoom, _ language: Language = .english, city: String? = "us-nyc", log: [UInt8]? = nil,
    number: Int64? = nil, texts: [String: String] = [:]
  ) {
    self.texts = texts
    send(
      .open(
        AnswersEvent.Opening(room: room, language: language, city: city, log: log, number: number)))
  }

  /// A ride of the fixtures.
  static func ride(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: Golden.package.appending(path: "Tests/Fixtures/rides/\(name).ndjson").path())
      .map { [UInt8]($0) } ?? []
  }

  mutating func send(_ kind: AnswersEvent.Kind) {
    for effect in update(&state, AnswersEvent(now: App.noon, kind)) { perform(effect) }
  }

  mutating func press(_ keys: AnswerKey...) {
    for key in keys { send(.key(key)) }
  }

  mutating func type(_ field: AnswerField, _ value: String) {
    send(.input(field, value: value))
  }

  /// Fills a form field by field, as a person does.
  mutating func type(_ texts: [(FormField, String)]) {
    for (field, text) in texts { type(.form(field), text) }
  }

  /// The screen as text.
  var text: String { plainText(content(state)) }

  private mutating func perform(_ effect: Effect) {
    effects.append(effect)
    switch effect {
    case .load(let path): send(.loaded(path: path, text: file(path)))
    case .keepTariff(let id, let note, let text):
      kept.removeAll { $0.id == id }
      kept.append(OwnFile(id: id, note: note, text: text))
    case .deleteTariff(let id): kept.removeAll { $0.id == id }
    case .keepText(let name, let text): texts[name] = text
    case .recall(let name): send(.recalled(name: name, text: texts[name]))
    case .navigate(.module(.answer(let room))), .leave(for: .module(.answer(let room))):
      send(.open(AnswersEvent.Opening(room: room, language: state.language, city: state.city)))
    default: break
    }
  }

  private func file(_ path: String) -> [UInt8]? {
    if let own = kept.first(where: { path == "data/tariffs/\($0.id).json" }) { return Array(own.text.utf8) }
    if path == "data/index.json" { return Answers.index }
    return App.file(path)
  }

  private static let index: [UInt8] = {
    do {
      let cities = String(decoding: CityIndex.json(try ShippedTariffs.all()), as: UTF8.self)
      let calendars =
        #"[{"id":"gb-eaw","names":{"en":"England and Wales, bank holidays"}},{"id":"pl","names":{"en":"Poland"}}]"#
      return Array(#"{"cities":\#(cities),"calendars":\#(calendars)}"#.utf8)
    } catch {
      fatalError("The tariffs of this checkout cannot be read: \(error)")
    }
  }()
}
