import Tariffs
import Taximeter
import Units

extension Meter {
  /// Presses the keys of what was chosen on the command line.
  mutating func choose(_ choices: PricedRide.Choices, tariff: Tariff) throws(CommandError) {
    if let rate = choices.rate { try press(.rate(rate)) }
    for extra in choices.extras { try press(event(of: extra, tariff: tariff)) }
    if let discount = choices.discount { try press(.discount(discount)) }
  }

  private mutating func press(_ event: Event) throws(CommandError) {
    do throws(MeterError) {
      try apply(event, at: Instant(milliseconds: 0))
    } catch {
      throw .usage(sentence(of: error))
    }
  }

  private func event(of extra: (id: String, value: String?), tariff: Tariff) throws(CommandError) -> Event {
    guard let index = edition.supplementIndex(extra.id) else {
      throw .usage(sentence(of: .unknownSupplement(extra.id)))
    }
    switch edition.supplements[index].amount {
    case .fixed, .shareOfFare, .shareOfSum:
      guard let count = Int64(extra.value ?? "1") else {
        throw .usage("--extra \(extra.id)=\(extra.value ?? ""): give how often, such as \(extra.id)=2")
      }
      return .extra(id: extra.id, count: count)
    case .asPaid, .upTo:
      return .asPaid(
        id: extra.id, amount: try edition.supplements[index].paid(extra, in: tariff.currency))
    }
  }

  /// An error with what could have been chosen.
  private func sentence(of error: MeterError) -> String {
    switch error {
    case .unknownRate(let id):
      "the tariff has no rate \(id); known are " + edition.rates.map(\.id).joined(separator: ", ")
    case .unknownSupplement(let id):
      "the tariff has no supplement \(id) with a key; " + knownKeys
    default: error.message
    }
  }

  private var knownKeys: String {
    let known = edition.supplements.filter(\.isKeyed).map(\.id)
    return known.isEmpty ? "it has none" : "known are " + known.joined(separator: ", ")
  }
}
