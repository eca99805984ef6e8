private import CPNG
import Thermal

/// Pictures in PNG files, over libpng's simplified interface.
package enum PNGPicture {
  /// Red, green, blue and opacity, eight bits each, encoded as sRGB: `PNG_FORMAT_RGBA`.
  private static let colours: UInt32 = 0x03

  /// Reads a picture of any colour type and depth.
  ///
  /// - Throws: ``PrinterError/badPicture(path:reason:)`` with what libpng found.
  package static func read(_ bytes: [UInt8], path: String) throws(PrinterError) -> Picture {
    // libpng speaks of its arguments where there are no bytes at all.
    guard !bytes.isEmpty else { throw .badPicture(path: path, reason: "it is empty") }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let begun = bytes.withUnsafeBytes { png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) }
    guard begun != 0 else { throw .badPicture(path: path, reason: message(image)) }
    image.format = colours
    let (width, height) = (Int(image.width), Int(image.height))
    guard Int64(width) * Int64(height) <= Picture.limit else {
      throw .badPicture(path: path, reason: "\(width) by \(height) pixels are too many")
    }
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    let finished = rgba.withUnsafeMutableBytes {
      png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil)
    }
    guard finished != 0 else { throw .badPicture(path: path, reason: message(image)) }
    do throws(ThermalError) {
      return try Picture(width: width, height: height, rgba: rgba)
    } catch {
      throw .badPicture(path: path, reason: "it is empty")
    }
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
