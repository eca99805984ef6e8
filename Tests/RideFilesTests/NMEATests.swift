import RideFiles
import Testing
import Track
import Units

@Suite struct NMEATests {
  /// A sentence with its sum.
  private func sum(_ body: String) -> String {
    let value = body.utf8.reduce(0, ^)
    let digits = Array("0123456789ABCDEF")
    return "$\(body)*\(digits[Int(value >> 4)])\(digits[Int(value & 15)])"
  }

  private func seconds(_ ride: RecordedRide?) -> [Int64]? {
    ride?.fixes.map { $0.time.milliseconds - 1_767_225_600_000 }
  }

  @Test("The sentences that every description of the format shows make one fix")
  func classic() throws {
    let ride = rideIfRead(
      """
      $GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47
      $GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A
      """)
    #expect(ride?.format == .nmea)
    #expect(
      try ride?.fixes == [
        Fix(
          time: Instant(milliseconds: 764_426_119_000), place: place(48_117_300_000, 11_516_666_667),
          speed: Speed(millimetresPerSecond: 11_524))
      ])
    #expect(ride?.warnings == [])
  }

  @Test("South and west are negative, any talker and fraction is read, other sentences are passed over")
  func forms() throws {
    let ride = rideIfRead(
      [
        sum("GNRMC,000000.25,A,3330.0000,S,07030.6000,W,0.00,,010126,,,A"), sum("GPGSV,3,1,11,03,03,111,00"),
        "!AIVDM,1,1,,A,14eG,0*7D", "", sum("GNVTG,0.0,T,,M,0.0,N,0.0,K"),
        "14:02:01 " + sum("GARMC,000001,A,3330.0000,S,07030.6000,W,,,010126,,,A"),
      ].joined(separator: "\r\n"))
    #expect(
      try ride?.fixes == [
        Fix(
          time: Instant(milliseconds: 1_767_225_600_250), place: place(-33_500_000_000, -70_510_000_000),
          speed: .zero),
        Fix(time: Instant(milliseconds: 1_767_225_601_000), place: place(-33_500_000_000, -70_510_000_000)),
      ])
    #expect(ride?.warnings == [])
  }

  @Test("Sentences whose sum is wrong or cut off are left out and named")
  func damaged() {
    let good = (0..<4).map { sum("GPRMC,00000\($0),A,4800.000,N,01100.00\($0),E,1.0,,010126,,,A") }
    let ride = rideIfRead(
      [good[0], good[1].replacing("4800", with: "4900"), String(good[2].dropLast(6)), good[3], "noise"]
        .joined(separator: "\n"))
    #expect(seconds(ride) == [0, 3000])
    #expect(ride?.warnings == [.skippedLines(count: 3, lines: [2, 3, 5])])
    #expect(ride?.warnings.first?.message == "left out: lines 2, 3, 5, damaged or without a position")
  }

  @Test("Sentences that say that they hold no fix are passed over")
  func void() {
    let ride = rideIfRead(
      [
        sum("GPRMC,000000,V,,,,,,,010126,,,N"), sum("GPGGA,000000,,,,,0,00,99.9,,,,,,"),
        sum("GPRMC,000001,A,4800.000,N,01100.000,E,1.0,,010126,,,A"),
      ].joined(separator: "\n"))
    #expect(seconds(ride) == [1000])
    #expect(ride?.warnings == [])
  }

  @Test("Places without a date take the last one, and a new day at midnight")
  func midnight() {
    let gga = ["235959", "000000", "000001"].map {
      sum("GPGGA,\($0),4800.0\($0.suffix(2)),N,01100.000,E,1,08,0.9,5,M,,M,,")
    }
    let ride = rideIfRead(
      ([sum("GPRMC,235958,A,4800.000,N,01100.000,E,1.0,,311225,,,A")] + gga).joined(separator: "\n"))
    #expect(seconds(ride) == [-2000, -1000, 0, 1000])
  }

  @Test("The date may come from a ZDA sentence; without any date the ride is refused")
  func dates() {
    let gga = ["000001", "000002"].map { sum("GPGGA,\($0),4800.000,N,01100.000,E,1,08,0.9,5,M,,M,,") }
    let dated = [sum("GPZDA,000000.00,01,01,2026,00,00")] + gga
    #expect(seconds(rideIfRead(dated.joined(separator: "\n"))) == [1000, 2000])
    #expect(refusal(Array(gga.joined(separator: "\n").utf8))?.fault == .noDate)
  }

  @Test("Five sentences of one second are five fixes, spread inside it")
  func cutTimes() {
    let lines = (0..<6).flatMap { index in
      let body = "00000\(index / 5),A,4800.00\(index),N,01100.000,E,1.0,,010126,,,A"
      return [sum("GPRMC," + body), sum("GPGGA,00000\(index / 5),4800.00\(index),N,01100.000,E,1,08,0.9,5,M,,M,,")]
    }
    #expect(seconds(rideIfRead(lines.joined(separator: "\n"))) == [0, 200, 400, 600, 800, 1000])
  }

  @Test("A log in which nothing is whole is refused")
  func nothing() {
    #expect(refusal(Array("$GPRMC,000000,A,48\n$GPRMC\n".utf8))?.fault == .noPoints)
    #expect(refusal(Array("$GPRMC,000000,A,9900.0,N,01100.0,E,1.0,,010126,,,A\n".utf8))?.fault == .noPoints)
  }
}
