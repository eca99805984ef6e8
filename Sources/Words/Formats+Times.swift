import Almanac

/// Whether a clock counts to 12 or to 24.
package enum ClockStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// `5:07 PM`.
  case halfDay
  /// `17:07`.
  case wholeDay
}

extension Formats {
  /// The clock a reader of this language expects at this place: half days only in English and where people have them.
  package var clock: ClockStyle {
    language.ruled == .english && customs.halfDayClock ? .halfDay : .wholeDay
  }

  /// Writes a time of day to the minute, or to the second, cut not rounded.
  ///
  /// Without a style it is the clock of language and place.
  package func time(_ time: CivilTime, seconds: Bool = false, _ style: ClockStyle? = nil) -> String {
    switch style ?? clock {
    case .wholeDay:
      return Formats.padded(time.hour, to: padsHours ? 2 : 1) + rest(of: time, seconds: seconds)
    case .halfDay:
      let hour = time.hour % 12
      let digits = Formats.padded(hour == 0 && !countsFromZero ? 12 : hour, to: 1) + rest(of: time, seconds: seconds)
      if language.ruled == .japanese { return halfOfDay(time) + digits }
      return digits + halfDayGap + halfOfDay(time)
    }
  }

  private func rest(of time: CivilTime, seconds: Bool) -> String {
    let minutes = ":" + Formats.padded(time.minute, to: 2)
    return seconds ? minutes + ":" + Formats.padded(time.second, to: 2) : minutes
  }

  private var padsHours: Bool {
    switch language.ruled {
    case .spanish, .japanese: false
    default: true
    }
  }

  /// Japanese counts the hours of a half day from 0 to 11.
  private var countsFromZero: Bool { language.ruled == .japanese }

  private var halfDayGap: String {
    Formats.narrowNoBreakSpace
  }

  private func halfOfDay(_ time: CivilTime) -> String {
    let morning = time.hour < 12
    switch language.ruled {
    case .spanish: return morning ? "a.\u{202F}m." : "p.\u{202F}m."
    case .ukrainian: return morning ? "дп" : "пп"
    case .japanese: return morning ? "午前" : "午後"
    default:
      if language.ruled == .english, !customs.monthFirst { return morning ? "am" : "pm" }
      return morning ? "AM" : "PM"
    }
  }
}
