import JSON
import RideSupport
import Shift
import ShiftScreens
import Testing
import Units

@Suite struct JournalTests {
  /// A day with a bit of everything.
  private func day() throws -> Driver {
    var driver = Driver()
    driver.goOnDuty()
    try driver.ride()
    driver.press(.day(.undo))
    driver.press(.paid)
    driver.press(.day(.rest))
    driver.wait(10)
    driver.press(.day(.forHire))
    driver.press(.day(.tunnel))
    driver.press(.day(.outside))
    driver.press(.open(.incident))
    driver.type(.text, "Roadworks \"north\"\n")
    driver.press(.write)
    try driver.wait { $0.day?.offer != nil }
    driver.press(.day(.decline))
    try driver.goOff()
    return driver
  }

  @Test func `A page that is killed after any line goes on from there`() throws {
    let driver = try day()
    let lines = (driver.kept["shift/day"] ?? "").split(separator: "\n")
    for count in 1...lines.count {
      let text = lines.prefix(count).map { $0 + "\n" }.joined()
      let read = try DayJournal.read(Array(text.utf8))
      #expect(read.inputs.count == count - 1)
      let again = Driver(at: read.inputs.last?.at ?? read.begun, kept: ["shift/day": text])
      #expect(again.state.remarks.isEmpty)
      #expect(again.state.day != nil)
      // A line that was not written to its end is as if it had not been begun.
      let torn = Driver(at: read.inputs.last?.at ?? read.begun, kept: ["shift/day": text + "{\"at\":17726"])
      #expect(torn.text == again.text)
    }
  }

  @Test func `The log of a day goes through the shift's own reader`() throws {
    let driver = try day()
    let log = try DutyLog.read(Array((driver.kept["shift/record/1"] ?? "").utf8))
    #expect(log.record.duty.phase == .closed)
    #expect(log.record.entries == driver.state.day?.record.entries)
  }

  @Test func `However often the page looks, the day is the same`() throws {
    let driver = try day()
    let read = try DayJournal.read(Array((driver.kept["shift/day"] ?? "").utf8))
    let whole = try #require(driver.state.day)
    var dice = Dice(seed: 9)
    for _ in 0..<20 {
      var again = Workday(read.setting, tariff: whole.tariff, calendar: nil, at: read.begun)
      for timed in read.inputs {
        while again.now < timed.at, Int.random(in: 0..<3, using: &dice) > 0 {
          again.advance(to: again.now + Elapsed(milliseconds: Int64.random(in: 0..<900, using: &dice)))
          if again.clock.rate != 1 { break }
        }
        try again.take(timed.input, at: timed.at)
      }
      #expect(again.record.entries == whole.record.entries)
      #expect(again.driven == whole.driven)
      #expect(again.earned == whole.earned)
    }
  }

  @Test(arguments: [
    "", "{}", "{\"flagfall\":\"practice-day\",\"version\":2}", "nonsense\n",
    "{\"flagfall\":\"practice-day\",\"version\":1,\"at\":-1}\n",
  ])
  func `What is no journal is refused with its place`(text: String) {
    #expect(throws: JSONError.self) { try DayJournal.read(Array((text + "\n").utf8)) }
    let driver = Driver(kept: ["shift/day": text + "\n"])
    #expect(driver.state.day == nil)
    #expect(driver.text.contains("Start a day"))
  }
}
