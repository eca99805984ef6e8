import Shift
import Units

/// What must hold for whatever bytes a shift is read from: a whole line that is none is refused with its number, and what
/// was read can be written and is within the law.
enum ShiftPromises {
  static func check(_ bytes: [UInt8]) {
    let log: DutyLog
    do throws(DutyLogError) {
      log = try DutyLog.read(bytes)
    } catch {
      precondition((1...bytes.count + 1).contains(error.line), "A refusal's line is in the log")
      precondition(!error.message.isEmpty, "A refusal says why")
      return
    }
    precondition((0...bytes.count).contains(log.wholeBytes), "The whole lines are in the log")
    do throws(DutyLogError) {
      let again = try DutyLog.read(DutyLog.bytes(log.header, log.events))
      precondition(again.record == log.record, "Writing and reading changes the shift")
    } catch {
      preconditionFailure("What was written is refused: \(error.message)")
    }
    let duty = log.record.duty
    precondition(duty.phase == .onDuty || duty.vehicle.state == .removed, "Who is not on duty drives nobody")
    if let first = duty.rollCalls.first, !first.call.failures.isEmpty {
      precondition(duty.phase == .forbidden && duty.sections.isEmpty, "A failed roll call forbids duty")
    }
    precondition(log.record.entries.count == duty.entryCount, "Every entry has a number")
    for law in RecordTable.Law.allCases {
      let table = RecordTable(log.record, for: law)
      precondition(table.rows.allSatisfy { $0.count == table.header.count }, "Every row has every column")
      precondition(!table.csv.isEmpty, "A table has a header")
    }
  }
}
