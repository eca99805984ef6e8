import Foundation

/// Hands a text file over line by line, in memory that is used again for every line.
final class TextLines {
  /// No real line comes near it.
  private static let lineLimit = 1_000_000

  private var source: ByteSource
  private let buffer: UnsafeMutablePointer<UInt8>
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  /// The number of the line handed over last, from 1.
  private(set) var number = 0
  /// Whether that line ended with a line feed, and not with the file.
  private(set) var isWhole = true

  init(_ source: ByteSource) {
    self.source = source
    // One byte more, for the zero behind a last line without an end.
    buffer = .allocate(capacity: TextLines.lineLimit + ByteSource.pieceSize + 1)
  }

  deinit {
    buffer.deallocate()
  }

  /// The next line without its line end and with a zero behind it; nil at the end.
  ///
  /// It is good until the next call.
  func next() throws(RideFileFault) -> UnsafeMutableBufferPointer<UInt8>? {
    var searched = start
    while true {
      if let found = memchr(buffer + searched, 0x0A, end - searched) {
        let feed = found.assumingMemoryBound(to: UInt8.self) - buffer
        defer { start = feed + 1 }
        return line(until: feed)
      }
      if isAtEnd {
        guard start < end else { return nil }
        isWhole = false
        defer { start = end }
        return line(until: end)
      }
      searched = end - start
      try fill()
    }
  }

  private func line(until end: Int) -> UnsafeMutableBufferPointer<UInt8> {
    number += 1
    var begin = start
    var end = end
    if end > begin, buffer[end - 1] == 0x0D { end -= 1 }
    let isMarked = number == 1 && end - begin >= 3 && buffer[0] == 0xEF && buffer[1] == 0xBB && buffer[2] == 0xBF
    if isMarked { begin += 3 }
    buffer[end] = 0
    return UnsafeMutableBufferPointer(start: buffer + begin, count: end - begin)
  }

  /// Moves the begun line to the front and reads a piece behind it.
  private func fill() throws(RideFileFault) {
    let count = end - start
    guard count <= TextLines.lineLimit else {
      number += 1
      throw .tooLong(limit: TextLines.lineLimit)
    }
    memmove(buffer, buffer + start, count)
    start = 0
    end = count
    let read = try source.read(into: UnsafeMutableRawBufferPointer(start: buffer + end, count: ByteSource.pieceSize))
    end += read
    isAtEnd = read == 0
  }
}
