extension GreyPicture {
  /// The height that goes with a width when the shape is kept, at least 1, rounded half up.
  package func height(forWidth wide: Int) -> Int {
    max(Int((Int64(height) * Int64(wide) * 2 + Int64(width)) / (Int64(width) * 2)), 1)
  }

  /// The picture in another size, every new pixel the mean of the area that it covers, rounded half up.
  ///
  /// Exact in integers. Sizes below 1 count as 1.
  package func scaled(width wide: Int, height high: Int) -> GreyPicture {
    let (wide, high) = (max(wide, 1), max(high, 1))
    if wide == width && high == height { return self }
    let columns = Shares(of: width, among: wide)
    let rows = Shares(of: height, among: high)
    let area = UInt64(width) * UInt64(height)
    var result: [UInt8] = []
    result.reserveCapacity(wide * high)
    var strip = [UInt32](repeating: 0, count: wide)
    var stripRow = -1
    var sums = [UInt64](repeating: 0, count: wide)
    for row in 0..<high {
      for index in sums.indices { sums[index] = 0 }
      for part in rows.parts(of: row) {
        if part.source != stripRow {
          squeeze(row: part.source, columns, into: &strip)
          stripRow = part.source
        }
        let weight = UInt64(part.weight)
        for index in 0..<wide { sums[index] += UInt64(strip[index]) * weight }
      }
      for sum in sums { result.append(UInt8(truncatingIfNeeded: (sum + area / 2) / area)) }
    }
    return GreyPicture(width: wide, height: high, made: result)
  }

  private func squeeze(row: Int, _ columns: Shares, into strip: inout [UInt32]) {
    let start = row * width
    for column in strip.indices {
      var sum: UInt32 = 0
      for part in columns.parts(of: column) { sum += UInt32(values[start + part.source]) * UInt32(part.weight) }
      strip[column] = sum
    }
  }
}

/// How `old` pixels in a row are shared among `new` ones: each new pixel weighs `old` in all, each old one `new`.
private struct Shares {
  struct Part {
    let source: Int
    let weight: Int
  }

  private let old: Int
  private let new: Int

  init(of old: Int, among new: Int) {
    self.old = old
    self.new = new
  }

  func parts(of pixel: Int) -> [Part] {
    let (start, end) = (pixel * old, (pixel + 1) * old)
    var parts: [Part] = []
    var source = start / new
    while source * new < end {
      parts.append(Part(source: source, weight: min(end, (source + 1) * new) - max(start, source * new)))
      source += 1
    }
    return parts
  }
}
