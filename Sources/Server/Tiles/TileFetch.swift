private import CCurl

/// One square of a street map as its server gives it.
struct TileFetch {
  /// What came of it.
  enum Outcome: Sendable, Equatable {
    /// The picture and its media type.
    case picture([UInt8], type: String)
    /// Why there is none.
    case refused(String)
  }

  /// A larger answer is cut off: a square has some 10 to 100 kB.
  static let limit = 1 << 20
  /// So long it may take in all.
  private static let milliseconds = 10_000
  /// Servers of maps want to know which program asks.
  private static let agent = "Flagfall (taximeter; street map behind a receipt)"

  /// What has arrived.
  private final class Arrived {
    var bytes: [UInt8] = []
  }

  /// Asks for an address and waits for the answer.
  static func outcome(_ address: String, isHere: Bool) -> Outcome {
    let arrived = Arrived()
    var status = 0
    var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
    let result = withExtendedLifetime(arrived) {
      flagfall_fetch(
        address, agent, isHere ? 1 : 0, milliseconds,
        { piece, size, count, context in
          guard let piece, let context else { return 0 }
          let arrived = Unmanaged<Arrived>.fromOpaque(context).takeUnretainedValue()
          // Fewer bytes than were given end the transfer.
          guard arrived.bytes.count + size * count <= TileFetch.limit else { return 0 }
          arrived.bytes += UnsafeRawBufferPointer(start: piece, count: size * count)
          return size * count
        }, Unmanaged.passUnretained(arrived).toOpaque(), &status, &reason)
    }
    guard result == CURLE_OK else {
      let said = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let word = result == CURLE_WRITE_ERROR ? "it gave more than \(limit) bytes" : said
      return .refused(word.isEmpty ? String(cString: curl_easy_strerror(result)) : word)
    }
    guard status == 200 else { return .refused("it answered \(status)") }
    guard let type = type(of: arrived.bytes) else { return .refused("what it gave is no PNG, JPEG or WebP picture") }
    return .picture(arrived.bytes, type: type)
  }

  /// The media type that the first bytes tell.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    let isWebP = bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP ? "image/webp" : nil
  }
}
