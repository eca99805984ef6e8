/// Something that must be said over a room until it is put away.
package enum MetroNotice: Sendable, Hashable {
  /// What is kept could not be read; nothing is written over it.
  case unreadable
  /// Something could not be kept.
  case notKept
  /// A file that was opened is none of ours.
  case refused(name: String, reason: String)
  /// A network was brought.
  case imported(city: String, report: [String])
  /// Measurements were merged.
  case merged
  /// A link was passed on by copying it.
  case copied
  /// The ride is too long for a sound, or the browser plays none.
  case noSound

  var id: String {
    switch self {
    case .unreadable: "unreadable"
    case .notKept: "not-kept"
    case .refused: "refused"
    case .imported: "imported"
    case .merged: "merged"
    case .copied: "copied"
    case .noSound: "no-sound"
    }
  }
}
