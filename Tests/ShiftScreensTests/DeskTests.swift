import JSON
import Motion
import Offers
import Shift
import ShiftScreens
import Testing
import Track
import Units

/// A day with a dispatcher: what is sent, kept and believed, whatever becomes of the connection.
@Suite struct DeskTests {
  private static let link = #"{"owner":"anna","name":"Anna"}"#
  private static let here = Coordinate(degreesNorth: 50.45, degreesEast: 30.52)

  /// The dispatcher's clock is so far ahead of the device's, in milliseconds.
  private var ahead: Int64 = 20_000

  /// A driver on duty with a dispatcher who has answered everything so far.
  private func onDuty(_ kept: [String: String] = [:]) throws -> Driver {
    var driver = Driver(kept: ["shift/desk": DeskTests.link].merging(kept) { $1 })
    settle(&driver)
    driver.goOnDuty()
    driver.send(.fix(Fix(time: driver.now, place: try #require(DeskTests.here), accuracy: .metres(5))))
    settle(&driver, vehicle: "available")
    return driver
  }

  private func asks(_ driver: Driver) -> [DeskAsk] {
    driver.effects.compactMap { if case .ask(let ask) = $0 { ask } else { nil } }
  }

  /// Answers whatever is asked until nothing is.
  private func settle(_ driver: inout Driver, vehicle: String = "removed", holds: String? = nil) {
    for _ in 0..<20 {
      let open = asks(driver)
      driver.effects.removeAll { if case .ask = $0 { true } else { false } }
      if open.isEmpty { return }
      for ask in open {
        switch ask.name {
        case .look: driver.send(.told(told(.look, look(driver.now, vehicle, holds))))
        case .command:
          driver.send(
            .told(told(.command, ask.path.hasSuffix("accept") ? #"{"answer":"won"}"# : #"{"answer":"done"}"#)))
        default: driver.send(.told(told(ask.name, #"{"answer":"done"}"#)))
        }
      }
    }
  }

  private func told(_ name: DeskAsk.Name, _ text: String, status: Int64 = 200) -> ShiftEvent.Told {
    ShiftEvent.Told(name, status: status, text: Array(text.utf8), took: 40)
  }

  private func look(_ now: Instant, _ vehicle: String, _ holds: String?) -> String {
    #"{"driver":"anna","name":"Anna","state":""# + vehicle + #"","sequence":7,"accepted":0,"refused":0,"time":"#
      + "\(now.milliseconds + ahead)" + (holds.map { ",\"holds\":" + $0 } ?? "") + "}"
  }

  private func offer(_ now: Instant, state: String = "sent") -> [UInt8] {
    let sent = now.milliseconds + ahead
    return Array(
      (#"{"offer":"r1.1","ride":"r1","state":""# + state
        + #"","at":\#(sent),"sent":\#(sent),"deadline":\#(sent + 15_000),"#
        + #""revision":3,"from":{"lat":50.46,"lon":30.52,"name":"Gate"},"to":{"lat":50.44,"lon":30.48}}"#).utf8)
  }

  private func ride(_ state: String) -> String {
    #"{"ride":"r1","state":""# + state
      + #"","revision":4,"sequence":2,"rider":"ben","from":{"lat":50.46,"lon":30.52,"name":"Gate"},"requested":1}"#
  }

  private func offered() throws -> Driver {
    var driver = try onDuty()
    driver.send(.news(name: "offer", data: offer(driver.now)))
    #expect(driver.state.day?.desk?.offer?.id == "r1.1")
    return driver
  }

  @Test func `Without a link nothing is ever asked of anybody`() throws {
    var driver = Driver()
    driver.goOnDuty()
    try driver.ride()
    try driver.goOff()
    #expect(asks(driver).isEmpty && !driver.effects.contains { if case .listen = $0 { true } else { false } })
  }

  @Test func `The vehicle's changes go out in their order, each once, with keys that differ`() throws {
    var driver = Driver(kept: ["shift/desk": DeskTests.link])
    settle(&driver)
    driver.goOnDuty()
    var sent: [DeskAsk] = []
    for _ in 0..<6 {
      for ask in asks(driver).filter({ $0.name == .command }) {
        sent.append(ask)
        driver.effects = []
        driver.send(.told(told(.command, #"{"answer":"done"}"#)))
      }
    }
    #expect(sent.map(\.body) == [#"{"event":"maintenance_end"}"#, #"{"event":"service_start"}"#])
    #expect(Set(sent.map(\.key)).count == 2 && !sent.contains { $0.key == nil })
  }

  @Test(arguments: [Int64(1000), -20_000, 0, 7_200_000])
  func `An offer's time is the dispatcher's, whatever the phone's clock says`(ahead: Int64) throws {
    var suite = self
    suite.ahead = ahead
    let driver = try suite.offered()
    let countdown = try #require(driver.state.day?.desk?.offer?.countdown)
    // Half of what the answer took may be wrong.
    #expect(((countdown.deadline - driver.now).milliseconds - 15_000).magnitude <= 20)
    #expect(countdown.seconds(at: driver.now) == 15)
  }

  @Test func `A ride is the driver's when the dispatcher has said won, and only then`() throws {
    var driver = try offered()
    settle(&driver, vehicle: "available")
    driver.press(.day(.accept))
    #expect(driver.state.day?.desk?.ride == nil && driver.text.contains("Asking the dispatcher"))
    let first = try #require(asks(driver).last)
    #expect(first.path == "offers/r1.1/accept" && first.body == #"{"revision":3}"#)
    // Nobody answers: the same is said again, with the same key, also after its time.
    driver.effects = []
    driver.send(.told(ShiftEvent.Told(.command, status: 0)))
    driver.wait(16)
    #expect(driver.state.day?.desk?.offer != nil)
    let again = try #require(asks(driver).first { $0.name == .command })
    #expect(again.key == first.key && again.path == first.path)
    driver.send(.told(told(.command, #"{"answer":"won"}"#)))
    #expect(driver.state.day?.desk?.ride?.state == .assigned && driver.state.day?.duty.vehicle.state == .reserved)
  }

  @Test(arguments: [
    ("expired", "The time for that ride is over."), ("ride_taken", "Another driver has that ride."),
    ("ride_cancelled", "The passenger has cancelled."),
    ("driver_busy", "The dispatcher does not have you for hire just now."),
  ])
  func `A refusal is told in words`(word: String, words: String) throws {
    var driver = try offered()
    settle(&driver, vehicle: "available")
    driver.press(.day(.accept))
    driver.send(.told(told(.command, #"{"answer":""# + word + #"","message":""}"#, status: 409)))
    #expect(driver.state.day?.desk?.offer == nil && driver.state.day?.desk?.ride == nil)
    #expect(driver.text.contains(words))
  }

  @Test func `An offer that another has leaves the screen, and one whose time is over expires once`() throws {
    var driver = try offered()
    driver.send(.news(name: "offer", data: offer(driver.now, state: "lost")))
    #expect(driver.state.day?.desk?.offer == nil && driver.state.day?.lost == .lost)
    var late = try offered()
    late.wait(15.5)
    #expect(late.state.day?.desk?.offer == nil && late.state.day?.lost == .expired)
    // The same offer told again, as after a reconnection, is no new one.
    late.send(.news(name: "offer", data: offer(late.now - .seconds(15))))
    #expect(late.state.day?.desk?.offer == nil)
  }

  /// A driver with the passenger aboard.
  private func riding() throws -> Driver {
    var driver = try offered()
    settle(&driver, vehicle: "available")
    driver.press(.day(.accept))
    settle(&driver, vehicle: "available")
    driver.press(.day(.arrive))
    driver.press(.day(.start))
    settle(&driver, vehicle: "available", holds: ride("on_trip"))
    #expect(driver.state.day?.desk?.waiting.isEmpty == true)
    return driver
  }

  @Test func `What is done out of reach is queued, kept over a reload, told in order with its time, and stands`() throws
  {
    var driver = try riding()
    driver.effects = []
    driver.send(.stream(.broken))
    driver.wait(4)
    #expect(driver.state.day?.duty.vehicle.state == .nonContactable && driver.text.contains("Out of reach"))
    for _ in 0..<30 {
      driver.wait(1)
      for ask in asks(driver) { driver.send(.told(ShiftEvent.Told(ask.name, status: 0))) }
      driver.effects = []
    }
    driver.press(.day(.stop))
    let stopped = driver.now
    driver.press(.paid)
    #expect(driver.state.day?.desk?.ride == nil && driver.state.day?.desk?.waiting.count == 2)
    #expect(driver.text.contains("2 steps are not sent yet"))
    // The page is gone, and there again.
    var again = Driver(at: driver.now + .seconds(60), kept: driver.kept)
    #expect(again.state.day?.desk?.waiting.count == 2 && again.state.day?.duty.doing == .available)
    #expect(again.state.day?.paidRides == 1 && again.state.day?.earned == driver.state.day?.earned)
    let first = try #require(asks(again).first)
    #expect(first.path == "rides/r1/act" && first.body.contains(#""action":"stop","at":"#))
    let told = try JSONReader.read(Array(first.body.utf8)).member("at").int64
    #expect(abs(told - ahead - stopped.milliseconds) < 1000, "by the dispatcher's clock")
    settle(&again, vehicle: "available")
    #expect(again.state.day?.desk?.waiting.isEmpty == true && again.state.day?.desk?.isLost == false)
    #expect(again.state.day?.duty.vehicle.state == .available)
    #expect(again.state.day?.duty.sections.last?.wasStored == true)
  }

  @Test func `Out of reach and back it does what it did`() throws {
    var driver = try riding()
    let before = driver.state.day?.duty.vehicle.state
    driver.send(.stream(.broken))
    driver.wait(4)
    #expect(driver.state.day?.duty.vehicle.state == .nonContactable)
    driver.send(.stream(.open))
    #expect(driver.state.day?.duty.vehicle.state == before)
    // A moment without a connection is no loss.
    driver.send(.stream(.broken))
    driver.wait(1)
    driver.send(.stream(.open))
    #expect(driver.state.day?.events.filter { $0.event == .comms(isThere: false) }.count == 1)
  }

  @Test func `A ride that was cancelled meanwhile is named, finished, and in the record`() throws {
    var driver = try riding()
    driver.send(.news(name: "ride", data: Array(ride("cancelled").utf8)))
    #expect(driver.state.day?.desk?.ride?.isOwn == true)
    #expect(driver.text.contains("The passenger has cancelled. You have driven it"))
    settle(&driver, vehicle: "available")
    driver.press(.day(.understood))
    #expect(!driver.text.contains("You have driven it"))
    driver.press(.day(.stop))
    driver.press(.paid)
    settle(&driver, vehicle: "available")
    #expect(driver.state.day?.duty.vehicle.state == .available && driver.state.day?.paidRides == 1)
    #expect(driver.state.day?.duty.notes.contains { $0.text.contains("The passenger has cancelled") } == true)
  }

  @Test func `A step that the dispatcher does not take is named`() throws {
    var driver = try riding()
    driver.press(.day(.stop))
    driver.send(.told(told(.command, #"{"answer":"not_in_this_state","message":""}"#, status: 409)))
    #expect(driver.text.contains("Not taken by the dispatcher: Stop."))
  }

  @Test func `A ride that the office gives is taken up where it stands`() throws {
    var driver = try onDuty()
    driver.send(.news(name: "ride", data: Array(ride("assigned").utf8)))
    #expect(driver.state.day?.desk?.ride?.state == .assigned && driver.text.contains("The office has given you"))
    driver.send(.news(name: "ride", data: Array(ride("on_trip").utf8)))
    #expect(driver.state.day?.desk?.ride?.state == .onTrip && driver.state.day?.duty.sections.count == 1)
  }

  @Test func `A revoked link asks nothing more`() throws {
    var driver = try onDuty()
    driver.send(.told(ShiftEvent.Told(.place, status: 401)))
    driver.effects = []
    driver.wait(30)
    #expect(asks(driver).isEmpty && driver.text.contains("no longer takes this link"))
  }

  @Test func `The journal reads what it wrote, whatever the dispatcher said`() throws {
    let driver = try riding()
    let journal = try #require(driver.kept["shift/day"])
    let read = try DayJournal.read(Array(journal.utf8))
    #expect(read.setting.desk == "anna")
    let written = DayJournal.header(read.setting, at: read.begun) + read.inputs.map { DayJournal.line($0) }.joined()
    #expect(written == journal)
    #expect(read.inputs == driver.state.day?.journal)
  }

  @Test func `Where the car is goes out every few seconds while on duty, and never else`() throws {
    var driver = Driver(kept: ["shift/desk": DeskTests.link])
    settle(&driver)
    driver.send(.fix(Fix(time: driver.now, place: try #require(DeskTests.here))))
    driver.wait(20)
    #expect(!asks(driver).contains { $0.name == .place })
    driver = try onDuty()
    var told = 0
    for _ in 0..<80 {
      driver.wait(0.25)
      told += asks(driver).filter { $0.name == .place }.count
      settle(&driver, vehicle: "available")
    }
    #expect((4...6).contains(told))
  }
}
