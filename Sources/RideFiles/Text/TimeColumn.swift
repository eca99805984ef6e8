/// Times of one file that are written in one form, which the first of them shows.
struct TimeColumn {
  /// How the times are written.
  enum Form {
    case iso8601
    case seconds
    case milliseconds
  }

  /// From 1973 on: a smaller count is one from some start that nobody knows.
  static let leastSeconds: Int64 = 100_000_000
  /// The end of the year 9999.
  private static let lastMillisecond: Int64 = 253_402_300_799_999

  private(set) var form: Form?
  private var text: TimeText

  init(_ options: ReadingOptions) {
    text = TimeText(zoneOfBareTimes: options.zoneOfBareTimes)
  }

  /// Forgets the times that were read before, their form too.
  mutating func begin() {
    form = nil
    text.begin()
  }

  /// The other time that the last text may have meant, in an hour that comes twice in autumn.
  var later: Int64? { text.later }

  /// Reads zero-terminated text; blank text is `RideBuilder.absent`.
  mutating func read(_ bytes: UnsafePointer<UInt8>, count: Int) throws(RideFileFault) -> Int64 {
    let buffer = UnsafeBufferPointer(start: bytes, count: count)
    guard !buffer.allSatisfy(\.isBlank) else { return RideBuilder.absent }
    let form = form ?? TimeColumn.sniffed(bytes)
    self.form = form
    switch form {
    case .iso8601: return try readText(bytes, count: count)
    case .seconds: return try checked(ExactNumber.scaled(bytes, digits: 3), buffer)
    case .milliseconds: return try checked(ExactNumber.scaled(bytes, digits: 0), buffer)
    }
  }

  /// Reads a time that can only be ISO 8601, whatever the others are.
  mutating func readText(_ bytes: UnsafePointer<UInt8>, count: Int) throws(RideFileFault) -> Int64 {
    switch text.read(bytes, count: count) {
    case .milliseconds(let value): return value
    case .withoutOffset: throw .timeWithoutOffset(text: excerpt(UnsafeBufferPointer(start: bytes, count: count)))
    case .invalid: throw .notATime(text: excerpt(UnsafeBufferPointer(start: bytes, count: count)))
    }
  }

  private static func sniffed(_ bytes: UnsafePointer<UInt8>) -> Form {
    let seconds = ExactNumber.scaled(bytes, digits: 0)
    guard seconds != ExactNumber.invalid else { return .iso8601 }
    return seconds < TimeColumn.leastSeconds * 1000 ? .seconds : .milliseconds
  }

  private func checked(
    _ milliseconds: Int64, _ buffer: UnsafeBufferPointer<UInt8>
  ) throws(RideFileFault) -> Int64 {
    guard milliseconds != ExactNumber.invalid, milliseconds <= TimeColumn.lastMillisecond else {
      throw .notATime(text: excerpt(buffer))
    }
    guard milliseconds >= TimeColumn.leastSeconds * 1000 else { throw .relativeTime(text: excerpt(buffer)) }
    return milliseconds
  }
}
