import Drawing

/// How a picture longer than a printer's memory is brought onto its pages.
package enum Paging {
  /// What had to be done.
  package enum Fit: Sendable, Hashable {
    /// Nothing: it fits.
    case whole
    /// White space between lines was taken out, so that it fits.
    case closed
    /// It was cut into pages between lines.
    case pages(Int)
  }

  /// White rows that stay between two lines when space is taken out.
  static let least = 6

  /// The pages, each of at most `limit` rows.
  package static func pages(of bitmap: Bitmap, limit: Int) -> (pages: [Bitmap], fit: Fit) {
    guard bitmap.height > limit else { return ([bitmap], .whole) }
    if let closed = closed(bitmap, limit: limit) { return ([closed], .closed) }
    var pages: [Bitmap] = []
    var top = 0
    while bitmap.height - top > limit {
      let cut = lastCut(bitmap, after: top, limit: limit)
      pages.append(bitmap.rows(top..<cut))
      top = cut
    }
    pages.append(bitmap.rows(top..<bitmap.height))
    return (pages, .pages(pages.count))
  }

  /// The picture with its white gaps narrowed evenly to fit; nil when the gaps do not give that much.
  private static func closed(_ bitmap: Bitmap, limit: Int) -> Bitmap? {
    let gaps = gaps(in: bitmap, of: least + 1)
    let spare = gaps.reduce(0) { $0 + $1.count - least }
    let excess = bitmap.height - limit
    guard excess <= spare else { return nil }
    var result = Bitmap(width: bitmap.width, height: 0)
    var (top, taken, seen) = (0, 0, 0)
    for gap in gaps {
      seen += gap.count - least
      // Rounded so that the parts add up to the excess.
      let share = excess * seen / spare - taken
      taken += share
      result.append(rows: bitmap.bytes(ofRows: top..<gap.upperBound - share))
      top = gap.upperBound
    }
    result.append(rows: bitmap.bytes(ofRows: top..<bitmap.height))
    return result
  }

  /// Where a page ends: in the middle of the last gap between lines, else at the last white row, else at the limit.
  private static func lastCut(_ bitmap: Bitmap, after top: Int, limit: Int) -> Int {
    let page = bitmap.rows(top..<top + limit)
    for least in [least, 1] {
      if let gap = gaps(in: page, of: least).last(where: { $0.lowerBound > 0 }) {
        return top + (gap.upperBound == limit ? limit : (gap.lowerBound + gap.upperBound + 1) / 2)
      }
    }
    return top + limit
  }

  /// Runs of at least so many white rows.
  private static func gaps(in bitmap: Bitmap, of least: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for row in 0...bitmap.height where row == bitmap.height || !bitmap.isBlank(row: row) {
      if row - start >= least { found.append(start..<row) }
      start = row + 1
    }
    return found
  }
}
