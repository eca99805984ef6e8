import Units

extension Formats {
  /// Writes a length of time in the two units that matter: `1 h 02 min`, `7 min 31 s`, `31 s`; cut to the second.
  ///
  /// From an hour on seconds are left out. A negative length counts as none.
  package func duration(_ length: Elapsed) -> String {
    let all = max(0, length.wholeSeconds)
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60)
    if hours > 0 { return pair(hours, .hours, minutes, .minutes) }
    if minutes > 0 { return pair(minutes, .minutes, seconds, .seconds) }
    return measure(integer(seconds), DurationUnit.seconds)
  }

  /// Writes a length of time as a stopwatch does, whatever the language: `0:07:31`.
  package func stopwatch(_ length: Elapsed) -> String {
    let all = max(0, length.wholeSeconds)
    let (minutes, seconds) = (Int(all / 60 % 60), Int(all % 60))
    let hours = String(decoding: Formats.digits(UInt64(all / 3600), atLeast: 1), as: UTF8.self)
    return hours + ":" + Formats.padded(minutes, to: 2) + ":" + Formats.padded(seconds, to: 2)
  }

  /// Writes a length of time in whole minutes, cut: `12 min`.
  package func minutes(_ length: Elapsed) -> String {
    measure(integer(max(0, length.wholeSeconds) / 60), DurationUnit.minutes)
  }

  enum DurationUnit {
    case hours
    case minutes
    case seconds
  }

  private func pair(_ greater: Int64, _ first: DurationUnit, _ lesser: Int64, _ second: DurationUnit) -> String {
    if language.ruled == .japanese { return measure(integer(greater), first) + measure(integer(lesser), second) }
    let lesserText = Formats.padded(Int(lesser), to: 2)
    return measure(integer(greater), first) + Formats.noBreakSpace + measure(lesserText, second)
  }

  func measure(_ number: String, _ unit: DurationUnit) -> String {
    language.ruled == .japanese ? number + name(unit) : number + Formats.noBreakSpace + name(unit)
  }

  /// The symbols of the SI where the language's own reading is the same, else CLDR's short unit.
  private func name(_ unit: DurationUnit) -> String {
    switch (language.ruled, unit) {
    case (.polish, .hours): "godz."
    case (.ukrainian, .hours): "год"
    case (.ukrainian, .minutes): "хв"
    case (.ukrainian, .seconds): "с"
    case (.japanese, .hours): "時間"
    case (.japanese, .minutes): "分"
    case (.japanese, .seconds): "秒"
    case (_, .hours): "h"
    case (_, .minutes): "min"
    case (_, .seconds): "s"
    }
  }
}
