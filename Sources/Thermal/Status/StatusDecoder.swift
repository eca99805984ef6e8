/// Reads what a printer sends back, however it is cut or joined on the way.
///
/// A frame is `1A`, its type and a payload of the type's length. `01 n` gives credit for n writes and `02 lo hi` the
/// longest one. Anything else is skipped up to the next `1A`; unknown frames are skipped, never guessed.
package struct StatusDecoder: Sendable, Hashable {
  private var waiting: [UInt8] = []
  private var isLost = false

  /// Starts with nothing.
  package init() {}

  /// Takes some bytes and tells what they complete.
  package mutating func read(_ bytes: [UInt8]) -> [PrinterNews] {
    waiting += bytes
    var news: [PrinterNews] = []
    while !waiting.isEmpty {
      guard let length = frameLength else { break }
      guard length > 0 else {
        waiting.removeFirst()
        isLost = true
        continue
      }
      if let brokenAt = breakInSerial(length) {
        // Cut off by another frame: what came before it is lost.
        waiting.removeFirst(brokenAt)
        continue
      }
      guard waiting.count >= length else { break }
      isLost = false
      if let one = StatusTable.meaning(of: Array(waiting[..<length])) { news.append(one) }
      waiting.removeFirst(length)
    }
    return news
  }

  /// How long the frame at the beginning is; 0 when there is none, nil when more must come to tell.
  private var frameLength: Int? {
    switch waiting[0] {
    case 0x1A:
      guard waiting.count > 1 else { return nil }
      if waiting[1] == 0x49 { return waiting.count > 2 ? (waiting[2] == 0 ? 3 : 4) : nil }
      return StatusTable.payload(of: waiting[1]).map { $0 + 2 } ?? 0
    case 0x01 where !isLost: return 2
    case 0x02 where !isLost: return 3
    default: return 0
    }
  }

  /// Where another frame begins inside a serial number, which holds letters and digits only.
  private func breakInSerial(_ length: Int) -> Int? {
    guard waiting.count > 2, waiting[0] == 0x1A, waiting[1] == 0x08 else { return nil }
    return waiting[2..<min(length, waiting.count)].firstIndex(of: 0x1A)
  }
}
