import RideFiles

/// Whole lines of one input, as many as one worker takes at a time.
struct Piece: Sendable {
  let source: PieceSource
  /// The place of the piece among all pieces of the run, from zero.
  let number: Int
  /// The number of its first line in its input.
  let firstLine: Int
  /// The lines, and behind them the room that readers look into.
  let bytes: [UInt8]
  /// How many of the bytes are lines; the last is a line feed.
  let count: Int
  /// Where it begins.
  let begin: PieceEnd
  /// Where the run stands when it is done.
  var end: PieceEnd
  /// Whether it is the beginning of one ride that is longer than a ride may be.
  var isOversized = false
  /// Whether its input ends with it.
  var isLast = false

  /// How many bytes a worker takes at a time: enough for many rides, and not more than its cache.
  static var size: Int { 1 << 20 }
  /// A ride of more bytes is refused; some 300 000 fixes.
  static var limit: Int { 1 << 24 }
}

/// An input and how its lines are read.
struct PieceSource: Sendable {
  let input: Int
  let name: String
  let table: Table

  /// What its rows are.
  enum Table: Sendable {
    case fixes(FixTable)
    case trips(TripTable)
  }
}

/// Where a run stands between two pieces.
struct PieceEnd: Sendable, Equatable {
  /// Which input is being read, from zero.
  var input = 0
  /// How many of its bytes are done, unpacked.
  var offset = 0
  /// How many of its lines are done.
  var lines = 0
}
