import JSON
import Shift
import ShiftScreens
import Units

/// What must hold for whatever bytes a practice day is kept as: what is none is refused, and what is one can be gone
/// through, whatever its inputs and however odd their times.
enum WorkdayPromises {
  static func check(_ bytes: [UInt8]) {
    let read: DayJournal.Read
    do throws(JSONError) {
      read = try DayJournal.read(bytes)
    } catch {
      precondition(!error.description.isEmpty, "A refusal says why")
      return
    }
    var day = Workday(read.setting, tariff: nil, calendar: nil, at: read.begun)
    // A longer day only takes longer.
    for timed in read.inputs.prefix(200) {
      // Three hours between two fingers are as good as thirty years.
      let at = min(timed.at, day.now + .seconds(10_800))
      do throws(Workday.Refused) {
        try day.take(timed.input, at: at)
      } catch {
        continue
      }
    }
    precondition(
      day.duty.vehicle.state != .available || day.duty.phase == .onDuty, "Who is not on duty is not for hire")
    precondition(day.ride == nil || day.offer == nil, "Who has a ride is offered none")
    precondition(day.driven >= 0, "No way is driven back")
  }
}
