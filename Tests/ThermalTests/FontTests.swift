import Foundation
import RideSupport
import Testing
import Thermal

@Suite struct FontTests {
  static func font() throws -> BitmapFont { try BitmapFont(hex: letters.get()) }

  @Test func `every character of every language, tariff and format has a glyph`() throws {
    let font = try Self.font()
    for folder in ["Data/strings", "Data/tariffs", "Sources/Words"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: Golden.package.appending(path: folder).path())
      for file in files where file.hasSuffix(".json") || file.hasSuffix(".swift") {
        let content = String(decoding: try Golden.bytes("\(folder)/\(file)"), as: UTF8.self)
        let missing = font.missing(in: content).filter { $0 >= 0x20 && $0 != 0x200E && $0 != 0x200F }
        #expect(missing.isEmpty, "\(file): \(missing.compactMap(Unicode.Scalar.init).map(String.init))")
      }
    }
    #expect(font.missing(in: "\u{202F}\u{A0}€₴₽ŁąßñЇ円").isEmpty)
    #expect(font.missing(in: "aאbא") == [0x5D0])
  }

  @Test func `columns are counted as they are seen`() throws {
    let font = try Self.font()
    #expect(font.columns(of: "1\u{202F}234,56 zł") == 11)
    #expect(font.columns(of: "Łódź") == 4)
    // Decomposed letters: o and an acute, z and a dot above.
    #expect(font.columns(of: "o\u{301}z\u{307}") == 2)
    #expect(font.columns(of: "合計 1,230円") == 4 + 1 + 5 + 2)
    #expect(font.columns(of: "") == 0)
  }

  @Test func `a decomposed letter looks like the composed one`() throws {
    let font = try Self.font()
    #expect(
      Self.drawn("zażółć ÄÖÜ ñ й ї が", font)
        == Self.drawn("zaz\u{307}o\u{301}łc\u{301} A\u{308}O\u{308}U\u{308} n\u{303} и\u{306} і\u{308} か\u{3099}", font)
    )
  }

  @Test func `uprights of letters and digits are at least two dots wide`() throws {
    let font = try Self.font()
    for letter in "IlH1|" {
      let drawn = Self.drawn(String(letter), font)
      #expect(drawn.withFirmUprights == drawn, "\(letter)")
    }
  }

  @Test func `letters are burnt where they are put, cut at the edge, larger on wish`() throws {
    let font = try Self.font()
    var bitmap = Bitmap(width: 20, height: 30)
    #expect(bitmap.draw("HH", font, x: 4, y: 3) == 28)
    #expect(bitmap.isBlank(row: 2) && bitmap.ink > 20)
    var large = Bitmap(width: 24, height: 48)
    large.draw("8", font, x: 0, y: 0, scale: 2)
    #expect(large.ink == Self.drawn("8", font).ink * 4)
  }

  @Test(arguments: [
    "0041:00", "41", "0041;" + String(repeating: "0", count: 72), "0041:" + String(repeating: "g", count: 72),
    "FFFD:" + String(repeating: "0", count: 72) + "\n0041:" + String(repeating: "0", count: 72), "",
  ])
  func `a font file that is none is refused with its line`(content: String) {
    #expect(throws: ThermalError.self) { try BitmapFont(hex: Array(content.utf8)) }
  }

  private static func drawn(_ text: String, _ font: BitmapFont) -> Bitmap {
    var bitmap = Bitmap(width: font.columns(of: text) * 12, height: 24)
    bitmap.draw(text, font, x: 0, y: 0)
    return bitmap
  }
}
