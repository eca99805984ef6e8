import Testing
import Thermal

@Suite struct SlipTests {
  @Test func `a slip is 384 dots wide, a line of text is 30 rows, a line across 16 and a large one 60`() throws {
    let font = try FontTests.font()
    let rule = String(repeating: "-", count: 32)
    let slip = ReceiptSlip.bitmap(of: "\u{0E}Receipt\nDate   1.2.2026\n\(rule)\n\u{0E}Total\t12,40 €\n", font)
    #expect(slip.width == 384 && slip.height == 16 + 60 + 30 + 16 + 60 + 40)
    #expect(slip.rows(106..<122).ink == 384 * 2)
    // The amount ends at the right edge but for its letter's own margin.
    let total = slip.rows(122..<182)
    #expect((360..<384).contains { x in (0..<60).contains { total[x, $0] } })
  }

  @Test func `what is too long for double size stays in single size and nothing of it is lost`() throws {
    let font = try FontTests.font()
    let title = ReceiptSlip.bitmap(of: "\u{0E}Rachunek za przejazd\n", font)
    #expect(title.height == 16 + 30 + 40)
    let total = ReceiptSlip.bitmap(of: "\u{0E}Загальна сума\t1 234 567,00 ₴\n", font)
    #expect(total.height == 16 + 30 + 40)
    #expect(total.ink == ReceiptSlip.bitmap(of: "Загальна сума     1 234 567,00 ₴\n", font).ink)
  }
}
