import Almanac
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// The log of a ride: what is written is read, and a torn end loses only its torn line.
@Suite struct RideLogTests {
  private static let ride = LoggedRide.all[17]

  @Test("Every event is read as it was written")
  func roundTrip() throws {
    let events: [Event] = [
      .start, .tick, .pause, .resume, .stop, .undoStop, .pay, .rate("jfk"), .rate(nil), .extra(id: "a", count: 3),
      .asPaid(id: "tolls", amount: Money(minorUnits: 694)), .discount(nil), .discount(.share(thousandths: 15_000)),
      .discount(.amount(Money(minorUnits: 200))), .fix(fix(1.25, .berlin, accuracy: nil)),
      .fix(fix(2, .berlin.east(-3), accuracy: 4.125, speed: 13.875)), .fix(fix(2, .berlin, accuracy: -1)),
    ]
    let day = try #require(CivilDate(iso8601: "2022-12-19"))
    let header = RideHeader(tariff: "us-nyc", edition: day, zone: "UTC")
    let timed = events.map { TimedEvent(at: start, event: $0) }
    let log = try RideLog.read(timed.reduce(RideLine.bytes(header)) { $0 + RideLine.bytes($1) })
    #expect(log.header == header)
    #expect(log.events == timed)
  }

  @Test("Cut at any byte, a log opens and says what its whole lines say")
  func cutAnywhere() throws {
    let bytes = Array(RideLogTests.ride.log.prefix(6000))
    var whole = 0
    var lines = 0
    for end in 0...bytes.count {
      if end > 0, bytes[end - 1] == UInt8(ascii: "\n") {
        whole = end
        lines += 1
      }
      let log = try RideLog.read(Array(bytes[..<end]))
      guard log.wholeBytes == whole, (log.header == nil) == (lines == 0), log.events.count == max(0, lines - 1) else {
        Issue.record("cut at \(end) of \(bytes.count)")
        return
      }
    }
  }

  @Test("A ride that is cut after any line and goes on from its log ends with the same bill")
  func resumed() throws {
    let tariff = try ShippedTariffs.tariff("gb-glasgow")
    let meter = Meter(edition: tariff.editions[1], zone: tariff.zone, calendar: nil)
    let log = try RideLog.read(RideLogTests.ride.log)
    let header = try #require(log.header)
    let expected = try #require(log.replay(on: meter).meter.bill())
    for cut in stride(from: 0, through: log.events.count, by: 7) {
      var bytes = RideLine.bytes(header)
      for event in log.events[..<cut] { bytes += RideLine.bytes(event) }
      var resumed = try RideLog.read(bytes).replay(on: meter).meter
      for event in log.events[cut...] { try resumed.apply(event.event, at: event.at) }
      let bill = try #require(resumed.bill())
      #expect(bill.fare == expected.fare && bill.distance == expected.distance && bill.waiting == expected.waiting)
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let line: String
    let says: String
    var testDescription: String { name }
  }

  @Test(
    "A whole line that is not of a ride log is refused with its place",
    arguments: [
      Fault(name: "no JSON", line: "rubbish", says: "line 2, column 1"),
      Fault(name: "an unknown event", line: #"{"at":1,"event":"strat"}"#, says: "did you mean \"start\"?"),
      Fault(
        name: "a place off the globe", line: #"{"at":1,"event":"fix","time":1,"lat":91,"lon":0}"#,
        says: "expected a place on the globe"),
      Fault(name: "a time before 1970", line: #"{"at":-1,"event":"start"}"#, says: "$.at: expected a whole number"),
      Fault(
        name: "a time that does not fit", line: #"{"at":99999999999999999999,"event":"start"}"#,
        says: "$.at: expected a whole number"),
    ])
  func faults(_ fault: Fault) throws {
    let header = #"{"flagfall":"ride","version":1,"tariff":"us-nyc","edition":"2022-12-19","zone":"UTC"}"#
    do throws(RideLogError) {
      _ = try RideLog.read(Array("\(header)\n\(fault.line)\n".utf8))
      Issue.record("The fault was not noticed")
    } catch {
      #expect(error.line == 2)
      #expect(error.description.contains(fault.says), "\(error.description)")
    }
  }
}
