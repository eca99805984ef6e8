#if arch(wasm32)
  /// The bytes that a page put at an address.
  package func bytes(_ start: UInt32, _ length: UInt32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: UnsafePointer<UInt8>(bitPattern: UInt(start)), count: Int(length)))
  }

  /// An address as it crosses the border.
  package func address(of pointer: UnsafeMutableRawPointer) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: pointer))
  }
#endif
