/// A room of the app, by the part of the address after the number sign.
package enum Room: Sendable, Hashable {
  case shell
  case meter
  /// The meter of a city, as a link names it; it becomes ``meter`` when it is entered.
  case meterOf(String)
  case cities
  case receipt
  case settings
  case about
  /// The rides that were kept.
  case history
  /// One of them.
  case ride(String)
  /// What is under the meter: of the ride that goes on, or of a kept one.
  case developer(String?)
  /// One that a module of its own shows.
  case module(ModuleRoom)

  /// The rooms that need no name of a city or a ride.
  package static let plain: [Room] = [
    .shell, .meter, .cities, .receipt, .settings, .about, .history, .developer(nil),
  ]

  /// The room of an address; the shell for one that leads nowhere.
  package init(hash: String) {
    self = Room.plain.first { $0.hash == hash } ?? Room.named(hash) ?? .shell
  }

  /// The part of the address after the number sign.
  package var hash: String {
    switch self {
    case .shell: "#/"
    case .meter: "#/meter"
    case .meterOf(let city): Room.meterPrefix + city
    case .cities: "#/cities"
    case .receipt: "#/receipt"
    case .settings: "#/settings"
    case .about: "#/about"
    case .history: "#/rides"
    case .ride(let id): Room.ridePrefix + id
    case .developer(nil): "#/developer"
    case .developer(let id?): Room.developerPrefix + id
    case .module(let room): room.hash
    }
  }

  /// A room that answers.
  package static func answer(_ room: AnswerRoom) -> Room { .module(.answer(room)) }

  /// The door of the metro.
  package static let metro = Room.module(.metro("#/metro"))

  /// The door of the driver's shift.
  package static let shift = Room.module(.shift("#/shift"))

  /// Whether two rooms have the same address.
  package static func == (left: Room, right: Room) -> Bool { left.hash == right.hash }

  /// Adds the address.
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  private static let meterPrefix = "#/meter/"
  private static let ridePrefix = "#/rides/"
  private static let developerPrefix = "#/developer/"

  private static func named(_ hash: String) -> Room? {
    if let city = name(in: hash, after: meterPrefix) { return .meterOf(city) }
    if let id = name(in: hash, after: ridePrefix) { return .ride(id) }
    if let id = name(in: hash, after: developerPrefix) { return .developer(id) }
    return ModuleRoom(hash: hash).map { .module($0) }
  }

  private static func name(in hash: String, after prefix: String) -> String? {
    guard hash.utf8.starts(with: prefix.utf8) else { return nil }
    let name = String(decoding: hash.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    return Identifier.isOne(name) ? name : nil
  }
}

/// The names of cities and rides, which are parts of addresses and paths.
enum Identifier {
  /// Whether a text is one: small letters, digits and hyphens.
  static func isOne(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 80
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}
