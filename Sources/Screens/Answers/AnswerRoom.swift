/// A room that answers a question about a ride or a tariff; it is shown by a module of its own.
package enum AnswerRoom: Sendable, Hashable {
  /// The ride in every other city; of a kept one where it has a name, else of the one on the meter.
  case elsewhere(ride: String?)
  /// What earned each step of the ride's fare.
  case why(ride: String?)
  /// Whether a charged fare is possible.
  case overcharged(ride: String?)
  /// A ride's receipt on a printer of receipts.
  case paper(ride: String?)
  /// A city's tariff in words and pictures.
  case tariff(String)
  /// A tariff of the reader's own, or a new one.
  case own(String?)

  /// The kept ride that it is about.
  package var ride: String? {
    switch self {
    case .elsewhere(let ride), .why(let ride), .overcharged(let ride), .paper(let ride): ride
    case .tariff, .own: nil
    }
  }

  /// Whether it is about a ride, kept or on the meter.
  package var isOfRide: Bool {
    switch self {
    case .elsewhere, .why, .overcharged, .paper: true
    case .tariff, .own: false
    }
  }

  /// The part of the address after the number sign.
  package var hash: String {
    switch self {
    case .elsewhere(let ride): AnswerRoom.hash("#/elsewhere", ride)
    case .why(let ride): AnswerRoom.hash("#/why", ride)
    case .overcharged(let ride): AnswerRoom.hash("#/overcharged", ride)
    case .paper(let ride): AnswerRoom.hash("#/print", ride)
    case .tariff(let city): AnswerRoom.hash("#/tariffs", city)
    case .own(let id): AnswerRoom.hash("#/own", id)
    }
  }

  /// The room of an address; nil for one that leads elsewhere.
  package init?(hash: String) {
    let mark = UInt8(ascii: "/")
    let parts = hash.utf8.split(separator: mark, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].elementsEqual("#".utf8) else { return nil }
    var name: String?
    if parts.count == 3 {
      let text = String(decoding: Array(parts[2]), as: UTF8.self)
      guard Identifier.isOne(text) else { return nil }
      name = text
    }
    switch String(decoding: Array(parts[1]), as: UTF8.self) {
    case "elsewhere": self = .elsewhere(ride: name)
    case "why": self = .why(ride: name)
    case "overcharged": self = .overcharged(ride: name)
    case "print": self = .paper(ride: name)
    case "own": self = .own(name)
    case "tariffs":
      guard let name else { return nil }
      self = .tariff(name)
    default: return nil
    }
  }

  private static func hash(_ room: String, _ name: String?) -> String {
    if let name { room + "/" + name } else { room }
  }
}
