import Almanac
import RideSupport
import Shift
import Testing
import Units

/// A shift as a file.
@Suite struct DutyLogTests {
  private func bytes() throws -> [UInt8] {
    let header = DailyRecord(
      number: 17, driver: "鈴木", vehicle: "品川 500 あ 12-34", zone: try #require(Zone(named: "Asia/Tokyo")),
      currency: try #require(Currency(code: "JPY")), duty: Duty())
    return DutyLog.bytes(header, DutyTests.day)
  }

  @Test("What was written is read again, wherever the writer was killed")
  func cut() throws {
    let bytes = try bytes()
    let log = try DutyLog.read(bytes)
    #expect((log.events == DutyTests.day) as Bool)
    #expect(DutyLog.bytes(log.header, log.events) == bytes && log.wholeBytes == bytes.count)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    var length = 0
    for (place, line) in lines.enumerated() {
      length += line.count + 1
      for more in [0, 7] {
        let read = try DutyLog.read(Array(bytes.prefix(length + more)))
        #expect((read.events == Array(DutyTests.day.prefix(place))) as Bool && read.wholeBytes == length)
      }
    }
    #expect(log.record.entries.count == 7)
  }

  @Test("The day that the documentation shows is this one")
  func golden() throws {
    try Golden.expect(try bytes(), at: "docs/shift.ndjson")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let line: Int
    let text: String
    let says: String
    var testDescription: String { name }
  }

  @Test(
    "A wrong line is refused with its number, what is wrong and what would be right",
    arguments: [
      Fault(name: "no header", line: 1, text: #"{"at":1}"#, says: "expected the header of a shift"),
      Fault(name: "a track", line: 1, text: "<?xml version=\"1.0\"?>", says: "this is no log of a shift"),
      Fault(
        name: "another format", line: 1, text: #"{"flagfall":"ride","version":1}"#,
        says: "expected the header of a shift"),
      Fault(
        name: "an unknown zone", line: 1,
        text: #"{"flagfall":"shift","version":1,"number":1,"driver":"a","vehicle":"b","zone":"Mars","currency":"JPY"}"#,
        says: "expected a zone"),
      Fault(
        name: "an unknown event", line: 2, text: #"{"at":1772575200000,"event":"fly"}"#, says: "expected roll-call"),
      Fault(
        name: "no roll call", line: 2, text: #"{"at":1772575200000,"event":"for-hire","place":""}"#,
        says: "the shift waits for the roll call before duty first"),
      Fault(
        name: "a fever nobody has", line: 2,
        text:
          #"{"at":1,"event":"roll-call","occasion":"before","method":"in_person","by":"a","looks-sober":true,"temperature":999}"#,
        says: "from 340 to 420"),
      Fault(
        name: "a maintenance as a ride", line: 2,
        text: #"{"at":1,"event":"ride","vehicle-event":"maintenance_end","place":""}"#, says: "trip_start"),
    ])
  func faults(_ fault: Fault) throws {
    let header = try bytes().prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
    let bytes = (fault.line == 1 ? [] : Array(header)) + Array((fault.text + "\n").utf8)
    do throws(DutyLogError) {
      _ = try DutyLog.read(bytes)
      Issue.record("it was read")
    } catch {
      #expect(error.line == fault.line && error.message.contains(fault.says), "\(error.line): \(error.message)")
    }
  }
}
