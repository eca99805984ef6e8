import Track
import Units

extension Course {
  /// By how much a distance measured by satellites may be off in the worst case that is promised, in thousandths.
  ///
  /// The outer limit of phones used as meters in the United States' tentative code for transportation network measuring
  /// systems, 2.5 %.
  package static let distanceError: Int64 = 25

  /// The same ride with every stretch longer by so many thousandths, shorter by a negative number.
  package func lengthened(byThousandths part: Int64) -> Course {
    var copy = self
    copy.stretches = stretches.map { stretch in
      var stretch = stretch
      let length = stretch.distance.millimetres
      stretch.distance = Distance(millimetres: max(0, length + length / 1000 * part + length % 1000 * part / 1000))
      return stretch
    }
    return copy
  }
}

extension Meter {
  /// By how much the total may be off because the distance may be; nil before Stop.
  ///
  /// The larger of what ``Course/distanceError`` more and as much less would change.
  package var uncertainty: Money? {
    guard let course = Course(self) else { return nil }
    let total = bill(of: course).total
    let more = bill(of: course.lengthened(byThousandths: Course.distanceError)).total - total
    let less = total - bill(of: course.lengthened(byThousandths: -Course.distanceError)).total
    return max(.zero, more, less)
  }

  /// The places of the fixes that were used, in order; those before Stop, when it was pressed.
  package var places: [Coordinate] {
    guard let start = startTime else { return [] }
    var admission = Admission(start: start)
    var places: [Coordinate] = []
    func take(_ fix: Fix) {
      let before = admission.latest
      let verdict = admission.admit(fix)
      if let latest = admission.latest, latest != before { places.append(latest.place) }
      for fix in verdict.agreed { take(fix) }
    }
    for fix in fixes where stopTime.map({ fix.time <= $0 }) ?? true { take(fix) }
    return places
  }
}
