private import CZlib

/// Compression as browsers accept it.
package enum Gzip {
  /// The bytes in the gzip format, or nil when that does not make them smaller.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let input = UInt32(exactly: bytes.count), input > 0 else { return nil }
    var stream = z_stream()
    guard flagfall_gzip_start(&stream) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var source = bytes
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      source.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = input
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        // Room for as many bytes as went in: an end that does not come is a file that does not shrink.
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? output.count - Int(stream.avail_out) : 0
      }
    }
    return packed.isEmpty ? nil : packed
  }
}
