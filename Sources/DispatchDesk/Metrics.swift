import Synchronization

/// What is counted, in the form that Prometheus reads.
final class Metrics: Sendable {
  private let counters = Mutex<[String: Int]>([:])

  /// Counts one; labels stand in braces behind the name.
  func count(_ name: String) { add(name, 1) }

  func add(_ name: String, _ number: Int) { counters.withLock { $0[name, default: 0] += number } }

  func value(_ name: String) -> Int { counters.withLock { $0[name] ?? 0 } }

  /// [The text format](https://prometheus.io/docs/instrumenting/exposition_formats/), counters first.
  func text(gauges: [(name: String, help: String, value: Int)]) -> String {
    var text = ""
    var family = ""
    for (name, value) in counters.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      let parts = name.split(separator: "{", maxSplits: 1)
      if String(parts[0]) != family {
        family = String(parts[0])
        text += "# TYPE flagfall_\(family)_total counter\n"
      }
      text += "flagfall_\(family)_total\(parts.count > 1 ? "{" + parts[1] : "") \(value)\n"
    }
    for gauge in gauges {
      text += "# HELP flagfall_\(gauge.name) \(gauge.help)\n# TYPE flagfall_\(gauge.name) gauge\n"
      text += "flagfall_\(gauge.name) \(gauge.value)\n"
    }
    return text
  }
}
