/// Why the database did not do what it was asked.
enum DatabaseError: Error, Sendable, Equatable {
  /// It cannot be reached, or went away in the middle.
  case unreachable(String)
  /// Something with this name is there already; what is unique in the schema stays so.
  case notUnique(String)
  /// Others were in the way; the same again may succeed.
  case conflict(String)
  /// The statement or the database is wrong.
  case refused(String)

  var message: String {
    switch self {
    case .unreachable(let text), .notUnique(let text), .conflict(let text), .refused(let text): text
    }
  }

  /// Whether the same transaction may be tried again at once.
  var mayPass: Bool {
    switch self {
    case .notUnique, .conflict: true
    case .unreachable, .refused: false
    }
  }
}
