/// One table of a feed: its header, and its rows one after the other.
///
/// As [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) quotes fields. A row in which quotes stand where they do not
/// belong is read by itself: there a quote ends a field only before a comma or the end of the line.
struct FeedTable {
  /// The file's name, such as `stops.txt`.
  let name: String
  let bytes: [UInt8]
  private let columns: [String]
  private let start: Int

  /// The longest row that is read.
  static let longestRow = 1 << 20

  init(_ name: String, _ bytes: [UInt8]) throws(FeedError) {
    self.name = name
    self.bytes = bytes
    // A byte order mark.
    var row = FeedRow(next: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard try row.read(bytes, of: name) else { throw .emptyTable(name) }
    columns = (0..<row.count).map { FeedTable.trimmed(row.text($0, bytes)) }
    start = row.next
  }

  /// The place of a column; nil when the table has none of that name.
  func column(_ name: String) -> Int? { columns.firstIndex(of: name) }

  /// The place of a column that must be there.
  func needed(_ name: String) throws(FeedError) -> Int {
    guard let column = column(name) else { throw .noColumn(file: self.name, column: name) }
    return column
  }

  var width: Int { columns.count }

  /// The first row, or nil when there is none: `row.read` gives the next ones.
  var rows: FeedRow { FeedRow(next: start, line: 2) }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A row of a table as ranges of its bytes.
struct FeedRow {
  private struct Field {
    let start: Int32
    let end: Int32
    /// Whether its quotes must be undone.
    let isQuoted: Bool
  }

  /// The fields of this row and, behind them, of longer ones before it.
  private var fields: [Field] = []
  /// How many fields the row has.
  private(set) var count = 0
  /// Where the next row begins.
  private(set) var next: Int
  /// The line on which the row begins, from 1.
  private(set) var line: Int
  private var following: Int
  /// Whether its quotes were wrong.
  private(set) var isMended = false

  init(next: Int, line: Int = 1) {
    self.next = next
    self.line = line
    following = line
  }

  /// Reads the next row that is not blank; false at the end.
  mutating func read(_ bytes: [UInt8], of name: String) throws(FeedError) -> Bool {
    while next < bytes.count {
      line = following
      isMended = false
      let begin = next
      try split(bytes, name)
      if count > 1 || (count == 1 && fields[0].end > fields[0].start) { return true }
      precondition(next > begin, "A row takes at least a byte")
    }
    return false
  }

  /// A field's bytes; empty when the row is too short.
  func range(_ column: Int) -> Range<Int> {
    guard column < count else { return 0..<0 }
    let field = fields[column]
    return Int(field.start)..<Int(field.end)
  }

  /// A field's text without quotes, without control bytes and blanks at its ends.
  func text(_ column: Int, _ bytes: [UInt8]) -> String { String(decoding: cleaned(column, bytes), as: UTF8.self) }

  /// The same as bytes.
  func cleaned(_ column: Int, _ bytes: [UInt8]) -> [UInt8] {
    guard column < count else { return [] }
    let isQuoted = fields[column].isQuoted
    var result: [UInt8] = []
    var index = Int(fields[column].start)
    let end = Int(fields[column].end)
    while index < end {
      let byte = bytes[index]
      index += 1
      if isQuoted, byte == UInt8(ascii: "\""), index < end, bytes[index] == byte, !isMended { index += 1 }
      if byte >= 0x20, byte != 0x7F { result.append(byte) }
    }
    while let last = result.last, last == 0x20 { result.removeLast() }
    while let first = result.first, first == 0x20 { result.removeFirst() }
    return result
  }

  /// Whether a field has bytes that no text has.
  func hasControls(_ column: Int, _ bytes: [UInt8]) -> Bool {
    range(column).contains { bytes[$0] < 0x20 || bytes[$0] == 0x7F }
  }

  private mutating func split(_ bytes: [UInt8], _ name: String) throws(FeedError) {
    let begin = next
    count = 0
    var index = begin
    let limit = min(bytes.count, begin + FeedTable.longestRow)
    var start = begin
    while true {
      if index < limit, bytes[index] == UInt8(ascii: "\""), index == start {
        guard let end = closing(bytes, from: index + 1, to: limit) else { return try mend(bytes, from: begin, name) }
        append(index + 1, end, isQuoted: true)
        index = end + 1
        if index < limit, bytes[index] == UInt8(ascii: ",") {
          index += 1
          start = index
          continue
        }
        guard index >= bytes.count || bytes[index] <= 0x0D else { return try mend(bytes, from: begin, name) }
        break
      }
      while index < limit, bytes[index] != UInt8(ascii: ","), bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      append(start, index, isQuoted: false)
      if index < limit, bytes[index] == UInt8(ascii: ",") {
        index += 1
        start = index
        continue
      }
      break
    }
    try finish(bytes, index, limit, name)
  }

  private mutating func append(_ start: Int, _ end: Int, isQuoted: Bool) {
    let field = Field(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), isQuoted: isQuoted)
    if count < fields.count { fields[count] = field } else { fields.append(field) }
    count += 1
  }

  private mutating func finish(_ bytes: [UInt8], _ end: Int, _ limit: Int, _ name: String) throws(FeedError) {
    guard end < limit || limit == bytes.count else { throw .longRow(file: name, line: line) }
    next = end
    if next < bytes.count {
      let isPair = bytes[next] == 0x0D && next + 1 < bytes.count && bytes[next + 1] == 0x0A
      next += isPair ? 2 : 1
      following += 1
    }
  }

  /// The quote that ends a field; nil when one stands where it does not belong.
  private mutating func closing(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
    var index = start
    var breaks = 0
    while index < limit {
      if bytes[index] == UInt8(ascii: "\"") {
        let after = index + 1
        guard after < bytes.count, bytes[after] == UInt8(ascii: "\"") else {
          let isEnd =
            after >= bytes.count || bytes[after] == UInt8(ascii: ",") || bytes[after] == 0x0A || bytes[after] == 0x0D
          if isEnd { following += breaks }
          return isEnd ? index : nil
        }
        index += 2
        continue
      }
      if bytes[index] == 0x0A { breaks += 1 }
      index += 1
    }
    return nil
  }

  /// Reads the line by itself: a quote ends a field only before a comma or the end of the line.
  private mutating func mend(_ bytes: [UInt8], from begin: Int, _ name: String) throws(FeedError) {
    isMended = true
    count = 0
    let limit = min(bytes.count, begin + FeedTable.longestRow)
    var lineEnd = begin
    while lineEnd < limit, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
    var index = begin
    while true {
      let isQuoted = index < lineEnd && bytes[index] == UInt8(ascii: "\"")
      let start = isQuoted ? index + 1 : index
      var end = start
      while end < lineEnd {
        if isQuoted {
          let isLast = end + 1 >= lineEnd || bytes[end + 1] == UInt8(ascii: ",")
          if bytes[end] == UInt8(ascii: "\""), isLast { break }
        } else if bytes[end] == UInt8(ascii: ",") {
          break
        }
        end += 1
      }
      append(start, end, isQuoted: isQuoted)
      index = isQuoted && end < lineEnd ? end + 1 : end
      guard index < lineEnd, bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    following = line
    try finish(bytes, lineEnd, limit, name)
  }
}
