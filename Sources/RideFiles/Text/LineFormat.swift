/// A format of one record a line.
protocol LineFormat {
  /// How many points there are so far.
  var count: Int { get }
  /// The column of the field in hand, for an error.
  var column: Int { get }
  /// Takes one line with a zero behind it; `isWhole` says whether a line feed ended it.
  mutating func add(
    _ line: UnsafeMutableBufferPointer<UInt8>, number: Int, isWhole: Bool
  ) throws(RideFileFault)
  /// Ends the ride.
  mutating func finish() throws(RideFileFault) -> RecordedRide
}

extension LineFormat {
  /// Reads a file to its end.
  mutating func read(
    _ source: ByteSource, file: String, options: ReadingOptions
  ) throws(RideFileError) -> RecordedRide {
    let lines = TextLines(source)
    do throws(RideFileFault) {
      while let line = try lines.next() {
        try add(line, number: lines.number, isWhole: lines.isWhole)
        guard count <= options.pointLimit else { throw .tooManyPoints(limit: options.pointLimit) }
      }
    } catch {
      throw RideFileError(file: file, place: RideFilePlace(line: max(1, lines.number), column: column), fault: error)
    }
    do throws(RideFileFault) {
      return try finish()
    } catch {
      throw RideFileError(file: file, fault: error)
    }
  }
}

/// Lines that were left out: how many, and the first of them.
struct SkippedLines {
  private var count = 0
  private var lines: [Int] = []

  mutating func add(_ line: Int) {
    if lines.count < 10 { lines.append(line) }
    count += 1
  }

  /// The warning; nil when there were none.
  var warning: RideWarning? {
    count == 0 ? nil : .skippedLines(count: count, lines: lines)
  }
}
