import Almanac
import Testing
import Units

@Suite struct ZoneTests {
  @Test("The fixture covers every zone")
  func fixtureIsComplete() throws {
    let inFixture = try fixtureLines("zones.txt").map(words).filter { $0[0] == "zones" }.flatMap { $0.dropFirst() }
    #expect(inFixture.sorted() == Zone.names)
  }

  @Test("Every change of every clock from 2007 to 2037 is where the tz database has it", arguments: Zone.names)
  func agrees(name: String) throws {
    let zone = try #require(Zone(named: name))
    let block = try ZoneBlock(of: name)
    var now = try #require(Instant(iso8601: "2007-01-01T00:00:00Z"))
    let end = try #require(Instant(iso8601: "2038-01-01T00:00:00Z"))
    var offset = block.start
    #expect(zone.offset(at: now) == offset)
    for change in block.changes {
      let expected = ZoneTransition(instant: change.instant, before: offset, after: change.offset)
      #expect(zone.nextTransition(after: now) == expected)
      #expect(zone.offset(at: change.instant - Elapsed(milliseconds: 1)) == offset)
      #expect(zone.offset(at: change.instant) == change.offset)
      now = change.instant
      offset = change.offset
    }
    if let next = zone.nextTransition(after: now) { #expect(next.instant >= end) }
    for sample in block.samples {
      #expect(zone.local(of: sample.instant).iso8601 == sample.local)
    }
    for example in block.resolutions {
      #expect(Self.text(zone.instant(of: example.local)) == example.text, "\(example.local.iso8601)")
    }
  }

  @Test("A local time that the clock skips begins at the change, one that it shows twice at the first")
  func beginsAtTheChange() throws {
    let zone = try #require(Zone(named: "Europe/Madrid"))
    let skipped = try #require(CivilDateTime(iso8601: "2026-03-29T02:30:00"))
    #expect(zone.instant(of: skipped).first.iso8601 == "2026-03-29T01:00:00Z")
    let twice = try #require(CivilDateTime(iso8601: "2026-10-25T02:30:00"))
    #expect(zone.instant(of: twice).first.iso8601 == "2026-10-25T00:30:00Z")
  }

  @Test("Older names lead to the same zone")
  func knowsOlderNames() {
    #expect(Zone(named: "Europe/Kiev") == Zone(named: "Europe/Kyiv"))
    #expect(Zone(named: "Asia/Calcutta") == Zone(named: "Asia/Kolkata"))
    #expect(Zone(named: "Etc/UTC") == Zone.utc)
  }

  struct Fixed: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String?
    var testDescription: String { text }
  }

  @Test(
    "A fixed offset is a zone, another name is none",
    arguments: [
      Fixed(text: "+02:00", name: "+02:00"), Fixed(text: "-0530", name: "-05:30"), Fixed(text: "+00", name: "+00:00"),
      Fixed(text: "+23:59", name: "+23:59"), Fixed(text: "+24:00", name: nil), Fixed(text: "+2", name: nil),
      Fixed(text: "", name: nil), Fixed(text: "Europe/Atlantis", name: nil), Fixed(text: "europe/madrid", name: nil),
      Fixed(text: "+02:00x", name: nil),
    ])
  func readsOffsets(_ example: Fixed) {
    #expect(Zone(named: example.text)?.name == example.name)
  }

  @Test("The ends of time have a local time in every zone", arguments: Zone.names)
  func survivesTheEnds(name: String) throws {
    let zone = try #require(Zone(named: name))
    for end in [Int64.min, .max] {
      let local = zone.local(of: Instant(milliseconds: end))
      _ = zone.instant(of: local)
      #expect(
        zone.nextTransition(after: Instant(milliseconds: end))?.instant ?? Instant(seconds: 0)
          < Instant(milliseconds: .max))
    }
  }

  private static func text(_ resolution: ZoneResolution) -> String {
    switch resolution {
    case .unique(let instant): "unique \(instant.iso8601)"
    case .ambiguous(let earlier, let later): "ambiguous \(earlier.iso8601) \(later.iso8601)"
    case .skipped: "skipped"
    }
  }
}

/// What the fixture says about one zone.
private struct ZoneBlock {
  var start = Elapsed.zero
  var changes: [(instant: Instant, offset: Elapsed)] = []
  var samples: [(instant: Instant, local: String)] = []
  var resolutions: [(local: CivilDateTime, text: String)] = []

  init(of name: String) throws {
    var isInside = false
    for line in try fixtureLines("zones.txt") {
      let parts = words(line)
      if parts[0] == "zones" {
        isInside = parts.contains(name)
        continue
      }
      guard isInside else { continue }
      switch parts[0] {
      case "start": start = .seconds(try #require(Int64(parts[1])))
      case "change":
        changes.append((Instant(seconds: try #require(Int64(parts[1]))), .seconds(try #require(Int64(parts[2])))))
      case "at": samples.append((try #require(Instant(iso8601: parts[1])), parts[2]))
      case "local":
        let local = try #require(CivilDateTime(iso8601: parts[1]))
        resolutions.append((local, parts[2...].joined(separator: " ")))
      default: Issue.record("unknown line: \(line)")
      }
    }
  }
}
