import Screens
import Tariffs
import Taximeter
import Testing
import Units
import Words

/// Rides by tariffs of the reader's own cost what they cost, whatever becomes of the tariffs.
@Suite struct OwnRideTests {
  private static let kyiv = AnswersTests.kyiv(.english)

  /// Kyiv after its tariff was made dearer.
  private static func dearer(_ initial: String = "170") -> Answers {
    var room = kyiv
    room.type(.form(.rate(0, .initial)), initial)
    room.press(.saveTariff)
    return room
  }

  private static func deleted() -> Answers {
    var room = kyiv
    room.press(.askToDelete, .deleteTariff)
    return room
  }

  private static func notes(_ room: Answers) -> [OwnTariff] { room.kept.map { OwnTariff.read($0.note) } }

  /// A paid demo ride by the tariff, cleared, and the total of its receipt.
  private static func driven() throws -> (app: App, total: String) {
    var app = App(city: nil)
    app.keep(kyiv.kept)
    app.send(.route(.cities))
    app.press(.city("ua-kyiv-own"), .demo)
    app.pass(seconds: 300)
    app.press(.stop, .pay)
    let total = try #require(app.receipt?.total)
    app.press(.clear)
    return (app, total)
  }

  @Test("A tariff that is changed gets a name of its own, and the one before is kept for its rides")
  func changed() throws {
    let room = Self.dearer()
    #expect(room.kept.map(\.id) == ["ua-kyiv-own", "ua-kyiv-own-2"])
    #expect(room.kept[0].text == Self.kyiv.kept[0].text)
    let notes = Self.notes(room)
    #expect(notes[0].isRetired && notes[0].successor == "ua-kyiv-own-2")
    #expect(!notes[1].isRetired)
    #expect(room.text.contains("170"))
    var list = room
    list.send(.open(AnswersEvent.Opening(room: .own(nil), language: .english)))
    #expect(list.text.contains("Kyiv -> #/own/ua-kyiv-own-2") && !list.text.contains("ua-kyiv-own\n"))
    list.send(.open(AnswersEvent.Opening(room: .own("ua-kyiv-own"), language: .english)))
    #expect(list.text.contains("170"), "an old address leads to the tariff of today")
  }

  @Test("What is saved again as it was stays the same tariff")
  func unchanged() {
    var room = Self.kyiv
    room.press(.saveTariff, .saveTariff)
    #expect(room.kept.map(\.id) == ["ua-kyiv-own"])
  }

  @Test("Two tariffs of one city do not take each other's place")
  func twins() throws {
    var room = Self.kyiv
    let text = room.kept[0].text
    room.send(.file(OpenedFile(name: "x.json", content: .text(Array(text.utf8)))))
    room.press(.saveTariff)
    #expect(Self.notes(room).map(\.isRetired) == [false, false])
    #expect(room.kept.map(\.id) == ["ua-kyiv-own", "ua-kyiv-own-2"])
    var other = Answers(.own(nil))
    other.send(.file(OpenedFile(name: "x.json", content: .text(Array(room.kept[1].text.utf8)))))
    other.press(.saveTariff)
    #expect(other.kept.map(\.id) == ["ua-kyiv-own-2"], "elsewhere its rides know it by its name")
  }

