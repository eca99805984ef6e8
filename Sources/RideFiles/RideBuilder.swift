import Track
import Units

/// Collects points in file order and notes what will need mending.
struct RideBuilder {
  /// What stands for a value that the point does not have.
  static let absent = Int64.min

  private(set) var fixes: [Fix] = []
  private(set) var untimed: [Int] = []
  private(set) var hadSpeeds = false
  private(set) var hasEqualTimes = false
  private(set) var backwards = 0
  private(set) var firstBackwards = 0
  private var lastTime = RideBuilder.absent

  /// Makes room for as many points as are foretold.
  mutating func reserve(_ count: Int) {
    fixes.reserveCapacity(count)
    fixes.adviseLargePages()
  }

  /// Adds a point; time in milliseconds, speed in mm/s, accuracy in mm, each may be `absent`.
  @inline(__always)
  mutating func append(time: Int64, place: Coordinate, speed: Int64, accuracy: Int64) {
    if time == RideBuilder.absent {
      untimed.append(fixes.count)
    } else {
      if time <= lastTime { noteOrder(time) }
      lastTime = time
    }
    if speed != RideBuilder.absent { hadSpeeds = true }
    fixes.append(
      Fix(
        time: Instant(milliseconds: time), place: place,
        accuracy: accuracy == RideBuilder.absent ? nil : Distance(millimetres: accuracy),
        speed: speed == RideBuilder.absent ? nil : Speed(millimetresPerSecond: speed)))
  }

  private mutating func noteOrder(_ time: Int64) {
    if time == lastTime {
      hasEqualTimes = true
    } else {
      if backwards == 0 { firstBackwards = fixes.count + 1 }
      backwards += 1
    }
  }

  /// Ends the ride: every fix has a time, or there is a reason why not.
  ///
  /// `keepsTimes` says that equal times are meant, as in a file of our own.
  func ride(format: RideFormat, name: String?, keepsTimes: Bool = false) throws(RideFileFault) -> RecordedRide {
    guard !fixes.isEmpty else { throw .noPoints }
    guard untimed.count < fixes.count else { throw .noTimes(points: fixes.count) }
    var ride = RecordedRide(format: format, name: name, fixes: fixes, hadSpeeds: hadSpeeds)
    if !untimed.isEmpty { ride.warnings += TimeFilling.fill(&ride.fixes, untimed: untimed) }
    if hasEqualTimes, !keepsTimes {
      guard !SharedSeconds.isStopped(ride.fixes) else { throw .noTimes(points: fixes.count) }
      if let warning = SharedSeconds.spread(&ride.fixes) { ride.warnings.append(warning) }
    }
    if backwards > 0 { ride.warnings.append(.backwards(count: backwards, first: firstBackwards)) }
    return ride
  }
}
