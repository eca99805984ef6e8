import Almanac
import Units

extension Zone {
  /// Local time with its offset from UTC, such as `2026-03-04T11:00:00+01:00`.
  package func stamp(of instant: Instant) -> String {
    let offset = offset(at: instant).milliseconds / 60_000
    let hours = offset.magnitude / 60
    let minutes = offset.magnitude % 60
    let sign = offset < 0 ? "-" : "+"
    return local(of: instant).iso8601 + "\(sign)\(hours / 10)\(hours % 10):\(minutes / 10)\(minutes % 10)"
  }
}
