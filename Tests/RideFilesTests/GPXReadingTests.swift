import Almanac
import Foundation
import RideFiles
import Testing
import Track
import Units

@Suite struct GPXReadingTests {
  @Test("Track points of all tracks and segments come in file order, routes and places do not")
  func order() throws {
    let ride = try read(
      gpx(
        """
        <metadata><name>File</name><author><name>Someone</name></author></metadata>
        <wpt lat="1" lon="1"><time>2020-01-01T00:00:00Z</time><name>Place</name></wpt>
        <rte><name>Route</name><rtept lat="2" lon="2"><time>2020-01-01T00:00:00Z</time></rtept></rte>
        <trk><name>To work &amp; back</name><trkseg>
        <trkpt lat="52.52" lon="13.405"><ele>34.5</ele><time>2026-01-01T00:00:00Z</time></trkpt>
        <trkpt lon="-13.405000001" lat="-52.520000001"><time>2026-01-01T00:00:01.25Z</time><extensions/></trkpt>
        </trkseg><trkseg>
        <trkpt lat="0" lon="180"><time>2026-01-01T00:00:02Z</time><name>not this</name></trkpt>
        </trkseg></trk><trk><name>Second</name><trkseg>
        <trkpt lat="90" lon="-180"><time>2026-01-01T01:00:03+01:00</time></trkpt>
        </trkseg></trk>
        """))
    let start: Int64 = 1_767_225_600_000
    #expect(ride.name == "To work & back")
    #expect(ride.format == .gpx)
    #expect(ride.warnings.isEmpty)
    #expect(!ride.hadSpeeds)
    #expect(
      try ride.fixes == [
        Fix(time: Instant(milliseconds: start), place: place(52_520_000_000, 13_405_000_000)),
        Fix(time: Instant(milliseconds: start + 1250), place: place(-52_520_000_001, -13_405_000_001)),
        Fix(time: Instant(milliseconds: start + 2000), place: place(0, 180_000_000_000)),
        Fix(time: Instant(milliseconds: start + 3000), place: place(90_000_000_000, -180_000_000_000)),
      ])
  }

  @Test("The track's name goes before the file's")
  func names() throws {
    let point = "<trkseg><trkpt lat=\"1\" lon=\"1\"><time>2026-01-01T00:00:00Z</time></trkpt></trkseg>"
    #expect(try read(gpx("<metadata><name>A</name></metadata><trk><name>B</name>\(point)</trk>")).name == "B")
    #expect(try read(gpx("<metadata><name>A</name></metadata><trk>\(point)</trk>")).name == "A")
    #expect(try read(gpx("<name>Old</name><trk>\(point)</trk>", version: "1.0")).name == "Old")
    #expect(try read(gpx("<trk>\(point)</trk>")).name == nil)
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let text: String
    let latitude: Int64?
    var testDescription: String { "lat=\"\(text)\"" }
  }

  @Test(
    "A position is read exactly, to the nearest billionth of a degree, or refused",
    arguments: [
      Number(text: "52.5200000", latitude: 52_520_000_000),
      Number(text: "45.2735188510", latitude: 45_273_518_851),
      Number(text: "45.27351885149", latitude: 45_273_518_851),
      Number(text: "45.27351885150", latitude: 45_273_518_852),
      Number(text: "-45.27351885150", latitude: -45_273_518_852),
      Number(text: "+5", latitude: 5_000_000_000),
      Number(text: " 5.5 ", latitude: 5_500_000_000),
      Number(text: ".5", latitude: 500_000_000),
      Number(text: "5.", latitude: 5_000_000_000),
      Number(text: "-0", latitude: 0),
      Number(text: "000000000000052.5", latitude: 52_500_000_000),
      Number(text: "1.25e-05", latitude: 12_500),
      Number(text: "5.25E1", latitude: 52_500_000_000),
      Number(text: "90", latitude: 90_000_000_000),
      Number(text: "90.000000001", latitude: nil),
      Number(text: "99999999999999999999", latitude: nil),
      Number(text: "1e400", latitude: nil),
      Number(text: "NaN", latitude: nil),
      Number(text: "", latitude: nil),
      Number(text: "50,4711", latitude: nil),
      Number(text: "5 5", latitude: nil),
      Number(text: "0x10", latitude: nil),
      Number(text: "٥", latitude: nil),
    ])
  func positions(_ number: Number) {
    let bytes = track("<trkpt lat=\"\(number.text)\" lon=\"7\"><time>2026-01-01T00:00:00Z</time></trkpt>")
    #expect(rideIfRead(String(decoding: bytes, as: UTF8.self))?.fixes[0].place.latitude == number.latitude)
  }

  struct Time: Sendable, CustomTestStringConvertible {
    let text: String
    let milliseconds: Int64?
    var testDescription: String { text }
  }

  @Test(
    "A time is read with any fraction and offset, or refused",
    arguments: [
      Time(text: "1970-01-01T00:00:00Z", milliseconds: 0),
      Time(text: "1969-12-31T23:59:59.999Z", milliseconds: -1),
      Time(text: "2000-02-29T12:00:00Z", milliseconds: 951_825_600_000),
      Time(text: "2026-01-01T00:00:00.5Z", milliseconds: 1_767_225_600_500),
      Time(text: "2026-01-01T00:00:00,123456789Z", milliseconds: 1_767_225_600_123),
      Time(text: "2026-01-01T00:00:00.9995Z", milliseconds: 1_767_225_601_000),
      Time(text: "2026-01-01T00:00:00z", milliseconds: 1_767_225_600_000),
      Time(text: "2026-01-01T01:00:00+01:00", milliseconds: 1_767_225_600_000),
      Time(text: "2026-01-01T05:45:00+0545", milliseconds: 1_767_225_600_000),
      Time(text: "2025-12-31T19:00:00.25-05", milliseconds: 1_767_225_600_250),
      Time(text: "2026-01-01T00:00Z", milliseconds: 1_767_225_600_000),
      Time(text: "2026-01-01 00:00:00Z", milliseconds: 1_767_225_600_000),
      Time(text: "2016-12-31T23:59:60Z", milliseconds: 1_483_228_800_000),
      Time(text: "  2026-01-01T00:00:00Z\n", milliseconds: 1_767_225_600_000),
      Time(text: "2026-01-01T00:00:00", milliseconds: nil),
      Time(text: "2026-02-29T00:00:00Z", milliseconds: nil),
      Time(text: "2026-13-01T00:00:00Z", milliseconds: nil),
      Time(text: "2025-12-31T24:00:00Z", milliseconds: 1_767_225_600_000),
      Time(text: "2026-01-01T00:60:00Z", milliseconds: nil),
      Time(text: "2026-01-01T00:00:00.Z", milliseconds: nil),
      Time(text: "2026-01-01T00:00:00.1x3Z", milliseconds: nil),
      Time(text: "2026-01-01T00:00:00+1", milliseconds: nil),
      Time(text: "2026-01-01T00:00:00+01:0", milliseconds: nil),
      Time(text: "2026-01-01", milliseconds: nil),
      Time(text: "01.02.2026 10:00", milliseconds: nil),
      Time(text: "2026-01-01T00:00:00Z and a very long text that goes on and on and on", milliseconds: nil),
    ])
  func times(_ time: Time) {
    // The second of two equal dates takes the shorter way.
    let point = "<trkpt lat=\"1\" lon=\"7\"><time>\(time.text)</time></trkpt>"
    let fixes = rideIfRead(String(decoding: track(point + point), as: UTF8.self))?.fixes
    #expect(fixes?[0].time.milliseconds == time.milliseconds)
    #expect(fixes?[1].time.milliseconds == time.milliseconds)
  }

  @Test("A time without an offset is read in the zone that is passed in")
  func bareTimes() throws {
    let bytes = track("<trkpt lat=\"1\" lon=\"7\"><time>2026-01-01T01:00:00.5</time></trkpt>")
    #expect(refusal(bytes)?.fault == .timeWithoutOffset(text: "2026-01-01T01:00:00.5"))
    let berlin = try #require(Zone(named: "Europe/Berlin"))
    #expect(try read(bytes, zone: berlin).fixes[0].time.milliseconds == 1_767_225_600_500)
  }

  @Test("A ride through the hour that comes twice in autumn goes on, by the clock that wrote no offset")
  func repeatedHour() throws {
    let berlin = try #require(Zone(named: "Europe/Berlin"))
    let points = ["02:58:00", "02:59:00", "02:00:00", "02:01:00", "03:00:00"].map {
      "<trkpt lat=\"1\" lon=\"7\"><time>2026-10-25T\($0)</time></trkpt>"
    }
    let fixes = try read(track(points.joined()), zone: berlin).fixes
    // 2:58 of summer is 0:58 in UTC; the clock goes back at 1:00.
    let start: Int64 = 1_792_889_880
    #expect(fixes.map { $0.time.milliseconds / 1000 - start } == [0, 60, 120, 180, 3720])
  }

  @Test("The receiver's speed is found in GPX 1.0, in extensions and under any prefix")
  func speeds() throws {
    let ride = try read(
      track(
        """
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:00Z</time><speed>7.8234</speed></trkpt>
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:01Z</time><extensions><speed>8</speed></extensions></trkpt>
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:02Z</time><extensions><gpxtpx:TrackPointExtension>
          <gpxtpx:hr>80</gpxtpx:hr><gpxtpx:speed>9.5</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions></trkpt>
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:03Z</time><speed>-1</speed></trkpt>
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:04Z</time><speed>NaN</speed><accuracy>4.25</accuracy></trkpt>
        <trkpt lat="1" lon="7"><time>2026-01-01T00:00:05Z</time><speed/><hdop>0.8</hdop></trkpt>
        """))
    #expect(ride.fixes.map(\.speed?.millimetresPerSecond) == [7823, 8000, 9500, nil, nil, nil])
    #expect(ride.fixes.map(\.accuracy?.millimetres) == [nil, nil, nil, nil, 4250, nil])
    #expect(ride.hadSpeeds)
  }

  @Test("A prefix on every element changes nothing")
  func prefixed() throws {
    let ride = try read(
      gpx(
        """
        <g:trk><g:name>N</g:name><g:trkseg><g:trkpt lat="1" lon="7"><g:time>1970-01-01T00:00:01Z</g:time></g:trkpt>
        </g:trkseg></g:trk>
        """, root: "g:gpx"))
    #expect(ride.name == "N")
    #expect(ride.fixes.map(\.time.milliseconds) == [1000])
  }

  @Test("Byte order marks, carriage returns and UTF-16 are read")
  func encodings() throws {
    let plain = track("<trkpt lat=\"1\" lon=\"7\"><time>1970-01-01T00:00:01Z</time></trkpt>")
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + plain
    let carriage: [UInt8] = plain.flatMap { $0 == 0x0A ? [0x0D, 0x0A] as [UInt8] : [$0] }
    let wide: [UInt8] = [0xFF, 0xFE] + plain.flatMap { [$0, 0] as [UInt8] }
    for bytes in [marked, carriage, wide] {
      #expect(try read(bytes).fixes.map(\.time.milliseconds) == [1000])
    }
  }

  @Test("A file of more than one piece is read whole")
  func pieces() throws {
    let points = (0..<5000).map { index in
      "<trkpt lat=\"\(index % 90).0000001\" lon=\"7\"><time>\(1970 + index / 12 % 50)-0\(1 + index % 9)-01T00:00:01Z</time>"
        + String(repeating: " ", count: index % 37) + "</trkpt>"
    }
    let fixes = try read(track(points.joined(separator: "\n"))).fixes
    #expect(fixes.count == 5000)
    #expect(fixes.enumerated().allSatisfy { $1.place.latitude == Int64($0 % 90) * 1_000_000_000 + 100 })
  }

  @Test("A pipe is read like a file, whatever its format")
  func pipes() throws {
    let point = "<trkpt lat=\"1\" lon=\"7\"><time>2026-01-01T00:00:00Z</time></trkpt>"
    for bytes in [track(String(repeating: point, count: 400)), Array("time,lat,lon\n1767225600,1,7\n".utf8)] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try pipe.fileHandleForWriting.close()
      let ride = try RideFiles.read(descriptor: pipe.fileHandleForReading.fileDescriptor, file: "standard input")
      #expect(try ride == read(bytes))
    }
  }
}
