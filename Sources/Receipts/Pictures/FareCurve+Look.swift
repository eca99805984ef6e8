import Drawing
import Tariffs
import Units
import Words

extension FareCurve.Cause {
  /// The colour of what it earned.
  package var paint: Paint {
    switch self {
    case .distance, .both: .distance
    case .time: .time
    case .gap: .gap
    }
  }

  /// What it is called.
  package var phrase: Phrase {
    switch self {
    case .distance: .rideDistance
    case .time: .rideWaiting
    case .both: .pictureBoth
    case .gap: .pictureGap
    }
  }

  var texture: Texture {
    switch self {
    case .distance: .plain
    case .time, .both: .stripes
    case .gap: .bars
    }
  }

  /// What shows between the stripes.
  var ground: Paint { self == .both ? .time : .paper }
}

extension FareCurve {
  /// The rate that counted at a time.
  func rate(at time: Instant) -> Int { rateChanges.last { $0.at <= time }?.rate ?? firstRate }

  /// The causes that there are, in their order.
  var causes: [Cause] { Cause.allCases.filter { cause in steps.contains { $0.cause == cause } } }
}

extension Metered {
  /// The speed in millimetres per millisecond above which distance counts and below which time does.
  ///
  /// Of the first band; nil in mode D, where both count always, and without both prices.
  package var earningSpeed: Ratio? {
    switch combination {
    case .double: return nil
    case .switching(let speed), .doubleBelow(let speed): return speed
    case .single: return bands.first.flatMap { $0.perTime.divided(by: $0.perDistance) }
    }
  }
}
