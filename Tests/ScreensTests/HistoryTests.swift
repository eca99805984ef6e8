import Almanac
import JSON
import Receipts
import RideLog
import RideSupport
import Screens
import Tariffs
import Taximeter
import Testing
import Track
import Units
import Words

@Suite struct HistoryTests {
  @Test("A paid ride is kept with its number and opens as the receipt that was paid")
  func kept() throws {
    var app = App()
    app.press(.start)
    app.drive(seconds: 60, speed: 9)
    app.press(.stop, .pay)
    let receipt = try #require(app.receipt)
    #expect(app.rides.count == 1)
    app.press(.clear)
    app.send(.route(.history))
    #expect(app.history?.years.first?.rides.count == 1)
    app.send(.route(.ride(app.rides[0].note.id)))
    let opened = try #require(app.keptRide?.receipt)
    #expect(opened.head == receipt.head)
    #expect(opened.foot == receipt.foot)
    #expect(opened.total == receipt.total)
  }

  @Test("A ride whose page died between Pay and keeping it is kept at the next start")
  func keptLater() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 20, speed: 9)
    app.press(.stop, .pay)
    let again = App(log: app.log, change: { [settings = app.settings] in $0 = settings })
    #expect(again.rides.map(\.note.line) == app.rides.map(\.note.line))
  }

  @Test("Notes come back as they were written, and one that cannot be read is left out")
  func notes() throws {
    let app = App.withRides()
    let notes = app.rides.map(\.note.line)
    let json = #"{"now":1,"event":"rides","rides":["# + (notes + [#"{"id":5}"#]).joined(separator: ",") + "]}"
    guard case .rides(let read) = try AppEvent(json: Array(json.utf8)).kind else {
      Issue.record("no rides")
      return
    }
    #expect(read.map(\.line) == notes)
  }

  @Test("A note that disagrees with its log is written anew when the ride is opened")
  func corrected() throws {
    var app = App.withRides()
    let wrong = app.rides[0].note.line.replacing(#/"total":\d+/#, with: #""total":1"#)
    let json = #"{"now":1,"event":"rides","rides":["# + wrong + "]}"
    app.send(.route(.history))
    app.send(try AppEvent(json: Array(json.utf8)).kind)
    #expect(app.history?.years.first?.rides.first?.total == "$0.01")
    app.send(.route(.ride(app.rides[0].note.id)))
    app.send(.route(.history))
    #expect(app.history?.years.first?.rides.first?.total != "$0.01")
  }

  // MARK: - Searching

  struct Search: Sendable, CustomTestStringConvertible {
    let text: String
    let found: Int

    var testDescription: String { text }
  }

  static let searches = [
    Search(text: "", found: 3), Search(text: "glasg", found: 1), Search(text: "NEW YORK", found: 2),
    Search(text: "2026-03", found: 2), Search(text: "2025-08-16", found: 1), Search(text: "march", found: 2),
    Search(text: "us-nyc", found: 2), Search(text: "Atlantis", found: 0),
  ]

  @Test("Rides are found by city, date and amount, in any case", arguments: searches)
  func search(_ search: Search) {
    var app = App.withRides()
    app.send(.route(.history))
    app.send(.input(.rideSearch, value: search.text))
    #expect(app.history?.years.reduce(0) { $0 + $1.rides.count } == search.found)
  }

  @Test("Totals add up what is found in each currency, without the demo")
  func totals() throws {
    var app = App.withRides()
    app.send(.route(.history))
    let paid = app.rides.filter { $0.note.source == .live }
    let facts = try #require(app.history?.totals.map(\.value))
    #expect(facts.first == "2")
    let dollars = paid.first { $0.note.currency.code == "USD" }?.note.total.minorUnits ?? 0
    let pounds = paid.first { $0.note.currency.code == "GBP" }?.note.total.minorUnits ?? 0
    #expect(facts.contains("$\(dollars / 100).\(String(100 + dollars % 100).dropFirst())"))
    #expect(facts.contains("£\(pounds / 100).\(String(100 + pounds % 100).dropFirst())"))
    #expect(facts.count == 4)
  }

  @Test("Fifty rides are shown, and fifty more by each press")
  func pages() {
    var app = App.withRides()
    let ride = app.rides[0]
    let many: [(KeptRide, String)] = (0..<120).map { index in
      let moved = ride.note.line.replacing(#/"id":"\d+/#, with: "\"id\":\"\(1_600_000_000_000 + index)")
      return (KeptRide.read(moved), ride.text)
    }
    app = App(place: .history, rides: many.map { (note: $0.0, text: $0.1) })
    func shown() -> Int { app.history?.years.reduce(0) { $0 + $1.rides.count } ?? 0 }
    #expect(shown() == 50)
    app.press(.moreRides)
    #expect(shown() == 100)
    app.press(.moreRides)
    #expect(shown() == 120)
    #expect(app.history?.more == nil)
  }

  // MARK: - Deleting

  @Test("A ride goes after it was asked whether it is to, and Cancel leaves it")
  func deleting() {
    var app = App.withRides()
    app.send(.route(.history))
    let id = app.rides[1].note.id
    app.send(.route(.ride(id)))
    app.press(.confirmDelete)
    #expect(app.rides.count == 3)
    app.press(.askDelete(id), .closeSheet, .confirmDelete)
    #expect(app.rides.count == 3)
    app.press(.askDelete(id), .confirmDelete)
    #expect(app.rides.count == 2)
    #expect(!app.rides.contains { $0.note.id == id })
    #expect(app.state.place == .history)
    #expect(app.history?.years.reduce(0) { $0 + $1.rides.count } == 2)
    app.press(.askDelete(nil), .escape, .confirmDelete)
    #expect(app.rides.count == 2)
    app.press(.askDelete(nil), .confirmDelete)
    #expect(app.rides.isEmpty)
    #expect(app.history?.remark != nil)
  }

  @Test("A paid ride that still stands on the meter goes with what was kept of it; one that goes on stays")
  func deletingPaid() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 20, speed: 9)
    app.press(.stop, .pay)
    app.send(.route(.history))
    app.press(.askDelete(nil), .confirmDelete)
    #expect(app.state.ride == nil)
    #expect(app.log.isEmpty)
    app.send(.route(.meter))
    app.press(.start)
    app.send(.route(.history))
    app.press(.askDelete(nil), .confirmDelete)
    #expect(app.state.ride?.meter.position == .hired)
  }

  // MARK: - Import

  @Test("Everything that was exported comes back on another device, and a second time nothing is doubled")
  func roundTrip() throws {
    let app = App.withRides()
    var other = App(city: nil, place: .history)
    for _ in 0..<2 {
      other.press(.importRides)
      for (index, ride) in app.rides.enumerated() {
        let head = index == 0 ? "{\"flagfall\":\"rides\",\"version\":1}\n" : ""
        other.send(.file(OpenedFile(name: "rides.ndjson", content: .text(Array((head + ride.text).utf8)))))
      }
    }
    #expect(Set(other.rides.map(\.note.line)) == Set(app.rides.map(\.note.line)))
    #expect(Set(other.rides.map(\.text)) == Set(app.rides.map(\.text)))
    #expect(other.text.contains("3 were here already."))
  }

  @Test("Two tracks that begin in the same second are two rides, on another device too")
  func sameSecond() {
    var app = App(place: .history)
    app.press(.importRides)
    for seconds in [300, 120, 300, 200] {
      let track = App.track(from: App.noon, seconds: seconds, speed: 9)
      app.send(.file(OpenedFile(name: "a.gpx", content: .track(track))))
    }
    #expect(app.rides.count == 3)
    #expect(app.text.contains("1 was here already."))
    for ride in app.rides {
      app.send(.route(.ride(ride.note.id)))
      #expect(app.text.contains(Formats(.english, customs: .metric).money(ride.note.total, in: ride.note.currency)))
    }
    var other = App(city: nil, place: .history)
    other.press(.importRides)
    for ride in app.rides { other.send(.file(OpenedFile(name: "b", content: .text(Array(ride.text.utf8))))) }
    #expect(Set(other.rides.map(\.note.total)) == Set(app.rides.map(\.note.total)))
    #expect(Set(other.rides.map(\.note.id)) == Set(app.rides.map(\.note.id)))
  }

  @Test("A track becomes a ride of the chosen city, without a city it is said what to do")
  func track() throws {
    let fixes = App.track(from: App.noon, seconds: 300, speed: 9)
    var app = App(place: .history)
    app.press(.importRides)
    app.send(.file(OpenedFile(name: "a.gpx", content: .track(fixes.reversed()))))
    let note = try #require(app.rides.first?.note)
    #expect(note.source == .file)
    #expect(note.start == App.noon + .seconds(1))
    #expect(note.tariff == "us-nyc")
    #expect((2_600_000...2_700_000).contains(note.distance.millimetres))
    var none = App(city: nil, place: .history)
    none.press(.importRides)
    none.send(.file(OpenedFile(name: "a.gpx", content: .track(fixes))))
    #expect(none.rides.isEmpty)
    #expect(none.text.contains("Choose a city first"))
  }

  @Test("Positions as lines of JSON become the same ride as those of a track")
  func lines() throws {
    let fixes = App.track(from: App.noon, seconds: 60, speed: 9)
    let text = fixes.map { String(decoding: RideLine.bytes(TimedEvent(at: $0.time, event: .fix($0))), as: UTF8.self) }
    var (one, other) = (App(place: .history), App(place: .history))
    one.press(.importRides)
    one.send(.file(OpenedFile(name: "a.ndjson", content: .text(Array(text.joined().utf8)))))
    other.press(.importRides)
    other.send(.file(OpenedFile(name: "a.gpx", content: .track(fixes))))
    #expect(one.rides.map(\.text) == other.rides.map(\.text))
    #expect(one.rides.count == 1)
  }

  @Test("A log of another city waits for its tariff, and one of no city is refused")
  func tariffs() {
    let app = App.withRides()
    let glasgow = app.rides.first { $0.note.tariff == "gb-glasgow" }
    var other = App(place: .history)
    other.press(.importRides)
    other.send(.file(OpenedFile(name: "a", content: .text(Array((glasgow?.text ?? "").utf8)))))
    #expect(other.rides.map(\.note.tariff) == ["gb-glasgow"])
    other = App(place: .history, missing: ["data/tariffs/gb-glasgow.json"])
    other.press(.importRides)
    other.send(.file(OpenedFile(name: "a", content: .text(Array((glasgow?.text ?? "").utf8)))))
    #expect(other.rides.isEmpty)
    #expect(other.text.contains("gb-glasgow"))
  }

  @Test("A long track is read part by part, costs what it costs at once, and can be left")
  func longTrack() throws {
    let fixes = App.track(from: App.noon, seconds: 20_000, speed: 9)
    var app = App(place: .history)
    app.press(.importRides)
    app.send(.file(OpenedFile(name: "a.gpx", content: .track(fixes))))
    #expect(app.effects.count { $0 == .goOn } == 4)
    let note = try #require(app.rides.first?.note)
    let tariff = try ShippedTariffs.tariff("us-nyc")
    var meter = Meter(
      edition: try #require(tariff.edition(on: tariff.zone.local(of: note.start).date)), zone: tariff.zone,
      calendar: try ShippedTariffs.calendar(of: tariff))
    try meter.apply(.start, at: note.start)
    for fix in fixes { try meter.apply(.fix(fix), at: fix.time) }
    try meter.apply(.stop, at: note.stop)
    #expect(meter.bill()?.total == note.total && meter.bill()?.distance == note.distance)
    app.send(.route(.ride(note.id)))
    #expect(app.text.contains("20,000"))

    var state = app.state
    func send(_ kind: AppEvent.Kind) -> [Effect] { update(&state, AppEvent(now: app.now, kind)) }
    _ = send(.route(.history))
    _ = send(.key(.importRides))
    let shifted = fixes.map {
      Fix(time: $0.time + .seconds(1), place: $0.place, accuracy: $0.accuracy, speed: $0.speed)
    }
    #expect(send(.file(OpenedFile(name: "b.gpx", content: .track(shifted)))).contains(.goOn))
    #expect(plainText(content(state)).contains("The file is being read: 20%"))
    _ = send(.goOn)
    #expect(plainText(content(state)).contains("The file is being read: 40%"))
    #expect(send(.key(.stopReading)).contains(.stopReading))
    #expect(!plainText(content(state)).contains("being read"))
    #expect(!send(.goOn).contains { if case .keepRide = $0 { true } else { false } })
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let content: OpenedFile.Content
    let said: String
    var testDescription: String { said }
  }

  static let one = #"{"time":1772643600000,"lat":40.7,"lon":-73.9}"#

  @Test(
    "A file that is no ride is refused with what is wrong with it",
    arguments: [
      Refused(content: .text([]), said: "It is empty."),
      Refused(content: .text(Array(" \r\n".utf8)), said: "It is empty."),
      Refused(content: .unreadable, said: "It is too large or could not be opened."),
      Refused(content: .unusable(points: 0, places: 0), said: "It is a GPX file without a track."),
      Refused(content: .unusable(points: 3, places: 0), said: "None of its positions is on the globe."),
      Refused(content: .unusable(points: 3, places: 3), said: "Its positions have no times."),
      Refused(content: .text(Array("<gpx><trk>".utf8)), said: "It is not whole"),
      Refused(content: .text(Array("<kml></kml>".utf8)), said: "It is neither a GPX track nor a ride log."),
      Refused(content: .text(Array("hello".utf8)), said: "It is neither a GPX track nor a ride log."),
      Refused(content: .text(Array(#"{"type":"Feature"}"#.utf8)), said: "It is neither a GPX track nor a ride log."),
      Refused(content: .text(Array((one + "\n{\"ti").utf8)), said: "Line 2 is not valid JSON."),
      Refused(content: .text(Array((one + "\n{}").utf8)), said: "Line 2 is not one of a ride log."),
      Refused(content: .text(Array(one.utf8)), said: "It has positions at one time only"),
      Refused(
        content: .text(Array((one + "\n" + one.replacing("1772643600000", with: "1802643600000")).utf8)),
        said: "It spans more than 100 days."),
    ])
  func reasons(_ file: Refused) {
    var app = App(place: .history)
    app.press(.importRides)
    app.send(.file(OpenedFile(name: "a", content: file.content)))
    #expect(app.rides.isEmpty)
    #expect(app.text.contains(file.said), "\(app.text)")
  }

  @Test("An import leaves a ride that goes on alone")
  func whileRiding() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 20, speed: 9)
    let log = app.log
    app.send(.route(.history))
    app.press(.importRides)
    app.send(.file(OpenedFile(name: "a.gpx", content: .track(App.track(from: App.noon, seconds: 99, speed: 9)))))
    #expect(app.rides.count == 1)
    #expect(app.log == log)
    #expect(app.state.ride?.meter.position == .hired)
  }
}

extension KeptRide {
  /// A note of one line.
  static func read(_ line: String) -> KeptRide {
    let json = #"{"now":1,"event":"rides","rides":["# + line + "]}"
    do {
      if case .rides(let rides) = try AppEvent(json: Array(json.utf8)).kind, let ride = rides.first { return ride }
    } catch {
      fatalError(error.description)
    }
    fatalError("no note: \(line)")
  }
}

extension App {
  var history: HistoryScreen? {
    if case .history(let screen) = content(state).screen { screen } else { nil }
  }

  var keptRide: KeptRideScreen? {
    if case .ride(let screen) = content(state).screen { screen } else { nil }
  }

  var receipt: ReceiptScreen? {
    if case .receipt(let screen) = content(state).screen { screen } else { nil }
  }
}
