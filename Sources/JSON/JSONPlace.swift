/// A place in a text, found by counting from its beginning when an error needs it.
struct JSONPlace: Sendable, Hashable {
  /// From 1.
  var line = 1
  /// From 1, in Unicode scalars.
  var column = 1

  /// The place of the byte at `offset`: what follows LF, CR LF or a CR alone begins a line.
  init(of offset: Int, in bytes: [UInt8]) {
    var index = 0
    while index < offset {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        let isPair = index < bytes.count && bytes[index] == UInt8(ascii: "\n")
        if !isPair {
          line += 1
          column = 1
        }
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
