import Drawing
import RideSupport

/// The fonts of the product.
enum PaperFonts {
  static func all() throws -> Fonts {
    try Fonts(
      medium: Golden.bytes("Data/fonts/mono-medium.ttf"), extraBold: Golden.bytes("Data/fonts/mono-extrabold.ttf"),
      gothic: Golden.bytes("Data/fonts/gothic.ttf"))
  }
}
