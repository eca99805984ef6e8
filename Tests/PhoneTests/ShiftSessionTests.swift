import Foundation
import Motion
import Phone
import PhoneParts
import Screens
import Shift
import ShiftScreens
import Testing
import Units

/// The driver's rooms on the phone: a practice day from the roll call to its record, and the sheet under a finger.
@MainActor
@Suite struct ShiftSessionTests {
  /// Up to the map: the roll call is held, the odometer read.
  private static func begin(_ phone: TestPhone) {
    let session = phone.session
    session.enter(.shift)
    session.press(ShiftKey.begin)
    for finding in RollCallChoice.Finding.allCases { session.press(ShiftKey.call(.finding(finding, isGood: true))) }
    session.fill(ShiftField.heldBy, "Robin")
    session.fill(ShiftField.temperature, "364")
    session.press(ShiftKey.holdCall)
    session.fill(ShiftField.odometer, "123456")
    session.press(ShiftKey.read)
  }

  private static func road(_ phone: TestPhone) throws -> RoadScreen {
    guard case .road(let screen)? = phone.session.shift?.screen else {
      Issue.record("no map is shown but \(String(describing: phone.session.shift?.title))")
      throw CancellationError()
    }
    return screen
  }

  @Test("The door leads through the roll call to the map, an offer rings, is read aloud and can be taken")
  func offers() throws {
    let (folder, time) = (TestPhone.folder(), FakeTime())
    let phone = try TestPhone(folder: folder, at: time, place: .shell)
    Self.begin(phone)
    #expect(try Self.road(phone).offer == nil)
    for _ in 0..<20 where try Self.road(phone).offer == nil {
      time.pass(1000)
      phone.beats?()
    }
    let offer = try #require(try Self.road(phone).offer)
    #expect(!offer.fare.isEmpty && phone.tones.contains(880))
    phone.session.press(offer.accept.key)
    #expect(try Self.road(phone).state == .reserved)
    // Another process finds the day where it is.
    let woken = try TestPhone(folder: folder, at: time, place: .shell)
    woken.session.enter(.shift)
    #expect(try Self.road(woken).state == .reserved)
  }

  @Test("The sheet follows a finger, glides to a detent by itself and rests there")
  func sheet() throws {
    let time = FakeTime()
    let phone = try TestPhone(folder: TestPhone.folder(), at: time, place: .shell)
    Self.begin(phone)
    let low = try Self.road(phone).sheet.detent
    phone.session.grabSheet(strip: 220, scrolled: 0, content: 400)
    let start = try #require(phone.session.sheet).height
    for _ in 0..<10 {
      time.pass(16)
      phone.session.pullSheet(up: 25)
    }
    #expect(try #require(phone.session.sheet).height > start + 200)
    phone.session.dropSheet()
    for _ in 0..<600 where phone.frames != nil {
      time.pass(16)
      phone.frames?()
    }
    #expect(phone.session.sheet == nil && phone.frames == nil)
    #expect(try Self.road(phone).sheet.detent > low)
  }

  @Test("A room that was left neither beats nor keeps the screen on, and every room is shown")
  func leaves() throws {
    let phone = try TestPhone(place: .shell)
    Self.begin(phone)
    phone.session.back(to: .shell)
    #expect(phone.session.shift == nil && phone.beats == nil && !phone.isAwake)
    for room in [ShiftRoom.day, .record(nil), .profile] {
      phone.session.enter(.module(.shift(room.hash)))
      let page = try #require(phone.session.shift)
      if case .blank = page.screen { Issue.record("nothing is shown of \(room.hash)") }
      phone.session.back(to: .shell)
    }
  }

  @Test("The record is given as a page of paper with the letters of receipts")
  func record() throws {
    let phone = try TestPhone(place: .shell)
    Self.begin(phone)
    phone.session.enter(.module(.shift(ShiftRoom.record(nil).hash)))
    phone.session.press(ShiftKey.save(.pdf))
    let file = try #require(phone.shared.last)
    #expect(file.name.hasSuffix(".pdf") && file.bytes.starts(with: Array("%PDF".utf8)))
  }
}
