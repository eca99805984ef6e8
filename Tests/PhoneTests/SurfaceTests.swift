import ActivityKit
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
import Words

@MainActor
@Suite struct SurfaceTests {
  @Test("The fare's card says what the notification of the page says, and carries the clock as an instant")
  func card() throws {
    let phone = try TestPhone(settings: "{\"city\":\"us-nyc\",\"notify\":true}", areCardsAllowed: true)
    phone.session.press(.start)
    let start = phone.time.now
    phone.drive(seconds: 120, speed: 10)
    let card = try #require(phone.cards.last ?? nil)
    #expect(card.fare == "$5.10" && card.position == "HIRED" && card.rate == "1" && card.isHired)
    #expect(card.distance.hasSuffix("mi") && card.detail.hasPrefix("New York"))
    #expect(card.since == start.milliseconds)
    #expect(try JSONDecoder().decode(RideCard.self, from: JSONEncoder().encode(card)) == card)
    #expect(try JSONEncoder().encode(RideActivity.MeterState(card)).count <= 4096)
    phone.session.press(.pause)
    #expect(phone.cards.last??.isHired == false && phone.cards.last??.position == "PAUSED")
    phone.session.press(.stop)
    #expect(phone.cards.last == .some(nil), "the card goes when the meter stops")
  }

  @Test("A card ends eight hours after its ride began, and for that ride none is asked for again")
  func longRide() throws {
    let folder = TestPhone.folder()
    let phone = try TestPhone(
      folder: folder, settings: "{\"city\":\"us-nyc\",\"notify\":true}", areCardsAllowed: true)
    phone.session.press(.start)
    phone.drive(seconds: 60, speed: 10)
    phone.time.pass(RideCard.longest.milliseconds - 120_000)
    phone.drive(seconds: 59, speed: 10)
    #expect((phone.cards.last ?? nil) != nil, "a second before, it is there")
    let shown = phone.cards.compactMap { $0 }.count
    phone.drive(seconds: 120, speed: 10)
    #expect(phone.cards.last == .some(nil), "the card ends")
    #expect(phone.cards.compactMap { $0 }.count == shown)
    let again = try TestPhone(folder: folder, at: phone.time, areCardsAllowed: true)
    again.drive(seconds: 120, speed: 10)
    #expect(again.cards.compactMap { $0 }.isEmpty, "nor does the app ask when it was killed meanwhile")
    #expect(again.text.contains("HIRED"), "\(again.text)")
    for key in [Key.stop, .pay, .clear, .start] { again.session.press(key) }
    again.drive(seconds: 60, speed: 10)
    #expect((again.cards.last ?? nil) != nil, "the next ride has a card of its own: \(again.text)")
  }

  @Test("No card is shown where the reader has switched cards off")
  func noCard() throws {
    let phone = try TestPhone(settings: "{\"city\":\"us-nyc\",\"notify\":true}", areCardsAllowed: false)
    phone.session.press(.start)
    phone.drive(seconds: 30, speed: 10)
    #expect(phone.cards.compactMap { $0 }.isEmpty)
  }

  @Test("Of two cards the second takes the place of the first, and a card left behind is taken over")
  func meterActivity() async throws {
    let phone = try TestPhone(settings: "{\"city\":\"us-nyc\"}")
    phone.session.press(.start)
    guard case .meter(let meter) = phone.session.page.screen else { throw CancellationError() }
    let cards = LiveActivity()
    cards.cards.show(RideCard(meter, title: "$3.00 · HIRED", detail: "a"))
    cards.cards.show(RideCard(meter, title: "$3.50 · HIRED", detail: "b"))
    await cards.settled()
    #expect(Activity<RideActivity>.activities.map(\.content.state.card.fare) == ["$3.50"])
    let next = LiveActivity()
    next.cards.show(RideCard(meter, title: "$4.00 · HIRED", detail: "c"))
    await next.settled()
    #expect(Activity<RideActivity>.activities.map(\.content.state.card.fare) == ["$4.00"])
    next.cards.end()
    await next.settled()
    #expect(Activity<RideActivity>.activities.isEmpty)
  }

  @Test("The car shows the fare first and the keys that a driver may press, the next one first")
  func car() throws {
    let phone = try TestPhone(settings: "{\"city\":\"us-nyc\"}")
    #expect(CarScreen(phone.session.page)?.buttons.map(\.key) == [.start])
    phone.session.press(.start)
    phone.drive(seconds: 120, speed: 10)
    let screen = try #require(CarScreen(phone.session.page))
    #expect(screen.title == "New York" && screen.lines.first?.label == "FARE" && screen.lines.first?.value == "$5.10")
    #expect(screen.buttons.map(\.key) == [.stop, .pause])
    #expect(screen.buttons.count <= CarScreen.mostButtons && !screen.buttons.contains { $0.key == .extras })
    phone.session.enter(.settings)
    #expect(CarScreen(phone.session.page) == nil)
  }

