/// The list at the end of a zip file: names, sizes, and where each file is.
///
/// As [APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT) has it.
///
/// Nothing is unpacked here. What no feed needs is refused: encryption, several volumes, methods other than stored and
/// Deflate, names that lead out of the archive, more bytes than a feed has.
package struct ZipDirectory: Sendable {
  /// One file of the archive.
  package struct Entry: Sendable, Hashable {
    /// The name with its folders.
    package var name: String
    /// Whether it is packed by Deflate; else it is stored as it is.
    package var isDeflated: Bool
    /// The packed bytes.
    package var packed: Range<Int>
    /// How many bytes come out.
    package var size: Int
    /// The CRC-32 of what comes out.
    package var checksum: UInt32
  }

  /// The files, in the order of the list.
  package let entries: [Entry]

  /// The most files of an archive; arbitrary.
  package static let mostEntries = 10_000
  /// The most bytes that come out of one file, and of all.
  package static let mostBytes = 1 << 30
  /// Deflate makes text at most so many times smaller; more is a bomb
  /// ([1032 is its bound](https://www.zlib.net/zlib_tech.html)).
  package static let mostRatio = 200
  /// Below this size no ratio is asked for: a table of blanks may pack well.
  private static let smallSize = 1 << 20

  private static let endMark: UInt32 = 0x0605_4B50
  private static let entryMark: UInt32 = 0x0201_4B50
  private static let fileMark: UInt32 = 0x0403_4B50
  /// An end record and the longest comment.
  private static let endReach = 22 + 0xFFFF

  /// Reads the list of an archive; nothing is unpacked.
  ///
  /// - Throws: A ``ZipError`` for what is no zip file and for one that is meant to do harm.
  package init(_ bytes: [UInt8]) throws(ZipError) {
    guard let end = ZipDirectory.end(bytes) else { throw .noZip }
    let reader = ZipBytes(bytes)
    let count = Int(reader.two(end + 10))
    guard reader.two(end + 4) == 0, reader.two(end + 6) == 0, Int(reader.two(end + 8)) == count else { throw .volumes }
    guard count <= ZipDirectory.mostEntries, count != 0xFFFF else { throw .tooManyFiles }
    guard var place = reader.length(end + 16), let listed = reader.length(end + 12), place <= end, listed <= end - place
    else { throw .damaged("its list of files") }
    var entries: [Entry] = []
    var total = 0
    for _ in 0..<count {
      guard place + 46 <= end, reader.four(place) == ZipDirectory.entryMark else { throw .damaged("its list of files") }
      let nameLength = Int(reader.two(place + 28))
      let next = place + 46 + nameLength + Int(reader.two(place + 30)) + Int(reader.two(place + 32))
      guard next <= end else { throw .damaged("its list of files") }
      let name = try ZipDirectory.name(bytes[place + 46..<place + 46 + nameLength])
      if !name.utf8.elementsEqual([]), name.utf8.last != UInt8(ascii: "/") {
        let entry = try ZipDirectory.entry(reader, place, name)
        guard entry.size <= ZipDirectory.mostBytes - total else { throw .tooLarge(name) }
        total += entry.size
        entries.append(entry)
      }
      place = next
    }
    try ZipDirectory.checkOverlaps(entries)
    self.entries = entries
  }

  private static func entry(_ reader: ZipBytes, _ place: Int, _ name: String) throws(ZipError) -> Entry {
    guard reader.two(place + 8) & 1 == 0 else { throw .encrypted(name) }
    let method = reader.two(place + 10)
    guard method == 0 || method == 8 else { throw .method(name, Int(method)) }
    guard let packed = reader.length(place + 20), let size = reader.length(place + 24),
      let start = reader.length(place + 42), size <= mostBytes
    else { throw .tooLarge(name) }
    guard method == 8 || packed == size else { throw .damaged(name) }
    if size > smallSize, packed == 0 || size / packed > mostRatio { throw .bomb(name, size) }
    guard reader.count >= 30, start <= reader.count - 30, reader.four(start) == fileMark else { throw .damaged(name) }
    let data = start + 30 + Int(reader.two(start + 26)) + Int(reader.two(start + 28))
    guard data <= reader.count, packed <= reader.count - data else { throw .damaged(name) }
    return Entry(
      name: name, isDeflated: method == 8, packed: data..<data + packed, size: size,
      checksum: reader.four(place + 16))
  }

  /// A name that stays inside of the archive.
  private static func name(_ bytes: ArraySlice<UInt8>) throws(ZipError) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) { parts.append(part) }
    let isBad =
      bytes.first == UInt8(ascii: "/") || bytes.contains(UInt8(ascii: "\\")) || bytes.contains { $0 < 0x20 }
      || (bytes.count > 1 && bytes[bytes.startIndex + 1] == UInt8(ascii: ":"))
      || parts.contains { $0.elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")]) }
    guard !isBad else { throw .path(name) }
    return name
  }

  /// Bytes that belong to two files are the other kind of bomb.
  private static func checkOverlaps(_ entries: [Entry]) throws(ZipError) {
    let sorted = entries.sorted { $0.packed.lowerBound < $1.packed.lowerBound }
    for index in sorted.indices.dropFirst()
    where sorted[index].packed.lowerBound < sorted[index - 1].packed.upperBound && !sorted[index].packed.isEmpty {
      throw .overlap(sorted[index].name)
    }
  }

  private static func end(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let reader = ZipBytes(bytes)
    var place = bytes.count - 22
    while place >= max(0, bytes.count - endReach) {
      if reader.four(place) == endMark, place + 22 + Int(reader.two(place + 20)) <= bytes.count { return place }
      place -= 1
    }
    return nil
  }

  /// The tables of a feed: those of the folder that has a `stop_times.txt` and lies highest.
  package var feed: [Entry] {
    var best: String?
    var depth = Int.max
    for entry in entries where ZipDirectory.file(of: entry.name) == "stop_times.txt" {
      let folder = ZipDirectory.folder(of: entry.name)
      let count = folder.utf8.count { $0 == UInt8(ascii: "/") }
      if count < depth { (best, depth) = (folder, count) }
    }
    let folder = best ?? ""
    return entries.filter {
      ZipDirectory.folder(of: $0.name) == folder && FeedFile.names.contains(ZipDirectory.file(of: $0.name))
    }
  }

  /// The part of a name behind its folders.
  package static func file(of name: String) -> String {
    let bytes = Array(name.utf8)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
  }

  private static func folder(of name: String) -> String {
    let bytes = Array(name.utf8)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(decoding: bytes[...slash], as: UTF8.self)
  }
}

/// Little-endian numbers in bytes.
struct ZipBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func two(_ place: Int) -> UInt16 { UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8 }

  func four(_ place: Int) -> UInt32 { UInt32(two(place)) | UInt32(two(place + 2)) << 16 }

  /// A number of bytes; nil above 2 GiB, which is beyond 32 bits with a sign.
  func length(_ place: Int) -> Int? {
    let value = four(place)
    return value < 0x8000_0000 ? Int(value) : nil
  }
}
