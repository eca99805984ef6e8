import Tariffs
import Units

/// Which prices may hold at which distance and at which sum earned, for a ride under some rates.
struct AuditPhases: Sendable {
  /// What is earned under the same prices.
  struct Phase: Sendable {
    enum Kind: Sendable {
      /// What the initial charge covers, where it has prices of its own; with the fare on the display.
      case included(Money)
      /// From a fare on the display on.
      case fare(Money)
      /// Where steps of different sums make it uncertain when bands by fare begin.
      case anyFare
    }

    let kind: Kind
    /// How much it holds, in units of the counter; nil for the last.
    var room: Int128?
    /// The least step of the display in it.
    let least: Money
    /// The greatest.
    let most: Money
  }

  /// A price of distance and time.
  struct Price {
    let distance: Int128
    let time: Int128
  }

  /// The rates, nil for a flat fare, in which nothing is earned.
  let rates: [Metered?]
  /// Where pieces of the way begin, in millimetres: at zero and at every band by distance that can be reached.
  let pieces: [Int64]
  private(set) var phases: [Phase] = []
  /// What the initial charge covers, in units of the counter.
  let included: Int128

  init(rates: [Metered?], first: Metered, edition: Edition, farthest: Int64) {
    self.rates = rates
    var borders: [Int64] = [0]
    for case let metered? in rates {
      for band in metered.bands.dropFirst() {
        if case .distance(let start) = band.beginning, start.millimetres <= farthest,
          !borders.contains(start.millimetres)
        {
          borders.append(start.millimetres)
        }
      }
    }
    pieces = borders.sorted()
    included = first.allowance?.worth ?? 0
    phases = fares(from: first, edition: edition)
    if included > 0 {
      let prepaid = edition.charging == .prepaidFirst ? first.bands[0].increment : .zero
      let kind = Phase.Kind.included(first.initial + prepaid)
      if hasOwnPrices(kind) {
        phases.insert(Phase(kind: kind, room: included, least: .zero, most: .zero), at: 0)
      } else if let room = phases[0].room {
        phases[0].room = room + included
      }
    }
  }

  /// The phases after the allowance.
  private func fares(from first: Metered, edition: Edition) -> [Phase] {
    let prepaid = edition.charging == .prepaidFirst ? first.bands[0].increment : .zero
    var fare = first.initial + prepaid
    var found: [Phase] = []
    while true {
      let steps = steps(at: .fare(fare))
      guard let next = starts.filter({ $0 > fare }).min() else {
        return found + [Phase(kind: .fare(fare), room: nil, least: steps.least, most: steps.most)]
      }
      guard steps.least == steps.most else {
        let all = self.steps(at: .anyFare)
        return [Phase(kind: .anyFare, room: nil, least: all.least, most: all.most)]
      }
      let step = steps.least.minorUnits
      let sum = Money(minorUnits: ((next - fare).minorUnits + step - 1) / step * step)
      found.append(
        Phase(kind: .fare(fare), room: Int128(sum.minorUnits) * edition.scale, least: steps.least, most: steps.most))
      fare += sum
    }
  }

  private var starts: [Money] {
    var starts: [Money] = []
    for case let metered? in rates {
      for band in metered.bands.dropFirst() {
        if case .fare(let start) = band.beginning { starts.append(start) }
      }
    }
    return starts
  }

  private func steps(at kind: Phase.Kind) -> (least: Money, most: Money) {
    var least: Money?
    var most = Money.zero
    for case let metered? in rates {
      for piece in pieces {
        for band in AuditPhases.bands(of: metered, at: kind, piece: piece) {
          least = min(least ?? band.increment, band.increment)
          most = max(most, band.increment)
        }
      }
    }
    return (least ?? Money(minorUnits: 1), max(most, Money(minorUnits: 1)))
  }

  /// Whether what the initial charge covers is used up at other prices than those of a band.
  private func hasOwnPrices(_ kind: Phase.Kind) -> Bool {
    let slowest = rates.map { $0?.leastByDistance ?? 0 }.reduce(Int128.max, min)
    // Where the way alone has used it up its prices do not matter.
    let near = pieces.filter { $0 == 0 || Int128($0) * slowest < included }
    for case let metered? in rates {
      guard let allowance = metered.allowance else { continue }
      for piece in near {
        for band in AuditPhases.bands(of: metered, at: kind, piece: piece)
        where band.distanceStep != allowance.distanceStep || band.timeStep != allowance.timeStep { return true }
      }
    }
    return false
  }

  // MARK: - Prices

  /// The prices that a rate may have in a phase on a piece of the way.
  static func prices(of metered: Metered, at kind: Phase.Kind, piece: Int64) -> [Price] {
    if case .included = kind, let allowance = metered.allowance {
      return [Price(distance: allowance.distanceStep, time: allowance.timeStep)]
    }
    return bands(of: metered, at: kind, piece: piece).map { Price(distance: $0.distanceStep, time: $0.timeStep) }
  }

  private static func bands(of metered: Metered, at kind: Phase.Kind, piece: Int64) -> ArraySlice<Band> {
    var current = 0
    for (index, band) in metered.bands.enumerated().dropFirst() {
      switch band.beginning {
      case .distance(let start):
        if start.millimetres <= piece { current = index }
      case .fare(let start):
        switch kind {
        case .anyFare: return metered.bands[...]
        case .included(let fare), .fare(let fare): if start <= fare { current = index }
        }
      }
    }
    return metered.bands[current...current]
  }
}

extension Metered {
  /// What a millimetre earns at least while the initial charge covers it; zero where distance need not count.
  fileprivate var leastByDistance: Int128 {
    if case .switching = combination { return 0 }
    return min(allowance?.distanceStep ?? bands[0].distanceStep, bands[0].distanceStep)
  }
}
