import Units

/// A stretch of time with one rate and one position, at most one step of the grid long.
struct Cell: Sendable {
  let from: Instant
  var to: Instant
  let rate: Int
  let isPaused: Bool
  /// Distance poured into it so far, in millimetres.
  var distance: Int64 = 0
}
