/// A FLAC file of one channel, 16 bits and 8000 samples a second: constant blocks and plain ones, nothing predicted.
struct FLACStream {
  private(set) var bytes: [UInt8] = Array("fLaC".utf8)
  private var frame = 0

  /// Begins a file of so many samples.
  init(count: Int) {
    bytes += [0x80, 0, 0, 34]
    put(UInt64(RideSound.block), bytes: 2)
    put(UInt64(RideSound.block), bytes: 2)
    put(0, bytes: 6)
    // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples.
    put(UInt64(RideSound.rate) << 44 | 15 << 36 | UInt64(count), bytes: 8)
    put(0, bytes: 8)
    put(0, bytes: 8)
  }

  /// Adds a block; none of its samples being there, it is silent.
  mutating func append(_ samples: [Int16], count: Int) {
    let start = bytes.count
    // Blocks of one size, the size in 16 bits behind the header, 8 kHz, one channel, 16 bits.
    bytes += [0xFF, 0xF8, 0x74, 0x08]
    putFrameNumber()
    put(UInt64(count - 1), bytes: 2)
    bytes.append(FLACStream.checksum8(bytes[start...]))
    if samples.isEmpty {
      bytes += [0x00, 0, 0]
    } else {
      bytes.append(0x02)
      for sample in samples { put(UInt64(UInt16(bitPattern: sample)), bytes: 2) }
    }
    put(UInt64(FLACStream.checksum16(bytes[start...])), bytes: 2)
    frame += 1
  }

  private mutating func put(_ value: UInt64, bytes count: Int) {
    for index in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  /// As UTF-8 writes a character; a ride has fewer frames than three bytes count.
  private mutating func putFrameNumber() {
    let number = UInt32(frame)
    if number < 0x80 {
      bytes.append(UInt8(number))
    } else if number < 0x800 {
      bytes += [0xC0 | UInt8(number >> 6), 0x80 | UInt8(number & 0x3F)]
    } else {
      bytes += [0xE0 | UInt8(number >> 12 & 0x0F), 0x80 | UInt8(number >> 6 & 0x3F), 0x80 | UInt8(number & 0x3F)]
    }
  }

  private static func checksum8(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var sum: UInt8 = 0
    for byte in bytes {
      sum ^= byte
      for _ in 0..<8 { sum = sum & 0x80 != 0 ? sum << 1 ^ 0x07 : sum << 1 }
    }
    return sum
  }

  private static func checksum16(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var sum: UInt16 = 0
    for byte in bytes {
      sum ^= UInt16(byte) << 8
      for _ in 0..<8 { sum = sum & 0x8000 != 0 ? sum << 1 ^ 0x8005 : sum << 1 }
    }
    return sum
  }
}
