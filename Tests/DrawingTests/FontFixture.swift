import Drawing
import Foundation

/// The fonts of the checkout.
enum FontFixture {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: checkout.appending(path: "Data/fonts/\(name).ttf")))
  }

  static func fonts() throws -> Fonts {
    try Fonts(medium: bytes("mono-medium"), extraBold: bytes("mono-extrabold"), gothic: bytes("gothic"))
  }
}
