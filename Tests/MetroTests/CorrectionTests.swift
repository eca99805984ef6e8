import Almanac
import Metro
import Testing
import Track
import Units

@Suite struct CorrectionTests {
  /// Ten stations a to j, 100 s apart with 20 s at each.
  private static func ride(to: String = "j", changing: Bool = false) throws -> Countdown {
    var countdown = try Countdown(
      SampleMetro.line([Int64](repeating: 100, count: 9), dwells: [Int64](repeating: 20, count: 8)), from: "a", to: to)
    countdown.tell(.departed, at: 0)
    return countdown
  }

  @Test("State is a function of the events, whenever it is asked")
  func pure() throws {
    let countdown = try Self.ride()
    #expect(countdown.state(-5).phase == .standing)
    #expect(countdown.state(0).phase == .running)
    #expect(countdown.state(99).stopsLeft == 9)
    #expect(countdown.state(100).stopsLeft == 8)
    #expect(countdown.state(100).phase == .standing)
    #expect(countdown.state(120).phase == .running)
    let end: Int64 = 1060
    #expect(countdown.arrival == end)
    #expect(countdown.state(end - 1).stopsLeft == 1)
    #expect(countdown.state(end).phase == .arrived)
    #expect(countdown.state(end + 599).phase == .arrived)
    #expect(countdown.state(end + 600).phase == .over)
  }

  @Test("The countdown never counts below zero and never up again")
  func countdownEnds() throws {
    let countdown = try Self.ride()
    var before = Elapsed.seconds(100_000)
    for second in Int64(0)...2000 {
      let left = countdown.state(second).countdown(at: Countdown.start + .seconds(second))
      #expect(left >= .zero && left <= before)
      before = left
    }
    let late = countdown.state(1070)
    #expect(late.phase == .arrived && late.countdown(at: Countdown.start + .seconds(1070)) == .zero)
    #expect(late.since <= late.until)
  }

  @Test("One stop on anchors the ride at the next station, one stop back at the one before")
  func steps() throws {
    var on = try Self.ride()
    on.tell(.stopOn, at: 130)
    #expect(on.state(130).stopsLeft == 7)
    #expect(on.arrival == 960)
    var back = try Self.ride()
    back.tell(.stopBack, at: 250)
    #expect(back.state(250).stopsLeft == 8)
    #expect(back.arrival == 1200)
  }

  @Test("At the first stop one stop back says that the train has not left yet")
  func firstStop() throws {
    var countdown = try Self.ride()
    countdown.tell(.stopBack, at: 40)
    #expect(countdown.arrival == 1100)
    #expect(countdown.state(40).stopsLeft == 9)
  }

  @Test("One stop back works until ten minutes after the end, and not later")
  func afterlife() throws {
    var countdown = try Self.ride()
    var late = countdown
    countdown.tell(.stopBack, at: 1060 + 300)
    #expect(countdown.state(1361).stopsLeft == 1)
    late.tell(.stopBack, at: 1060 + 700)
    #expect(late.arrival == 1060)
  }

  @Test("A tap that came late moves everything forward", arguments: [10, 20, 30] as [Int64])
  func tappedLate(seconds: Int64) throws {
    var countdown = try Self.ride()
    countdown.tell(.tappedLate(.seconds(seconds)), at: 15)
    #expect(countdown.arrival == 1060 - seconds)
  }

  @Test("After a correction nothing is told of what is over, and each alert once")
  func alertsAfterCorrection() throws {
    var countdown = try Self.ride(to: "h")
    #expect(countdown.pending(from: 0) == ["next h 700", "getOff h 784"])
    countdown.tell(.stopOn, at: 50)
    countdown.tell(.stopOn, at: 55)
    #expect(countdown.pending(from: 56) == ["next h 525", "getOff h 620"])
    for _ in 0..<4 { countdown.tell(.stopOn, at: 60) }
    // At the stop before the end: due at once.
    #expect(countdown.pending(from: 60) == ["next h 60", "getOff h 148"])
  }

  @Test("Confirmed arrivals tell their error; afterwards nothing changes the ride")
  func confirmed() throws {
    var countdown = try Self.ride()
    countdown.tell(.confirmed, at: 1050)
    #expect(countdown.ride.outcome == .arrived(at: Countdown.start + .seconds(1050), error: .seconds(-10)))
    countdown.tell(.stopBack, at: 1051)
    #expect(countdown.arrival == 1060)
    #expect(countdown.pending(from: 0).isEmpty)
  }

  @Test("A position under the sky corrects by stations, never finer")
  func surface() throws {
    var network = try SampleMetro.line([Int64](repeating: 100, count: 9), dwells: [Int64](repeating: 20, count: 8))
    for index in network.stations.indices {
      network.stations[index].isAboveGround = index == 4
      network.stations[index].place = Coordinate(
        degreesNorth: 50, degreesEast: 30 + Double(index) * 0.02)
    }
    var countdown = try Countdown(network, from: "a", to: "j")
    countdown.tell(.departed, at: 0)
    func fix(_ east: Double, at seconds: Int64, accuracy: Int64 = 50, age: Int64 = 2) throws -> RideEvent {
      .fix(
        Fix(
          time: Countdown.start + .seconds(seconds - age),
          place: try #require(Coordinate(degreesNorth: 50, degreesEast: east)), accuracy: .metres(accuracy)))
    }
    // Stop e is reached at 460 by the model; 30 s early says nothing, 100 s early moves it.
    countdown.tell(try fix(30.08, at: 435), at: 435)
    #expect(countdown.arrival == 1060)
    var early = countdown
    early.tell(try fix(30.082, at: 360), at: 360)
    #expect(early.arrival == 1060)
    var moved = try Countdown(network, from: "a", to: "j")
    moved.tell(.departed, at: 0)
    moved.tell(try fix(30.08, at: 350, accuracy: 101), at: 350)
    moved.tell(try fix(30.08, at: 350, age: 11), at: 350)
    moved.tell(try fix(30.087, at: 350), at: 350)
    #expect(moved.arrival == 1060)
    moved.tell(try fix(30.082, at: 360), at: 360)
    #expect(moved.arrival == 958)
    moved.tell(try fix(30.08, at: 500), at: 500)
    #expect(moved.arrival == 1078)
    moved.tell(try fix(30.08, at: 700), at: 700)
    moved.tell(try fix(30.08, at: 720), at: 720)
    #expect(moved.arrival == 1278)
  }
}
