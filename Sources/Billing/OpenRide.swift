import RideFiles
import Track
import Units

/// A ride that goes on while rows of others come between its own.
struct OpenRide: Sendable {
  let name: [UInt8]
  let hash: UInt64
  /// The line of its first row.
  let line: Int
  /// The piece that its first row is in begins here.
  let begin: PieceEnd
  var fixes: [PackedFix] = []
  var faults: [Reject] = []
  var skipped: [Int] = []
  var isPlain = true
  var isTooLarge = false
  /// The latest of its times, and of all before its first, by which it is over when others are so much later.
  var latest: Int64
  /// Its neighbours in the order of the last rows; -1 at the ends.
  var before = -1
  var after = -1

  init(name: [UInt8], hash: UInt64, line: Int, begin: PieceEnd, latest: Int64) {
    self.name = name
    self.hash = hash
    self.line = line
    self.begin = begin
    self.latest = latest
  }

  /// More fixes of one ride are refused.
  static var limit: Int { 300_000 }

  /// Adds a row.
  mutating func add(_ fix: Fix) {
    let time = fix.time.milliseconds
    if let last = fixes.last, time <= last.time { isPlain = false }
    if fix.time == FixRows.untimed { isPlain = false } else { latest = max(latest, time) }
    if fixes.count < OpenRide.limit { fixes.append(PackedFix(fix)) } else { isTooLarge = true }
  }
}

/// A fix in half of the room, for the many that wait for the end of their rides.
struct PackedFix: Sendable {
  let time: Int64
  private let latitude: Int64
  private let longitude: Int64
  private let speed: Int32
  private let accuracy: Int32

  /// Stands for what is not known, and for what no car and no receiver says.
  private static let absent = Int32.min

  init(_ fix: Fix) {
    time = fix.time.milliseconds
    latitude = fix.place.latitude
    longitude = fix.place.longitude
    // Beyond 2000 km/h or km nothing depends on how much.
    speed = fix.speed.map { Int32(clamping: $0.millimetresPerSecond) } ?? PackedFix.absent
    accuracy = fix.accuracy.map { Int32(clamping: max($0.millimetres, -1)) } ?? PackedFix.absent
  }

  var fix: Fix {
    Fix(
      time: Instant(milliseconds: time), place: Coordinate(latitude: latitude, longitude: longitude) ?? .origin,
      accuracy: accuracy == PackedFix.absent ? nil : Distance(millimetres: Int64(accuracy)),
      speed: speed == PackedFix.absent ? nil : Speed(millimetresPerSecond: Int64(speed)))
  }
}
