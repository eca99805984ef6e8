import Almanac
import RideFiles
import Testing
import Track

/// Rows of many rides: what is read at once where it stands is what the exact readers make of it.
@Suite struct PlainRowTests {
  private static let header = Array("ride,time,lat,lon,speed,accuracy\n".utf8)

  /// The fixes of one row after a first that shows the hour.
  private static func read(_ row: String) throws -> (fixes: [Fix], faults: Int) {
    let table = try FixTable(header: header, zone: nil)
    var rows = FixRows(table)
    let text = "r,2026-03-04T16:00:00Z,40.75,-73.98,1,5\n\(row)\n"
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: FixRows.slack)
    bytes.withUnsafeBufferPointer { rows.read(UnsafeBufferPointer(rebasing: $0[..<text.utf8.count]), firstLine: 2) }
    return (Array(rows.fixes.dropFirst()), rows.faults.count)
  }

  /// A row as it is, and with every field in quotes, which no plain reader takes.
  private static func expectSame(_ fields: [String], seed: UInt64 = 0) throws {
    let plain = try read("r," + fields.joined(separator: ","))
    let quoted = try read("\"r\"," + fields.map { $0.isEmpty ? "" : "\"\($0)\"" }.joined(separator: ","))
    #expect(plain.fixes == quoted.fixes && plain.faults == quoted.faults, "\(fields), seed \(seed)")
  }

  @Test(
    "Numbers of every length and sign are read alike by both readers",
    arguments: [
      "0", "5", "12", "123", "1234567", "12345678", "123456789", "1.5", "12.25", "1.125", "1234.567", "12345.67",
      "123456.7", "1234567.8", "1.1234", "1.0005", "1.9995", "0.0004", "12.3456789", "-1", "-1.5", "-0.0005", "-", ".5",
      "5.", "1.2.3", "1e2", "1,5", "", "nan", " 1", "1 ", "+1", "00012.5", "1234567890", "99999.9999", "--1", "1.-2",
    ])
  func readsNumbers(_ number: String) throws {
    try Self.expectSame(["2026-03-04T16:00:01Z", "40.7501", "-73.98", number, "5"])
    try Self.expectSame(["2026-03-04T16:00:01Z", "40.7501", "-73.98", "5", number])
    try Self.expectSame(["2026-03-04T16:00:01Z", number, "-73.98", "5", "5"])
    try Self.expectSame(["2026-03-04T16:00:01Z", "40.75", number, "5", "5"])
  }

  @Test(
    "Places and times of every form are read alike",
    arguments: [
      ("40.12345678", "16:00:01Z"), ("40.123456789", "16:59:59Z"), ("40.1234567894", "16:60:00Z"),
      ("40.1234567895", "16:00:60Z"), ("-40.123456789512345", "16:5:00Z"), ("0.000000001", "16:00:01.5Z"),
      ("90", "16:00:01.25Z"), ("90.0000000001", "16:00:01.125Z"), ("89.9999999999", "16:00:01.1255Z"),
      ("180", "16:00:01.Z"), ("07.5", "16:00:01+00:00"), ("7.5", "16:00:01"), ("7.5", "16:00:01.5"),
      ("7.5", "16:0a:01Z"),
      ("7.5", "16:00;01Z"), ("7.5", "16:00:1aZ"), ("7.5", "16:61:01Z"), ("7.5", "16:00:01.9999Z"),
      ("40.7512345678901234567", "23:59:59.999Z"), ("40.75", "17:00:00Z"),
    ])
  func readsPlacesAndTimes(place: String, clock: String) throws {
    try Self.expectSame(["2026-03-04T\(clock)", place, place, "1", "5"])
    try Self.expectSame(["2026-03-04T16:00:07Z", place, "-\(place)", "1", "5"])
  }

  @Test("Whatever is written, both readers say the same of it")
  func readsAlike() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = SplitMix(seed: seed)
    let alphabet = Array("0123456789.-+:TZe ")
    for _ in 0..<5000 {
      var fields = ["2026-03-04T16:12:34.5Z", "40.751234", "-73.981234", "12.34", "5.6"].map(Array.init)
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let index = Int.random(in: 0..<5, using: &dice)
        let place = Int.random(in: 0...fields[index].count, using: &dice)
        guard let other = alphabet.randomElement(using: &dice) else { continue }
        if place < fields[index].count, Bool.random(using: &dice) {
          fields[index][place] = other
        } else {
          fields[index].insert(other, at: place)
        }
      }
      try Self.expectSame(fields.map { String($0) }, seed: seed)
    }
  }

  /// Random numbers that a printed seed repeats: SplitMix64.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
