import Drawing
import PrinterSupport
import Printers
import RideSupport
import Testing
import Thermal

/// The pictures of docs/printing.md.
@Suite struct MapPictureTests {
  private static func map() throws -> StreetMap {
    StreetMap(
      side: 512,
      fonts: try Fonts(
        medium: Golden.bytes("Data/fonts/mono-medium.ttf"), extraBold: Golden.bytes("Data/fonts/mono-extrabold.ttf"),
        gothic: Golden.bytes("Data/fonts/gothic.ttf")))
  }

  @Test func `the map is ours, and beside it is what a printer makes of it, with its print base and without`() throws {
    let picture = try PNGPicture.read(Golden.bytes("docs/pictures/map.png"), path: "map.png")
    #expect(try picture == Self.map().picture)
    let plain = try Bitmap(picture, width: 384)
    let lines = try Bitmap(picture, width: 384, .init(base: .tiles))
    try Golden.expect(PNGWriter.png(plain), at: "docs/pictures/map-grey.png")
    try Golden.expect(PNGWriter.png(lines), at: "docs/pictures/map-lines.png")
    // The water at the bottom is grey without the print base, and bare with it.
    #expect(plain.rows(344..<384).ink > 1000 && lines.rows(344..<384).ink == 0)
  }
}
