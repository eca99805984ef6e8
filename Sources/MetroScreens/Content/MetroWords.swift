import Almanac
import Metro
import Units
import Words

/// Writes what the metro's screens say: in a language, by the clock of a network.
struct MetroWords {
  let strings: Strings
  let formats: Formats
  private let clock: ServiceClock?

  init(_ strings: Strings, clock: ServiceClock?) {
    self.strings = strings
    formats = Formats(strings.language)
    self.clock = clock
  }

  /// The time on the wall at the network's place, cut to the minute.
  func time(_ instant: Instant) -> String {
    formats.time((clock?.zone ?? .utc).local(of: instant).time)
  }

  /// A day and a time.
  func moment(_ instant: Instant) -> String {
    let local = (clock?.zone ?? .utc).local(of: instant)
    return formats.date(local.date) + ", " + formats.time(local.time)
  }

  /// Minutes, rounded up: nobody is there earlier.
  func minutes(_ length: Elapsed) -> String {
    formats.minutes(.seconds((length.milliseconds + 59_999) / 60_000 * 60))
  }

  /// A length to the second.
  func duration(_ length: Elapsed) -> String {
    formats.duration(Elapsed(milliseconds: Int64(length.milliseconds.magnitude)))
  }

  /// A countdown, rounded up to the second: `12:34`.
  func countdown(_ length: Elapsed) -> String {
    let seconds = (length.milliseconds + 999) / 1000
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
