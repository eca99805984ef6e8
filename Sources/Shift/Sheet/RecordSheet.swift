import Units
import Words

/// A day's record in words, as a screen and a page of paper show it for one of the laws.
package struct RecordSheet: Sendable, Hashable {
  /// A fact about the day.
  package struct Fact: Sendable, Hashable {
    /// What it is.
    package let name: String
    /// The fact.
    package let value: String
  }

  /// A row of it: an entry of the record.
  package struct Row: Sendable, Hashable {
    /// The entry's number in the record.
    package let entry: Int
    /// Its cells, as many as there are columns.
    package let cells: [String]
    /// What it should have said.
    package let corrections: [String]
  }

  /// The heading.
  package let title: String
  /// Of what law it is the view.
  package let law: String
  /// What holds for the day.
  package let facts: [Fact]
  /// The names of the columns.
  package let columns: [String]
  /// The entries.
  package let rows: [Row]
  /// What must be known of it.
  package let notes: [String]

  /// Makes the sheet of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - law: For whom.
  ///   - strings: The words.
  ///   - formats: How numbers and times are written.
  ///   - byPosition: The way by positions so far, where it is known; the record has it from the end on.
  ///   - isPractice: Whether nobody really drove it.
  package init(
    _ record: DailyRecord, for law: RecordTable.Law, _ strings: Strings, _ formats: Formats,
    byPosition: Distance? = nil, isPractice: Bool = false
  ) {
    let writer = RecordWriter(record: record, strings: strings, formats: formats)
    title = strings.text(.shiftRecordNumber, ["number": "\(record.number)"])
    self.law = strings.text(RecordSheet.phrase(law))
    facts = writer.facts(for: law, byPosition: byPosition)
    columns = RecordWriter.columns(of: law).map { strings.text($0) }
    rows = writer.rows(for: law)
    var notes: [String] = []
    if let bound = writer.hoursNote { notes.append(bound) }
    if record.duty.phase != .closed, record.duty.phase != .forbidden { notes.append(strings.text(.shiftSheetOpen)) }
    if isPractice { notes.append(strings.text(.shiftSheetPractice)) }
    self.notes = notes
  }

  /// The name of a view.
  package static func phrase(_ law: RecordTable.Law) -> Phrase {
    switch law {
    case .japan: .shiftLawJapan
    case .newYork: .shiftLawNewYork
    case .germany: .shiftLawGermany
    case .unitedKingdom: .shiftLawUnitedKingdom
    }
  }

  /// All that is written on it, line by line.
  package var text: String {
    var lines = [title, law] + facts.map { $0.name + ": " + $0.value } + [columns.joined(separator: " | ")]
    for row in rows {
      lines.append(row.cells.joined(separator: " | "))
      lines += row.corrections.map { "  ! " + $0 }
    }
    return (lines + notes).joined(separator: "\n") + "\n"
  }
}
