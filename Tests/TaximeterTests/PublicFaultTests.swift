import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// Faults of other meters from public reports, each turned into a small ride with its right values.
@Suite struct PublicFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let report: String
    let ride: Drive
    var tariff = ReferenceTariffs.single
    let fare: Int64?
    let metres: ClosedRange<Int64>
    var waiting: Int64?
    var testDescription: String { "\(name) (\(report))" }
  }

  @Test("A ride that other meters got wrong costs what it should", arguments: cases)
  func bills(_ example: Case) throws {
    let outcome = try example.ride.run(example.tariff)
    if let fare = example.fare { #expect(outcome.bill.fare.minorUnits == fare, "\(example.report)") }
    #expect(example.metres.contains(outcome.bill.distance.millimetres / 1000), "\(outcome.bill.distance)")
    if let waiting = example.waiting { #expect(outcome.bill.waiting == .seconds(waiting)) }
    #expect(zip(outcome.displayed, outcome.displayed.dropFirst()).allSatisfy { $0 <= $1 }, "the display fell")
    #expect(outcome.bill.overshoot == .zero)
  }

  static let cases: [Case] = [
    Case(
      name: "fixes delivered again do not add distance", report: "cordova-background-geolocation-lt#1136",
      ride: repeated(), fare: 1600, metres: 6000...6000, waiting: 0),
    Case(
      name: "blocks delivered late and backwards count once", report: "cordova-background-geolocation-lt#1136",
      ride: backwards(), fare: 1600, metres: 6000...6000, waiting: 0),
    Case(
      name: "a tunnel is billed by its straight line", report: "OpenTracks#1566", ride: tunnel(), fare: 1000,
      metres: 3000...3000, waiting: 0),
    Case(
      name: "a car park without signal is billed by time", report: "OpenTracks#1566", ride: carPark(), fare: 880,
      metres: 900...920, waiting: 300),
    Case(
      name: "a radio cell's position is not a place of the car", report: "dawarich#3417",
      ride: teleport(accuracy: 1500),
      fare: 1000, metres: 0...0, waiting: 600),
    Case(
      name: "a leap at 133 m/s is not driven", report: "dawarich#3417", ride: teleport(accuracy: 10), fare: 1000,
      metres: 0...0, waiting: 600),
    Case(
      name: "one far fix in a straight drive is dropped", report: "cordova-background-geolocation-SampleApp#121",
      ride: oneFarFix(), fare: 600, metres: 998...1002, waiting: 0),
    Case(
      name: "standing in a circle of noise is standing", report: "gpslogger#861", ride: circling(speed: 0), fare: 2200,
      metres: 0...9, waiting: 1800),
    Case(
      name: "standing without a speed is standing", report: "gpslogger#494", ride: circling(speed: nil), fare: 2200,
      metres: 0...9, waiting: 1800),
    Case(
      name: "creeping is not lost", report: "gpslogger#861",
      ride: Drive((0...400).map { fix(Double($0), .berlin.north(1.5 * Double($0)), speed: 1.5) }), fare: 800,
      metres: 594...606, waiting: 400),
    Case(
      name: "a fix that says it is invalid is not a place", report: "SwiftLocation#340", ride: invalid(), fare: 600,
      metres: 1000...1000, waiting: 0),
    Case(
      name: "a speed of -1 is unknown and not slow", report: "mapbox-navigation-ios#1100",
      ride: Drive((0...100).map { fix(Double($0), .berlin.north(10 * Double($0)), speed: -1) }), fare: 600,
      metres: 1000...1000, waiting: 0),
    Case(
      name: "a leap that was real goes on from where the car is, without the leap",
      report: "cordova-background-geolocation-SampleApp#121", ride: realLeap(), fare: nil, metres: 960...1000,
      waiting: nil),
    Case(
      name: "an accuracy of zero is unknown", report: "owntracks/ios#419",
      ride: Drive((0...100).map { fix(Double($0), .berlin.north(10 * Double($0)), accuracy: 0, speed: 10) }),
      fare: 600, metres: 1000...1000, waiting: 0),
    Case(
      name: "a position forty minutes old is not where the ride began",
      report: "cordova-plugin-background-geolocation#104", ride: staleFirst(-2400, 1900), fare: 520,
      metres: 600...600, waiting: 0),
    Case(
      name: "a position four seconds old may be where the ride began",
      report: "cordova-plugin-background-geolocation#327", ride: staleFirst(-4, 0), fare: 520, metres: 600...600,
      waiting: 0),
    Case(
      name: "ten fixes a second without fractions keep their way", report: "GPXSee#407",
      ride: Drive((0...600).map { fix(Double($0 / 10), .berlin.north(1.5 * Double($0)), speed: 15) }), fare: 580,
      metres: 900...900, waiting: 0),
    Case(
      name: "fixes at 20 Hz that come out of order are put in order", report: "GPXLab#29", ride: swapped(), fare: 400,
      metres: 2...2, waiting: 0),
    Case(
      name: "twins of one second are no way in no time", report: "PHP-GPX-Ingest#6, gpxpy#197", ride: twins(),
      fare: 400, metres: 11...12, waiting: 0),
    Case(
      name: "points without a time are left to their neighbours", report: "organicmaps#9365",
      ride: Drive(north(0...100, speed: 10).enumerated().filter { ![40, 41].contains($0.offset) }.map(\.element)),
      fare: 600, metres: 1000...1000, waiting: 0),
    Case(
      name: "one point is the initial charge", report: "gpx-animator#202", ride: Drive([fix(0, .berlin, speed: 10)]),
      fare: 400, metres: 0...0, waiting: 0),
    Case(
      name: "driving back costs as much as driving there", report: "qb-taxijob#32",
      ride: Drive((0...200).map { fix(Double($0), .berlin.north(1000 - 10 * abs(100 - Double($0))), speed: 10) }),
      fare: 800, metres: 2000...2000, waiting: 0),
    Case(
      name: "height is no distance", report: "gpxpy#259",
      ride: Drive((0...100).map { fix(Double($0), .berlin.north(10 * Double($0)), speed: 10) }), fare: 600,
      metres: 1000...1000, waiting: 0),
    Case(
      name: "circles larger than steps still add up", report: "flutter_background_geolocation#255", ride: circles(),
      fare: nil, metres: 530...650, waiting: nil),
    Case(
      name: "a step gate does not swallow a slow car", report: "lerchenflo/taximeter, NammaMeter, hktaxi-meter-claude",
      ride: Drive((0...400).map { fix(Double($0), .berlin.north(1.5 * Double($0)), speed: 1.5) }), fare: 800,
      metres: 600...600, waiting: 400),
    Case(
      name: "a step below half the accuracy counts", report: "neowu621/taxi-meter-tw",
      ride: Drive((0...600).map { fix(Double($0), .berlin.north(8.4 * Double($0)), accuracy: 20, speed: 8.4) }),
      fare: 1400, metres: 5040...5040, waiting: 0),
    Case(
      name: "metres are not cut at every fix", report: "yymin1022/Taximeter_iOS",
      ride: Drive((0...600).map { fix(Double($0), .berlin.north(13.9 * Double($0)), speed: 13.9) }), fare: 2060,
      metres: 8340...8340, waiting: 0),
    Case(
      name: "a minute in the background is not capped", report: "moonjjj/taxi-meter-app",
      ride: Drive([fix(0, .berlin, speed: 20), fix(60, .berlin.north(1200), speed: 20)]), fare: 640,
      metres: 1200...1200, waiting: 0),
    Case(
      name: "one bad end does not drop a step", report: "care-taxi-meter",
      ride: Drive(
        (0...300).map {
          fix(Double($0), .berlin.north(8 * Double($0)), accuracy: $0 % 2 == 0 ? 25 : 35, speed: 8)
        }), fare: 880, metres: 2400...2400, waiting: 0),
    Case(
      name: "standing then driving in mode S", report: "mode check", ride: standThenDrive(), fare: 880,
      metres: 1800...1800, waiting: 120),
    Case(
      name: "standing then driving in mode D", report: "mode check", ride: standThenDrive(),
      tariff: ReferenceTariffs.double, fare: 1060, metres: 1800...1800, waiting: 300),
    Case(
      name: "time and distance share one counter", report: "interlock check",
      ride: Drive(
        (0...20).map { fix(Double($0), .berlin, accuracy: nil) }
          + (1...10).map { fix(20 + Double($0), .berlin.north(10 * Double($0)), accuracy: nil) }), fare: 440,
      metres: 100...100, waiting: 20),
  ]

  @Test("A leap that was real is told as a gap of no distance, and believed within five seconds (dawarich#3417)")
  func realLeapIsTold() throws {
    let bill = try PublicFaultTests.realLeap().run(ReferenceTariffs.single).bill
    let gap = try #require(bill.gaps.first)
    #expect(bill.gaps.count == 1 && gap.chord == .zero)
    #expect(gap.to - gap.from <= .seconds(5))
    #expect(bill.distance.millimetres >= 490_000 + 500_000)
  }

  @Test("A timer that runs once a minute bills every second (taximeterv5, taxi-meter-tw)")
  func throttled() throws {
    var meter = TestMeter()
    try meter.press(.start)
    for minute in 1...10 {
      try meter.press(.tick, at: Double(minute * 60))
      #expect(meter.fare(at: Double(minute * 60)) == 400 + Int64(minute) * 60)
    }
    #expect(try meter.stopped(at: 600).bill.waiting == .seconds(600))
  }

  // MARK: - The rides

  private static func north(_ seconds: ClosedRange<Int>, speed: Double) -> [Fix] {
    seconds.map { fix(Double($0), .berlin.north(speed * Double($0)), speed: speed) }
  }

  private static func repeated() -> Drive {
    var arrivals: [Arrival] = []
    let fixes = north(0...600, speed: 10)
    for (index, fix) in fixes.enumerated() {
      arrivals.append(Arrival(at: Double(index), fix: fix))
      guard index > 0, index % 10 == 0 else { continue }
      for again in index - 2...index { arrivals.append(Arrival(at: Double(index), fix: fixes[again])) }
    }
    return Drive(arrivals, stop: 600)
  }

  private static func backwards() -> Drive {
    let fixes = north(0...600, speed: 10)
    var arrivals: [Arrival] = []
    for block in stride(from: 0, through: 600, by: 30) {
      let end = min(block + 29, 600)
      for index in (block...end).reversed() { arrivals.append(Arrival(at: Double(end + 30), fix: fixes[index])) }
    }
    return Drive(arrivals, stop: 600)
  }

  private static func tunnel() -> Drive {
    let before = north(0...60, speed: 15)
    let after = (150...210).map { fix(Double($0), .berlin.north(2100 + 15 * Double($0 - 150)), speed: 15) }
    return Drive(before + after)
  }

  private static func carPark() -> Drive {
    Drive(north(0...60, speed: 15) + [fix(360, .berlin.north(920), accuracy: 15, speed: 0)])
  }

  private static func teleport(accuracy: Double) -> Drive {
    let far = Ground(latitude: 52.5487569, longitude: 13.4403684)
    return Drive(
      (0...20).map {
        $0 % 2 == 0
          ? fix(Double($0) * 30, .berlin, accuracy: 8, speed: 0) : fix(Double($0) * 30, far, accuracy: accuracy)
      })
  }

  private static func oneFarFix() -> Drive {
    var fixes = north(0...100, speed: 10)
    fixes[50] = fix(50, .berlin.north(500).east(2886), accuracy: 65)
    return Drive(fixes)
  }

  /// From t = 50 on the car is 2886 m further east.
  private static func realLeap() -> Drive {
    Drive((0...100).map { fix(Double($0), .berlin.north(10 * Double($0)).east($0 < 50 ? 0 : 2886), speed: 10) })
  }

  private static func swapped() -> Drive {
    let fixes = (0...4).map { fix(Double($0) / 20, .berlin.north(0.5 * Double($0)), speed: 10) }
    return Drive([0, 2, 1, 3, 4].map { Arrival(at: 0.2, fix: fixes[$0]) }, stop: 0.2)
  }

  private static func twins() -> Drive {
    let places = [
      (0.0, 46.585705, 6.604863), (1, 46.585689, 6.604812), (1, 46.585658, 6.604792), (2, 46.585623, 6.604806),
    ]
    return Drive(places.map { fix($0.0, Ground(latitude: $0.1, longitude: $0.2), speed: 5.9) })
  }

  private static func circling(speed: Double?) -> Drive {
    let corners = [
      (4, 0), (2.8284, 2.8284), (0, 4), (-2.8284, 2.8284), (-4, 0), (-2.8284, -2.8284), (0, -4), (2.8284, -2.8284),
    ]
    return Drive(
      (0...1800).map { index in
        let corner = corners[3 * index % 8]
        return fix(Double(index), .berlin.north(corner.0).east(corner.1), accuracy: 8, speed: speed)
      })
  }

  private static func invalid() -> Drive {
    var fixes = north(0...100, speed: 10)
    fixes.insert(fix(50.5, Ground(latitude: 0, longitude: 0), accuracy: -1), at: 51)
    return Drive(fixes)
  }

  private static func staleFirst(_ seconds: Double, _ metresSouth: Double) -> Drive {
    let old = Arrival(at: 0, fix: fix(seconds, .berlin.north(-metresSouth), accuracy: 10))
    return Drive([old] + north(0...60, speed: 10).enumerated().map { Arrival(at: Double($0), fix: $1) }, stop: 60)
  }

  private static func circles() -> Drive {
    Drive(
      (0..<30).map { fix(Double($0), .berlin.north(10 * Double($0)), accuracy: 100) }
        + (30..<60).map { fix(Double($0), .berlin.north(10 * Double($0)), accuracy: 5) })
  }

  private static func standThenDrive() -> Drive {
    Drive(
      (0...120).map { fix(Double($0), .berlin, accuracy: nil) }
        + (1...180).map { fix(120 + Double($0), .berlin.north(10 * Double($0)), accuracy: nil) })
  }
}
