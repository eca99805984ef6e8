extension TrueTypeFont {
  /// An outline as a path in the font's units, y up; empty for a blank, and for an outline made of others.
  package func path(of glyph: Int) -> Path {
    guard let range = outline(of: glyph), let parts = parts(in: range) else { return Path() }
    var path = Path()
    for part in parts { TrueTypeFont.add(part, to: &path) }
    return path
  }

  private struct Knot {
    var point: Point
    var isOnCurve: Bool
  }

  /// The closed parts of an outline; nil when it is damaged.
  private func parts(in range: Range<Int>) -> [[Knot]]? {
    var reader = OutlineReader(bytes: bytes, place: range.lowerBound, end: range.upperBound)
    guard let count = reader.signed(), count > 0, reader.skip(8) else { return nil }
    var ends: [Int] = []
    for _ in 0..<count {
      guard let end = reader.word(), end >= (ends.last.map { $0 + 1 } ?? 0) else { return nil }
      ends.append(end)
    }
    guard let last = ends.last, let instructions = reader.word(), reader.skip(instructions),
      let flags = reader.flags(count: last + 1),
      let xs = reader.coordinates(flags, short: 0x02, same: 0x10),
      let ys = reader.coordinates(flags, short: 0x04, same: 0x20)
    else { return nil }
    var parts: [[Knot]] = []
    var first = 0
    for end in ends {
      parts.append(
        (first...end).map { index in
          Knot(point: Point(x: Double(xs[index]), y: Double(ys[index])), isOnCurve: flags[index] & 1 == 1)
        })
      first = end + 1
    }
    return parts
  }

  /// Adds a closed part: between two knots off the curve lies one on it, in their middle.
  private static func add(_ knots: [Knot], to path: inout Path) {
    guard knots.count > 1 else { return }
    var knots = knots
    if let first = knots.firstIndex(where: { $0.isOnCurve }) {
      knots = Array(knots[first...] + knots[..<first])
    } else {
      knots.insert(Knot(point: middle(knots[0].point, knots[knots.count - 1].point), isOnCurve: true), at: 0)
    }
    let start = knots[0].point
    var from = start
    var control: Point?
    path.append(.move(start))
    func bend(_ bow: Point, to end: Point) {
      path.append(
        .curve(control1: between(from, bow), control2: between(end, bow), to: end))
      from = end
    }
    for knot in knots.dropFirst() {
      switch (control, knot.isOnCurve) {
      case (nil, true):
        path.append(.line(knot.point))
        from = knot.point
      case (nil, false): control = knot.point
      case (let bow?, true):
        bend(bow, to: knot.point)
        control = nil
      case (let bow?, false):
        bend(bow, to: middle(bow, knot.point))
        control = knot.point
      }
    }
    if let bow = control { bend(bow, to: start) }
    path.append(.close)
  }

  private static func middle(_ one: Point, _ other: Point) -> Point {
    Point(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }

  /// Where the control point of a cubic curve lies that is the quadratic one.
  private static func between(_ end: Point, _ bow: Point) -> Point {
    Point(x: end.x + (bow.x - end.x) * 2 / 3, y: end.y + (bow.y - end.y) * 2 / 3)
  }
}

/// Reads the bytes of one outline, never beyond its end.
private struct OutlineReader {
  let bytes: [UInt8]
  var place: Int
  let end: Int

  mutating func byte() -> UInt8? {
    guard place < end else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func word() -> Int? {
    guard place + 2 <= end else { return nil }
    defer { place += 2 }
    return bytes.word(place)
  }

  mutating func signed() -> Int? { word().map { Int(Int16(truncatingIfNeeded: $0)) } }

  mutating func skip(_ count: Int) -> Bool {
    guard count <= end - place else { return false }
    place += count
    return true
  }

  mutating func flags(count: Int) -> [UInt8]? {
    var flags: [UInt8] = []
    while flags.count < count {
      guard let flag = byte() else { return nil }
      flags.append(flag)
      guard flag & 0x08 != 0 else { continue }
      guard let repeats = byte(), flags.count + Int(repeats) <= count else { return nil }
      for _ in 0..<repeats { flags.append(flag) }
    }
    return flags
  }

  mutating func coordinates(_ flags: [UInt8], short: UInt8, same: UInt8) -> [Int]? {
    var values: [Int] = []
    var value = 0
    for flag in flags {
      if flag & short != 0 {
        guard let step = byte() else { return nil }
        value += flag & same != 0 ? Int(step) : -Int(step)
      } else if flag & same == 0 {
        guard let step = signed() else { return nil }
        value += step
      }
      values.append(value)
    }
    return values
  }
}
