/// How a version of a QR code with error correction M holds its bytes.
struct QRLayout {
  let version: Int
  /// Where the centres of the small squares are, across and down.
  let alignment: [Int]
  /// The bytes of error correction in each block.
  private let correction: Int
  /// The bytes of data in each block.
  private let blocks: [Int]

  private static let all = [
    QRLayout(version: 1, alignment: [], correction: 10, blocks: [16]),
    QRLayout(version: 2, alignment: [6, 18], correction: 16, blocks: [28]),
    QRLayout(version: 3, alignment: [6, 22], correction: 26, blocks: [44]),
    QRLayout(version: 4, alignment: [6, 26], correction: 18, blocks: [32, 32]),
    QRLayout(version: 5, alignment: [6, 30], correction: 24, blocks: [43, 43]),
    QRLayout(version: 6, alignment: [6, 34], correction: 16, blocks: [27, 27, 27, 27]),
    QRLayout(version: 7, alignment: [6, 22, 38], correction: 18, blocks: [31, 31, 31, 31]),
    QRLayout(version: 8, alignment: [6, 24, 42], correction: 22, blocks: [38, 38, 39, 39]),
    QRLayout(version: 9, alignment: [6, 26, 46], correction: 22, blocks: [36, 36, 36, 37, 37]),
  ]

  private var capacity: Int { blocks.reduce(0, +) }

  /// The smallest version for so many bytes: twelve bits more say that they are bytes, and how many.
  static func fitting(_ count: Int) -> QRLayout? { all.first { count + 2 <= $0.capacity } }

  /// Data and error correction, block by block, interleaved.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    // The mode 0100, eight bits of the count, the bytes, and at least four bits of nothing: half a byte off.
    var halves: [UInt8] = [0x4, UInt8(bytes.count >> 4), UInt8(bytes.count & 15)]
    for byte in bytes { halves += [byte >> 4, byte & 15] }
    halves.append(0)
    var data: [UInt8] = []
    for place in stride(from: 0, to: halves.count, by: 2) { data.append(halves[place] << 4 | halves[place + 1]) }
    var filler: UInt8 = 0xEC
    while data.count < capacity {
      data.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    var parts: [[UInt8]] = []
    var start = 0
    for size in blocks {
      parts.append(Array(data[start..<start + size]))
      start += size
    }
    let corrections = parts.map { QRBits.correction(of: $0, count: correction) }
    var result: [UInt8] = []
    for index in 0..<(blocks.max() ?? 0) { for part in parts where index < part.count { result.append(part[index]) } }
    for index in 0..<correction { for part in corrections { result.append(part[index]) } }
    return result
  }
}
