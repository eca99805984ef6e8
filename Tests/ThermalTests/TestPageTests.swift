import Drawing
import RideSupport
import Testing
import Thermal

@Suite struct TestPageTests {
  @Test(arguments: ["M110", "M220", "M02S", "D30"])
  func `the page has a millimetre every eight dots, eleven steps of grey and the head's last dot`(name: String) throws {
    let printer = try PrintJobTests.printer(name)
    let page = TestPage(for: printer, title: [name], fonts: try PaperFonts.all()).bitmap
    #expect(page.width == printer.dots)
    let marks = (0..<page.width).filter { page[$0, 8] && !page[$0 - 1, 8] }
    let millimetre = printer.dotsPerCentimetre
    let expected = (0..<5).map { (number: Int) -> Int in (number * millimetre + 5) / 10 }
    #expect(Array(marks.prefix(5)) == expected)
    #expect(page[page.width - 1, 20] && page[0, 20])
    let top = 52 + 30 + 8
    let inks = (0..<11).map { step in
      let (left, right) = (step * page.width / 11 + 2, (step + 1) * page.width / 11 - 2)
      var ink = 0
      for y in top..<top + 64 { for x in left..<right where page[x, y] { ink += 1 } }
      return ink * 100 / ((right - left) * 64)
    }
    #expect(inks == inks.sorted() && inks.first == 0 && inks.last == 100)
  }

  @Test func `the page of an M110 is the one that was looked at`() throws {
    let page = TestPage(for: .m110, title: ["M110 · 384 · 5/5"], fonts: try PaperFonts.all()).bitmap
    try Golden.expect(page.portableBitmap, at: "Tests/Goldens/print/test-page.pbm")
  }
}

extension Bitmap {
  /// The picture as a portable bitmap (P4), which common viewers show.
  var portableBitmap: [UInt8] { Array("P4\n\(width) \(height)\n".utf8) + bytes }
}
