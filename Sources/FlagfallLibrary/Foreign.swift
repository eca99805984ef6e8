import Track
import Units

/// What crosses the border to C.
enum Foreign {
  static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : max(0, count)))
  }

  static func string(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }
  }

  static func lines(_ text: UnsafePointer<CChar>?) -> [String] {
    string(text)?.split(separator: "\n").map { String($0) } ?? []
  }

  /// A text for others to free, without zeros in it.
  static func text(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }

  /// Answers what some work does, or nil with the reason in `error`.
  static func telling<Answer>(
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ work: () throws(LibraryError) -> Answer?
  ) -> Answer? {
    error?.pointee = nil
    do throws(LibraryError) {
      return try work()
    } catch let reason {
      error?.pointee = text(Array(reason.sentence.utf8))
      return nil
    }
  }

  static func fixes(
    _ count: Int, times: UnsafePointer<Int64>, latitudes: UnsafePointer<Double>, longitudes: UnsafePointer<Double>,
    speeds: UnsafePointer<Double>?, accuracies: UnsafePointer<Double>?
  ) throws(LibraryError) -> [Fix] {
    var fixes: [Fix] = []
    fixes.reserveCapacity(count)
    for index in 0..<count {
      guard let place = Coordinate(degreesNorth: latitudes[index], degreesEast: longitudes[index]) else {
        throw .offGlobe(index)
      }
      fixes.append(
        Fix(
          time: Instant(milliseconds: times[index]), place: place,
          accuracy: accuracies.flatMap { thousandths($0[index]) }.map { Distance(millimetres: $0) },
          speed: speeds.flatMap { thousandths($0[index]) }.map { Speed(millimetresPerSecond: $0) }))
    }
    return fixes
  }

  /// To the nearest thousandth; nil for what is no number.
  private static func thousandths(_ value: Double) -> Int64? {
    guard value == value else { return nil }
    let bounded = min(max(value, -1e9), 1e9) * 1000
    return Int64(bounded < 0 ? bounded - 0.5 : bounded + 0.5)
  }
}
