import Drawing
import RideSupport
import Shift
import Testing
import Words

@Suite struct RecordSheetTests {
  private func log() throws -> DutyLog { try DutyLog.read(try Golden.bytes("docs/shift.ndjson")) }

  private func strings(_ language: Language) throws -> Strings {
    try Strings(language, bytes: try Golden.bytes("Data/strings/\(language.tag).json"))
  }

  private func fonts() throws -> Fonts {
    try Fonts(
      medium: try Golden.bytes("Data/fonts/mono-medium.ttf"),
      extraBold: try Golden.bytes("Data/fonts/mono-extrabold.ttf"), gothic: try Golden.bytes("Data/fonts/gothic.ttf"))
  }

  @Test(arguments: RecordTable.Law.allCases)
  func `A day's record is a sheet of paper of the law`(law: RecordTable.Law) throws {
    let language: Language = law == .japan ? .japanese : law == .germany ? .german : .english
    let sheet = RecordSheet(
      try log().record, for: law, try strings(language), Formats(language))
    try Golden.expect(Array(sheet.text.utf8), at: "Tests/Goldens/records/day.\(law.rawValue).txt")
    let pdf = sheet.pdf(fonts: try fonts(), language: language.tag)
    try Golden.expect(pdf, at: "Tests/Goldens/records/day.\(law.rawValue).pdf")
  }

  @Test(arguments: Language.offered)
  func `Every letter of the sheet is in the fonts, and none is outside its page`(language: Language) throws {
    let record = try log().record
    for law in RecordTable.Law.allCases {
      let sheet = RecordSheet(record, for: law, try strings(language), Formats(language), isPractice: true)
      #expect(sheet.missing(try fonts()) == [])
      for page in sheet.pages {
        for run in page.texts {
          #expect(run.origin.x >= 30 && run.origin.x + run.width <= page.width - 30, "\(run.text)")
          #expect(run.origin.y >= 30 && run.origin.y <= page.height - 10, "\(run.text)")
        }
      }
    }
  }

  @Test func `A long day goes on over pages, every entry once and in order`() throws {
    let lines = String(decoding: try Golden.bytes("docs/shift.ndjson"), as: UTF8.self).split(separator: "\n")
    var text = lines.prefix(4).joined(separator: "\n") + "\n"
    for number in 0..<60 {
      text += "{\"at\":\(1_772_580_000_000 + number * 60_000),\"event\":\"incident\",\"text\":\"Incident \(number)\"}\n"
    }
    let record = try DutyLog.read(Array(text.utf8)).record
    let sheet = RecordSheet(record, for: .japan, try strings(.english), Formats(.english))
    #expect(sheet.pages.count > 1)
    let written = sheet.pages.flatMap { $0.texts.map { $0.text } }.filter { $0.hasPrefix("Incident ") }
    #expect(written == (0..<60).map { "Incident \($0)" })
  }

  @Test func `What was corrected stays, and the correction stands below it`() throws {
    let sheet = RecordSheet(try log().record, for: .japan, try strings(.english), Formats(.english))
    let row = try #require(sheet.rows.first { !$0.corrections.isEmpty })
    #expect(row.entry == 2)
    #expect(row.cells[6] == "2")
    #expect(row.corrections == ["=2 passengers were 3"])
  }
}
