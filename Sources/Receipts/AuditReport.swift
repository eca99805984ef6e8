import Almanac
import JSON
import Tariffs
import Taximeter
import Units

/// What an audit found, in words and as JSON.
package struct AuditReport: Sendable {
  /// A sum that was charged, and what became of it.
  package struct Judged: Sendable {
    /// What it is: the total, or the fare alone.
    package enum Sum: String, Sendable {
      /// With all supplements.
      case total
      /// Without them.
      case fare
    }

    /// What it is.
    package let sum: Sum
    /// How much was charged.
    package let charged: Money
    /// Whether it can be right.
    package let verdict: AuditVerdict

    /// Judges a sum by what the tariff allows, however the rate was chosen.
    package init(_ sum: Sum, _ charged: Money, allowed: [Audit.Allowed]) {
      self.sum = sum
      self.charged = charged
      verdict = AuditVerdict(
        charged,
        in: allowed.map { sum == .total ? ($0.leastTotal, $0.mostTotal) : ($0.leastFare, $0.mostFare) })
    }
  }

  /// The tariff.
  package let tariff: Tariff
  /// The edition that it was judged by; nil where there is none of that day.
  package let edition: Edition?
  /// What is known of the ride; nil where it can be of no ride.
  package let ride: AuditRide?
  /// What the tariff allows for each way of choosing the rate.
  package let allowed: [Audit.Allowed]
  /// The sums that were charged.
  package let judged: [Judged]
  /// Why it was not judged, in a sentence; nil where it was.
  package let reason: String?
  /// What was taken for granted, in sentences.
  package let assumed: [String]

  /// Makes a report of an audit.
  package init(
    tariff: Tariff, edition: Edition, ride: AuditRide, allowed: [Audit.Allowed], judged: [Judged], assumed: [String]
  ) {
    self.tariff = tariff
    self.edition = edition
    self.ride = ride
    self.allowed = allowed
    self.judged = judged
    self.assumed = assumed
    reason = nil
  }

  /// Makes a report of a ride that cannot be judged.
  package init(tariff: Tariff, edition: Edition?, reason: String) {
    self.tariff = tariff
    self.edition = edition
    self.reason = reason
    ride = nil
    allowed = []
    judged = []
    assumed = []
  }

  /// Whether every sum that was judged is possible.
  package var isPossible: Bool { judged.allSatisfy { $0.verdict == .possible } }

  /// How a choice of the rate is called.
  private func name(_ choice: Audit.Choice) -> String {
    switch choice {
    case .clock: "by the clock"
    case .key(let rate): edition?.rates[rate].id ?? ""
    case .changing: "changed on the way"
    }
  }

  private func text(_ money: Money) -> String { money.decimal(in: tariff.currency) }

  // MARK: - Text

  /// The range that the tariff allows and the verdict, for a terminal.
  package var text: String {
    guard let edition, let ride, reason == nil else {
      return "\(tariff.id)\n\nNot judged: \(reason ?? "").\n"
    }
    var measures = Table([.left, .left], heading: ["distance", distance(ride.distance)])
    measures.add(["from", ride.start.map(clock) ?? "not told"])
    measures.add(["to", ride.end.map(clock) ?? "not told"])
    let most = ride.isTimed ? stopwatch(ride.duration.upperBound) : "any time"
    measures.add(["duration", range(stopwatch(ride.duration.lowerBound), most)])
    var table = Table([.left, .right, .right], heading: ["rate", "fare \(tariff.currency.code)", "total"])
    for one in allowed {
      table.add([name(one.choice), range(one.leastFare, one.mostFare), range(one.leastTotal, one.mostTotal)])
    }
    let heading = "\(tariff.id), edition of \(edition.from.iso8601), by the clock of \(tariff.zone.name)\n\n"
    var text = heading + measures.text + "\n" + table.text + "\n"
    for one in judged { text += sentence(one) + "\n" }
    text += "\nTaken for granted:\n"
    for sentence in assumed { text += "- \(sentence)\n" }
    return text
  }

  private func sentence(_ one: Judged) -> String {
    let sum = "The \(one.sum.rawValue) of \(text(one.charged)) is"
    switch one.verdict {
    case .possible: return "\(sum) possible."
    case .tooHigh(let miss): return "\(sum) not possible: too high by \(text(miss))."
    case .tooLow(let miss): return "\(sum) not possible: too low by \(text(miss))."
    }
  }

  private func range(_ least: Money, _ most: Money?) -> String {
    guard let most else { return "\(text(least)) or more" }
    return range(text(least), text(most))
  }

  private func range(_ least: String, _ most: String) -> String { least == most ? least : "\(least) to \(most)" }

  private func distance(_ way: ClosedRange<Distance>) -> String {
    let isMile = tariff.roadUnit == .mile
    func number(_ distance: Distance) -> String {
      let unit: Int64 = isMile ? 1_609_344 : 1_000_000
      let thousandths = Ratio(Int128(distance.millimetres) * 1000, Int128(unit))?.rounded ?? 0
      return Decimal.shortest(thousandths, digits: 3)
    }
    return range(number(way.lowerBound), number(way.upperBound)) + (isMile ? " mi" : " km")
  }

  private func clock(_ range: ClosedRange<Instant>) -> String {
    let from = tariff.zone.local(of: range.lowerBound)
    let to = tariff.zone.local(of: range.upperBound)
    return from == to ? from.iso8601 : "\(from.iso8601) to \(to.iso8601)"
  }

  private func stopwatch(_ time: Elapsed) -> String {
    let tenths = time.milliseconds / 100
    let seconds = tenths / 10 % 60
    let fraction = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
    return "\(tenths / 600):\(seconds / 10)\(seconds % 10)\(fraction)"
  }
}
