import DispatchDesk
import DispatchSupport
import Foundation
import Offers
import Shift
import Testing
import Units

/// The two places where a desk keeps everything, for tests that must hold of both.
enum Store: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite
  case postgres

  var testDescription: String { rawValue }

  /// Those that this machine can run.
  static var here: [Store] { TemporaryPostgres.isThere ? allCases : [.sqlite] }

  private static let server = Result { try TemporaryPostgres() }.map { server in
    atexit { Store.remove() }
    return server
  }

  private static func remove() {
    if case .success(let server) = server { server.remove() }
  }

  /// A fresh place.
  func place() throws -> StorePlace {
    let name = "t" + UUID().uuidString.lowercased().filter { $0 != "-" }
    switch self {
    case .sqlite: return .file(FileManager.default.temporaryDirectory.appending(path: name + ".db").path)
    case .postgres: return .postgres(try Self.server.get().database(name))
    }
  }
}

extension Store {
  /// Runs statements behind the desk's back; nil when they were done, else why not.
  static func run(_ statements: String, in place: StorePlace) throws -> String? {
    switch place {
    case .file(let path): return RawFile.run(statements, in: path)
    case .postgres(let address):
      return try server.get().run(statements, in: String(address.split(separator: "=").last ?? ""))
    }
  }
}

/// A desk with people, for tests: everything lies on one street, in metres from its beginning.
struct Office {
  let desk: Desk
  let place: StorePlace
  var time = Instant(seconds: 1_796_000_000)
  private var keys = 0
  private let name = UUID().uuidString

  init(_ store: Store, rules: DispatchRules = DispatchRules()) throws {
    try self.init(store.place(), rules: rules)
  }

  init(_ place: StorePlace, rules: DispatchRules = DispatchRules()) throws {
    desk = try Desk(place, rules: rules, connections: 8)
    self.place = place
  }

  mutating func pass(_ seconds: Int64) { time = time + .seconds(seconds) }

  mutating func tick(after seconds: Int64 = 0) throws {
    pass(seconds)
    try desk.tick(at: time)
  }

  /// Brings drivers on duty and for hire.
  mutating func drivers(_ places: KeyValuePairs<String, Int64>) throws {
    for (name, metres) in places {
      _ = try desk.issue(Sender(.driver, name), label: name, at: time)
      place(name, metres)
      for event in [VehicleEvent.maintenanceEnd, .serviceStart] {
        #expect(try send(.vehicle(DriverID(name), event), by: Sender(.driver, name)) == .done)
      }
    }
  }

  func place(_ name: String, _ metres: Int64) {
    desk.positions.note(DriverID(name), Self.street(metres), at: time)
  }

  mutating func ask(_ ride: String, at metres: Int64 = 0) throws {
    #expect(
      try send(
        .request(RideID(ride), pickUp: Self.street(metres), scheduled: nil), by: Sender(.rider, "ben"),
        details: RideDetails(rider: "ben")) == .done)
  }

  mutating func send(
    _ command: Command, by sender: Sender = Sender(.office, "office"), key: String? = nil, details: RideDetails? = nil
  ) throws -> Answer {
    keys += 1
    return try desk.decide(command, by: sender, key: key ?? "\(name) \(keys)", details: details, at: time)
  }

  mutating func accept(_ ride: String, _ number: Int, _ driver: String, key: String? = nil) throws -> Answer {
    try send(
      .accept(OfferID(ride: RideID(ride), number: number), DriverID(driver), revision: 0),
      by: Sender(.driver, driver), key: key)
  }

  mutating func act(_ action: RideAction, _ ride: String, _ driver: String) throws -> Answer {
    try send(.act(action, RideID(ride), DriverID(driver)), by: Sender(.driver, driver))
  }

  static func street(_ metres: Int64) -> Coordinate {
    guard let place = Coordinate(latitude: 50_450_000_000 + metres * 9000, longitude: 30_520_000_000) else {
      preconditionFailure("The street is on the globe")
    }
    return place
  }
}
