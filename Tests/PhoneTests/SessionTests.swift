import Drawing
import Foundation
import JSON
import Phone
import PhoneParts
import Receipts
import RideSupport
import Screens
import Testing
import Units

/// The run of the app: what is stored, what comes back, what is passed on.
@MainActor
@Suite struct SessionTests {
  private static let settings = "{\"city\":\"us-nyc\",\"notify\":false}"

  @Test("An app that is killed goes on to the digit")
  func resumes() throws {
    let (folder, time) = (TestPhone.folder(), FakeTime())
    let before = try TestPhone(folder: folder, at: time, settings: Self.settings)
    before.session.press(.start)
    before.drive(seconds: 60, speed: 9)
    let after = try TestPhone(folder: folder, at: time, place: .shell)
    #expect(after.text == before.text && after.session.place == .meter)
    #expect(after.receiver.isRunning)
  }

  @Test("A line that a killed app cut off is left out, and the next one is whole")
  func cutOff() throws {
    let (folder, time) = (TestPhone.folder(), FakeTime())
    let before = try TestPhone(folder: folder, at: time, settings: Self.settings)
    before.session.press(.start)
    before.drive(seconds: 20, speed: 9)
    let url = folder.appending(path: "ride.ndjson")
    let whole = try Data(contentsOf: url)
    try (whole + Data("{\"at\":17".utf8)).write(to: url)
    let after = try TestPhone(folder: folder, at: time)
    #expect(after.text == before.text)
    after.session.press(.stop)
    let lines = String(decoding: try Data(contentsOf: url), as: UTF8.self).split(separator: "\n")
    #expect(lines.last?.contains("stop") == true)
    #expect(try TestPhone(folder: folder, at: time).text == after.text)
  }

  @Test("What could not be stored is said, and the ride goes on")
  func storeFails() throws {
    let phone = try TestPhone(settings: Self.settings) { devices in
      let refusal = Storage.Refusal(reason: "no room", isFull: true)
      devices.storage.append = { (_, _) throws(Storage.Refusal) in throw refusal }
    }
    phone.session.press(.start)
    #expect(phone.text.contains("There is no room left to store the ride."))
    phone.drive(seconds: 30, speed: 9)
    #expect(phone.text.contains("HIRED*"))
  }

  @Test("A log of which the app died three times is set aside, and the app starts")
  func deadStarts() throws {
    let folder = TestPhone.folder()
    let phone = try TestPhone(folder: folder, settings: Self.settings)
    phone.session.press(.start)
    try phone.store.storage.keepText("starts", Array("3".utf8))
    let after = try TestPhone(folder: folder)
    #expect(after.text.contains("FOR HIRE*") && after.text.contains("recovered-notice") == false)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "aside.ndjson").path))
    #expect(after.store.storage.log() == nil)
    #expect(after.store.storage.text("starts") == Array("0".utf8))
  }

  @Test("A paid ride is kept, listed, opened, exported and deleted")
  func keeps() throws {
    let phone = try TestPhone(settings: Self.settings)
    Self.ride(phone)
    #expect(phone.session.receipt != nil)
    phone.session.enter(.history)
    guard case .history(let list) = phone.session.page.screen else { throw CancellationError() }
    let row = try #require(list.years.first?.rides.first)
    #expect(row.city == "New York")
    phone.session.enter(row.place)
    guard case .ride(let kept) = phone.session.page.screen else { throw CancellationError() }
    #expect(kept.receipt != nil && kept.remark == nil)
    phone.session.press(.exportRides)
    let file = try #require(phone.shared.last)
    #expect(file.name == "flagfall-rides.ndjson")
    #expect(file.bytes.starts(with: Array("{\"flagfall\":\"rides\",\"version\":1}\n{\"flagfall\":\"kept\"".utf8)))
    // What was exported can be opened on another phone.
    let other = try TestPhone(settings: Self.settings)
    other.session.press(.importRides)
    #expect(other.session.wish == .app)
    other.session.opened(Files.contents(of: file.bytes).map { OpenedFile(name: file.name, content: $0) })
    other.session.enter(.history)
    #expect(plainText(other.session.page).contains(row.total))
    phone.session.press(.askDelete(nil))
    phone.session.press(.confirmDelete)
    #expect(phone.store.storage.rides.notes().isEmpty)
  }

  @Test("A receipt goes out as the file that the web app makes, byte for byte", arguments: ["pdf", "png"])
  func receipts(_ format: String) throws {
    let phone = try TestPhone(settings: Self.settings)
    Self.ride(phone)
    phone.session.press(format == "pdf" ? .downloadReceipt : .downloadPicture)
    let file = try #require(phone.shared.last)
    #expect(file.name.hasSuffix("." + format))
    #expect(file.bytes.starts(with: format == "pdf" ? Array("%PDF".utf8) : [0x89, 0x50, 0x4E, 0x47]))
    phone.session.press(.printReceipt)
    #expect(phone.printed.last?.bytes.starts(with: Array("%PDF".utf8)) == true)
    phone.session.press(.shareReceipt)
    #expect(phone.shared.last?.name.hasSuffix(".png") == true)
  }

  @Test("Back leads the way one came, and a link to the room before goes back")
  func rooms() throws {
    let phone = try TestPhone(settings: Self.settings, place: .shell)
    phone.session.enter(.meter)
    phone.session.enter(.settings)
    phone.session.enter(.about)
    phone.session.back(to: .shell)
    #expect(phone.session.place == .settings)
    phone.session.enter(.meter)
    #expect(phone.session.place == .meter)
    phone.session.back(to: .about)
    #expect(phone.session.place == .shell)
    phone.session.back(to: .about)
    #expect(phone.session.place == .about)
  }

