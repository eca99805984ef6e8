import Almanac
import Tariffs
import Taximeter
import Units

/// What an audit takes for granted, in sentences.
struct AuditAssumptions {
  let tariff: Tariff
  let edition: Edition
  let ride: AuditRide
  let extras: AuditExtras
  let choices: [Audit.Choice]

  var sentences: [String] {
    var sentences = [
      "the meter ran all the time, without a pause or a discount, and the car never drove faster than 252 km/h"
    ]
    if !ride.isTimed { sentences.append("nothing tells how long the ride took: it may have waited for ever") }
    if ride.start == nil {
      sentences.append(
        "nothing tells when it began: at any hour of the week, by the edition of \(edition.from.iso8601)")
    }
    if choices.count > 1 { sentences.append("nothing tells which rate the driver chose: each is tried") }
    let names = keyed { isAsPaid in !isAsPaid }
    if !names.isEmpty, extras.allowsOthers {
      sentences.append("the total may or may not contain: \(names.joined(separator: ", "))")
    }
    let paid = keyed { isAsPaid in isAsPaid }
    if let first = paid.first {
      sentences.append(
        "the total contains no sums as paid (\(paid.joined(separator: ", "))): tell them, such as --extra \(first)=2.50"
      )
    }
    let places = edition.supplements.filter { $0.asksForPlace }.map(\.id)
    if !places.isEmpty {
      sentences.append("nothing tells the places; it may or may not contain: \(places.joined(separator: ", "))")
    }
    return sentences
  }

  /// The supplements with a key of which nothing was told.
  private func keyed(where isWanted: (Bool) -> Bool) -> [String] {
    edition.supplements.indices.filter { index in
      let supplement = edition.supplements[index]
      guard supplement.isKeyed, extras.pressed(index) == nil else { return false }
      if case .asPaid = supplement.amount { return isWanted(true) }
      return isWanted(false)
    }.map { edition.supplements[$0].id }
  }
}

extension Supplement {
  fileprivate var asksForPlace: Bool {
    switch trigger {
    case .startsAt, .endsAt, .startsOrEndsAt: true
    case .always, .key, .startsIn, .endsIn, .startsOrEndsIn: false
    }
  }
}
