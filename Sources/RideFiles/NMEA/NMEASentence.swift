/// One sentence of NMEA 0183, split into its fields and checked.
struct NMEASentence {
  /// Why a line is no sentence that can be trusted.
  enum Fault: Error {
    case damaged
  }

  /// The last three letters of the first field, such as `RMC`; the two before them name the receiver's system.
  private(set) var type: ArraySlice<UInt8> = []
  private(set) var hasChecksum = false
  private var bytes: [UInt8] = []
  private var bounds: [Range<Int>] = []

  /// Whether a first line is a sentence, be it behind a time that a logger put before it.
  static func isLikely(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == UInt8(ascii: "$") || first == UInt8(ascii: "!") { return true }
    guard let dollar = line.firstIndex(of: UInt8(ascii: "$")) else { return false }
    let word = line[dollar...].dropFirst().prefix(6)
    return word.count == 6 && word.last == UInt8(ascii: ",")
      && word.dropLast().allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The field at `index`, empty where the sentence is shorter.
  func field(_ index: Int) -> ArraySlice<UInt8> {
    index < bounds.count ? bytes[bounds[index]] : []
  }

  /// Takes a line; the sum behind `*` is the exclusive or of all bytes between `$` and `*`.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard let dollar = line.firstIndex(of: UInt8(ascii: "$")) else { throw .damaged }
    bytes.removeAll(keepingCapacity: true)
    bounds.removeAll(keepingCapacity: true)
    let content = line[(dollar + 1)...]
    let body = content.prefix { $0 != UInt8(ascii: "*") }
    hasChecksum = body.endIndex < content.endIndex
    if hasChecksum {
      let digits = content[(body.endIndex + 1)...].prefix { !$0.isBlank }
      let sum = body.reduce(0, ^)
      guard digits.count == 2, let high = NMEASentence.hex(digits[digits.startIndex]),
        let low = NMEASentence.hex(digits[digits.startIndex + 1]), sum == high << 4 | low
      else { throw .damaged }
    }
    bytes.append(contentsOf: body)
    while bytes.last?.isBlank == true { bytes.removeLast() }
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
      bounds.append(start..<index)
      start = index + 1
    }
    bounds.append(start..<bytes.count)
    guard bounds[0].count >= 4 else { throw .damaged }
    type = bytes[bounds[0]].suffix(3)
  }

  private static func hex(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