  @Test("After Pay the way back from the receipt is the meter")
  func backFromReceipt() throws {
    let phone = try TestPhone(settings: Self.settings)
    Self.ride(phone)
    #expect(phone.session.place == .receipt)
    phone.session.back(to: .shell)
    #expect(phone.session.place == .meter)
  }

  @Test("Every room that answers is shown, and left again")
  func answers() throws {
    let phone = try TestPhone(settings: Self.settings)
    Self.ride(phone)
    let rooms: [AnswerRoom] = [
      .why(ride: nil), .elsewhere(ride: nil), .overcharged(ride: nil), .tariff("us-nyc"), .own(nil), .paper(ride: nil),
    ]
    for room in rooms {
      phone.session.enter(.answer(room))
      let page = try #require(phone.session.answers)
      if case .blank = page.screen { Issue.record("nothing is shown of \(room.hash)") }
      #expect(!page.title.isEmpty)
      phone.session.back(to: .shell)
      #expect(phone.session.answers == nil)
    }
  }

  @Test(
    "A street map lies behind the route on the screen, in files and on paper where the reader wants one, asked for once"
  )
  func map() throws {
    let bare = try TestPhone(settings: Self.settings)
    Self.ride(bare)
    bare.session.press(.downloadReceipt)
    bare.session.enter(.answer(.paper(ride: nil)))
    #expect(bare.maps.isEmpty && Self.pictures(bare).isEmpty)

    let phone = try TestPhone(settings: Self.withMap)
    Self.ride(phone)
    let window = try #require(phone.maps.first)
    #expect(Self.pictures(phone).first?.width == window.width)
    phone.session.press(.downloadReceipt)
    let (file, bareFile) = (try #require(phone.shared.last), try #require(bare.shared.last))
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("/Subtype /Image"))
    #expect(!String(decoding: bareFile.bytes, as: UTF8.self).contains("/Subtype /Image"))
    phone.session.press(.printReceipt)
    #expect(String(decoding: try #require(phone.printed.last).bytes, as: UTF8.self).contains("/Subtype /Image"))
    phone.session.enter(.answer(.paper(ride: nil)))
    // Paper has it too, and it was asked for once for all of it.
    #expect(try #require(phone.session.preview) != #require(bare.session.preview))
    #expect(phone.maps == [window])
    #expect(plainText(phone.session.page).contains("Apple Maps") == false)
  }

  @Test("A street map that does not come is said, and the receipt is there")
  func mapMissing() throws {
    let phone = try TestPhone(settings: Self.withMap)
    phone.hasMap = false
    Self.ride(phone)
    #expect(phone.session.receipt != nil && Self.pictures(phone).isEmpty)
    guard case .receipt(let screen) = phone.session.page.screen else { throw CancellationError() }
    #expect(screen.notices.contains { $0.id == "map-missing" })
  }

  @Test("The settings say whom a street map is asked of")
  func mapSetting() throws {
    let phone = try TestPhone(settings: Self.settings, place: .settings)
    #expect(phone.text.contains("the phone asks Apple Maps for a map"))
  }

  @Test("A tariff of one's own can name every calendar of holidays, as on the web")
  func calendars() throws {
    let phone = try TestPhone(settings: Self.settings)
    phone.session.enter(.answer(.own(nil)))
    phone.session.press(.answer(.newTariff))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Golden.package.appending(path: "Data/holidays").path)
    guard case .own(let screen)? = phone.session.answers?.screen else { throw CancellationError() }
    let most = screen.parts.flatMap(\.rows).map { row in
      if case .list(_, _, let options, _) = row { options.count } else { 0 }
    }.max()
    #expect(try #require(most) >= names.count { $0.hasSuffix(".json") })
  }

  private static let withMap = "{\"city\":\"us-nyc\",\"notify\":false,\"map\":true}"

  /// The pictures of pixels on the receipt that is shown.
  private static func pictures(_ phone: TestPhone) -> [PixelPicture] {
    phone.session.receipt?.steps.compactMap { if case .picture(let picture, _) = $0 { picture } else { nil } } ?? []
  }

  @Test("A tariff of one's own is kept, and is there at the next start")
  func ownTariff() throws {
    let folder = TestPhone.folder()
    let phone = try TestPhone(folder: folder, settings: Self.settings)
    phone.session.enter(.answer(.own(nil)))
    phone.session.press(.answer(.newTariff))
    phone.session.press(.answer(.saveTariff))
    phone.session.press(.answer(.importTariff))
    #expect(phone.session.wish == .answers)
    let tariff = try Golden.bytes("Data/tariffs/es-barcelona.json")
    phone.session.opened([OpenedFile(name: "mine.json", content: .text(tariff))])
    phone.session.press(.answer(.saveTariff))
    let notes = phone.store.storage.tariffs.notes()
    #expect(notes.count == 1 && notes[0].contains("barcelona"))
    let after = try TestPhone(folder: folder, place: .cities)
    #expect(after.text.contains("Your own tariffs") || after.text.contains("own"))
  }

  @Test("The screen stays on while the meter runs")
  func awake() throws {
    let phone = try TestPhone(settings: Self.settings)
    phone.session.press(.start)
    #expect(phone.isAwake)
    phone.session.press(.stop)
    #expect(!phone.isAwake)
  }

  private static func ride(_ phone: TestPhone) {
    phone.session.press(.start)
    phone.drive(seconds: 90, speed: 9)
    phone.session.press(.stop)
    phone.session.press(.pay)
  }
}
