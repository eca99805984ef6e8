import Almanac
import RideFiles

/// Cuts inputs into pieces of whole lines and, where the rows of a ride stand together, of whole rides.
struct PieceFeed {
  /// What all inputs have in common.
  struct Reading: Sendable {
    var paths: [String]
    /// The names of columns that are not the usual ones.
    var names: [FixTable.Column: String] = [:]
    /// The zone of times without an offset.
    var zone: Zone?
    /// Whether the rows of a ride stand together.
    var isGrouped = true
    /// By what trips are audited; nil where rows are fixes.
    var trips: TripAuditing?
  }

  private let reading: Reading
  /// Where the bytes that are handed over end.
  private var position: PieceEnd
  private var number = 0
  private var current: Current?
  /// The packed bytes of the inputs that are done.
  private var before = 0

  /// The input that is being read.
  private struct Current {
    let bytes: PackedBytes
    let source: PieceSource
    /// Where rides are cut; nil where every row is a whole.
    var border: RideBorder?
    /// What has been read and not handed over.
    var carried: [UInt8] = []
    /// Whether its last piece has been handed over.
    var isDone = false
  }

  init(_ reading: Reading, from position: PieceEnd = PieceEnd()) {
    self.reading = reading
    self.position = position
  }

  /// How many bytes have been read of the files, packed as they are.
  var taken: Int { before + (current?.bytes.taken ?? 0) }

  /// Cuts the next piece; nil when there is none.
  mutating func next() throws(BillingError) -> Piece? {
    while true {
      if current == nil {
        guard position.input < reading.paths.count else { return nil }
        current = try open(reading.paths[position.input])
      }
      guard var current else { return nil }
      self.current = nil
      if let piece = try cut(&current) {
        self.current = current
        return piece
      }
      before += current.bytes.taken
      position = PieceEnd(input: position.input + 1)
    }
  }

  private mutating func open(_ path: String) throws(BillingError) -> Current {
    let bytes = try PackedBytes(path: path)
    var head: [UInt8] = []
    var feed: Int?
    repeat {
      let piece = try bytes.read(atMost: 1 << 16)
      guard !piece.isEmpty else { break }
      head += piece
      feed = head.withUnsafeBufferPointer { LineEnds.first($0) }
    } while feed == nil && head.count <= Piece.size
    let line = Array(head.prefix((feed ?? head.count - 1) + 1))
    let isObjects = reading.trips == nil && line.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    let table: PieceSource.Table
    var border: RideBorder?
    do throws(RideFileFault) {
      guard line.contains(where: { $0 > 0x20 }) else { throw .empty }
      if let trips = reading.trips {
        table = .trips(try trips.table(line))
      } else {
        let fixes =
          isObjects
          ? FixTable(objects: reading.names, zone: reading.zone)
          : try FixTable(header: line, names: reading.names, zone: reading.zone)
        table = .fixes(fixes)
        if reading.isGrouped { border = RideBorder(fixes) }
      }
    } catch {
      throw .input(RideFileError(file: bytes.name, place: RideFilePlace(line: 1, column: 1), fault: error).message)
    }
    var current = Current(
      bytes: bytes, source: PieceSource(input: position.input, name: bytes.name, table: table), border: border)
    // Objects have no first line of names.
    let headCount = isObjects ? 0 : line.count
    if position.offset == 0 {
      position = PieceEnd(input: position.input, offset: headCount, lines: isObjects ? 0 : 1)
      current.carried = Array(head[headCount...])
    } else {
      current.carried = Array(head.dropFirst(position.offset))
      try bytes.skip(position.offset - head.count)
    }
    return current
  }

  private mutating func cut(_ current: inout Current) throws(BillingError) -> Piece? {
    var size = max(Piece.size, current.carried.count)
    guard !current.isDone else { return nil }
    var (bytes, count) = try current.bytes.read(after: current.carried, upTo: size)
    while !current.isDone {
      var whole = count
      current.isDone = count < size
      if current.isDone {
        if count > 0, bytes[count - 1] != UInt8(ascii: "\n") {
          bytes[count] = UInt8(ascii: "\n")
          whole += 1
        }
      } else {
        whole = bytes.withUnsafeBufferPointer { bytes in
          let text = UnsafeBufferPointer(rebasing: bytes[..<count])
          return current.border?.last(in: text) ?? (LineEnds.last(text) ?? -1) + 1
        }
      }
      if whole > 0 || current.isDone {
        current.carried = whole < count ? Array(bytes[whole..<count]) : []
        var piece = piece(of: current.source, bytes: bytes, count: whole)
        piece.isLast = current.isDone
        return piece
      }
      guard size < Piece.limit else { return try drop(&current, bytes: bytes, count: count) }
      size = min(size * 2, Piece.limit)
      (bytes, count) = try current.bytes.read(after: Array(bytes[..<count]), upTo: size)
    }
    return nil
  }

  /// The beginning of a ride that is too long, whose other rows are read over.
  private mutating func drop(_ current: inout Current, bytes: [UInt8], count: Int) throws(BillingError) -> Piece {
    let (name, end) = bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<count])
      return (current.border?.name(in: text) ?? [], LineEnds.last(text))
    }
    guard let end else {
      let place = RideFilePlace(line: position.lines + 1, column: 1)
      throw .input(RideFileError(file: current.source.name, place: place, fault: .tooLong(limit: Piece.limit)).message)
    }
    var piece = piece(of: current.source, bytes: bytes, count: end + 1)
    piece.isOversized = true
    var rest = Array(bytes[(end + 1)..<count])
    while true {
      let before = rest.count
      var (more, count) = try current.bytes.read(after: rest, upTo: before + Piece.size)
      let isEnd = count < before + Piece.size
      if isEnd, count > 0, more[count - 1] != UInt8(ascii: "\n") {
        more[count] = UInt8(ascii: "\n")
        count += 1
      }
      let found = more.withUnsafeBufferPointer { bytes in
        let lines = UnsafeBufferPointer(rebasing: bytes[..<count])
        let border = current.border?.first(in: lines, after: name)
        let done = border ?? (LineEnds.last(lines) ?? -1) + 1
        position.offset += done
        position.lines += LineEnds.count(UnsafeBufferPointer(rebasing: lines[..<done]))
        return (done: done, isBorder: border != nil)
      }
      rest = Array(more[found.done..<count])
      guard isEnd || found.isBorder else { continue }
      current.carried = rest
      piece.end = position
      return piece
    }
  }

  private mutating func piece(of source: PieceSource, bytes: [UInt8], count: Int) -> Piece {
    let begin = position
    position.offset += count
    position.lines += bytes.withUnsafeBufferPointer { LineEnds.count(UnsafeBufferPointer(rebasing: $0[..<count])) }
    defer { number += 1 }
    return Piece(
      source: source, number: number, firstLine: begin.lines + 1, bytes: bytes, count: count, begin: begin,
      end: position)
  }
}
