/// A folder of files in memory, as a server sends them and a static host keeps them.
///
/// Nothing is read from disk while serving, so no address can reach a file that is not in here.
package struct Site: Sendable {
  /// One file.
  package struct File: Sendable {
    /// Its contents.
    package let bytes: [UInt8]
    /// The same in each coding that makes it smaller.
    package let packed: [ContentCoding: [UInt8]]
    /// Its type.
    package let type: MediaType
    /// A quoted name for these very contents (RFC 9110, section 8.8.3).
    package let tag: String

    fileprivate init(bytes: [UInt8], path: String, brotli: [UInt8]?) {
      var checksum = Checksum()
      checksum.add(bytes)
      self.bytes = bytes
      type = MediaType(path: path)
      var packed: [ContentCoding: [UInt8]] = [:]
      if type.shrinks {
        packed[.brotli] = brotli ?? Brotli.packed(bytes)
        packed[.gzip] = Gzip.packed(bytes)
      }
      self.packed = packed
      tag = "\"\(checksum.text)\""
    }
  }

  private var files: [String: File] = [:]

  /// An empty site.
  package init() {}

  /// Puts a file at a path such as `data/index.json`, without a leading slash; one that was there is replaced.
  ///
  /// `brotli` is the same file in that coding, where somebody took the time to pack it as small as can be.
  package mutating func add(_ bytes: [UInt8], at path: String, brotli: [UInt8]? = nil) {
    files[path] = File(bytes: bytes, path: path, brotli: brotli)
  }

  /// The paths of all files in alphabetical order.
  package var paths: [String] { files.keys.sorted() }

  /// The file at a path without a leading slash; a path that is empty or ends in a slash means its `index.html`.
  package func file(at path: String) -> File? {
    files[path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path]
  }

  /// A name for everything in here: any change to any file gives another.
  package var version: String {
    var checksum = Checksum()
    for path in paths {
      guard let file = files[path] else { continue }
      checksum.add(path.utf8)
      checksum.add(CollectionOfOne(0))
      checksum.add(file.tag.utf8)
    }
    return checksum.text
  }
}
