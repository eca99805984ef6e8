import Drawing
import JSON
import Receipts
import RideSupport
import Screens
import Testing
import Units
import Words

/// A street map on receipts: offered by a server, wanted by the reader, fetched by the page.
@Suite struct MapTests {
  private static let index = #"""
    {"cities":[],"map":{"host":"tile.example.org","attribution":"© the makers of a map"}}
    """#

  /// A paid ride whose receipt is shown.
  private static func paid(isOffered: Bool) throws -> App {
    var app = App()
    if isOffered {
      try app.send(json: #"{"event":"loaded","now":0,"path":"data/index.json","text":\#(quoted(index))}"#)
    }
    app.press(.demo, .start)
    app.pass(seconds: 100)
    app.press(.stop, .pay, .showReceipt)
    return app
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func shown(_ app: App) throws -> ReceiptScreen {
    guard case .receipt(let screen) = content(app.state).screen else { throw CancellationError() }
    return screen
  }

  private static func tasks(_ app: App) -> [ReceiptTask] {
    app.effects.compactMap { if case .receipt(let task) = $0 { task } else { nil } }
  }

  @Test func `where the server has no map there is none to turn on, whatever a setting from elsewhere says`() throws {
    var app = try Self.paid(isOffered: false)
    #expect(try Self.shown(app).map == nil)
    app.send(.input(.map, value: "true"))
    #expect(app.settings.showsMap && Self.tasks(app).allSatisfy { $0.map == nil })
  }

  @Test func `a map is asked for once the reader wants it, after what leaves the device was said`() throws {
    var app = try Self.paid(isOffered: true)
    guard case .toggle(.map, _, let hint?, isOn: false) = try Self.shown(app).map else { throw CancellationError() }
    #expect(hint.contains("tile.example.org") && hint.contains("where you rode"))
    let before = Self.tasks(app)
    #expect(!before.isEmpty && before.allSatisfy { $0.map == nil })
    app.send(.input(.map, value: "true"))
    #expect(app.settings.showsMap)
    let after = Self.tasks(app).dropFirst(before.count)
    #expect(after.map(\.map) == ["© the makers of a map"] && after.first?.use == .show)
    app.press(.downloadReceipt)
    #expect(Self.tasks(app).last?.map == "© the makers of a map")
    // The rooms that answer are told too.
    app.send(.route(.answer(.paper(ride: nil))))
    let told = app.effects.compactMap { if case .room(let task) = $0 { task } else { nil } }
    #expect(told.last?.map == "© the makers of a map")
  }

  @Test func `a map that did not come is told until it is no longer wanted`() throws {
    var app = try Self.paid(isOffered: true)
    app.send(.input(.map, value: "true"))
    try app.send(json: #"{"event":"receipt-drawn","now":0,"screen":"blob:a","paper":"blob:b","lacksMap":true}"#)
    #expect(try Self.shown(app).picture == "blob:a")
    #expect(try Self.shown(app).notices.contains { $0.id == "map-missing" })
    app.send(.input(.map, value: "false"))
    #expect(try !Self.shown(app).notices.contains { $0.id == "map-missing" })
    try app.send(json: #"{"event":"receipt-drawn","now":0,"screen":"blob:c","paper":"blob:d"}"#)
    #expect(try Self.shown(app).picture == "blob:c")
  }

  // MARK: - On a roll

  /// The room that prints, with a page that does what it is told but for the map.
  private struct Roll {
    var state = AnswersState()
    var maps: [MapTask] = []

    init(map: String?) throws {
      state.fonts = try Fonts(
        medium: Golden.bytes("Data/fonts/mono-medium.ttf"), extraBold: Golden.bytes("Data/fonts/mono-extrabold.ttf"),
        gothic: Golden.bytes("Data/fonts/gothic.ttf"))
      let log = try Golden.bytes("Tests/Fixtures/rides/nyc-rush.ndjson")
      try send(.open(AnswersEvent.Opening(room: .paper(ride: nil), language: .english, log: log, number: 7, map: map)))
      try send(.printer(.possible(false, memory: nil)))
    }

    mutating func send(_ kind: AnswersEvent.Kind) throws {
      for effect in update(&state, AnswersEvent(now: Instant(milliseconds: 1), kind)) {
        switch effect {
        case .load(let path): try send(.loaded(path: path, text: App.file(path)))
        case .map(let task): maps.append(task)
        default: break
        }
      }
    }

    func screen() throws -> PaperScreen {
      guard case .roll(let screen) = content(state).screen else { throw CancellationError() }
      return screen
    }
  }

  @Test func `paper has the map once the page has fetched it, and waits for nothing`() throws {
    let bare = try Roll(map: nil)
    #expect(bare.maps.isEmpty)
    var roll = try Roll(map: "© the makers of a map")
    let task = try #require(roll.maps.first)
    #expect(roll.maps.count == 1 && task.window.tiles.allSatisfy { $0.path.hasPrefix("tiles/") })
    let before = try #require(roll.screen().picture)
    #expect(try before.size == #require(bare.screen().picture).size)
    // Fewer pixels than were asked for are no map.
    #expect(!roll.state.take(order: task.order, rgba: [1, 2, 3]) && !roll.state.take(order: 7, rgba: []))
    let white = [UInt8](repeating: 255, count: task.window.width * task.window.height * 4)
    let taken = roll.state.take(order: task.order, rgba: white)
    #expect(taken)
    try roll.send(.map(hasCome: true))
    #expect(try #require(roll.screen().picture).address != before.address && roll.maps.count == 1)
  }

  @Test func `without the map the line is printed, and that is said`() throws {
    var roll = try Roll(map: "© the makers of a map")
    let before = try #require(roll.screen().picture).size
    try roll.send(.map(hasCome: false))
    #expect(try roll.screen().notices.contains { $0.id == "map-missing" })
    #expect(try #require(roll.screen().picture).size == before && roll.maps.count == 1)
  }

  @Test func `the page is told the squares and where they lie`() throws {
    let roll = try Roll(map: "me")
    let task = try #require(roll.maps.first)
    let json = try JSONReader.read(task.json)
    #expect(try json.member("width").int64 == Int64(task.window.width) && json.member("side").int64 == 256)
    var (paths, lefts): ([String], [Int64]) = ([], [])
    for tile in try json.member("tiles").elements {
      paths.append(try tile.member("path").string)
      lefts.append(try tile.member("x").int64)
    }
    #expect(paths == task.window.tiles.map(\.path) && lefts == task.window.tiles.map { Int64($0.x) })
  }
}
