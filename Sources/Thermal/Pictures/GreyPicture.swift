/// A picture of one value a pixel, 0 black to 255 white, encoded as sRGB.
package struct GreyPicture: Sendable, Hashable {
  /// How many pixels a row has.
  package let width: Int

  /// How many rows there are.
  package let height: Int

  /// The values, row by row.
  package let values: [UInt8]

  /// Takes values; nil when they are not `width` times `height`.
  package init?(width: Int, height: Int, values: [UInt8]) {
    guard width > 0, height > 0, values.count == width * height else { return nil }
    self.init(width: width, height: height, made: values)
  }

  /// Takes values that are known to be as many as the size says.
  init(width: Int, height: Int, made values: [UInt8]) {
    self.width = width
    self.height = height
    self.values = values
  }
}
