import Motion
import Offers
import ShiftScreens
import Testing
import Units
import Words

@Suite struct OfferTests {
  /// A driver with an offer that has come just now.
  private func offered(window: Int64 = 15) throws -> Driver {
    var driver = Driver()
    driver.press(.choose(.window(window)))
    driver.goOnDuty()
    try driver.wait { $0.day?.offer != nil }
    let sent = try #require(driver.state.day?.offer?.countdown.start)
    // As if the page had looked at the very moment.
    driver.effects = []
    #expect(driver.now - sent < .seconds(1))
    return driver
  }

  @Test func `A page that is killed while an offer stands comes back to what is left of it`() throws {
    let driver = try offered()
    let sent = try #require(driver.state.day?.offer?.countdown.start)
    var again = Driver(at: sent + .seconds(9), kept: driver.kept)
    #expect(again.text.contains("(6) 6 seconds left"))
    again.press(.day(.accept))
    #expect(again.state.day?.ride?.state == .assigned)
    let late = Driver(at: sent + .seconds(16), kept: driver.kept)
    #expect(late.state.day?.offer == nil)
    #expect(late.text.contains("The time for that ride is over."))
  }

  @Test func `Ten and five seconds before its end it is spoken of, once each, and not again after a return`() throws {
    var driver = try offered()
    for _ in 0..<70 { driver.wait(0.25) }
    func spoken(_ driver: Driver) -> [String] {
      driver.effects.compactMap { if case .speak(let text, _) = $0 { text } else { nil } }
    }
    #expect(spoken(driver).filter { $0.contains("seconds left") } == ["10 seconds left", "5 seconds left"])
    let other = try offered()
    let sent = try #require(other.state.day?.offer?.countdown.start)
    var again = Driver(at: sent + .seconds(9), kept: other.kept)
    for _ in 0..<16 { again.wait(0.25) }
    #expect(spoken(again).filter { $0.contains("seconds left") } == ["5 seconds left"])
  }

  @Test(arguments: ProfileChoice.windows)
  func `A window of one's own is longer, and costs nothing`(window: Int64) throws {
    var driver = try offered(window: window)
    let offer = try #require(driver.state.day?.offer)
    #expect(offer.countdown.deadline - offer.countdown.start == .seconds(window))
    driver.wait(Double(window) - 2)
    driver.press(.day(.accept))
    #expect(driver.state.day?.ride != nil)
  }

  @Test func `It expires once, and an answer after that is refused`() throws {
    var driver = try offered()
    driver.wait(15)
    #expect(driver.state.day?.offer == nil)
    #expect(driver.state.day?.lost == .expired)
    #expect(driver.state.day?.missed == 1)
    driver.press(.day(.accept))
    #expect(driver.state.day?.ride == nil)
    driver.wait(0.25)
    #expect(driver.state.day?.missed == 1)
  }

  @Test(arguments: [23, 9] as [Int64])
  func `A page that stood still from the third second shows what is true when it goes on`(frame: Int64) throws {
    var driver = try offered()
    let offer = try #require(driver.state.day?.offer)
    let sent = offer.countdown.start
    driver.wait(Double((sent + .seconds(3) - driver.now).milliseconds) / 1000)
    #expect(driver.text.contains("(12) 12 seconds left"))
    driver.wait(Double(frame - 3))
    if frame == 9 {
      #expect(driver.text.contains("(6) 6 seconds left"))
      return
    }
    // Another may have been offered since; this one is over, once, and cannot be taken.
    let day = try #require(driver.state.day)
    #expect(day.missed == 1 && day.ride == nil && day.offer?.id != offer.id)
    #expect(day.board.offers[offer.id]?.state == .expired)
    #expect(day.board.offers.values.filter { $0.state == .expired }.count == 1)
    #expect(offer.countdown.seconds(at: day.now) == 0)
    var board = day.board
    #expect(
      board.apply(.accept(offer.id, DriverID("me"), revision: day.board.offers[offer.id]?.revision), at: day.now)
        == .refused(.expired))
    driver.wait(0.25)
    #expect(driver.state.day?.missed == 1)
  }

  @Test func `After three that nobody answered no more come until the driver says that he is there`() throws {
    var driver = Driver()
    driver.goOnDuty()
    driver.wait(3600)
    #expect(driver.state.day?.missed == 3)
    #expect(driver.text.contains("Are you there?"))
    driver.press(.day(.here))
    try driver.wait(atMost: 20) { $0.day?.offer != nil }
  }

  @Test func `A ring of nothing is not drawn, and digits agree with it`() throws {
    var driver = try offered()
    while driver.state.day?.offer != nil {
      guard case .road(let screen) = content(driver.state).screen, let offer = screen.offer else { break }
      let day = try #require(driver.state.day)
      let left = try #require(day.offer).countdown.remaining(at: day.now).milliseconds
      #expect(offer.seconds == "\((left + 999) / 1000)")
      #expect((offer.dash == nil) == (left == 0))
      driver.wait(0.5)
    }
  }

  @Test func `The price of an offer is what its meter will show`() throws {
    var driver = Driver(city: "us-nyc")
    driver.goOnDuty()
    for _ in 0..<4 {
      try driver.wait { $0.day?.offer != nil }
      guard let offer = driver.state.day?.offer, offer.rider.manner == .rides else {
        driver.press(.day(.decline))
        continue
      }
      let before = driver.state.day?.earned ?? .zero
      try driver.ride()
      let paid = (driver.state.day?.earned ?? .zero) - before
      let fare = try #require(offer.fare)
      // The meter also bills the quarter of a second that the driver takes to stop.
      #expect((paid - fare).minorUnits.magnitude <= 100)
    }
  }
}
