/// Why something cannot be printed.
package enum ThermalError: Error, Sendable, Hashable {
  /// There is no row to print.
  case empty
  /// The picture is wider than the head.
  case tooWide(dots: Int, head: Int)
  /// A raster header has 16 bits for the bytes of a row and 16 for the rows.
  case tooLong(rowBytes: Int, rows: Int)
  /// A picture of so many pixels is more than is taken.
  case tooLarge(pixels: Int64)
  /// The bytes of a picture are not its width times its height.
  case incompletePicture
  /// The job would hold a command that can spoil the printer.
  case forbidden([UInt8])
}
