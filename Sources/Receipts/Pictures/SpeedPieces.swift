import Drawing
import Tariffs
import Track
import Units

/// A way in pieces of some seconds, each with what its speed earned.
struct SpeedPieces {
  /// Neighbouring pieces with one cause.
  struct Run {
    let cause: FareCurve.Cause
    var points: [Point]
  }

  /// All places, in metres to the east and to the south.
  let points: [Point]
  private(set) var runs: [Run] = []
  /// The speeds in millimetres per millisecond that told the pieces apart, each once.
  private(set) var speeds: [Ratio] = []

  /// Speeds of single seconds are mostly noise: a piece lasts at least as long as the meter's cell.
  private static let least = Elapsed.seconds(5)

  init(_ fixes: [Fix], curve: FareCurve, edition: Edition) {
    points = MapMarks.plane(fixes.map { $0.place })
    var first = 0
    for index in fixes.indices.dropFirst() {
      let time = fixes[index].time - fixes[first].time
      let isGap = fixes[index].time - fixes[index - 1].time > AdmissionLimits.gap
      if isGap {
        if index - 1 > first { add(fixes, first..<index - 1, curve, edition) }
        append([points[index - 1], points[index]], .gap)
        first = index
      } else if time >= SpeedPieces.least || index == fixes.count - 1 {
        add(fixes, first..<index, curve, edition)
        first = index
      }
    }
  }

  /// The causes that there are, in their order.
  var causes: [FareCurve.Cause] { FareCurve.Cause.allCases.filter { cause in runs.contains { $0.cause == cause } } }

  /// Adds the piece from the first place of a range to the one after its last.
  private mutating func add(_ fixes: [Fix], _ range: Range<Int>, _ curve: FareCurve, _ edition: Edition) {
    let piece = Array(points[range.lowerBound...range.upperBound])
    let time = (fixes[range.upperBound].time - fixes[range.lowerBound].time).milliseconds
    guard time > 0 else { return }
    let rate = edition.rates[curve.rate(at: fixes[range.lowerBound].time)]
    guard let metered = rate.metered, let limit = metered.earningSpeed else {
      append(piece, rate.metered?.combination == .double ? .both : .distance)
      return
    }
    if !speeds.contains(limit) { speeds.append(limit) }
    // Metres per second are millimetres per millisecond.
    let speed = SpeedPieces.length(of: piece) * 1000 / Double(time)
    let isSlow = speed * Double(limit.denominator) < Double(limit.numerator)
    if case .doubleBelow = metered.combination, isSlow {
      append(piece, .both)
    } else {
      append(piece, isSlow ? .time : .distance)
    }
  }

  private mutating func append(_ piece: [Point], _ cause: FareCurve.Cause) {
    if let last = runs.last, last.cause == cause {
      runs[runs.count - 1].points += piece.dropFirst()
    } else {
      runs.append(Run(cause: cause, points: piece))
    }
  }

  private static func length(of points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
