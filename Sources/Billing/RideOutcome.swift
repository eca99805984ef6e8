/// What came of a piece of the input, in its order.
struct PieceOutcome: Sendable {
  /// What came of one ride, or of rows that belong to none.
  struct Item: Sendable {
    /// By which a ride that comes again is known; nil for rows that belong to none.
    var hash: UInt64?
    /// How many bytes of the result are its.
    var bytes = 0
    /// How many of the rejects are its.
    var rejects = 0
    /// How many fixes were billed.
    var fixes = 0
    /// What is said when it comes again.
    var again: Reject?
  }

  var items: [Item] = []
  var bytes: [UInt8] = []
  var rejects: [Reject] = []
  /// What came of trips.
  var tally: TripTally?
}