  @Test("The boxes of a bitmap burn the same dots, none twice")
  func boxes() {
    var dice = Dice(seed: 7)
    for _ in 0..<20 {
      var bitmap = Bitmap(width: Int.random(in: 1...40, using: &dice), height: Int.random(in: 1...30, using: &dice))
      for _ in 0..<12 {
        let (x, y) = (Int.random(in: 0..<bitmap.width, using: &dice), Int.random(in: 0..<bitmap.height, using: &dice))
        bitmap.fill(
          x: x, y: y, width: Int.random(in: 1...(bitmap.width - x), using: &dice),
          height: Int.random(in: 1...(bitmap.height - y), using: &dice))
      }
      var again = Bitmap(width: bitmap.width, height: bitmap.height)
      for box in bitmap.boxes {
        again.fill(x: Int(box.x), y: Int(box.y), width: Int(box.width), height: Int(box.height))
      }
      #expect(again == bitmap)
      #expect(bitmap.boxes.reduce(0) { $0 + Int($1.width * $1.height) } == bitmap.ink)
    }
  }

  @Test("The sounds are WAV files of their length that die away", arguments: [Sound.click, .tick])
  func sounds(_ sound: Sound) {
    let file = MeterSound.wav(sound)
    func number(_ at: Int, _ bytes: Int) -> Int { (0..<bytes).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) } }
    #expect(file.starts(with: Array("RIFF".utf8)) && Array(file[8..<16]) == Array("WAVEfmt ".utf8))
    #expect(number(4, 4) == file.count - 8 && number(40, 4) == file.count - 44)
    #expect(number(24, 4) == MeterSound.rate)
    let samples = stride(from: 44, to: file.count, by: 2).map { Int(Int16(bitPattern: UInt16(number($0, 2)))) }
    #expect(samples.count == MeterSound.rate * (sound == .click ? 180 : 500) / 10_000)
    let (first, last) = (samples.prefix(samples.count / 4), samples.suffix(samples.count / 4))
    #expect(first.map(abs).max() ?? 0 > 1000 && last.map(abs).max() ?? 9999 < 200)
  }

  @Test("The part of the street map that is asked for lies on the world where the ride went")
  func map() throws {
    let places = [(40.7000, -74.0200), (40.7600, -73.9700)].compactMap {
      Coordinate(degreesNorth: $0, degreesEast: $1)
    }
    let window = try #require(RouteMapWindow(through: places))
    let share = window.share
    // The square of the world is as wide as its equator; this is how maps of that projection place a meridian.
    for place in places {
      let x = (Double(place.longitude) / 1e9 + 180) / 360
      #expect(x > share.x && x < share.x + share.width)
    }
    // The equator lies in the middle; New York is above it.
    #expect(share.y > 0.3 && share.y + share.height < 0.4)
    #expect(abs(share.width / share.height - Double(window.width) / Double(window.height)) < 1e-9)
  }

  @Test("The built bundle is read, not the project: what is missing is named")
  func health() {
    let bare = BundleHealth([:])
    #expect(!bare.measuresInBackground && !bare.showsCards && bare.missing == BundleHealth.usages)
    var info: [String: Any] = ["UIBackgroundModes": ["location"], "NSSupportsLiveActivities": true]
    for key in BundleHealth.usages { info[key] = "because" }
    let whole = BundleHealth(info)
    #expect(whole.measuresInBackground && whole.showsCards && whole.missing.isEmpty)
  }
}

@MainActor
@Suite struct PackedDataTests {
  private static let packed = PackedData(data: TestPhone.data, list: TestPhone.list)

  @Test("An app says of itself what a page says of a browser, in every language", arguments: Language.offered)
  func spoken(_ language: Language) throws {
    let own = try JSONReader.read(#require(TestPhone.data("app/\(language.tag).json")))
    let english = try JSONReader.read(#require(TestPhone.data("app/en.json")))
    #expect(Array(try own.members.map(\.key)) == Array(try english.members.map(\.key)))
    let strings = try Strings(language, ordered: #require(Self.packed.file("data/strings/\(language.tag).json")))
    let table = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
    for phrase in Phrase.allCases where phrase.placeholders.isEmpty {
      guard let said = try own.optional(phrase.key) else {
        #expect(strings.text(phrase) == table.text(phrase))
        continue
      }
      #expect(strings.text(phrase) == (try said.string) && strings.text(phrase) != table.text(phrase), "\(phrase.key)")
    }
    let known = Set(Phrase.allCases.map(\.key))
    for member in try own.members {
      #expect(member.key.hasPrefix("app.") || known.contains(member.key), "\(member.key)")
    }
  }

  @Test("The list of cities is that of the site")
  func index() throws {
    let node = try JSONReader.read(#require(Self.packed.file("data/index.json")))
    var cities = 0
    for city in try node.member("cities").elements {
      cities += 1
      #expect(Self.packed.file("data/tariffs/\(try city.member("id").string).json") != nil)
    }
    #expect(cities == TestPhone.list("tariffs").filter { $0.hasSuffix(".json") && $0 != "schema.json" }.count)
    #expect(Self.packed.file("data/strings/xx.json") == nil && Self.packed.file("secret") == nil)
  }
}
