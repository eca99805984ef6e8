/// A picture of a thermal printer's dots: burnt or bare, nothing between.
///
/// Rows lie one after another, each ``rowBytes`` long, the most significant bit leftmost, 1 = ink: just what `GS v 0`
/// carries. Bits to the right of ``width`` are 0.
package struct Bitmap: Sendable, Hashable {
  /// How many dots a row has.
  package let width: Int

  /// How many rows there are.
  package private(set) var height: Int

  /// All rows, packed.
  package internal(set) var bytes: [UInt8]

  /// Bare paper of a size; negative sizes count as 0.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytes = [UInt8](repeating: 0, count: (self.width + 7) / 8 * self.height)
  }

  /// Packed rows as they are; nil when they are not whole rows.
  package init?(width: Int, rows bytes: [UInt8]) {
    let rowBytes = (width + 7) / 8
    guard width > 0, bytes.count % rowBytes == 0 else { return nil }
    self.width = width
    self.bytes = bytes
    height = bytes.count / rowBytes
    clearSpareBits()
  }

  /// How many bytes a row has.
  package var rowBytes: Int { (width + 7) / 8 }

  /// Whether a dot is burnt; outside there is bare paper, and setting a dot there does nothing.
  package subscript(x: Int, y: Int) -> Bool {
    get {
      guard x >= 0, x < width, y >= 0, y < height else { return false }
      return bytes[y * rowBytes + x / 8] & (0x80 >> UInt8(x % 8)) != 0
    }
    set {
      guard x >= 0, x < width, y >= 0, y < height else { return }
      let bit: UInt8 = 0x80 >> UInt8(x % 8)
      if newValue {
        bytes[y * rowBytes + x / 8] |= bit
      } else {
        bytes[y * rowBytes + x / 8] &= ~bit
      }
    }
  }

  /// How many dots are burnt.
  package var ink: Int { bytes.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds rows of packed dots at the bottom, each ``rowBytes`` long; spare bits are cleared.
  package mutating func append(rows: [UInt8]) {
    guard rowBytes > 0 else { return }
    bytes += rows.prefix(rows.count / rowBytes * rowBytes)
    height = bytes.count / rowBytes
    clearSpareBits()
  }

  /// Burns what another picture burns, a byte at a time; what lies outside is left out.
  mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    let shift = UInt8(((x % 8) + 8) % 8)
    let first = (x - Int(shift)) / 8
    for row in max(0, -y)..<max(min(other.height, height - y), max(0, -y)) {
      let (source, target) = (row * other.rowBytes, (y + row) * rowBytes)
      for place in 0..<other.rowBytes {
        let byte = other.bytes[source + place]
        if byte == 0 { continue }
        let left = first + place
        if left >= 0 && left < rowBytes { bytes[target + left] |= byte >> shift }
        if shift > 0 && left >= -1 && left + 1 < rowBytes { bytes[target + left + 1] |= byte << (8 - shift) }
      }
      if rowBytes * 8 > width { bytes[target + rowBytes - 1] &= 0xFF << UInt8(rowBytes * 8 - width) }
    }
  }

  private mutating func clearSpareBits() {
    let spare = rowBytes * 8 - width
    guard spare > 0, rowBytes > 0 else { return }
    let mask: UInt8 = 0xFF << UInt8(spare)
    for last in stride(from: rowBytes - 1, to: bytes.count, by: rowBytes) { bytes[last] &= mask }
  }
}
