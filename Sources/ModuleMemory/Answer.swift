#if arch(wasm32)
  /// Two byte strings in memory of their own, and the four words that say where.
  package struct Answer {
    private let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 4)
    private var buffers: [UnsafeMutablePointer<UInt8>] = []

    /// Makes an answer that has said nothing yet.
    package init() {}

    /// Says two byte strings in the place of those before; answers the address of the four words.
    package mutating func put(_ first: [UInt8], _ second: [UInt8]) -> UInt32 {
      for buffer in buffers { buffer.deallocate() }
      buffers = []
      place(first, at: 0)
      place(second, at: 2)
      return address(of: UnsafeMutableRawPointer(words))
    }

    private mutating func place(_ bytes: [UInt8], at index: Int) {
      let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
      for (offset, byte) in bytes.enumerated() { buffer[offset] = byte }
      buffers.append(buffer)
      words[index] = address(of: UnsafeMutableRawPointer(buffer))
      words[index + 1] = UInt32(bytes.count)
    }
  }
#endif
