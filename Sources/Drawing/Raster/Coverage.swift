/// How much of each pixel some closed lines cover, exactly, by the areas under their edges.
///
/// Each edge adds to its row, at the pixels it crosses, by how much what lies to the right of it is covered; a running
/// sum along the row then is the coverage. Parts that overlap and turn the same way count once.
struct Coverage {
  /// The pixels that the lines can touch.
  let columns: Range<Int>
  let rows: Range<Int>
  private var sums: [Float]
  private let stride: Int

  /// Takes closed lines, cut to a window of pixels; nil where they touch none.
  init?(_ parts: [[Point]], within window: (columns: Range<Int>, rows: Range<Int>)) {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for part in parts {
      for point in part {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
      }
    }
    columns = Coverage.pixels(left, right, within: window.columns)
    rows = Coverage.pixels(top, bottom, within: window.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    stride = columns.count + 2
    sums = Array(repeating: 0, count: stride * rows.count)
    for part in parts {
      guard var last = part.last else { continue }
      for point in part {
        edge(last, point)
        last = point
      }
    }
  }

  private static func pixels(_ low: Double, _ high: Double, within window: Range<Int>) -> Range<Int> {
    let first = max(low.rounded(.down), Double(window.lowerBound))
    let last = min(high.rounded(.up), Double(window.upperBound))
    return first < last ? Int(first)..<Int(last) : 0..<0
  }

  /// Calls with the shares of a row that are covered, 0 to 255, for every row.
  ///
  /// In 52 steps: the eye sees no more at an edge, and a picture of few paints then needs few colours.
  func forEachRow(_ call: (_ row: Int, _ shares: UnsafeBufferPointer<UInt8>) -> Void) {
    let shares = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: columns.count)
    defer { shares.deallocate() }
    sums.withUnsafeBufferPointer { sums in
      for row in 0..<rows.count {
        var sum: Float = 0
        let base = row * stride
        for column in 0..<columns.count {
          sum += sums[base + column]
          let covered = min(sum < 0 ? -sum : sum, 1)
          shares[column] = UInt8(covered * 51 + 0.5) * 5
        }
        call(rows.lowerBound + row, UnsafeBufferPointer(shares))
      }
    }
  }

  /// Adds an edge, cut above and below; what lies beside the window counts at its border.
  private mutating func edge(_ from: Point, _ to: Point) {
    guard from.y != to.y else { return }
    let direction: Float = from.y < to.y ? 1 : -1
    var (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    upper.x -= Double(columns.lowerBound)
    lower.x -= Double(columns.lowerBound)
    upper.y -= Double(rows.lowerBound)
    lower.y -= Double(rows.lowerBound)
    let height = Double(rows.count)
    guard lower.y > 0, upper.y < height else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    if upper.y < 0 { upper = Point(x: upper.x - upper.y * slope, y: 0) }
    if lower.y > height { lower = Point(x: lower.x - (lower.y - height) * slope, y: height) }
    cut(upper, lower, direction)
  }

  /// Divides an edge at the window's left and right border.
  private mutating func cut(_ upper: Point, _ lower: Point, _ direction: Float) {
    let width = Double(columns.count)
    var y = upper.y
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    func x(at y: Double) -> Double { y >= lower.y ? lower.x : upper.x + (y - upper.y) * slope }
    var borders: [Double] = []
    if upper.x < 0 && lower.x > 0 || upper.x > 0 && lower.x < 0 { borders.append(upper.y - upper.x / slope) }
    if upper.x < width && lower.x > width || upper.x > width && lower.x < width {
      borders.append(upper.y + (width - upper.x) / slope)
    }
    if borders.count == 2, borders[0] > borders[1] { borders.swapAt(0, 1) }
    borders.append(lower.y)
    for border in borders where border > y {
      let (x0, x1) = (x(at: y), x(at: border))
      let middle = (x0 + x1) / 2
      if middle <= 0 {
        add(Point(x: 0, y: y), Point(x: 0, y: border), direction)
      } else if middle < width {
        add(
          Point(x: min(max(x0, 0), width), y: y), Point(x: min(max(x1, 0), width), y: border), direction)
      }
      y = border
    }
  }

  /// Adds an edge within the window, row by row.
  private mutating func add(_ upper: Point, _ lower: Point, _ direction: Float) {
    guard lower.y > upper.y else { return }
    let slope = Float((lower.x - upper.x) / (lower.y - upper.y))
    var x = Float(upper.x)
    let limit = Float(columns.count)
    let stride = stride
    let (top, bottom) = (Float(upper.y), Float(lower.y))
    let last = min(Int(lower.y.rounded(.up)), rows.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in Int(upper.y)..<last {
        let height = min(Float(row + 1), bottom) - max(Float(row), top)
        let next = min(max(x + slope * height, 0), limit)
        let share = height * direction
        let (left, right) = x < next ? (x, next) : (next, x)
        let first = Int(left)
        let end = Int(right.rounded(.up))
        let base = row * stride + first
        if end <= first + 1 {
          let beyond = share * ((left + right) / 2 - Float(first))
          sums[base] += share - beyond
          sums[base + 1] += beyond
        } else {
          let start = Float(first)
          Coverage.spread(share, from: left - start, to: right - start, over: end - first, in: sums, at: base)
        }
        x = next
      }
    }
  }

  /// Spreads an edge that crosses several pixels of a row; `left` and `right` count from the first pixel.
  private static func spread(
    _ share: Float, from left: Float, to right: Float, over count: Int, in sums: UnsafeMutableBufferPointer<Float>,
    at base: Int
  ) {
    let rise = 1 / (right - left)
    let head = 0.5 * rise * (1 - left) * (1 - left)
    let rest = right - Float(count - 1)
    let tail = 0.5 * rise * rest * rest
    sums[base] += share * head
    if count == 2 {
      sums[base + 1] += share * (1 - head - tail)
    } else {
      let second = rise * (1.5 - left)
      sums[base + 1] += share * (second - head)
      for pixel in 2..<count - 1 { sums[base + pixel] += share * rise }
      let before = second + Float(count - 3) * rise
      sums[base + count - 1] += share * (1 - before - tail)
    }
    sums[base + count] += share * tail
  }
}
