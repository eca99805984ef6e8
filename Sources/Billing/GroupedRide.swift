import RideFiles

/// A ride whose rows stand together: its run, and what follows rows that are no fixes.
struct GroupedRide {
  let name: Range<Int>
  var fixes: Range<Int>
  let line: Int
  var isPlain: Bool
  var skipped: [Int]
  var faults: Int

  private init(_ run: FixRun) {
    name = run.name
    fixes = run.fixes
    line = run.line
    isPlain = run.isPlain
    skipped = run.skipped
    faults = run.faults
  }

  /// The rides of some runs, and the runs that are only rows without a position.
  ///
  /// A run without a fix neither makes a ride nor ends one.
  static func all(
    of rows: FixRows, in text: UnsafeBufferPointer<UInt8>
  ) -> (rides: [GroupedRide], empty: [FixRun]) {
    var rides: [GroupedRide] = []
    var empty: [FixRun] = []
    for run in rows.runs {
      let last = rides.count - 1
      if last >= 0, text[rides[last].name].elementsEqual(text[run.name]) {
        rides[last].fixes = rides[last].fixes.lowerBound..<run.fixes.upperBound
        rides[last].isPlain = false
        rides[last].skipped += run.skipped
        rides[last].faults += run.faults
      } else if !run.fixes.isEmpty {
        rides.append(GroupedRide(run))
      } else if run.faults == 0 {
        empty.append(run)
      }
    }
    return (rides, empty)
  }
}