  struct Fate: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> Answers
    let city: String?
    var testDescription: String { name }
  }

  @Test(
    "A ride keeps its fare when its tariff is changed or thrown away, and the meter takes today's",
    arguments: [
      Fate(name: "changed", make: { dearer() }, city: "ua-kyiv-own-2"),
      Fate(name: "thrown away", make: { deleted() }, city: nil),
    ])
  func keeps(_ fate: Fate) throws {
    var (app, total) = try Self.driven()
    app.keep(fate.make().kept)
    #expect(app.state.settings.city == fate.city)
    let ride = app.rides[0].note
    app.send(.route(.ride(ride.id)))
    #expect(app.keptRide?.receipt?.total == total)
    app.send(.route(.history))
    #expect(app.history?.years.first?.rides.first?.city == "Kyiv")
    var again = app.reopened(place: .ride(ride.id))
    again.keep(app.own)
    #expect(again.keptRide?.receipt?.total == total)
    #expect(again.own.map(\.id).contains("ua-kyiv-own"))
    again.send(.route(.cities))
    #expect(!again.text.contains("city ua-kyiv-own\n"))
  }

  @Test("A tariff that is kept for rides goes with the last of them")
  func swept() throws {
    var (app, _) = try Self.driven()
    app.keep(Self.deleted().kept)
    #expect(app.own.count == 1)
    app.send(.route(.ride(app.rides[0].note.id)))
    app.press(.askDelete(app.rides[0].note.id), .confirmDelete)
    #expect(app.rides.isEmpty && app.own.isEmpty)
  }

  @Test("The ride on the meter goes on by the tariff that it began with")
  func hired() throws {
    var app = App(city: nil)
    app.keep(Self.kyiv.kept)
    app.send(.route(.cities))
    app.press(.city("ua-kyiv-own"), .demo)
    app.pass(seconds: 60)
    app.keep(Self.dearer().kept)
    var again = app.reopened()
    again.keep(app.own)
    for var page in [app, again] {
      page.press(.stop, .pay)
      let receipt = try #require(page.receipt)
      #expect(receipt.head.contains { $0.contains("Kyiv") })
      #expect(page.own.count == 2)
      page.press(.clear)
      #expect(page.state.settings.city == "ua-kyiv-own-2")
    }
  }

  @Test("Rates of exchange that were typed are there at the next visit, each for its own currency")
  func worths() {
    var room = Answers(.elsewhere(ride: nil), log: Answers.ride("bcn-evening"))
    room.type(.currency, "EUR")
    room.type(.worth("USD"), "1,08")
    room.type(.currency, "GBP")
    #expect(!room.text.contains("1,08"), "what a euro is worth is not what a pound is worth")
    room.type(.worth("USD"), "1.27")
    room.type(.currency, "EUR")
    let next = Answers(.elsewhere(ride: nil), log: Answers.ride("bcn-evening"), texts: room.texts)
    #expect(next.text == room.text)
    #expect(next.text.contains("1,08"))
    let spoilt = Answers(.elsewhere(ride: nil), log: Answers.ride("bcn-evening"), texts: ["exchange": "{"])
    #expect(spoilt.state.elsewhere.currency == nil && spoilt.state.remarks.count == 1)
  }

  @Test("A step is chosen by pointing at its time or at its place")
  func pointing() throws {
    var room = Answers(.why(ride: nil), log: Answers.ride("nyc-rush"))
    let last = try #require(room.state.ride?.increments.count)
    room.type(.moment, "1000 500")
    #expect(room.state.step == last)
    room.type(.moment, "0 0")
    #expect(room.state.step == 0)
    let ride = try #require(room.state.ride)
    let length = (ride.bill.stop - ride.bill.start).milliseconds
    for (index, increment) in ride.increments.enumerated() {
      room.type(.moment, "\((increment.time - ride.bill.start).milliseconds * 1000 / length) 900")
      let shown = room.state.step == 0 ? ride.bill.start : ride.increments[room.state.step - 1].time
      #expect(abs((shown - increment.time).milliseconds) <= length / 1000, "step \(index + 1)")
    }
    for junk in ["", "12", "a b", "1 2 3", "-5 9999999999999999999999"] {
      let before = room.state.step
      room.type(.moment, junk)
      room.type(.spot, junk)
      #expect(room.state.step == before, "\(junk)")
    }
    var steps: Set<Int> = []
    for across in stride(from: 0, through: 1000, by: 50) {
      for down in stride(from: 0, through: 1000, by: 50) {
        room.type(.spot, "\(across) \(down)")
        steps.insert(room.state.step)
      }
    }
    #expect(steps.count > last / 2)
  }
}
