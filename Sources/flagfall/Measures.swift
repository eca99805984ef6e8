import Almanac
import Glibc
import Units

/// Lengths, times and speeds as people write them on a command line.
enum Measures {
  /// A length, and how much its last digit is worth.
  struct Length {
    let distance: Distance
    let lastDigit: Distance
  }

  /// Reads `3.1` of kilometres or miles; at most 9 999 km.
  static func length(_ text: String, of option: String, unit: Int64) throws(CommandError) -> Length {
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = digits.count == 2 ? digits[1].count : 0
    guard let number = Ratio(text), number.numerator >= 0, decimals <= 6, !text.contains("/"),
      let length = number.times(Ratio(unit))?.rounded, length < 9_999_000_000
    else { throw .usage("--\(option) \(text): give a number such as 3.1, of 9 998 km at most") }
    var last = Ratio(unit)
    for _ in 0..<decimals { last = last.divided(by: Ratio(10)) ?? last }
    return Length(
      distance: Distance(millimetres: length), lastDigit: Distance(millimetres: max(1, last.rounded ?? 1)))
  }

  /// Reads `4m`, `90s`, `1h`, `1h30m`; at most 99 days.
  static func duration(_ text: String, of option: String) throws(CommandError) -> Elapsed {
    var total = Ratio(0)
    var number = ""
    var isEmpty = true
    for letter in text {
      if letter.isNumber || letter == "." {
        number.append(letter)
        continue
      }
      let unit: Int64? = ["h": 3_600_000, "m": 60_000, "s": 1000][letter]
      guard let unit, let part = Ratio(number)?.times(Ratio(unit)), let sum = total.plus(part) else { break }
      total = sum
      number = ""
      isEmpty = false
    }
    guard !isEmpty, number.isEmpty, let milliseconds = total.rounded, milliseconds <= 99 * 86_400_000,
      text.allSatisfy({ $0.isNumber || ".hms".contains($0) })
    else { throw .usage("--\(option) \(text): give a time such as 4m, 90s or 1h30m, of 99 days at most") }
    return Elapsed(milliseconds: milliseconds)
  }

  /// Reads `30km/h`, `20mph` or `8.5m/s` as millimetres per second; more than nothing and at most 252 km/h.
  static func speed(_ text: String, of option: String) throws(CommandError) -> Ratio {
    let units: [(name: String, size: Ratio?)] = [
      ("km/h", Ratio(1_000_000, 3600)), ("mph", Ratio(1_609_344, 3600)), ("m/s", Ratio(1000)),
    ]
    for unit in units where text.hasSuffix(unit.name) {
      let number = text.dropLast(unit.name.count).filter { $0 != " " }
      if let size = unit.size, let speed = Ratio(number)?.times(size), speed.numerator > 0,
        speed.isLess(than: Ratio(70_001)) == true
      {
        return speed
      }
    }
    throw .usage("--\(option) \(text): give a speed such as 30km/h or 20mph, at most 252km/h")
  }

  /// Reads `2026-11-30T14:00` by the clock of a zone, or with an offset of its own.
  static func instant(_ text: String, of option: String, zone: Zone) throws(CommandError) -> Instant {
    switch Timestamp(iso8601: text) {
    case .instant(let instant): return instant
    case .local(let local): return zone.instant(of: local).first
    case nil: throw .usage("--\(option) \(text): give a date and time such as 2026-11-30T14:00")
    }
  }

  /// The clock of this machine, to the millisecond.
  static var exactNow: Instant {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Instant(milliseconds: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000)
  }

  /// The clock of this machine.
  static var now: Instant { Instant(seconds: Int64(time(nil))) }
}
