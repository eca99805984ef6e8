import Metro
import Track
import Units

extension Derivation {
  /// How a line goes: seconds of each stop and the time of each millimetre.
  struct Pace {
    let millisecondsPerKilometre: Int64

    /// A stop with braking and starting, against going through.
    static let stop = Elapsed.seconds(45)

    func cycle(of distance: Distance?) -> Elapsed? {
      distance.map { Pace.stop + Elapsed(milliseconds: $0.millimetres * millisecondsPerKilometre / 1_000_000) }
    }
  }

  /// The pace of a pattern's hops whose samples agree.
  func pace(_ pattern: Pattern, _ samples: [[Elapsed]]) -> Pace? {
    var way: Int64 = 0
    var time: Int64 = 0
    for hop in pattern.hops.indices {
      guard let least = samples[hop].min(), let most = samples[hop].max(), let distance = distance(pattern, hop),
        samples[hop].count > 1, most - least <= Derivation.agreement, Derivation.window.contains(least)
      else { continue }
      way += distance.millimetres
      time += max(0, (least.milliseconds + most.milliseconds) / 2 - Pace.stop.milliseconds)
    }
    guard way > 0 else { return nil }
    return Pace(millisecondsPerKilometre: time * 1_000_000 / way)
  }

  /// The straight line of a hop; nil where a place is not known.
  func distance(_ pattern: Pattern, _ hop: Int) -> Distance? {
    guard let from = place(pattern.stations[hop]), let to = place(pattern.stations[hop + 1]) else { return nil }
    return EllipsoidPoint(from).distance(to: EllipsoidPoint(to))
  }

  /// What the distance allows: a twentieth longer than straight, at 22 m/s and 20 s at least, 5 m/s and 120 s at most.
  static func window(of distance: Distance) -> ClosedRange<Elapsed> {
    let way = distance.millimetres * 105 / 100
    return (.seconds(20) + Elapsed(milliseconds: way / 22))...(.seconds(120) + Elapsed(milliseconds: way / 5))
  }
}

extension Elapsed {
  /// The length without its direction.
  var magnitude: Elapsed { Elapsed(milliseconds: milliseconds < 0 ? -milliseconds : milliseconds) }
}

extension Derivation.Step {
  /// Half of what the samples differ by, which is 5 s at least; a single one may be off by twice that.
  var spread: Elapsed {
    guard let least = samples.min(), let most = samples.max(), samples.count > 1 else { return .seconds(5) }
    return Elapsed(milliseconds: max(5000, (most - least).milliseconds) / 2)
  }
}
