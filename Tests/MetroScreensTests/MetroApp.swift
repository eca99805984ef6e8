import Foundation
import MetroMarkup
import MetroScreens
import RideSupport
import Units
import Words

/// The metro's rooms with a page that does at once what it is told, on the files of this checkout and a clock of its own.
struct MetroApp {
  private(set) var state = MetroState()
  /// Every effect so far.
  private(set) var effects: [MetroEffect] = []
  /// What the page keeps, by names.
  var kept: [String: String] = [:]
  /// Whether the page cannot read what it keeps.
  var isLocked = false
  /// Files of the site that have not come yet, where they are slow.
  private(set) var late: [String] = []
  var isSlow = false
  private(set) var now: Instant
  let language: Language
  /// Whether the server passes alerts in the air on.
  let hasAlerts: Bool

  /// A Monday morning of Kyiv's: 30 November 2026, 10:00.
  static let morning = Instant(seconds: 1_796_025_600)

  init(
    _ room: MetroRoom = .home, _ language: Language = .english, at now: Instant = MetroApp.morning,
    kept: [String: String] = [:], isLocked: Bool = false, isSlow: Bool = false, hasAlerts: Bool = true,
    abilities: MetroAbilities = MetroAbilities()
  ) {
    self.hasAlerts = hasAlerts
    self.kept = kept
    self.now = now
    self.language = language
    self.isLocked = isLocked
    self.isSlow = isSlow
    send(.open(MetroEvent.Opening(room: room, language: language, abilities: abilities, zone: "Europe/Kyiv")))
  }

  /// A way on the first screen.
  init(from: String, to: String, at now: Instant = MetroApp.morning, _ language: Language = .english) {
    self.init(.link(network: "ua-kyiv", from: from, to: to), language, at: now)
  }

  mutating func send(_ kind: MetroEvent.Kind) {
    for effect in update(&state, MetroEvent(now: now, kind)) { perform(effect) }
  }

  mutating func press(_ keys: MetroKey...) {
    for key in keys { send(.key(key)) }
  }

  /// Lets seconds pass; each is a beat, as in a page that can be seen.
  mutating func pass(_ seconds: Int) {
    for _ in 0..<seconds {
      now = now + .seconds(1)
      send(.tick)
    }
  }

  /// Lets seconds pass in which nothing runs, as in a page that is frozen.
  mutating func freeze(_ seconds: Int64) {
    now = now + .seconds(seconds)
    send(.visible(true))
  }

  /// Lets the slow files come, the last asked for first.
  mutating func arrive() {
    while let path = late.popLast() { send(.loaded(path: path, text: file(path))) }
  }

  var text: String { plainText(content(state)) }

  var html: String { String(decoding: markup(content(state)), as: UTF8.self) }

  /// The effects since a number of them.
  func since(_ count: Int) -> [MetroEffect] { Array(effects[count...]) }

  private mutating func perform(_ effect: MetroEffect) {
    effects.append(effect)
    switch effect {
    case .load(let path):
      if isSlow { late.append(path) } else { send(.loaded(path: path, text: file(path))) }
    case .keep(let name, let text): kept[name] = text
    case .recall(let name):
      if isLocked {
        send(.recallFailed(name: name))
      } else {
        send(.recalled(name: name, text: kept[name].map { Array($0.utf8) }))
      }
    case .names(let beginning): send(.names(kept.keys.filter { $0.hasPrefix(beginning) }.sorted()))
    case .navigate(let room):
      send(.open(MetroEvent.Opening(room: room, language: language, abilities: state.abilities, zone: "Europe/Kyiv")))
    default: break
    }
  }

  /// A file of the site as the command makes it of this checkout.
  private func file(_ path: String) -> [UInt8]? {
    if path == "data/index.json" {
      return Array(
        #"{"networks": [{"id": "ua-kyiv", "city": {"en": "Kyiv", "uk": "Київ"}}], "alerts": \#(hasAlerts)}"#.utf8)
    }
    let source = "Data/" + path.dropFirst("data/".count)
    guard let bytes = FileManager.default.contents(atPath: Golden.package.appending(path: source).path()) else {
      return nil
    }
    for language in Language.offered where source == "Data/strings/\(language.tag).json" {
      do { return try Strings.ordered(language, bytes: [UInt8](bytes)) } catch { return nil }
    }
    return [UInt8](bytes)
  }
}
