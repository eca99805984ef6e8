import Motion
import Offers
import Shift
import ShiftScreens
import Testing
import Units
import Words

@Suite struct RideTests {
  /// A driver who holds a ride of a rider who does something, at the offer.
  private func driver(meeting manner: Rider.Manner) throws -> Driver {
    var driver = Driver()
    driver.goOnDuty()
    for _ in 0..<40 {
      try driver.wait { $0.day?.offer != nil }
      if driver.state.day?.offer?.rider.manner == manner { return driver }
      driver.press(.day(.decline))
    }
    throw Driver.Stuck(screen: driver.text)
  }

  @Test func `A rider who thinks again takes the offer from the screen, and it does not count`() throws {
    var driver = try driver(meeting: .thinksAgain)
    let refused = driver.state.day?.board.drivers[DriverID("me")]?.refused
    try driver.wait(atMost: 15) { $0.day?.offer == nil }
    #expect(driver.state.day?.lost == .withdrawn)
    #expect(driver.state.day?.board.drivers[DriverID("me")]?.refused == refused)
  }

  @Test func `A rider who gives up on the way leaves the driver for hire`() throws {
    var driver = try driver(meeting: .givesUp)
    driver.press(.day(.accept))
    try driver.wait(atMost: 15) { $0.day?.ride == nil || $0.day?.drive == nil }
    // A short way is over before he has thought so long.
    if driver.state.day?.ride == nil {
      #expect(driver.state.day?.duty.vehicle.state == .available)
      #expect(driver.text.contains("The passenger has cancelled."))
    }
  }

  @Test func `Nobody at the pick-up: after three minutes it is a no-show, not before`() throws {
    var driver = try driver(meeting: .staysAway)
    driver.press(.day(.accept))
    try driver.wait { $0.day?.drive == nil }
    driver.press(.day(.arrive))
    driver.press(.day(.noShow))
    #expect(driver.state.refused == .nothingThere)
    driver.wait(18)
    driver.press(.day(.noShow))
    #expect(driver.state.day?.ride == nil)
    #expect(driver.state.day?.duty.vehicle.state == .available)
    #expect(driver.state.day?.duty.sections.isEmpty == true)
  }

  @Test func `A ride that the driver gives up is searched for again, and he is for hire`() throws {
    var driver = try driver(meeting: .rides)
    driver.press(.day(.accept))
    let id = try #require(driver.state.day?.ride?.id)
    driver.press(.open(.cancel))
    driver.press(.day(.cancel))
    #expect(driver.state.day?.duty.vehicle.state == .available)
    #expect(driver.state.day?.board.rides[id]?.state == .cancelled)
  }

  @Test(arguments: [DayInput.Step.arrive, .start, .stop])
  func `A step of the finger is taken back for twelve seconds, and not after`(step: DayInput.Step) throws {
    var driver = try driver(meeting: .rides)
    driver.press(.day(.accept))
    try driver.wait { $0.day?.drive == nil }
    var before = RideState.assigned
    driver.press(.day(.arrive))
    if step != .arrive {
      try driver.wait { $0.day?.ride?.isHere(at: $0.day?.now ?? $0.now) == true }
      before = .arrived
      driver.press(.day(.start))
    }
    if step == .stop {
      driver.wait(2)
      before = .onTrip
      driver.press(.day(.stop))
    }
    var late = driver
    driver.wait(3)
    driver.press(.day(.undo))
    #expect(driver.state.day?.ride?.state == before)
    let kept = Driver(at: driver.now, kept: driver.kept)
    #expect(kept.state.day?.ride?.state == before)
    late.wait(12)
    late.press(.day(.undo))
    #expect(late.state.refused == .nothingThere)
    #expect(late.state.day?.ride?.state != before)
  }

  @Test func `A payment that was pressed too soon is taken back, money and all`() throws {
    var driver = try driver(meeting: .rides)
    try driver.ride()
    #expect(driver.state.day?.paidRides == 1)
    driver.press(.day(.undo))
    #expect(driver.state.day?.paidRides == 0)
    #expect(driver.state.day?.earned == .zero)
    #expect(driver.state.day?.ride?.state == .stopped)
    driver.press(.paid)
    #expect(driver.state.day?.paidRides == 1)
  }

  @Test func `Driving on after a stop bills as if nobody had stopped`() throws {
    var driver = try driver(meeting: .rides)
    driver.press(.day(.accept))
    try driver.wait { $0.day?.drive == nil }
    driver.press(.day(.arrive))
    try driver.wait { $0.day?.ride?.isHere(at: $0.day?.now ?? $0.now) == true }
    driver.press(.day(.start))
    driver.wait(2)
    driver.press(.day(.stop))
    #expect(driver.state.day?.isDriving == false)
    driver.wait(1)
    driver.press(.day(.resume))
    #expect(driver.state.day?.ride?.state == .onTrip)
    #expect(driver.state.day?.isDriving == true)
  }

  @Test func `While the car drives the sheet stays low and there is nothing to type`() throws {
    var driver = try driver(meeting: .rides)
    driver.press(.day(.accept))
    driver.press(.sheet(1))
    #expect(driver.state.sheet.detent == 0)
    driver.state.grabSheet(strip: 200, scrolled: 0, content: 900, at: 0)
    driver.state.pullSheet(up: 300, at: 10)
    driver.state.dropSheet(at: 20)
    #expect(driver.state.sheet.height(at: 5000) == driver.state.sheet.detents.lowest)
    guard case .road(let screen) = content(driver.state).screen else {
      Issue.record("no road")
      return
    }
    #expect(screen.sheet.isLocked)
    #expect(screen.sheet.slab == nil)
  }

  @Test func `The way is handed to the app that the driver chose`() throws {
    let place = (latitude: "35.681236", longitude: "139.767125")
    let links = MapApp.allCases.map { $0.link(latitude: place.latitude, longitude: place.longitude) }
    #expect(
      links == [
        "geo:35.681236,139.767125?q=35.681236,139.767125",
        "https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=35.681236%2C139.767125",
        "https://maps.apple.com/?dirflg=d&daddr=35.681236,139.767125",
        "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=%3B35.681236%2C139.767125",
      ])
  }
}
