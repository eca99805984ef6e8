extension FixTable {
  /// Where the name of a row's ride stands in its line, quotes aside; empty where it has none.
  ///
  /// Quick and by sight alone: good for comparing rows, and not for saying that one can be read.
  package func name(in line: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard form == .table else { return memberName(in: line) }
    guard let place = plan.firstIndex(of: .ride) else { return 0..<0 }
    let quote = UInt8(ascii: "\"")
    var index = 0
    var field = 0
    while field < place {
      var isQuoted = false
      while index < line.count, isQuoted || line[index] != separator {
        if line[index] == quote { isQuoted.toggle() }
        index += 1
      }
      guard index < line.count else { return 0..<0 }
      index += 1
      field += 1
    }
    let isQuoted = index < line.count && line[index] == quote
    if isQuoted { index += 1 }
    let start = index
    while index < line.count, line[index] != (isQuoted ? quote : separator), line[index] != 0x0D { index += 1 }
    return start..<index
  }

  /// The value of the member that names the ride, by the first place where it seems to stand.
  private func memberName(in line: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let (quote, key) = (UInt8(ascii: "\""), members[0])
    var index = 0
    while index + key.count + 3 < line.count {
      guard line[index] == quote, line[index + 1 + key.count] == quote,
        line[(index + 1)...].starts(with: key)
      else {
        index += 1
        continue
      }
      index += key.count + 2
      while index < line.count, line[index] == UInt8(ascii: ":") || line[index].isBlank { index += 1 }
      let isQuoted = index < line.count && line[index] == quote
      if isQuoted { index += 1 }
      let start = index
      while index < line.count,
        isQuoted ? line[index] != quote : line[index] != UInt8(ascii: ",") && line[index] != 0x7D
      {
        index += 1
      }
      return start..<index
    }
    return 0..<0
  }
}
