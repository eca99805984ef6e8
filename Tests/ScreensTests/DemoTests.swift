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

@Suite struct DemoTests {
  @Test("The demo ride has lights, a jam, a fast stretch and a tunnel, near the city and without a leap")
  func shape() throws {
    for (latitude, longitude) in [(40.7549, -73.984), (55.86, -4.25), (-37.81, 144.96), (0.0, 179.999)] {
      let centre = Ground(latitude: latitude, longitude: longitude)
      let fixes = DemoRide(around: centre.coordinate, start: App.noon).fixes
      #expect(fixes.first?.time == App.noon)
      #expect((455...485).contains(fixes.count))
      let gaps = zip(fixes, fixes.dropFirst()).map { $1.time - $0.time }
      #expect(gaps.filter { $0 > .seconds(1) } == [.seconds(26)])
      #expect(fixes.filter { $0.speed == .zero }.count > 60)
      #expect(fixes.filter { ($0.speed ?? .zero) > Speed(millimetresPerSecond: 19_000) }.count > 40)
      var meter = Admission(start: App.noon)
      for fix in fixes { _ = meter.admit(fix) }
      #expect(meter.refused.total == 0)
    }
  }

  @Test(
    "A demo ride costs the same at every speed, in every city", arguments: ["us-nyc", "es-barcelona", "gb-glasgow"])
  func speeds(_ city: String) throws {
    var bills: [[UInt8]] = []
    for (speed, tick) in [(1, 1000), (10, 250), (60, 250), (60, 97), (10, 5000)] as [(Int64, Int64)] {
      var app = App(city: city, change: { $0.demoSpeed = speed })
      app.press(.demo)
      app.pass(seconds: 500 / Double(speed) + 1, tick: tick)
      bills.append(try #require(app.bill))
    }
    #expect(Set(bills).count == 1)
  }

  @Test("Stop at the same place of the demo costs the same at every speed")
  func stops() throws {
    for second in [3, 48, 201, 345, 360, 471] {
      var bills: [[UInt8]] = []
      for speed in [1, 10, 60] as [Int64] {
        var app = App(change: { $0.demoSpeed = speed })
        app.press(.demo)
        // A multiple of three seconds is a whole number of milliseconds at every speed.
        app.pass(seconds: Double(second) / Double(speed), tick: 240)
        app.press(.stop)
        let stop = try #require(app.state.ride?.meter.stopTime)
        #expect(stop - App.noon == .seconds(Int64(second)), "\(speed)x stopped elsewhere")
        bills.append(try #require(app.bill))
      }
      #expect(Set(bills).count == 1)
    }
  }

  @Test("Changing the speed on the way changes nothing")
  func changes() throws {
    var app = App()
    app.press(.demo)
    app.pass(seconds: 30)
    app.press(.demoSpeed(60))
    app.pass(seconds: 2, tick: 250)
    app.press(.demoSpeed(10))
    app.pass(seconds: 40, tick: 250)
    var plain = App()
    plain.press(.demo)
    plain.pass(seconds: 500)
    #expect(app.bill == plain.bill)
  }

  @Test("The demo ride can be taken when positions are refused, and gives way to nothing measured")
  func instead() {
    var app = App()
    app.press(.start)
    app.pass(seconds: 11)
    #expect(app.state.receiver.problem == .timedOut)
    app.press(.demo)
    #expect(app.state.ride?.header.source == .demo)
    #expect(app.log.first?.contains("\"demo\"") == true)
    app.pass(seconds: 20)
    let before = app.state.ride?.events.count
    app.press(.demo)
    #expect(app.state.ride?.events.count == before)
  }
}

extension App {
  /// The bill of the ride as JSON; nil before Stop.
  var bill: [UInt8]? {
    guard let ride = state.ride, let bill = ride.meter.bill() else { return nil }
    return BillReport(tariff: ride.tariff, edition: ride.edition, bill: bill, zone: ride.tariff.zone).json(.compact)
  }
}
