/// The walks of transfers.txt spread from stations to their platforms.
struct PlatformWalks {
  private let walks: [Feed.Walk]
  private let stops: [Feed.Stop]

  init(_ walks: [Feed.Walk], _ stops: [Feed.Stop]) {
    self.walks = walks
    self.stops = stops
  }

  /// The seconds from one platform to another: the row that names both, else one that names a station of theirs.
  ///
  /// Nil where no row says it or the walk is not possible.
  func seconds(from: Int, to: Int) -> Int? {
    for (start, end) in pairs(from, to) {
      for walk in walks where walk.from == start && walk.to == end {
        guard let seconds = walk.seconds else { continue }
        return seconds < 0 ? nil : seconds
      }
    }
    return nil
  }

  private func pairs(_ from: Int, _ to: Int) -> [(Int, Int)] {
    let (above, beside) = (stops[from].parent ?? from, stops[to].parent ?? to)
    return [(from, to), (from, beside), (above, to), (above, beside)]
  }
}
