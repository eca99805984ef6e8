import Foundation
import RideFiles
import Testing
import Track
import Units

@Suite struct GPXWritingTests {
  @Test("The file is GPX 1.1 with decimal points and an escaped name")
  func text() throws {
    let fixes = try [
      Fix(
        time: Instant(milliseconds: 1_767_225_600_050), place: place(50_471_100_000, 13_081_500_000),
        accuracy: Distance(millimetres: 4250), speed: Speed(millimetresPerSecond: 8000)),
      Fix(time: Instant(milliseconds: 1_767_225_601_000), place: place(-1, 0)),
    ]
    #expect(
      String(decoding: GPX.write(fixes, name: "A & B <\"tunnel\">\u{1}"), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Flagfall" xmlns="http://www.topografix.com/GPX/1/1" \
        xmlns:flagfall="urn:flagfall:gpx:1">
        <trk>
        <name>A &amp; B &lt;"tunnel"&gt;</name>
        <trkseg>
        <trkpt lat="50.4711" lon="13.0815"><time>2026-01-01T00:00:00.050Z</time><extensions>\
        <flagfall:speed>8</flagfall:speed><flagfall:accuracy>4.25</flagfall:accuracy></extensions></trkpt>
        <trkpt lat="-0.000000001" lon="0"><time>2026-01-01T00:00:01Z</time></trkpt>
        </trkseg>
        </trk>
        </gpx>

        """)
  }

  @Test("What is written is read back the same, from the seeds 1 to 200")
  func roundTrip() throws {
    for seed in UInt64(1)...200 {
      var draws = Draws(seed: seed)
      let fixes = try randomFixes(&draws, from: -2_000_000_000_000)
      let ride = try read(GPX.write(fixes, name: "Ride \(seed)"))
      #expect(ride.fixes == fixes, "seed \(seed)")
      #expect(ride.name == "Ride \(seed)", "seed \(seed)")
    }
  }

  @Test("Fixes written one a line are read back the same, from the seeds 1 to 200")
  func roundTripOfLines() throws {
    for seed in UInt64(1)...200 {
      var draws = Draws(seed: seed)
      let fixes = try randomFixes(&draws, from: 200_000_000_000)
      let ride = try read(FixLines.write(fixes))
      #expect(ride.format == .ndjson)
      #expect(ride.fixes == fixes, "seed \(seed)")
    }
  }

  private func randomFixes(_ draws: inout Draws, from earliest: Int64) throws -> [Fix] {
    var time = Int64.random(in: earliest...4_000_000_000_000, using: &draws)
    var fixes: [Fix] = []
    for _ in 0..<Int.random(in: 1...60, using: &draws) {
      time += [0, 1, 1000, 1000, 12_345_678, -40].randomElement(using: &draws) ?? 0
      if Bool.random(using: &draws) { time -= time % 1000 }
      fixes.append(
        Fix(
          time: Instant(milliseconds: time),
          place: try place(
            .random(in: -90_000_000_000...90_000_000_000, using: &draws),
            .random(in: -180_000_000_000...180_000_000_000, using: &draws)),
          accuracy: Bool.random(using: &draws)
            ? Distance(millimetres: .random(in: -2...2_000_000, using: &draws)) : nil,
          speed: Bool.random(using: &draws)
            ? Speed(millimetresPerSecond: .random(in: 0...90_000, using: &draws)) : nil))
    }
    return fixes
  }

  @Test("A hostile name comes back as the same text")
  func names() throws {
    let fixes = [Fix(time: Instant(seconds: 0), place: try place(0, 0))]
    for name in ["</name></trk>", "&amp;", "]]>", "a\r\nb\tc", "Łódź 🚕", "'\""] {
      #expect(try read(GPX.write(fixes, name: name)).name == name)
    }
    #expect(try read(GPX.write(fixes)).name == nil)
  }

  @Test(
    "The locale of the process changes nothing (GoldenCheetah#2913)",
    arguments: ["de_DE.UTF-8", "es_ES.UTF-8", "pl_PL.UTF-8", "C"])
  func locales(_ locale: String) throws {
    setlocale(LC_ALL, locale)
    defer { setlocale(LC_ALL, "C") }
    let fixes = [Fix(time: Instant(seconds: 0), place: try place(50_471_100_000, 13_081_500_000))]
    let bytes = GPX.write(fixes)
    #expect(String(decoding: bytes, as: UTF8.self).contains("lat=\"50.4711\" lon=\"13.0815\""))
    #expect(try read(bytes).fixes == fixes)
  }
}
