import Receipts
import Taximeter
import Units

/// What an audit says of a trip of a table.
struct JudgedTrip: Sendable {
  /// Why a trip is not judged.
  enum Reason: Sendable, Equatable {
    case noEdition
    case negotiated
    case noRate
    case noRide(AuditRide.Fault)

    var words: String {
      switch self {
      case .noEdition: "no edition of the tariff on its day"
      case .negotiated: "a negotiated fare follows no tariff"
      case .noRate: "the tariff has no such rate"
      case .noRide(.tooFast): "no car is so fast"
      case .noRide(.endsBeforeStart): "it ends before it starts"
      case .noRide(.durationDisagrees): "its duration is not the time between its start and end"
      case .noRide(.tooLong): "longer than 100 days"
      }
    }
  }

  /// Nil when it is not judged.
  let verdict: AuditVerdict?
  let reason: Reason?
  let least: Money?
  let most: Money?

  init(_ reason: Reason) {
    verdict = nil
    self.reason = reason
    least = nil
    most = nil
  }

  /// Judges what was charged by the fares and the totals that are allowed: the fare where it is told and is not possible,
  /// else the total.
  init(fares: [Range], totals: [Range], fare: Int64?, total: Int64?) {
    var judged: AuditVerdict?
    var ranges = fares
    if let fare { judged = AuditVerdict(Money(minorUnits: fare), in: fares) }
    if let total, judged ?? .possible == .possible {
      judged = AuditVerdict(Money(minorUnits: total), in: totals)
      if fare == nil || judged != .possible { ranges = totals }
    }
    verdict = judged
    reason = nil
    least = ranges.map { $0.least }.min()
    most = ranges.contains { $0.most == nil } ? nil : ranges.compactMap { $0.most }.max()
  }

  /// What one way of choosing the rate allows.
  typealias Range = (least: Money, most: Money?)

  /// The word for the verdict.
  var word: String {
    switch verdict {
    case .possible: "possible"
    case .tooHigh: "too-high"
    case .tooLow: "too-low"
    case nil: "not-judged"
    }
  }

  /// By how much it misses what is allowed; nil where it does not.
  var miss: Money? {
    switch verdict {
    case .tooHigh(let miss), .tooLow(let miss): miss
    case .possible, nil: nil
    }
  }

  /// The first line of a table of them.
  static let header = Array("line,verdict,by,least,most,reason\n".utf8)

  /// Appends its row.
  func append(line: Int, currency: Currency, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(line).utf8)
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: word.utf8)
    for sum in [miss, least, most] {
      bytes.append(UInt8(ascii: ","))
      if let sum { bytes.append(contentsOf: sum.decimal(in: currency).utf8) }
    }
    bytes.append(UInt8(ascii: ","))
    if let reason { bytes.append(contentsOf: reason.words.utf8) }
    bytes.append(UInt8(ascii: "\n"))
  }
}
