import JSON
import MetroScreens
import Units

/// The archive of a city's feed, which becomes a network away from the screen.
package enum FeedArchive {
  /// Whether a file begins as an archive does.
  package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("PK".utf8)) }

  /// What the metro is told of an archive: its network with the report of the import, or why there is none.
  nonisolated static func opened(
    _ archive: [UInt8], name: String, now: Instant, unpack: @Sendable (_ packed: [UInt8], _ size: Int) -> [UInt8]?
  ) async -> MetroEvent.Kind {
    var work = FeedWork()
    let (list, refusal) = work.open(archive)
    guard refusal.isEmpty else { return .fileFailed(name: name, reason: text(refusal)) }
    do throws(JSONError) {
      for (number, entry) in try JSONReader.read(list).elements.enumerated() {
        let start = Int(try entry.member("start").int64)
        let packed = Array(archive[start..<start + Int(try entry.member("length").int64)])
        let isDeflated = try entry.member("deflated").bool
        let table = isDeflated ? unpack(packed, Int(try entry.member("size").int64)) : packed
        if let table { work.add(number, table) }
      }
    } catch {
      return .fileFailed(name: name, reason: error.description)
    }
    let made = work.network(order(name, now))
    return made.refusal.isEmpty
      ? .file(name: name, text: made.file) : .fileFailed(name: name, reason: text(made.refusal))
  }

  private static func order(_ name: String, _ now: Instant) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("name", string: name)
    writer.member("now", int64: now.milliseconds)
    writer.endObject()
    return writer.finish()
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
