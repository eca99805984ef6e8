/// Whether the accelerometer thinks that the train moves: an experiment, which is shown and never trusted over a tap.
///
/// What counts is how much the size of the acceleration varies within a second; two thresholds, so that it does not
/// waver, and so many seconds alike before it is said.
package struct MotionHint: Sendable, Hashable {
  /// What it thinks.
  package enum State: Sendable, Hashable {
    case unknown
    case standing
    case moving
  }

  /// What it thinks.
  package private(set) var state = State.unknown
  private var streak = 0
  private var last = State.unknown

  /// A train that stands shakes less than this, in mm/s²; a guess from published recordings of metros.
  static let still: Int64 = 60
  /// A train that runs shakes more than this.
  static let shaking: Int64 = 120
  /// So many seconds alike are believed.
  static let needed = 4

  /// Takes a second of samples: the sizes of acceleration in mm/s².
  mutating func feel(_ samples: [Int64]) {
    guard samples.count > 4 else { return }
    let mean = samples.reduce(0, +) / Int64(samples.count)
    var sum: Int64 = 0
    for sample in samples { sum += Int64((sample - mean).magnitude) }
    let deviation = sum / Int64(samples.count)
    let seen: State = deviation < MotionHint.still ? .standing : deviation > MotionHint.shaking ? .moving : .unknown
    guard seen != .unknown else { return }
    streak = seen == last ? streak + 1 : 1
    last = seen
    if streak >= MotionHint.needed { state = seen }
  }
}
