import Almanac
import JSON
import Units

/// Checks that at every time of an edition one rate is in force, and that it is clear which.
struct WeekCheck {
  /// The most windows of an edition that are compared with each other; arbitrary, far above any published tariff.
  private static let most = 200

  let edition: Edition
  let node: JSONNode
  let times: WindowTimes

  /// A window of a rate by the clock.
  private struct Entry {
    let rate: Int
    let rank: Int
    let runs: [Range<Int>]
    let node: JSONNode
  }

  func run(_ findings: inout Findings) throws(JSONError) {
    let rates = try node.member("rates")
    let entries = try entries(rates)
    guard entries.count <= WeekCheck.most else {
      findings.error(at: rates, "the rates have more than \(WeekCheck.most) windows together; remove some")
      return
    }
    overlaps(entries, &findings)
    try holes(entries, rates, &findings)
  }

  private func entries(_ rates: JSONNode) throws(JSONError) -> [Entry] {
    var entries: [Entry] = []
    for (index, element) in try rates.elements.enumerated() where edition.rates[index].selection == .clock {
      guard let windows = try element.optional("windows") else { continue }
      for (window, node) in zip(edition.rates[index].windows, try windows.elements) {
        guard entries.count <= WeekCheck.most else { break }
        entries.append(Entry(rate: index, rank: window.rank, runs: times.runs(of: [window]), node: node))
      }
    }
    return entries
  }

  /// Two windows of different rates that hold at once, where nothing says that the earlier is meant to win.
  ///
  /// It is meant where the earlier lies within the later, and where one is of a kind that is an exception to the other:
  /// days of the year to holidays, holidays to weekdays, weekdays to every day.
  private func overlaps(_ entries: [Entry], _ findings: inout Findings) {
    for (place, later) in entries.enumerated() {
      if later.runs.isEmpty {
        findings.warn(at: later.node, "the window never holds while the edition does; compare the days of both")
        continue
      }
      for earlier in entries[..<place] where earlier.rate != later.rate {
        let common = WindowTimes.common(earlier.runs, later.runs)
        guard let first = common.first else { continue }
        let length = WindowTimes.length(common)
        if length == WindowTimes.length(later.runs) {
          findings.warn(
            at: later.node,
            "the window never counts: a window of the rate \"\(edition.rates[earlier.rate].id)\", which stands earlier, "
              + "holds all the time that this one does")
          break
        }
        guard length < WindowTimes.length(earlier.runs), earlier.rank == later.rank else { continue }
        findings.warn(
          at: later.node,
          "the rate \"\(edition.rates[earlier.rate].id)\" holds at the same time on \(text(first)), and wins because it "
            + "stands earlier; make one of the windows narrower")
      }
    }
  }

  private func holes(_ entries: [Entry], _ rates: JSONNode, _ findings: inout Findings) throws(JSONError) {
    var covered: [Range<Int>] = []
    var always: String?
    for (index, element) in try rates.elements.enumerated() where edition.rates[index].selection == .clock {
      let rate = edition.rates[index]
      guard rate.windows.isEmpty else {
        covered = WindowTimes.merged(covered + times.runs(of: rate.windows))
        continue
      }
      if let always {
        findings.error(
          at: element,
          "the rate \"\(always)\" too holds when no other does; give one of the two windows, or let a key select it")
      }
      always = always ?? rate.id
    }
    let rest = WindowTimes.rest(of: times.all, without: covered)
    if let always, rest.isEmpty, let index = edition.rateIndex(always) {
      findings.warn(
        at: Array(try rates.elements)[index], "the windows of the other rates leave no time to the rate \"\(always)\"")
    }
    guard always == nil, let hole = rest.first else { return }
    findings.error(
      at: rates, "no rate is in force on \(text(hole)); give a rate a window that covers it, or one rate no windows")
  }

  /// A run such as `Sunday 2026-03-01 from 06:00 to 08:00`.
  private func text(_ run: Range<Int>) -> String {
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let first = times.moment(run.lowerBound)
    let last = times.moment(run.upperBound)
    let day = "\(names[first.date.weekday.rawValue - 1]) \(first.date.iso8601) from \(clock(first.minute))"
    if last.date == first.date { return "\(day) to \(clock(last.minute))" }
    if last.date == first.date.adding(days: 1), last.minute == 0 { return "\(day) to 24:00" }
    return "\(day) to \(last.date.iso8601) \(clock(last.minute))"
  }

  private func clock(_ minute: Int) -> String {
    "\(minute / 600)\(minute / 60 % 10):\(minute % 60 / 10)\(minute % 10)"
  }
}

extension Window {
  /// How special it is: days of the year, then holidays, then weekdays, then every day.
  fileprivate var rank: Int {
    guard case .daily(let days, _, _) = extent else { return 3 }
    if !days.dates.isEmpty || days.season != nil { return 3 }
    switch days.holidays {
    case .only, .eve: return 2
    case .also, .never, .asWeekday: return days.weekdays == 0b111_1111 ? 0 : 1
    }
  }
}
