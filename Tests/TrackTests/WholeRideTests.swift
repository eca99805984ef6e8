import RideSupport
import Testing
import Track
import Units

/// A whole ride taken at once beside the same ride fix by fix.
@Suite struct WholeRideTests {
  private struct Outcome: Equatable {
    var stretches: [Stretch] = []
    var used: Int64 = 0
    var refused = RefusalCounts()
    var latest: Fix?
    var decided: Instant?
    var heldBack: Stretch?

    mutating func end(_ admission: Admission) {
      used = admission.used
      refused = admission.refused
      latest = admission.latest
      decided = admission.decided
      heldBack = admission.heldBack
    }
  }

  private static func oneByOne(_ fixes: [Fix], until stop: Instant) -> Outcome {
    var admission = Admission(start: fixes[0].time)
    var outcome = Outcome()
    func take(_ fix: Fix) {
      let verdict = admission.admit(fix)
      outcome.stretches += [verdict.first, verdict.second].compactMap(\.self)
      for fix in verdict.agreed { take(fix) }
    }
    for fix in fixes where fix.time <= stop { take(fix) }
    outcome.end(admission)
    return outcome
  }

  private static func atOnce(_ fixes: [Fix], until stop: Instant) -> Outcome {
    var admission = Admission(start: fixes[0].time)
    var outcome = Outcome()
    admission.admit(fixes[...], until: stop, into: &outcome.stretches)
    outcome.end(admission)
    return outcome
  }

  /// A ride through all that a receiver does: halts, silences, jumps that come back and that do not, poor and invalid
  /// fixes, times that come twice, fixes with and without speeds.
  private static func ride(_ dice: inout Dice) -> [Fix] {
    let unit = Coordinate.unitsPerDegree
    // Rides begin anywhere: at the equator, where sine and cosine change their parts, at the poles, at the date line.
    let north = [
      0, 45 * unit, -45 * unit, 89_999 * unit / 1000, -40 * unit,
      Int64.random(in: -90 * unit...90 * unit, using: &dice),
    ]
    let east = [0, 179_999_999 * unit / 1_000_000, Int64.random(in: -180 * unit...180 * unit, using: &dice)]
    var place = (north.randomElement(using: &dice) ?? 0, east.randomElement(using: &dice) ?? 0)
    var fixes: [Fix] = []
    var time: Int64 = 1_772_640_000_000
    var speed: Int64 = 0
    for _ in 0..<Int.random(in: 1...400, using: &dice) {
      switch Int.random(in: 0..<40, using: &dice) {
      case 0: time += Int64.random(in: 2000...60_000, using: &dice)
      case 1: break
      default: time += 1000
      }
      speed = max(0, speed + Int64.random(in: -3000...3000, using: &dice))
      let step = speed / 100
      place.0 += Int64.random(in: -step...step, using: &dice) * 100
      place.1 += Int64.random(in: -step...step, using: &dice) * 100
      if Int.random(in: 0..<50, using: &dice) == 0 { place.0 += Int64.random(in: -unit / 50...unit / 50, using: &dice) }
      place.0 = min(max(place.0, -90 * unit), 90 * unit)
      if place.1 > 180 * unit { place.1 -= 360 * unit }
      if place.1 < -180 * unit { place.1 += 360 * unit }
      guard let here = Coordinate(latitude: place.0, longitude: place.1) else { continue }
      let accuracy: Int64? =
        switch Int.random(in: 0..<20, using: &dice) {
        case 0: nil
        case 1: -1
        case 2: Int64.random(in: 40_000...300_000, using: &dice)
        default: Int64.random(in: 2000...9000, using: &dice)
        }
      fixes.append(
        Fix(
          time: Instant(milliseconds: time), place: here, accuracy: accuracy.map(Distance.init(millimetres:)),
          speed: Int.random(in: 0..<15, using: &dice) == 0 ? nil : Speed(millimetresPerSecond: speed / 10 * 10)))
    }
    return fixes
  }

  @Test("A ride taken at once is the ride taken fix by fix, to the millimetre, wherever it is")
  func isTheSame() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    var kinds: Set<Stretch.Kind> = []
    var refused: Int64 = 0
    for number in 0..<2000 {
      let fixes = Self.ride(&dice)
      guard let last = fixes.last else { continue }
      let stop = Bool.random(using: &dice) ? last.time : (fixes.randomElement(using: &dice) ?? last).time
      let (one, whole) = (Self.oneByOne(fixes, until: stop), Self.atOnce(fixes, until: stop))
      #expect(one == whole, "seed \(seed), ride \(number)")
      for stretch in whole.stretches { kinds.insert(stretch.kind) }
      refused += whole.refused.total
    }
    // The rides do have everything in them.
    #expect(kinds.count == 4 && refused > 1000)
  }

  @Test("Four places measured at once lie where each alone does", arguments: [-90.0, -60, -45, -12, 0, 45, 46, 89.9])
  func isTheSameStep(latitude: Double) {
    let fixes = (0..<257).map { index in
      let ground = Ground(latitude: latitude, longitude: -179.999 + Double(index) * 0.0001)
      return Fix(time: Instant(seconds: Int64(index)), place: ground.coordinate, accuracy: .metres(3))
    }
    var stretches: [Stretch] = []
    var admission = Admission(start: fixes[0].time)
    admission.admit(fixes[...], until: Instant(seconds: 1000), into: &stretches)
    let way = stretches.reduce(Distance.zero) { $0 + $1.distance }
    var chord = Distance.zero
    for (one, next) in zip(fixes, fixes.dropFirst()) {
      chord += EllipsoidPoint(one.place).distance(to: EllipsoidPoint(next.place))
    }
    #expect(latitude.magnitude > 60 || abs(way.millimetres - chord.millimetres) <= 128 + 12_000)
    #expect(Self.oneByOne(fixes, until: Instant(seconds: 1000)).stretches == stretches)
  }
}
