import Drawing
import Shift
import Units
import Words

extension Command {
  /// The record of a shift.
  static let shiftRecord = Command(
    name: "shift record", summary: "a driver's daily record from a shift's log, for four laws",
    description: [
      "Goes through the log of a shift and prints its daily record as a table (CSV): for Japan every entry with roll calls, "
        + "breaks and odometer, for New York, Germany and the United Kingdom the trips. Entries are numbered without gaps and "
        + "corrections stand beside what they correct. With --pdf the record is a sheet of paper in words. When the hours come near a limit or pass it, a line says so.",
      "A log that the law does not allow is refused with the line: a ride without a roll call, a break in a ride, an "
        + "odometer that goes back. docs/shift.md describes the log.",
    ],
    operands: [Operand(name: "LOG", number: .one, help: "The log of a shift; - is standard input.")],
    options: [
      Option(name: "law", value: "ID", help: "jp (the usual), us-nyc, de or gb."),
      Option(name: "pdf", value: "FILE", help: "Write the record as PDF; - is standard output."),
      .language,
    ],
    examples: [
      Example(line: "flagfall shift record docs/shift.ndjson", meaning: "A day in Tokyo."),
      Example(line: "flagfall shift record docs/shift.ndjson --law de", meaning: "Its trips as Germany wants them."),
      Example(
        line: "flagfall shift record docs/shift.ndjson --pdf day.pdf --language ja",
        meaning: "The day on a sheet of paper."),
    ],
    run: record)

  private static func record(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let path = arguments.operands[0]
    let name = arguments.value("law") ?? RecordTable.Law.japan.rawValue
    guard let law = RecordTable.Law(rawValue: name) else {
      throw .usage("--law \(name): give \(RecordTable.Law.allCases.map { $0.rawValue }.joined(separator: ", "))")
    }
    let bytes = try Files.given(path)
    let log: DutyLog
    do throws(DutyLogError) {
      log = try DutyLog.read(bytes)
    } catch {
      throw .input("\(path):\(error.line):\(error.column): \(error.message)")
    }
    if log.wholeBytes < bytes.count {
      Terminal.complain("flagfall shift record: \(path): the last line is not whole and is left out")
    }
    let duty = log.record.duty
    if let last = log.events.last?.at, duty.standing(at: last) != .within {
      let bound = duty.bound(at: last).wholeSeconds / 60
      Terminal.complain(
        "flagfall shift record: \(path): the driver was bound for \(hours(bound)), of \(hours(duty.hours.usual.wholeSeconds / 60)) usual and "
          + "\(hours(duty.hours.most.wholeSeconds / 60)) at most: \(duty.standing(at: last).rawValue)")
    }
    if duty.phase != .closed {
      Terminal.complain("flagfall shift record: \(path): the shift waits for \(duty.phase.awaited)")
    }
    guard let file = arguments.value("pdf") else {
      Terminal.write(RecordTable(log.record, for: law).csv)
      return .done
    }
    let language = try Language.named(arguments)
    let sheet = RecordSheet(log.record, for: law, try Resources.strings(language), Formats(language))
    let fonts = try Resources.fonts()
    for letter in Set(sheet.missing(fonts)).sorted() {
      Terminal.complain("flagfall shift record: \(path): the fonts have no \"\(letter)\"; a box stands for it")
    }
    let pdf = sheet.pdf(fonts: fonts, language: language.tag)
    if file == "-" { Terminal.write(pdf) } else { try Files.write(pdf, to: file) }
    return .done
  }

  private static func hours(_ minutes: Int64) -> String {
    "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }
}
