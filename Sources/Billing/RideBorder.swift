import RideFiles

/// Finds where rides that stand together may be cut from each other.
struct RideBorder {
  private let table: FixTable
  private var probe: FixRows

  init(_ table: FixTable) {
    self.table = table
    probe = FixRows(table)
  }

  /// How many bytes are whole rides, when more lines follow; zero when one ride fills them all.
  ///
  /// A border lies between two rows that can be read and are of different rides; what cannot be read between them belongs
  /// to the first. So a damaged row never cuts a ride in two.
  mutating func last(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let end = LineEnds.last(text) else { return 0 }
    var feed = end
    var name: UnsafeBufferPointer<UInt8>?
    var border = 0
    var lastGood = 0
    while true {
      let start = (LineEnds.last(UnsafeBufferPointer(rebasing: text[..<feed])) ?? -1) + 1
      let line = UnsafeBufferPointer(rebasing: text[start...feed])
      let own = UnsafeBufferPointer(rebasing: line[table.name(in: UnsafeBufferPointer(rebasing: line.dropLast()))])
      if let known = name {
        if own.elementsEqual(known) {
          border = start
        } else if isRow(line) {
          return border
        }
      } else if isRow(line) {
        name = own
        border = start
        lastGood = feed
      }
      guard start > 0 else { break }
      feed = start - 1
    }
    // Nothing but damage for so long: nobody waits for the ride to go on behind it.
    return name == nil || end - lastGood > Piece.size / 2 ? end + 1 : 0
  }

  /// Where the first row begins that is of another ride than the first row; nil when there is none.
  mutating func first(in text: UnsafeBufferPointer<UInt8>, after name: [UInt8]) -> Int? {
    var start = 0
    while start < text.count, let count = LineEnds.first(UnsafeBufferPointer(rebasing: text[start...])) {
      let line = UnsafeBufferPointer(rebasing: text[start...start + count])
      if !line[table.name(in: line)].elementsEqual(name), isRow(line) { return start }
      start += count + 1
    }
    return nil
  }

  /// The name of the first row that can be read.
  mutating func name(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var start = 0
    while start < text.count, let count = LineEnds.first(UnsafeBufferPointer(rebasing: text[start...])) {
      let line = UnsafeBufferPointer(rebasing: text[start...start + count])
      if isRow(line) { return Array(line[table.name(in: line)]) }
      start += count + 1
    }
    return []
  }

  /// Whether a line with its end is a row that can be read; what follows it in memory must be readable.
  private mutating func isRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    probe.read(line, firstLine: 1)
    return !probe.fixes.isEmpty
  }
}
