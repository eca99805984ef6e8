import JSON
import Metro
import Testing
import Units

@Suite struct LearningTests {
  private static let key = LearnedKey(line: "l0", from: "a", to: "b")
  private static let official = TimeEstimate(.seconds(158), spread: .seconds(5), samples: 2, source: .official)

  private static func times(_ learned: LearnedTimes) throws -> (run: TimeEstimate, dwell: TimeEstimate) {
    let network = try SampleMetro.line([158, 100], dwells: [25])
    let times = HopTimes(network, timetable: 0, part: .midday, learned: learned)
    return (times.run(0, from: 0), times.dwell(0, at: 1))
  }

  @Test("Two values are mixed in, three override, and a run leaves the dwell as it is")
  func overriding() throws {
    var learned = LearnedTimes()
    func isBelieved(_ seconds: Int64) -> Bool {
      learned.add(.run, .seconds(seconds), at: Self.key, part: .midday, official: Self.official)
    }
    #expect(isBelieved(170))
    #expect(try Self.times(learned).run.time == .seconds(158))
    #expect(isBelieved(170))
    #expect(try Self.times(learned).run.time == .seconds(166))
    #expect(isBelieved(171))
    #expect(try Self.times(learned).run.time == .seconds(170))
    #expect(try Self.times(learned).run.source == .learned)
    #expect(try Self.times(learned).dwell.time == .seconds(25))
    #expect(try Self.times(learned).dwell.source == .official)
  }

  @Test("A held train and a slip of the finger are not learned from")
  func refused() {
    var learned = LearnedTimes()
    func isBelieved(_ kind: LearnedTimes.Kind, _ seconds: Int64) -> Bool {
      learned.add(
        kind, .seconds(seconds), at: Self.key, part: .midday, official: kind == .run ? Self.official : nil)
    }
    #expect([840, 94, 198, 20].map { isBelieved(.run, $0) } == [false, false, false, false])
    #expect([95, 197].map { isBelieved(.run, $0) } == [true, true])
    #expect([2, 3, 600, 601].map { isBelieved(.dwell, $0) } == [false, true, true, false])
  }

  @Test("A calibration file with impossible values is read without them and is to be written anew")
  func mended() throws {
    let text = """
      {"format": 1, "hops": [{"line": "l0", "from": "a", "to": "b", "part": "midday", "run": [0.2, 160], "dwell": [20]}]}
      """
    var wasMended = false
    let learned = try LearnedTimes(Array(text.utf8), wasMended: &wasMended)
    #expect(wasMended)
    #expect(learned.values(.run, at: Self.key, part: .midday) == [.seconds(160)])
    var again = false
    #expect(try LearnedTimes(learned.json(.pretty), wasMended: &again) == learned)
    #expect(!again)
  }

  @Test("What cannot be read is not empty")
  func unreadable() {
    var wasMended = false
    #expect(throws: JSONError.self) { try LearnedTimes([], wasMended: &wasMended) }
  }

  @Test("Nine values are kept, and two riders' are pooled by their median")
  func pooled() {
    var mine = LearnedTimes()
    for second in Int64(0)..<12 {
      _ = mine.add(.run, .seconds(150 + second), at: Self.key, part: .late, official: Self.official)
    }
    #expect(mine.values(.run, at: Self.key, part: .late).count == 9)
    var other = LearnedTimes()
    for _ in 0..<9 { _ = other.add(.run, .seconds(160), at: Self.key, part: .late, official: Self.official) }
    mine.merge(other)
    let values = mine.values(.run, at: Self.key, part: .late).sorted()
    #expect(values.count == 9 && values[4] == .seconds(160))
  }
}
