#if canImport(Compression)
  import Compression

  /// What was packed by Deflate, as the tables of a feed are.
  package enum Unpacking {
    /// The bytes that come out; nil unless they are as many as is said.
    ///
    /// No more than that is ever written.
    package static func inflated(_ packed: [UInt8], size: Int) -> [UInt8]? {
      // One byte more tells a table that is longer than it says.
      let table = [UInt8](unsafeUninitializedCapacity: size + 1) { output, count in
        guard let start = output.baseAddress else { return }
        count = packed.withUnsafeBufferPointer { input in
          guard let first = input.baseAddress else { return 0 }
          return compression_decode_buffer(start, size + 1, first, input.count, nil, COMPRESSION_ZLIB)
        }
      }
      return table.count == size ? table : nil
    }
  }
#endif
