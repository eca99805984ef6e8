/// Rows of one ride that follow each other.
package struct FixRun: Sendable {
  /// Where in the bytes the ride's name stands, without the quotes around it.
  package let name: Range<Int>
  /// Which fixes are its.
  package internal(set) var fixes: Range<Int>
  /// How many of its rows are no fixes, and cannot be read.
  package internal(set) var faults = 0
  /// The number of its first line.
  package let line: Int
  /// Whether its fixes are in order of time, each at a time of its own, so that there is nothing to mend.
  package internal(set) var isPlain = true
  /// The numbers of the lines without a position.
  package internal(set) var skipped: [Int] = []

  init(name: Range<Int>, from index: Int, line: Int) {
    self.name = name
    fixes = index..<index
    self.line = line
  }
}

/// A row that is no fix, and why.
package struct FixFault: Sendable {
  /// Where in the bytes the name of its ride stands; nil where it cannot be told.
  package let name: Range<Int>?
  /// Where in the file.
  package let place: RideFilePlace
  /// What is wrong.
  package let fault: RideFileFault
}

/// A time by the clock of a zone that may have meant two.
package struct AmbiguousTime: Sendable {
  /// Which fix has it; its time is the earlier.
  package let fix: Int
  /// The later, in milliseconds since 1970.
  package let later: Int64
}
