import Foundation
import JSON
import RideLog
import RideSupport
import Screens
import Tariffs
import Units
import Words

/// The app with a page that does at once what it is told, on the files of this checkout.
struct App {
  private(set) var state = AppState()
  /// The page's clock.
  private(set) var now: Instant
  /// The stored log.
  private(set) var log: [String] = []
  /// What the page kept.
  private(set) var settings = Settings()
  /// The kept rides: each note, and the text that is kept with it.
  private(set) var rides: [(note: KeptRide, text: String)] = []
  /// Every effect so far.
  private(set) var effects: [Effect] = []
  /// How far the car of a live ride has gone, in metres.
  var travelled = 0.0
  /// The reader's own tariffs: note and file, by identifier.
  private(set) var own: [OwnFile] = []
  /// The files that the site lacks.
  var missing: [String] = []
  /// The index of the site, where it is not that of three cities.
  private let index: [UInt8]?
  private let language: Language

  /// A Wednesday, 17:30 in Barcelona, 11:30 in New York.
  static let noon = Instant(seconds: 1_772_641_800)

  init(
    _ language: Language = .english, at now: Instant = App.noon, city: String? = "us-nyc", place: Room = .meter,
    device: Device = Device(), abilities: Abilities = Abilities(notifications: .none), log: [String] = [],
    missing: [String] = [], rides: [(note: KeptRide, text: String)] = [], own: [OwnFile] = [],
    index: [UInt8]? = nil, change: (inout Settings) -> Void = { _ in }
  ) {
    self.now = now
    self.language = language
    self.missing = missing
    self.log = log
    self.rides = rides
    self.own = own
    self.index = index
    settings.city = city
    if language == .pseudo { settings.language = language }
    change(&settings)
    let text = log.isEmpty ? nil : Array((log.joined(separator: "\n") + "\n").utf8)
    send(
      .boot(
        Boot(
          device: device, languages: [language.tag], settings: settings, log: text, place: place,
          abilities: abilities)))
  }

  /// A page that is opened anew on what this one has stored.
  func reopened(place: Room? = nil) -> App {
    let kept = settings
    return App(
      language, at: now, place: place ?? state.place, device: state.device, abilities: state.abilities, log: log,
      missing: missing, rides: rides, own: own, change: { $0 = kept })
  }

  mutating func send(_ kind: AppEvent.Kind) {
    for effect in update(&state, AppEvent(now: now, kind)) { perform(effect) }
  }

  /// An event as a page writes it, at the time that it is.
  mutating func send(json: String) throws {
    send(try AppEvent(json: Array(json.utf8)).kind)
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Lets time pass with a tick every so many milliseconds.
  mutating func pass(seconds: Double, tick: Int64 = 1000) {
    let end = now + Elapsed(milliseconds: Int64(seconds * 1000))
    while now < end {
      now = min(end, now + Elapsed(milliseconds: tick))
      send(.tick)
    }
  }

  /// Lets time pass without a word from the page.
  mutating func sleep(seconds: Int64) {
    now = now + .seconds(seconds)
  }

  private mutating func perform(_ effect: Effect) {
    effects.append(effect)
    switch effect {
    case .goOn: send(.goOn)
    case .load(let path): send(.loaded(path: path, text: file(path)))
    case .append(let lines, _): log += lines
    case .replaceLog(let lines): log = lines
    case .clearLog: log = []
    case .save(let setting): settings.keep(setting)
    case .navigate(let place), .leave(let place): if place != state.place { send(.route(place)) }
    case .listRides: send(.rides(rides.map(\.note).sorted { $0.start > $1.start }))
    case .readRide(let id):
      send(.keptRide(id: id, text: rides.first { $0.note.id == id }.map { Array($0.text.utf8) }))
    case .keepRide(let id, let note, let lines):
      rides.removeAll { $0.note.id == id }
      rides.append((KeptRide.read(note), ([note] + lines).map { $0 + "\n" }.joined()))
    case .deleteRide(let id): rides.removeAll { id == nil || $0.note.id == id }
    case .deleteTariff(let id): keep(own.filter { $0.id != id })
    default: break
    }
  }

  /// Has other tariffs of the reader's own from now on.
  mutating func keep(_ tariffs: [OwnFile]) {
    own = tariffs
    send(.tariffs(tariffs.map { OwnTariff.read($0.note) }))
  }

  private func file(_ path: String) -> [UInt8]? {
    if missing.contains(path) { return nil }
    if path == "data/index.json", let index { return index }
    return own.first { path == "data/tariffs/\($0.id).json" }.map { Array($0.text.utf8) } ?? App.file(path)
  }

  /// The index of three cities.
  private static let index: [UInt8]? = {
    let tariffs = ["es-barcelona", "gb-glasgow", "us-nyc"].compactMap { id -> Tariff? in
      guard let bytes = file("data/tariffs/\(id).json") else { return nil }
      do throws(JSONError) { return try TariffFile.read(bytes) } catch { fatalError(error.description) }
    }
    return Array("{\"cities\": ".utf8) + CityIndex.json(tariffs) + Array("}".utf8)
  }()

  /// A file of the site from this checkout; nil where there is none.
  static func file(_ path: String) -> [UInt8]? {
    if path == "data/index.json" { return index }
    if path == "data/strings/qps.json" { return file("data/strings/en.json") }
    if path.hasPrefix("data/strings/") { return strings(String(path.dropFirst(13).dropLast(5))) }
    guard path.hasPrefix("data/") else { return nil }
    return FileManager.default.contents(atPath: Golden.package.appending(path: "Data/" + path.dropFirst(5)).path())
      .map { [UInt8]($0) }
  }

  /// The texts of a language as a site carries them.
  private static func strings(_ tag: String) -> [UInt8]? {
    guard let language = Language(tag: tag) else { return nil }
    do {
      return try Strings.ordered(language, bytes: Golden.bytes("Data/strings/\(tag).json"))
    } catch {
      fatalError("\(error)")
    }
  }

  /// The screen as text.
  var text: String { plainText(content(state)) }

  /// What the meter shows.
  var meter: MeterScreen? {
    if case .meter(let screen) = content(state).screen { screen } else { nil }
  }
}

extension Settings {
  /// Changes one setting, as the page's store does.
  fileprivate mutating func keep(_ setting: Setting) {
    switch setting {
    case .language(let language): self.language = language
    case .skin(let skin): self.skin = skin
    case .source(let source): self.source = source
    case .demoSpeed(let speed): demoSpeed = speed
    case .units(let units): self.units = units
    case .keepsAwake(let flag): keepsAwake = flag
    case .vibrates(let flag): vibrates = flag
    case .sounds(let flag): sounds = flag
    case .lively(let flag): isLively = flag
    case .speaks(let interval): speaks = interval
    case .notifies(let flag): notifies = flag
    case .map(let flag): showsMap = flag
    case .city(let city): self.city = city
    case .receiptNumber(let number): receiptNumber = number
    case .receiptRide(let start): receiptRide = start
    }
  }
}
