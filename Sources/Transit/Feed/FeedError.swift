/// Why a feed was refused.
package enum FeedError: Error, Sendable, Hashable {
  /// A table that must be there is not.
  case noTable(String)
  /// A table has not even a header.
  case emptyTable(String)
  /// A column that must be there is not.
  case noColumn(file: String, column: String)
  /// A row is longer than any.
  case longRow(file: String, line: Int)
  /// The feed has more rows than are read.
  case tooLarge(file: String)
  /// The agency's clock is not known.
  case zone(String)
  /// The feed has no route of the kinds asked for; those that it has.
  case noRoutes(found: [String])
  /// None of the trips of the chosen routes can be used.
  case noTrips
  /// The feed has no day of service.
  case noService
  /// What would have been mended was to be refused.
  case strict(String)

  /// The sentence, without a full stop.
  package var message: String {
    switch self {
    case .noTable(let name): "there is no \(name) in the feed"
    case .emptyTable(let name): "\(name) is empty"
    case .noColumn(let file, let column): "\(file) has no column \(column)"
    case .longRow(let file, let line): "\(file): line \(line) is longer than 1 MiB"
    case .tooLarge(let file): "\(file) has more rows than a metro's feed can have"
    case .zone(let name): "agency.txt: the time zone \"\(name)\" is not known"
    case .noRoutes(let found):
      found.isEmpty
        ? "there are no routes in the feed"
        : "there is no metro in the feed, but \(found.joined(separator: ", ")); ask for it with --modes"
    case .noTrips: "no trip of the chosen routes can be used"
    case .noService: "no service of the chosen routes runs on any day"
    case .strict(let sentence): sentence
    }
  }
}

/// A file of a feed.
package struct FeedFile: Sendable {
  /// Its name without folders, such as `stops.txt`.
  package let name: String
  /// Its bytes.
  package let bytes: [UInt8]

  /// Makes a file.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The names that an import reads; others are not asked for.
  package static let names = [
    "agency.txt", "calendar.txt", "calendar_dates.txt", "feed_info.txt", "frequencies.txt", "routes.txt",
    "stop_times.txt", "stops.txt", "transfers.txt", "translations.txt", "trips.txt",
  ]
}
