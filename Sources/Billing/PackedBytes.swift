import CZlib
import CZstd
import Foundation
import RideFiles

/// The bytes of a file or of standard input, unpacked where gzip or zstd packed them.
final class PackedBytes {
  private enum Packing {
    case none
    case gzip(UnsafeMutablePointer<z_stream>)
    case zstd(OpaquePointer)
  }

  let name: String
  /// The size of the file; nil where there is none to tell.
  let size: Int?
  /// How many bytes of it have been read, packed as they are.
  private(set) var taken = 0

  private let descriptor: Int32
  private var packing = Packing.none
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private var held = 0..<0
  private var isAtEnd = false
  /// Whether the packed bytes in hand end here, so that the file may end too.
  private var isBetween = true

  /// Opens a file, or standard input for `-`.
  init(path: String) throws(BillingError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : Foundation.open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    let isThere = descriptor >= 0 && fstat(descriptor, &status) == 0
    size = isThere && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    guard isThere else { throw .input("\(path): cannot be read: \(String(cString: strerror(errno)))") }
    try fill(atLeast: 4)
    try tellPacking(Array(room[held]))
  }

  deinit {
    switch packing {
    case .none: break
    case .gzip(let stream):
      inflateEnd(stream)
      stream.deallocate()
    case .zstd(let stream): ZSTD_freeDStream(stream)
    }
    room.deallocate()
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  private func tellPacking(_ head: [UInt8]) throws(BillingError) {
    if head.starts(with: [0x1F, 0x8B]) {
      let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
      stream.initialize(to: z_stream())
      guard flagfall_gunzip_start(stream) == Z_OK else { throw .input("\(name): there is no memory to unpack it") }
      packing = .gzip(stream)
      isBetween = false
    } else if head.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
      guard let stream = ZSTD_createDStream() else { throw .input("\(name): there is no memory to unpack it") }
      // 128 MB windows are for the patient; the usual ones are of 8 MB.
      ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, 25)
      packing = .zstd(stream)
      isBetween = false
    }
  }

  /// Fills the buffer as far as the bytes go and says how far; less than its size only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(BillingError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count: Int
      switch packing {
      case .none: count = try plain(into: rest)
      case .gzip(let stream): count = try gunzip(stream, into: rest)
      case .zstd(let stream): count = try unzstd(stream, into: rest)
      }
      if count == 0 { return filled }
      filled += count
    }
    return filled
  }

  /// Bytes that were read before, with more behind them up to a size; fewer only at the end.
  ///
  /// Behind them is room that is zero.
  func read(after before: [UInt8], upTo size: Int) throws(BillingError) -> (bytes: [UInt8], count: Int) {
    var failure: BillingError?
    var total = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size + FixRows.slack) { buffer, count in
      let next = buffer.update(fromContentsOf: before)
      do throws(BillingError) {
        total =
          next
          + (try read(into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[next..<size])))
      } catch {
        failure = error
      }
      buffer[total..<total + FixRows.slack].update(repeating: 0)
      count = total + FixRows.slack
    }
    if let failure { throw failure }
    return (bytes, total)
  }

  /// At most so many bytes; none only at the end.
  func read(atMost count: Int) throws(BillingError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { buffer.deallocate() }
    return Array(buffer[..<(try read(into: buffer))])
  }

  /// Goes on so many bytes, unpacked; by sight where the file is not packed.
  func skip(_ count: Int) throws(BillingError) {
    var rest = count
    if case .none = packing, size != nil, rest > held.count {
      let target = lseek(descriptor, off_t(rest - held.count), SEEK_CUR)
      guard target >= 0 else { throw .input("\(name): cannot be read: \(String(cString: strerror(errno)))") }
      taken += rest - held.count
      held = 0..<0
      return
    }
    while rest > 0 {
      let bytes = try read(atMost: min(rest, 1 << 20))
      guard !bytes.isEmpty else { throw .resume("\(name): is shorter than it was; leave --resume out to begin anew") }
      rest -= bytes.count
    }
  }

  // MARK: - Packings

  private func plain(into buffer: UnsafeMutableRawBufferPointer) throws(BillingError) -> Int {
    if held.isEmpty { return try read(descriptor, buffer) }
    let count = min(held.count, buffer.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: room[held.prefix(count)]))
    held = held.dropFirst(count)
    return count
  }

  private func gunzip(
    _ stream: UnsafeMutablePointer<z_stream>, into buffer: UnsafeMutableRawBufferPointer
  ) throws(BillingError) -> Int {
    let target = buffer.bindMemory(to: UInt8.self)
    while true {
      if held.isEmpty { try fill(atLeast: 1) }
      if held.isEmpty { return try end() }
      // One packed part may follow another.
      if isBetween {
        inflateReset(stream)
        isBetween = false
      }
      stream.pointee.next_in = room.bindMemory(to: UInt8.self).baseAddress.map { $0 + held.lowerBound }
      stream.pointee.avail_in = UInt32(held.count)
      stream.pointee.next_out = target.baseAddress
      stream.pointee.avail_out = UInt32(target.count)
      let code = inflate(stream, Z_NO_FLUSH)
      held = held.upperBound - Int(stream.pointee.avail_in)..<held.upperBound
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { throw damaged("gzip -t") }
      isBetween = code == Z_STREAM_END
      let count = target.count - Int(stream.pointee.avail_out)
      if count > 0 { return count }
    }
  }

  private func unzstd(_ stream: OpaquePointer, into buffer: UnsafeMutableRawBufferPointer) throws(BillingError) -> Int {
    var output = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
    while output.pos == 0 {
      if held.isEmpty { try fill(atLeast: 1) }
      // What was taken in may still have bytes to give.
      if held.isEmpty, isBetween || isAtEnd && !hasMore(stream, &output) {
        return output.pos > 0 ? output.pos : try end()
      }
      if held.isEmpty { continue }
      var input = ZSTD_inBuffer(src: room.baseAddress.map { $0 + held.lowerBound }, size: held.count, pos: 0)
      let code = ZSTD_decompressStream(stream, &output, &input)
      guard ZSTD_isError(code) == 0 else { throw damaged("zstd -t") }
      held = held.dropFirst(input.pos)
      isBetween = code == 0
    }
    return output.pos
  }

  private func hasMore(_ stream: OpaquePointer, _ output: inout ZSTD_outBuffer) -> Bool {
    var nothing = ZSTD_inBuffer(src: nil, size: 0, pos: 0)
    let code = ZSTD_decompressStream(stream, &output, &nothing)
    if ZSTD_isError(code) == 0 { isBetween = code == 0 }
    return output.pos > 0
  }

  private func damaged(_ check: String) -> BillingError {
    .input("\(name): the packed bytes are damaged; copy the file again and try it with '\(check)'")
  }

  /// The end of the file, where the packed bytes end too.
  private func end() throws(BillingError) -> Int {
    guard isBetween else { throw .input("\(name): ends in the middle of what was packed; copy the file again") }
    return 0
  }

  // MARK: - The file

  private func fill(atLeast least: Int) throws(BillingError) {
    var count = 0
    while count < least, !isAtEnd {
      let read = try read(descriptor, UnsafeMutableRawBufferPointer(rebasing: room[count...]))
      isAtEnd = read == 0
      count += read
    }
    held = 0..<count
  }

  private func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(BillingError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 {
        taken += count
        return count
      }
      guard errno == EINTR else { throw .input("\(name): cannot be read: \(String(cString: strerror(errno)))") }
    }
  }
}
