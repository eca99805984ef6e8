import JSON
import Screens

/// A tariff of the reader's own as a page keeps it.
struct OwnFile: Sendable, Hashable {
  let id: String
  let note: String
  let text: String
}

extension OwnTariff {
  /// Reads a note that the answers wrote.
  static func read(_ note: String) -> OwnTariff {
    do throws(JSONError) {
      let event = try AnswersEvent(json: Array(#"{"now":1,"event":"tariffs","tariffs":[\#(note)]}"#.utf8))
      if case .tariffs(let list) = event.kind, let tariff = list.first { return tariff }
    } catch {
      fatalError(error.description)
    }
    fatalError("The note is none: \(note)")
  }
}
