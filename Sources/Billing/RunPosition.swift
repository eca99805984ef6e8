/// From where a run goes on.
struct RunPosition: Sendable, Equatable {
  /// From where the input is read.
  var end = PieceEnd()
  /// What of it has been done already; nil where nothing has.
  var replay: Replay?
}

/// Rows that are read again because their rides went on.
struct Replay: Sendable, Equatable {
  /// The rows up to this line have been done.
  var lines = 0
  /// The lines of the first rows of the rides that went on.
  var begins: Set<Int> = []
  /// The latest time of all rows so far, in milliseconds.
  var latest = Int64.min
}
