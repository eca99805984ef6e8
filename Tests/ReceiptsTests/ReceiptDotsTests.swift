import Drawing
import Receipts
import RideLog
import RideSupport
import Testing
import Thermal
import Words

/// Receipts as thermal heads burn them.
@Suite struct ReceiptDotsTests {
  @Test("A receipt is as wide as the head, to the dot, and has its route", arguments: [320, 384, 512, 560, 576, 640])
  func width(dots: Int) throws {
    let file = try ReceiptSheetTests.file("nyc-rush", .english)
    let bitmap = file.bitmap(dots: dots)
    #expect(bitmap.width == dots)
    let sheet = file.sheet(.roll)
    #expect(bitmap.height == Int((sheet.drawing.height * Double(dots) / 384).rounded(.up)))
    // The bars above and below the total reach from edge to edge.
    let bars = (0..<bitmap.height).filter { row in (0..<dots).allSatisfy { bitmap[$0, row] } }
    #expect(bars.count >= 6 - 2)
  }

  /// The 144 pictures are kept by the digests of their packed rows, one line a picture.
  @Test("Twelve rides in six languages come out of two heads as they did")
  func goldens() throws {
    var list = ""
    for test in ReceiptSheetTests.cases {
      let file = try ReceiptSheetTests.file(test.ride, test.language)
      for name in ["M110", "M220"] {
        let printer = try #require(PrinterProfile.named(name))
        let dots = try PrintJob(file.bitmap(dots: printer.dots), on: printer).preview
        list += "\(SHA256.text(of: dots.bytes))  \(test.ride).\(test.language.tag).\(printer.name)\n"
      }
    }
    try Golden.expect(Array(list.utf8), at: "Tests/Goldens/paper/dots.sha256")
  }

  @Test("No upright is one dot wide", arguments: ["nyc-rush", "bcn-evening"])
  func uprights(ride: String) throws {
    for language in Language.offered {
      let bitmap = try ReceiptSheetTests.file(ride, language).bitmap(dots: 384)
      // A dot alone in its row, above and below others that are.
      func isAlone(_ x: Int, _ y: Int) -> Bool { bitmap[x, y] && !bitmap[x - 1, y] && !bitmap[x + 1, y] }
      let thin = (1..<bitmap.height - 1).contains { y in
        (0..<bitmap.width).contains { isAlone($0, y) && isAlone($0, y - 1) && isAlone($0, y + 1) }
      }
      #expect(!thin, "\(language.tag)")
      let share = bitmap.ink * 100 / (bitmap.width * bitmap.height)
      #expect((5...30).contains(share), "\(language.tag): \(share) per cent of ink")
    }
  }
}
