import Drawing
import Testing

/// Pictures of pixels within drawings.
@Suite struct PixelPictureTests {
  private static func picture(_ width: Int, _ height: Int, _ colour: (Int, Int) -> [UInt8]) throws -> PixelPicture {
    var rgba: [UInt8] = []
    for y in 0..<height { for x in 0..<width { rgba += colour(x, y) + [255] } }
    return try #require(PixelPicture(width: width, height: height, rgba: rgba))
  }

  private static func raster(_ picture: PixelPicture, _ box: Box, scale: Double = 1, clip: Box? = nil) throws -> Raster
  {
    Raster(
      Drawing(width: 8, height: 6, operations: [.group([.picture(picture, box)], Placement(), clip: clip)]),
      fonts: try FontFixture.fonts(), palette: .print, scale: scale)
  }

  private static func colour(_ raster: Raster, _ x: Int, _ y: Int) -> [UInt8] {
    Array(raster.pixels[(y * raster.width + x) * 4..<(y * raster.width + x) * 4 + 4])
  }

  @Test func `a pixel a pixel it stands as it is, at its place and nowhere else`() throws {
    let picture = try Self.picture(3, 2) { x, y in [UInt8(x * 80), UInt8(y * 200), 7] }
    let raster = try Self.raster(picture, Box(x: 2, y: 1, width: 3, height: 2))
    for y in 0..<6 {
      for x in 0..<8 {
        let isInside = (2..<5).contains(x) && (1..<3).contains(y)
        let wanted: [UInt8] = isInside ? [UInt8((x - 2) * 80), UInt8((y - 1) * 200), 7, 255] : [0, 0, 0, 0]
        #expect(Self.colour(raster, x, y) == wanted)
      }
    }
  }

  @Test func `enlarged it goes from one pixel to the next in even steps`() throws {
    let picture = try Self.picture(2, 1) { x, _ in x == 0 ? [0, 0, 0] : [200, 100, 40] }
    let raster = try Self.raster(picture, Box(x: 0, y: 0, width: 8, height: 1))
    // The middles of the two lie at 2 and 6: before and behind them it stays.
    #expect((0..<8).map { Self.colour(raster, $0, 0)[0] } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func `a box cuts it off`() throws {
    let picture = try Self.picture(4, 4) { _, _ in [9, 9, 9] }
    let raster = try Self.raster(
      picture, Box(x: 0, y: 0, width: 8, height: 6), clip: Box(x: 1, y: 1, width: 2, height: 3))
    let drawn = (0..<6).map { y in (0..<8).count { Self.colour(raster, $0, y)[3] == 255 } }
    #expect(drawn == [0, 2, 2, 2, 0, 0])
  }

  @Test func `what shines through becomes what it is on white, and other sizes than it says are refused`() throws {
    let half = try #require(PixelPicture(width: 1, height: 1, rgba: [0, 100, 200, 128]))
    #expect(half.rgb == [127, 177, 227])
    #expect(PixelPicture(width: 2, height: 2, rgba: [UInt8](repeating: 0, count: 15)) == nil)
    #expect(PixelPicture(width: 0, height: 0, rgba: []) == nil)
    #expect(PixelPicture(width: 1 << 11, height: 1 << 10, rgba: []) == nil)
  }

  @Test func `on paper it is what its printer makes of it, and bare where nobody does`() throws {
    let picture = try Self.picture(4, 4) { _, _ in [0, 0, 0] }
    let drawing = Drawing(
      width: 16, height: 16, operations: [.picture(picture, Box(x: 4, y: 8, width: 8, height: 4))])
    let fonts = try FontFixture.fonts()
    #expect(Bitmap(drawing, fonts: fonts).ink == 0)
    var asked: [Int] = []
    let dots = Bitmap(drawing, fonts: fonts, scale: 2) { _, width, height in
      asked = [width, height]
      var full = Bitmap(width: width, height: height)
      full.fill(x: 0, y: 0, width: width, height: height)
      return full
    }
    #expect(asked == [16, 8] && dots.ink == 16 * 8 && dots[8, 16] && dots[23, 23] && !dots[24, 23] && !dots[7, 16])
  }

  @Test func `files hold it once, as a picture that other programs know`() throws {
    let picture = try Self.picture(3, 2) { x, y in [UInt8(x), UInt8(y), 3] }
    let drawing = Drawing(
      width: 30, height: 20,
      operations: [
        .picture(picture, Box(x: 0, y: 0, width: 30, height: 20)),
        .picture(picture, Box(x: 1, y: 1, width: 3, height: 2)),
      ])
    let fonts = try FontFixture.fonts()
    let pdf = String(
      decoding: PDFDocument.pdf(
        [drawing, drawing], fonts: fonts, palette: .print, width: 60,
        about: PDFDocument.About(title: "map", language: "en", identifier: [UInt8](repeating: 0, count: 16))),
      as: UTF8.self)
    #expect(pdf.components("/Subtype /Image /Width 3 /Height 2 ") == 1 && pdf.components("/I0 Do") == 4)
    #expect(pdf.contains("q 60 0 0 40 0 0 cm"))
    let svg = String(
      decoding: SVGDocument.svg(
        drawing, fonts: fonts, palette: .print, title: "map", text: "", language: "en", width: "80mm"), as: UTF8.self)
    #expect(
      svg.contains(
        "<image x=\"0\" y=\"0\" width=\"30\" height=\"20\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,iVBORw0KGgo"
      ))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
