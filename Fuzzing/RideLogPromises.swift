import JSON
import RideLog
import Tariffs
import Taximeter
import Units

/// What must hold for whatever bytes a ride log is read from: a whole line that is none is refused with its number, and
/// what was read can be written, replayed and billed.
enum RideLogPromises {
  static func check(_ bytes: [UInt8]) {
    let log: RideLog
    do throws(RideLogError) {
      log = try RideLog.read(bytes)
    } catch {
      precondition((1...bytes.count + 1).contains(error.line), "A refusal's line is in the log")
      precondition(!error.message.isEmpty, "A refusal says why")
      return
    }
    precondition((0...bytes.count).contains(log.wholeBytes), "The whole lines are in the log")
    checkWriting(log)
    let times = log.events.map { $0.at }
    guard let first = times.min(), let last = times.max() else { return }
    // A silence of weeks is counted in cells of five seconds at each event: right, but too slow for many inputs.
    if (last - first).milliseconds <= mostWork.milliseconds / Int64(log.events.count) { replay(log) }
  }

  /// The length of a log times the number of its events.
  private static let mostWork = Elapsed.seconds(60 * 86_400)

  private static func checkWriting(_ log: RideLog) {
    guard let header = log.header else { return }
    let written = RideLine.bytes(header) + log.events.flatMap { RideLine.bytes($0) }
    do throws(RideLogError) {
      let again = try RideLog.read(written)
      precondition(again.header == log.header && again.events == log.events, "Writing and reading changes the log")
      precondition(again.wholeBytes == written.count, "What was written is whole")
    } catch {
      preconditionFailure("What was written is refused: \(error.message)")
    }
  }

  /// The display never falls while the ride goes on, and the bill adds up.
  private static func replay(_ log: RideLog) {
    let tariff = Surroundings.tariff
    guard let edition = tariff.editions.last else { return }
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
    var shown = Money.zero
    for timed in log.events {
      // A screen shows what the clock has moved, also when a key was refused.
      for event in [timed.event, .tick] {
        do throws(MeterError) {
          try meter.apply(event, at: timed.at)
        } catch {
          precondition(!error.message.isEmpty, "A refused event says why")
        }
      }
      guard meter.position == .hired || meter.position == .paused else { continue }
      let fare = meter.display(at: timed.at).fare
      precondition(fare >= shown, "The display never falls")
      shown = fare
    }
    if let bill = meter.bill() { BillPromises.check(bill, of: edition) }
    _ = log.course.map { meter.bill(of: $0) }
  }
}
