import Shift
import Units

extension Command {
  /// The record of a shift.
  static let shiftRecord = Command(
    name: "shift record", summary: "a driver's daily record from the log of a shift, for three laws",
    description: [
      "Goes through the log of a shift and prints its daily record as a table (CSV): for Japan every entry with roll calls, "
        + "breaks and odometer, for New York and Germany the trips. Entries are numbered without gaps and corrections stand "
        + "beside what they correct. When the hours come near a limit or pass it, a line says so.",
      "A log that the law does not allow is refused with the line: a ride without a roll call, a break in a ride, an "
        + "odometer that goes back. docs/shift.md describes the log.",
    ],
    operands: [Operand(name: "LOG", number: .one, help: "The log of a shift; - is standard input.")],
    options: [
      Option(name: "law", value: "ID", help: "jp (the usual), us-nyc or de.")
    ],
    examples: [
      Example(line: "flagfall shift record docs/shift.ndjson", meaning: "A day in Tokyo."),
      Example(line: "flagfall shift record docs/shift.ndjson --law de", meaning: "Its trips as Germany wants them."),
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
      Terminal.complain("\(path): the last line is not whole and is left out")
    }
    let duty = log.record.duty
    if let last = log.events.last?.at, duty.standing(at: last) != .within {
      let bound = duty.bound(at: last).wholeSeconds / 60
      Terminal.complain(
        "\(path): the driver was bound for \(hours(bound)), of \(hours(duty.hours.usual.wholeSeconds / 60)) usual and "
          + "\(hours(duty.hours.most.wholeSeconds / 60)) at most: \(duty.standing(at: last).rawValue)")
    }
    if duty.phase != .closed { Terminal.complain("\(path): the shift waits for \(duty.phase.awaited)") }
    Terminal.write(RecordTable(log.record, for: law).csv)
    return .done
  }

  private static func hours(_ minutes: Int64) -> String {
    "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
  }
}
