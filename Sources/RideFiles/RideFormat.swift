/// The formats a recorded ride is read from.
package enum RideFormat: String, Sendable, CaseIterable {
  /// GPS exchange format 1.0 and 1.1.
  case gpx = "GPX"

  /// All of them in one phrase, for an error.
  package static var list: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Tells the format by the first bytes of a file, whatever its name.
  static func sniffed(_ head: [UInt8]) throws(RideFileFault) -> RideFormat {
    if let program = packer(head) { throw .compressed(by: program) }
    let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    let text = head.drop { isBlank($0) || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0].contains($0) }
    guard let first = text.first else { throw .empty }
    if first == UInt8(ascii: "<") || isWide { return .gpx }
    throw .unknownFormat
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func packer(_ head: [UInt8]) -> String? {
    if head.starts(with: [0x1F, 0x8B]) { return "gunzip" }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "unzip" }
    if head.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return "unzstd" }
    if head.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A]) { return "unxz" }
    if head.starts(with: [0x42, 0x5A, 0x68]) { return "bunzip2" }
    return nil
  }
}
