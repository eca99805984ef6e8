import Drawing
import Foundation
import Testing

/// Texts as poppler reads them out of our PDF.
@Suite struct PDFTextTests {
  @Test(arguments: [
    "Tariff · office · fifty · Łódź · 12,40 €", "Київ – Їжак ґава ₴", "タクシー運賃 1,230円",
    "-> == != fi fl ffi <=>",
  ])
  func `a line is read back exactly, without ligatures`(line: String) throws {
    let drawing = Drawing(
      width: 600, height: 40, operations: [.text(TextRun(line, at: Point(x: 10, y: 25), size: 20), .ink)])
    let pdf = PDFDocument.pdf(
      [drawing], fonts: try FontFixture.fonts(), palette: .print, width: 300,
      about: PDFDocument.About(title: "Line", language: "en", identifier: [UInt8](repeating: 7, count: 16)))
    let path = FileManager.default.temporaryDirectory.appending(path: "line-\(UUID().uuidString).pdf")
    try Data(pdf).write(to: path)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: path) } }
    let reader = Process()
    reader.executableURL = URL(filePath: "/usr/bin/pdftotext")
    reader.arguments = ["-raw", path.path(), "-"]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    reader.waitUntilExit()
    #expect(reader.terminationStatus == 0)
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters)) == line)
  }
}
