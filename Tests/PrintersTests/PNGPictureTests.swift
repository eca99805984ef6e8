import Drawing
import Printers
import Testing
import Thermal

@Suite struct PNGPictureTests {
  @Test func `dots written as a picture are read back dot for dot`() throws {
    var bitmap = Bitmap(width: 33, height: 7)
    for place in stride(from: 0, to: 33 * 7, by: 3) { bitmap[place % 33, place / 33] = true }
    let picture = try PNGPicture.read(PNGWriter.png(bitmap), path: "dots.png")
    #expect(picture.width == 33 && picture.height == 7)
    #expect(Dither.threshold.bitmap(of: picture.grey) == bitmap)
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [UInt8](repeating: 7, count: 99),
  ])
  func `what is no picture is refused with the file's name`(bytes: [UInt8]) {
    do throws(PrinterError) {
      _ = try PNGPicture.read(bytes, path: "a.png")
      Issue.record("it was read")
    } catch {
      #expect(error.message.hasPrefix("a.png: ") && error.message.hasSuffix("give a PNG file"))
    }
  }

  @Test func `a picture cut off anywhere is refused and nothing breaks`() {
    let whole = PNGWriter.png(Bitmap(width: 40, height: 30))
    for end in 0..<whole.count - 12 {
      #expect(throws: PrinterError.self) { try PNGPicture.read(Array(whole[..<end]), path: "a.png") }
    }
  }
}
