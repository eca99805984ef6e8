// Names and forms are those of Apple's pages.
// swift-format-ignore-file

/// See <https://developer.apple.com/documentation/compression/compression_algorithm>.
public struct compression_algorithm: Sendable {}

/// See <https://developer.apple.com/documentation/compression/compression_zlib>.
public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm() }

/// See <https://developer.apple.com/documentation/compression/compression_decode_buffer(_:_:_:_:_:_:)>.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { 0 }
