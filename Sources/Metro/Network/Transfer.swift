import Units

/// A walk from one platform to another; stations and lines are told by their places in the network.
package struct Transfer: Sendable, Hashable {
  /// Where it begins.
  package var from: Int
  /// The line one comes from; nil for any.
  package var fromLine: Int?
  /// Where it ends.
  package var to: Int
  /// The line one goes to; nil for any.
  package var toLine: Int?
  /// Of someone who knows the way and hurries; alerts reckon with it.
  package var quick: Elapsed
  /// Of someone who does not; catching the last train reckons with it.
  package var calm: Elapsed
  /// How the walk is known, such as `timed` or `estimate`.
  package var note: String?

  /// Makes a walk.
  package init(
    from: Int, fromLine: Int? = nil, to: Int, toLine: Int? = nil, quick: Elapsed, calm: Elapsed, note: String? = nil
  ) {
    self.from = from
    self.fromLine = fromLine
    self.to = to
    self.toLine = toLine
    self.quick = quick
    self.calm = calm
    self.note = note
  }

  /// A change on a platform or across it, where nothing is known; the time is a guess.
  package static func unknown(at station: Int) -> Transfer {
    Transfer(from: station, to: station, quick: .seconds(60), calm: .seconds(120), note: "guess")
  }

  func connects(_ from: Int, _ fromLine: Int, _ to: Int, _ toLine: Int) -> Bool {
    guard self.from == from, self.to == to else { return false }
    return (self.fromLine ?? fromLine) == fromLine && (self.toLine ?? toLine) == toLine
  }

  /// How many of its ends name a line: the row that says most counts.
  var exactness: Int { (fromLine == nil ? 0 : 1) + (toLine == nil ? 0 : 1) }
}
