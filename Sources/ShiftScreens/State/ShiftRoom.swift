/// A room of the shift.
package enum ShiftRoom: Sendable, Hashable {
  /// The day: the street before it, and wherever it stands.
  case day
  /// The record of a day, by its number; of the one that goes on without one.
  case record(Int64?)
  /// The driver's own settings.
  case profile
  /// The day, entered by a dispatcher's link with its token.
  case link(String)

  /// The part of the address after the number sign.
  package var hash: String {
    switch self {
    case .day: "#/shift"
    case .record(nil): "#/shift/record"
    case .record(let number?): "#/shift/record/\(number)"
    case .profile: "#/shift/driver"
    case .link(let token): ShiftRoom.linkStart + token
    }
  }

  /// How a dispatcher's link begins.
  private static var linkStart: String { "#/shift/link/" }

  /// The room of an address; the day for one below it that leads nowhere, nil for one that leads elsewhere.
  package init?(hash: String) {
    let start = "#/shift"
    guard hash.utf8.starts(with: start.utf8) else { return nil }
    let record = "#/shift/record"
    if hash.utf8.elementsEqual(record.utf8) {
      self = .record(nil)
    } else if hash.utf8.elementsEqual("#/shift/driver".utf8) {
      self = .profile
    } else if hash.utf8.starts(with: (record + "/").utf8),
      let number = Int64(String(decoding: Array(hash.utf8.dropFirst(record.utf8.count + 1)), as: UTF8.self)), number > 0
    {
      self = .record(number)
    } else if hash.utf8.starts(with: ShiftRoom.linkStart.utf8), hash.utf8.count > ShiftRoom.linkStart.utf8.count {
      self = .link(String(decoding: Array(hash.utf8.dropFirst(ShiftRoom.linkStart.utf8.count)), as: UTF8.self))
    } else {
      self = .day
    }
  }
}
