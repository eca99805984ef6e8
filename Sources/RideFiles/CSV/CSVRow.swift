/// One line of a table, split in place.
struct CSVRow {
  /// One field without its quotes, with a zero behind it.
  struct Field {
    let text: UnsafePointer<UInt8>
    let count: Int
    /// Where it begins in the line, from 1.
    let column: Int
    /// Where it stood in the line, without the quotes around it, from 0.
    let place: Range<Int>

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text, count: count) }
    var isBlank: Bool { bytes.allSatisfy(\.isBlank) }
  }

  /// The fields, good as long as the line is.
  private(set) var fields: [Field] = []

  /// Splits a zero-terminated line, as [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) quotes it.
  ///
  /// A line end inside of quotes is not taken.
  mutating func split(_ line: UnsafeMutableBufferPointer<UInt8>, at separator: UInt8) throws(RideFileFault) {
    fields.removeAll(keepingCapacity: true)
    guard let base = line.baseAddress else { return }
    var index = 0
    while true {
      let column = index + 1
      var start = index
      var end = index
      let stop: Int
      if base[index] == UInt8(ascii: "\"") {
        (start, end) = (index + 1, index + 1)
        index = try unquote(base, line.count, from: start, to: &end)
        stop = index - 1
        guard index == line.count || base[index] == separator else { throw .quotes }
      } else {
        while index < line.count, base[index] != separator { index += 1 }
        end = index
        stop = index
      }
      let isLast = index >= line.count
      base[end] = 0
      fields.append(Field(text: base + start, count: end - start, column: column, place: start..<stop))
      if isLast { return }
      index += 1
    }
  }

  /// Moves the text of a quoted field together and says where the closing quote is left.
  private func unquote(
    _ base: UnsafeMutablePointer<UInt8>, _ count: Int, from start: Int, to end: inout Int
  ) throws(RideFileFault) -> Int {
    var index = start
    while index < count {
      if base[index] == UInt8(ascii: "\"") {
        index += 1
        guard index < count, base[index] == UInt8(ascii: "\"") else { return index }
      }
      base[end] = base[index]
      end += 1
      index += 1
    }
    throw .quotes
  }
}
