import Taximeter
import Units

extension RideLog {
  /// The digest of a log's whole lines, as `sha256sum` says it of a file that ends with a line feed.
  ///
  /// What a killed writer left behind the last line feed is not part of a log.
  package static func digest(of bytes: [UInt8]) -> String {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    return SHA256.text(of: bytes[..<end])
  }

  /// The times of Stop that were taken back.
  package var undoneStops: [Instant] {
    var undone: [Instant] = []
    var stop: Instant?
    for timed in events {
      switch timed.event {
      case .stop: stop = timed.at
      case .undoStop:
        if let stop { undone.append(stop) }
        stop = nil
      default: break
      }
    }
    return undone
  }
}
