import RideFiles
import Testing
import Track
import Units

@Suite struct RideTimesTests {
  private func points(_ count: Int, step: Int64 = 89_900, time: (Int) -> String?) -> [UInt8] {
    let lines = (0..<count).map { index in
      let latitude = Decimal.text(52_520_000_000 + Int64(index) * step, digits: 9)
      let clock = time(index).map { "<time>2026-01-01T00:\($0)Z</time>" } ?? ""
      return "<trkpt lat=\"\(latitude)\" lon=\"13.405\">\(clock)</trkpt>"
    }
    return track(lines.joined(separator: "\n"))
  }

  private func clock(_ second: Int) -> String {
    let minute = second / 60
    return "\(minute < 10 ? "0" : "")\(minute):\(second % 60 < 10 ? "0" : "")\(second % 60)"
  }

  private let start: Int64 = 1_767_225_600_000

  @Test("Ten points a second whose times were cut are spread inside their second (GPXSee#407)")
  func cutTimes() throws {
    let ride = try read(points(601) { clock($0 / 10) })
    #expect(ride.fixes.map(\.time.milliseconds) == (0...600).map { start + Int64($0) * 100 })
    #expect(ride.warnings == [.sharedSeconds(count: 600, first: 1)])
  }

  @Test("Twins in one second keep both places and the duration (PHP-GPX-Ingest#6)")
  func twins() throws {
    let ride = try read(
      track(
        """
        <trkpt lat="46.585705" lon="6.604863"><time>2026-01-01T00:00:26Z</time></trkpt>
        <trkpt lat="46.585689" lon="6.604812"><time>2026-01-01T00:00:27Z</time></trkpt>
        <trkpt lat="46.585658" lon="6.604792"><time>2026-01-01T00:00:27Z</time></trkpt>
        <trkpt lat="46.585623" lon="6.604806"><time>2026-01-01T00:00:28Z</time></trkpt>
        """))
    #expect(ride.fixes.map { $0.time.milliseconds - start } == [26_000, 27_000, 27_500, 28_000])
    #expect(ride.warnings == [.sharedSeconds(count: 2, first: 2)])
  }

  @Test("One fix written several times stays one time")
  func doubled() throws {
    let ride = try read(points(10, step: 0) { clock($0 / 2) })
    #expect(ride.fixes.map { $0.time.milliseconds - start } == [0, 0, 1000, 1000, 2000, 2000, 3000, 3000, 4000, 4000])
    #expect(ride.warnings.isEmpty)
  }

  @Test("A clock that stood still is no time at all")
  func stopped() {
    #expect(refusal(points(50) { _ in "00:00" })?.fault == .noTimes(points: 50))
  }

  @Test("Times that run backwards stay as they are, with a warning (GPXLab#29)")
  func backwards() throws {
    let ride = try read(points(5) { "00:00.\(["000", "100", "050", "150", "200"][$0])" })
    #expect(ride.fixes.map { $0.time.milliseconds - start } == [0, 100, 50, 150, 200])
    #expect(ride.warnings == [.backwards(count: 1, first: 3)])
  }

  @Test("Points without time get one between their neighbours and are named (organicmaps#9365)")
  func missing() throws {
    let ride = try read(points(101) { [39, 40].contains($0) ? nil : clock($0) })
    #expect(ride.fixes.map(\.time.milliseconds) == (0...100).map { start + Int64($0) * 1000 })
    #expect(ride.warnings == [.timesFilled(points: [40, 41])])
    #expect(
      ride.warnings.first?.message
        == "no time at points 40, 41; set between the neighbours' times in proportion to the way")
  }

  @Test("The time of a point follows its share of the way; at one place it follows the count")
  func shares() throws {
    func ride(_ latitudes: [String]) throws -> [Int64] {
      let ends = [0, latitudes.count - 1]
      let lines = latitudes.enumerated().map { index, latitude in
        "<trkpt lat=\"\(latitude)\" lon=\"1\">"
          + (ends.contains(index) ? "<time>2026-01-01T00:00:\(index == 0 ? "00" : "10")Z</time>" : "") + "</trkpt>"
      }
      return try read(track(lines.joined())).fixes.map { $0.time.milliseconds - start }
    }
    #expect(try ride(["50", "50.001", "50.004"]) == [0, 2500, 10_000])
    #expect(try ride(["50", "50", "50", "50", "50"]) == [0, 2500, 5000, 7500, 10_000])
  }

  @Test("Points before the first and after the last time are left out and named")
  func ends() throws {
    let ride = try read(points(8) { [0, 1, 4, 7].contains($0) ? nil : clock($0) })
    #expect(ride.fixes.map { $0.time.milliseconds - start } == [2000, 3000, 4000, 5000, 6000])
    #expect(ride.fixes[0].place.latitude == 52_520_000_000 + 2 * 89_900)
    #expect(ride.warnings == [.timesFilled(points: [5]), .pointsWithoutTime(points: [1, 2, 8])])
  }

  @Test("A ride without any time is refused, and the message says why and what to do (OpenTracks#624)")
  func none() {
    let error = refusal(points(3) { _ in nil })
    #expect(error?.fault == .noTimes(points: 3))
    #expect(
      error?.message == "ride.gpx: has 3 points but no times, and a fare needs speed and waiting; "
        + "export the ride with times, or use `estimate` with its kilometres and minutes")
  }

  @Test("One point with a time is a ride")
  func onePoint() throws {
    #expect(try read(points(1) { clock($0) }).fixes.count == 1)
  }
}
