import Drawing

/// The command `GS v 0`: a block of rows follows.
package enum Raster {
  /// The header of a block: `1D 76 30 00`, the bytes of a row and the rows, each 16 bits, low byte first.
  ///
  /// - Throws: ``ThermalError/empty`` without rows, ``ThermalError/tooLong(rowBytes:rows:)`` when a number exceeds 65 535.
  package static func header(rowBytes: Int, rows: Int) throws(ThermalError) -> [UInt8] {
    guard rowBytes > 0, rows > 0 else { throw .empty }
    guard rowBytes <= 0xFFFF, rows <= 0xFFFF else { throw .tooLong(rowBytes: rowBytes, rows: rows) }
    return [
      0x1D, 0x76, 0x30, 0x00, UInt8(rowBytes & 0xFF), UInt8(rowBytes >> 8), UInt8(rows & 0xFF), UInt8(rows >> 8),
    ]
  }

  /// The most whole rows in so many bytes: where the link stalls, no row is cut.
  static func wholeRows(in bytes: Int, rowBytes: Int) -> Int { max(bytes / rowBytes, 1) * rowBytes }

  /// A picture as blocks of at most so many rows, one right after the other.
  static func blocks(of bitmap: Bitmap, rows limit: Int, _ pacing: Pacing) throws(ThermalError) -> [PrintStep] {
    var steps: [PrintStep] = []
    var top = 0
    while top < bitmap.height {
      let rows = min(limit, bitmap.height - top)
      steps.append(.write(try header(rowBytes: bitmap.rowBytes, rows: rows)))
      steps.append(.stream(bitmap.bytes(ofRows: top..<top + rows), pacing))
      top += rows
    }
    return steps
  }
}
