import Almanac
import Shift
import Units
import Words

/// A day's record on the screen.
package struct RecordScreen: Sendable {
  /// The heading.
  package let title: String
  /// For whom it is shown.
  package let laws: [ShiftChoice]
  /// What the laws are called together.
  package let lawsLabel: String
  /// The record in words.
  package let sheet: RecordSheet
  /// Corrects an entry, in the order of the rows; none while there is nothing to correct.
  package let correct: [ShiftButton]
  /// What the columns of corrections are called.
  package let correction: String
  /// Saves it.
  package let save: [ShiftButton]
  /// That the letters are on their way.
  package let waiting: String?
}

extension ShiftState {
  /// The record that is shown; nil where there is none.
  var shownRecord: DailyRecord? {
    if case .record(let number?) = room, number != day?.setting.number { return opened?.record }
    return day?.record
  }

  /// The law of the place where the record was made.
  private func lawOfPlace(_ record: DailyRecord) -> RecordTable.Law {
    switch record.currency.code {
    case "JPY": .japan
    case "USD": .newYork
    case "GBP": .unitedKingdom
    default: .germany
    }
  }

  /// The law for which a record is shown.
  func shownLaw(_ record: DailyRecord) -> RecordTable.Law { law ?? lawOfPlace(record) }

  func sheet(of record: DailyRecord, _ words: ShiftWords) -> RecordSheet {
    let isToday = record.number == day?.setting.number
    return RecordSheet(
      record, for: shownLaw(record), words.strings, words.formats,
      byPosition: isToday ? day.map { Distance(millimetres: Int64($0.driven * 1000)) } : nil,
      isPractice: isPractice(record.number))
  }

  private func isPractice(_ number: Int64) -> Bool {
    if number == day?.setting.number { return day?.desk == nil }
    return past.first { $0.number == number }?.isPractice ?? true
  }

  func recordScreen(_ words: ShiftWords) -> RecordScreen? {
    guard let record = shownRecord else { return nil }
    let shown = shownLaw(record)
    let sheet = sheet(of: record, words)
    return RecordScreen(
      title: words(.shiftRecordTitle),
      laws: RecordTable.Law.allCases.map {
        ShiftChoice(key: .law($0), label: words(RecordSheet.phrase($0)), isChosen: $0 == shown)
      }, lawsLabel: words(.shiftLaws), sheet: sheet,
      correct: sheet.rows.map {
        ShiftButton(.correct(Int64($0.entry)), words(.shiftCorrectKey, ["number": "\($0.entry)"]))
      }, correction: words(.shiftCorrected),
      save: [
        ShiftButton(.save(.pdf), words(.shiftSavePDF)), ShiftButton(.save(.csv), words(.shiftSaveCSV)),
        ShiftButton(.save(.log), words(.shiftSaveLog)),
      ], waiting: isSaving ? words(.answersWaiting) : nil)
  }

  // MARK: - Files

  mutating func save(_ file: ShiftKey.RecordFile, _ effects: inout [ShiftEffect]) {
    guard let record = shownRecord else { return }
    let name = "flagfall-record-\(record.number)"
    switch file {
    case .csv:
      let law = shownLaw(record)
      effects.append(
        .save(name: name + "-" + law.rawValue + ".csv", type: "text/csv", bytes: RecordTable(record, for: law).csv))
    case .log:
      let isOpened = record.number != day?.setting.number
      let bytes = isOpened ? opened.map { DutyLog.bytes($0.header, $0.events) } : day?.log
      if let bytes { effects.append(.save(name: name + ".ndjson", type: "application/x-ndjson", bytes: bytes)) }
    case .pdf:
      if fonts == nil {
        isSaving = true
        effects.append(.letters)
      } else {
        savePDF(&effects)
      }
    }
  }

  mutating func savePDF(_ effects: inout [ShiftEffect]) {
    isSaving = false
    guard let record = shownRecord, let fonts, let strings else { return }
    let sheet = sheet(of: record, ShiftWords(strings, day?.tariff))
    effects.append(
      .save(
        name: "flagfall-record-\(record.number)-" + shownLaw(record).rawValue + ".pdf", type: "application/pdf",
        bytes: sheet.pdf(fonts: fonts, language: strings.language.tag)))
  }
}
