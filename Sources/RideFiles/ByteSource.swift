import Foundation

/// Bytes that come in pieces: from an open file, or from memory.
struct ByteSource {
  /// The size of a piece; larger ones make expat no faster.
  static let pieceSize = 65_536
  /// How much of a file its format is told by.
  private static let headSize = 4096

  private let descriptor: Int32?
  private var held: ArraySlice<UInt8>
  private let limit: Int
  private var taken = 0

  /// How many bytes are to come, when that is known.
  let expectedSize: Int?

  init(bytes: [UInt8], limit: Int) {
    descriptor = nil
    held = bytes[...]
    self.limit = limit
    expectedSize = bytes.count
  }

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    held = []
    self.limit = limit
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && (status.st_mode & S_IFMT) == S_IFREG
    expectedSize = isFile ? Int(status.st_size) : nil
  }

  /// The first piece, which stays to be read.
  mutating func head() throws(RideFileFault) -> [UInt8] {
    guard descriptor != nil else { return Array(held.prefix(ByteSource.headSize)) }
    var room = [UInt8](repeating: 0, count: ByteSource.headSize)
    var filled = 0
    while filled < room.count {
      let count = try systemRead(into: &room, from: filled)
      if count == 0 { break }
      filled += count
    }
    held = room[..<filled]
    return Array(held)
  }

  /// Fills `room` as far as one piece goes and says how far; zero at the end.
  mutating func read(into room: UnsafeMutableRawBufferPointer) throws(RideFileFault) -> Int {
    var count = min(held.count, room.count)
    if count > 0 {
      held.withUnsafeBytes { room.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      held = held.dropFirst(count)
    } else if let descriptor {
      count = try ByteSource.systemRead(descriptor, room)
    }
    taken += count
    guard taken <= limit else { throw .tooManyBytes(limit: limit) }
    return count
  }

  /// Everything that is left, when that is at most `most` bytes.
  mutating func rest(atMost most: Int) throws(RideFileFault) -> [UInt8] {
    var all: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteSource.pieceSize, alignment: 16)
    defer { room.deallocate() }
    while true {
      let count = try read(into: room)
      if count == 0 { return all }
      all.append(contentsOf: room[..<count])
      guard all.count <= most else { throw .tooManyBytes(limit: most) }
    }
  }

  private func systemRead(into room: inout [UInt8], from start: Int) throws(RideFileFault) -> Int {
    guard let descriptor else { return 0 }
    return try room.withUnsafeMutableBufferPointer { (bytes) throws(RideFileFault) in
      try ByteSource.systemRead(
        descriptor, UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[start...])))
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer
  ) throws(RideFileFault) -> Int {
    while true {
      let count = Foundation.read(descriptor, room.baseAddress, room.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .unreadable(reason: String(cString: strerror(errno))) }
    }
  }
}
