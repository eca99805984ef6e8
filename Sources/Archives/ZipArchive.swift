private import CZlib
import Transit

/// The files of a zip file, unpacked by zlib.
package struct ZipArchive: Sendable {
  private let bytes: [UInt8]
  private let directory: ZipDirectory

  /// Reads the list of an archive.
  package init(_ bytes: [UInt8]) throws(ZipError) {
    self.bytes = bytes
    directory = try ZipDirectory(bytes)
  }

  /// The tables of the feed in it.
  package func feed() throws(ZipError) -> [FeedFile] {
    var files: [FeedFile] = []
    for entry in directory.feed {
      files.append(FeedFile(name: ZipDirectory.file(of: entry.name), bytes: try unpacked(entry)))
    }
    return files
  }

  /// The bytes of one file, which must have the size and the checksum that the list says.
  package func unpacked(_ entry: ZipDirectory.Entry) throws(ZipError) -> [UInt8] {
    let result = entry.isDeflated ? inflated(entry) : Array(bytes[entry.packed])
    guard let result, result.count == entry.size, ZipArchive.checksum(result) == entry.checksum else {
      throw .damaged(entry.name)
    }
    return result
  }

  /// Never more than the list says comes out: what would be more is refused.
  private func inflated(_ entry: ZipDirectory.Entry) -> [UInt8]? {
    var stream = z_stream()
    guard flagfall_inflate_start(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var source = Array(bytes[entry.packed])
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(entry.size, 1)) { output, count in
      source.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = output.count - Int(stream.avail_out)
      }
    }
    return isWhole ? result : nil
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
  }
}
