import Metro
import Testing
import Units

@Suite struct SurfaceTests {
  private static func ride() throws -> Countdown {
    var countdown = try Countdown(
      SampleMetro.line([Int64](repeating: 100, count: 9), dwells: [Int64](repeating: 20, count: 8)), from: "a", to: "j")
    countdown.tell(.departed, at: 0)
    return countdown
  }

  /// The samples of a file of constant and plain blocks, read by the format's rules.
  private static func samples(_ bytes: [UInt8]) throws -> [Int16] {
    #expect(bytes.starts(with: Array("fLaC".utf8) + [0x80, 0, 0, 34]))
    var place = 42
    var samples: [Int16] = []
    var frame = 0
    while place < bytes.count {
      #expect(bytes[place...].starts(with: [0xFF, 0xF8, 0x74, 0x08]))
      place += 4 + (frame < 0x80 ? 1 : frame < 0x800 ? 2 : 3)
      let count = Int(bytes[place]) << 8 + Int(bytes[place + 1]) + 1
      place += 3
      if bytes[place] == 0 {
        samples += [Int16](repeating: 0, count: count)
        place += 3
      } else {
        try #require(bytes[place] == 2)
        for index in 0..<count {
          samples.append(
            Int16(bitPattern: UInt16(bytes[place + 1 + 2 * index]) << 8 | UInt16(bytes[place + 2 + 2 * index])))
        }
        place += 1 + 2 * count
      }
      place += 2
      frame += 1
    }
    return samples
  }

  @Test("The ride's sound is silent but for chimes at the alerts and at the arrival")
  func sound() throws {
    let countdown = try Self.ride()
    let bytes = try #require(RideSound.flac(of: countdown.ride, from: Countdown.start))
    let samples = try Self.samples(bytes)
    #expect(samples.count == (1060 + 10) * 8000)
    let alerts = countdown.ride.alerts.map { Int(($0.at - Countdown.start).milliseconds) * 8 }
    for start in alerts + [1060 * 8000] {
      #expect(samples[(start - 4000)..<start].allSatisfy { $0 == 0 })
      #expect(samples[start..<(start + 800)].contains { $0.magnitude > 10_000 })
    }
    let silent = samples.count { $0 == 0 }
    #expect(samples.count - silent < 9 * 3200)
    #expect(bytes.count < 100_000)
  }

  @Test("A sound that is rendered after a correction begins at that moment")
  func renderedAnew() throws {
    var countdown = try Self.ride()
    countdown.tell(.stopOn, at: 200)
    let now = Countdown.start + .seconds(200)
    let samples = try Self.samples(try #require(RideSound.flac(of: countdown.ride, from: now)))
    let arrival = try #require(countdown.arrival)
    #expect(samples.count == Int(arrival - 200 + 10) * 8000)
    #expect(RideSound.flac(of: countdown.ride, from: Countdown.start + .seconds(5000)) == nil)
  }

  @Test("The calendar file has one event and an alarm for each alert")
  func calendar() throws {
    let countdown = try Self.ride()
    let words = RideCalendar.Words(
      title: "Metro to J; by, line", next: "Next", getOff: String(repeating: "ґ", count: 60))
    let bytes = try #require(RideCalendar.file(of: countdown.ride, from: Countdown.start, words: words))
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(text.contains("SUMMARY:Metro to J\\; by\\, line\r\n"))
    let alerts = countdown.ride.alerts
    #expect(lines.filter { $0.hasPrefix("TRIGGER;VALUE=DATE-TIME:") }.count == alerts.count)
    #expect(text.contains("DTSTART:20261130T060000Z\r\nDTEND:20261130T061740Z\r\n"))
    #expect(text.contains("TRIGGER;VALUE=DATE-TIME:20261130T061540Z\r\n"))
    #expect(text.replacing("\r\n ", with: "").contains(String(repeating: "ґ", count: 60)))
  }
}
