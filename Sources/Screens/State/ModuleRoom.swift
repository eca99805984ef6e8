/// A room that a WebAssembly module of its own shows; the app knows little more of it than its address.
package enum ModuleRoom: Sendable, Hashable {
  /// One that answers a question about a ride or a tariff.
  case answer(AnswerRoom)
  /// One of the metro, by its address.
  case metro(String)
  /// One of the driver's shift, by its address.
  case shift(String)

  /// The modules, by the names under which the page knows them.
  package enum Module: String, Sendable, Hashable {
    case answers
    case metro
    case shift
  }

  /// The module that shows it.
  package var module: Module {
    switch self {
    case .answer: .answers
    case .metro: .metro
    case .shift: .shift
    }
  }

  /// The part of the address after the number sign.
  package var hash: String {
    switch self {
    case .answer(let room): room.hash
    case .metro(let hash), .shift(let hash): hash
    }
  }

  /// The kept ride that it is about.
  package var ride: String? {
    switch self {
    case .answer(let room): room.ride
    case .metro, .shift: nil
    }
  }

  /// Whether it is about a ride on the meter, kept or going on.
  package var isOfRide: Bool {
    switch self {
    case .answer(let room): room.isOfRide
    case .metro, .shift: false
    }
  }

  /// The room of an address; nil for one that leads elsewhere.
  package init?(hash: String) {
    if let room = AnswerRoom(hash: hash) {
      self = .answer(room)
    } else if ModuleRoom.leads(hash, to: "#/metro") {
      self = .metro(hash)
    } else if ModuleRoom.leads(hash, to: "#/shift") {
      self = .shift(hash)
    } else {
      return nil
    }
  }

  /// Whether an address is a room's or below it; what stands below is for its module to understand.
  private static func leads(_ hash: String, to room: String) -> Bool {
    guard hash.utf8.starts(with: room.utf8), hash.utf8.count <= 400 else { return false }
    let rest = hash.utf8.dropFirst(room.utf8.count)
    return (rest.isEmpty || rest.first == UInt8(ascii: "/")) && rest.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
