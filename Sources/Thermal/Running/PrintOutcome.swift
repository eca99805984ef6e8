/// How a print ended.
package enum PrintOutcome: Sendable, Hashable {
  /// The printer said that it is done.
  case printed
  /// Everything was sent; the printer said nothing. Never repeated by itself: it may be on paper.
  case sentUnconfirmed
  /// Everything was sent over a link without answers.
  case sent
  /// The printer refused the job.
  case rejected
  /// It stopped before everything was sent.
  case stopped(PrintStop)
}

/// Why a print stopped before everything was sent.
package enum PrintStop: Sendable, Hashable {
  /// The lid is open.
  case lidOpen
  /// There is no paper.
  case noPaper
  /// The head did not cool down in time.
  case overheated
  /// The link was lost and could not be made again.
  case linkLost
  /// A person stopped it.
  case cancelled
}
