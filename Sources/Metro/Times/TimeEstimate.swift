import Units

/// How long something takes, how sure that is, and how it is known.
package struct TimeEstimate: Sendable, Hashable {
  /// How long.
  package var time: Elapsed
  /// One standard deviation.
  package var spread: Elapsed
  /// How many observations it rests on.
  package var samples: Int
  /// How it is known.
  package var source: TimeSource

  /// Makes an estimate.
  package init(_ time: Elapsed, spread: Elapsed, samples: Int, source: TimeSource) {
    self.time = time
    self.spread = spread
    self.samples = samples
    self.source = source
  }
}

/// How a time is known, the best first.
package enum TimeSource: String, Sendable, Hashable, CaseIterable {
  /// Measured on rides.
  case learned
  /// From the timetable of this direction.
  case official
  /// From one train of this direction, drawn towards both directions' median.
  case pooled
  /// From the timetable, between stops of which it gives the times.
  case interpolated
  /// From the other direction.
  case mirrored
  /// From the kind of station.
  case prior
  /// From the distance at the line's mean speed.
  case distance
  /// Nothing is known.
  case standard
}

/// A part of the day in which trains may run faster or slower.
package enum DayPart: String, Sendable, Hashable, CaseIterable {
  /// Until 7:00.
  case early
  /// From 7:00 to 10:00.
  case morning
  /// From 10:00 to 16:00.
  case midday
  /// From 16:00 to 20:00.
  case evening
  /// From 20:00.
  case late

  /// The part in which a time of a service day lies.
  package init(secondsOfDay: Int64) {
    self =
      switch secondsOfDay {
      case ..<25_200: .early
      case ..<36_000: .morning
      case ..<57_600: .midday
      case ..<72_000: .evening
      default: .late
      }
  }
}
