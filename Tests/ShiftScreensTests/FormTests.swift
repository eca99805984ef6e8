import Shift
import ShiftScreens
import Testing
import Words

@Suite struct FormTests {
  private func odometer() -> Driver {
    var driver = Driver()
    driver.press(.begin)
    driver.holdCall(.before)
    driver.effects = []
    return driver
  }

  private func boxes(_ driver: Driver) -> DutyForm.Boxes? {
    guard case .form(let form) = content(driver.state).screen else { return nil }
    for part in form.parts {
      if case .boxes(let boxes) = part { return boxes }
    }
    return nil
  }

  struct Typed: Sendable, CustomStringConvertible {
    let text: String
    let boxes: [UInt8?]
    let field: String
    var description: String { text }
  }

  @Test(arguments: [
    Typed(text: "123", boxes: [nil, nil, nil, 1, 2, 3], field: "123"),
    Typed(text: "１２３", boxes: [nil, nil, nil, 1, 2, 3], field: "123"),
    Typed(text: "12 345", boxes: [nil, 1, 2, 3, 4, 5], field: "12345"),
    Typed(text: "123,456", boxes: [1, 2, 3, 4, 5, 6], field: "123456"),
    Typed(text: "12a34", boxes: [nil, nil, 1, 2, 3, 4], field: "1234"),
    Typed(text: "-5", boxes: [nil, nil, nil, nil, nil, 5], field: "5"),
    Typed(text: "", boxes: [nil, nil, nil, nil, nil, nil], field: ""),
  ])
  func `The hidden field and its boxes hold the same digits`(typed: Typed) throws {
    var driver = odometer()
    driver.type(.odometer, typed.text)
    let shown = try #require(boxes(driver))
    #expect(shown.digits == typed.boxes)
    #expect(shown.value == typed.field)
    #expect(shown.insertion == 5)
    let filled = driver.effects.contains(.fill(id: "odometer", value: typed.field))
    #expect(filled == (typed.text != typed.field))
    #expect(shown.fault == nil)
  }

  @Test func `A digit too many is felt, heard and read, and the field forgets it`() throws {
    var driver = odometer()
    driver.type(.odometer, "199910")
    driver.type(.odometer, "1999105")
    let shown = try #require(boxes(driver))
    #expect(shown.digits == [1, 9, 9, 9, 1, 0])
    #expect(shown.fault == "Only 6 digits fit.")
    #expect(
      driver.effects == [
        .fill(id: "odometer", value: "199910"), .vibrate(milliseconds: 60), .sound(.warning),
        .announce("Only 6 digits fit."),
      ])
    driver.type(.odometer, "19991")
    #expect(boxes(driver)?.fault == nil)
  }

  @Test func `A temperature stands left, its point after the second box`() throws {
    var driver = Driver()
    driver.press(.begin)
    driver.type(.temperature, "36")
    let shown = try #require(boxes(driver))
    #expect(shown.digits == [3, 6, nil])
    #expect(shown.point == 2)
    #expect(shown.insertion == 2)
    driver.type(.temperature, "36.5")
    #expect(boxes(driver)?.digits == [3, 6, 5])
    driver.type(.temperature, "388")
    #expect(boxes(driver)?.fault == "Is that right? It is unusual.")
    driver.type(.temperature, "265")
    for finding in RollCallDraft.findings(.before) { driver.press(.call(.finding(finding, isGood: true))) }
    driver.press(.holdCall)
    #expect(driver.state.day?.duty.phase == .off)
    driver.type(.temperature, "")
    driver.press(.holdCall)
    #expect(driver.state.day?.duty.phase == .called)
  }

  struct Reading: Sendable, CustomStringConvertible {
    let start: String
    let end: String
    let questions: [Odometer.Question]
    var description: String { start + " " + end }
  }

  @Test(arguments: [
    Reading(start: "999998", end: "000003", questions: [.rolledOver, .disagrees]),
    Reading(start: "198555", end: "199910", questions: [.beyondLimit, .disagrees]),
    Reading(start: "198555", end: "198560", questions: [.disagrees]),
    Reading(start: "198555", end: "198555", questions: []),
  ])
  func `A reading that can hardly be is asked about, and taken when it is confirmed`(reading: Reading) throws {
    var driver = Driver()
    driver.goOnDuty(odometer: reading.start)
    driver.press(.day(.returning))
    try driver.wait(atMost: 5) { $0.day?.isHome == true }
    driver.type(.odometer, reading.end)
    driver.press(.read)
    #expect(driver.state.questions == reading.questions)
    #expect((driver.state.dialog == .reading) == !reading.questions.isEmpty)
    if !reading.questions.isEmpty {
      #expect(driver.state.day?.duty.phase == .onDuty)
      driver.press(.confirmReading)
    }
    #expect(driver.state.day?.duty.phase == .ending)
  }

  @Test func `Every key and field comes back from its name`() {
    let keys: [ShiftKey] =
      [.begin, .holdCall, .read, .confirmReading, .paid, .escape, .write, .still(true), .still(false)]
      + ShiftKey.DayKey.allCases.map { .day($0) } + ShiftKey.DialogName.allCases.map { .open($0) }
      + ShiftKey.RecordFile.allCases.map { .save($0) } + RecordTable.Law.allCases.map { .law($0) }
      + [.passengers(1), .passengers(-1), .sheet(1), .sheet(-1), .correct(17)]
      + RollCall.Method.allCases.map { .call(.method($0)) }
      + RollCallChoice.Finding.allCases.flatMap { finding in
        [true, false].map { ShiftKey.call(.finding(finding, isGood: $0)) }
      } + ProfileChoice.windows.map { .choose(.window($0)) } + MapApp.allCases.map { .choose(.map($0)) }
      + [.choose(.alternate(true)), .choose(.alternate(false)), .choose(.speaks(true)), .choose(.speaks(false))]
    for key in keys { #expect(ShiftKey(name: key.name, value: key.value) == key) }
    #expect(ShiftKey(name: "day", value: "fly") == nil)
    #expect(ShiftKey(name: "law", value: nil) == nil)
  }
}
