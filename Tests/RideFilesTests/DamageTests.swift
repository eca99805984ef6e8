import RideFiles
import Testing
import Track
import Units

@Suite struct DamageTests {
  private static let point = "<trkpt lat=\"1\" lon=\"7\"><time>2026-01-01T00:00:00Z</time></trkpt>"

  private static let rides: [[UInt8]] = [
    track(point + "<trkpt lat=\"1.5\" lon=\"7e0\"><ele>1</ele><speed>1</speed></trkpt>" + point),
    Array(
      "time;lat;lon;speed;accuracy\r\n2026-01-01T00:00:00Z;1.5;2;3;4\r\n\"2026-01-01T00:00:01+01:00\";1;2;;\r\n".utf8),
    Array("time\tlat\tlon\n1767225600\t1.5\t2\n1767225601.5\t1.5\t2\n".utf8),
    Array(
      """
      $GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47
      $GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A
      $GPZDA,123520.00,23,03,1994,00,00
      $GPGGA,123521,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,
      """.utf8),
    Array(
      "{\"time\":1767225600000,\"lat\":1,\"lon\":2}\n{\"time\":\"2026-01-01T00:00:00Z\",\"lat\":1,\"lon\":2}\n".utf8),
    Array(
      "{\"flagfall\":\"ride\",\"version\":1}\n{\"at\":1,\"event\":\"fix\",\"time\":1767225600000,\"lat\":1,\"lon\":2}\n"
        .utf8),
    Array(
      "{\"type\":\"Feature\",\"properties\":{\"coordTimes\":[1767225600,null,1767225602]},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2],[3,4],[5,6]]}}"
        .utf8),
  ]

  @Test("A file cut at any byte is read or refused", arguments: rides.indices)
  func cuts(_ index: Int) {
    let whole = Self.rides[index]
    #expect(refusal(whole) == nil, "\(refusal(whole)?.message ?? "")")
    for count in whole.indices { check(Array(whole[..<count]), "cut at \(count)") }
  }

  @Test("Bytes changed at random are read or refused, whatever they are", arguments: rides.indices)
  func changes(_ index: Int) {
    let whole = Self.rides[index]
    for seed in UInt64(1)...1500 {
      var draws = Draws(seed: seed)
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &draws) {
        let position = Int.random(in: 0..<bytes.count, using: &draws)
        switch Int.random(in: 0...2, using: &draws) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &draws)
        case 1: bytes.insert(Array("0,9.-eE\"\n<".utf8).randomElement(using: &draws) ?? 0, at: position)
        default: bytes.remove(at: position)
        }
      }
      check(bytes, "seed \(seed)")
    }
  }

  /// A refusal has a short sentence; a ride has points in ascending count and sound times.
  private func check(_ bytes: [UInt8], _ what: String) {
    do throws(RideFileError) {
      let ride = try RideFiles.read(bytes: bytes, file: "ride")
      #expect(!ride.fixes.isEmpty, "\(what)")
      #expect(ride.fixes.allSatisfy { abs($0.time.milliseconds) < 400_000_000_000_000 }, "\(what)")
    } catch {
      #expect(error.message.utf8.count < 700, "\(what)")
    }
  }
}
