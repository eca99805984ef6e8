import Tariffs
import Units

/// What is to be paid for a fare: the same sums as ``Bill``, at the least and at the most.
struct AuditSum {
  let edition: Edition
  let schedule: Schedule
  let scenario: AuditScenario
  let extras: [AuditExtra]

  /// More supplements than this that are uncertain and replace others are not tried one by one.
  private static let mostTried = 8

  /// What is to be paid at the least, and the fare in it.
  func least(_ counted: AuditFare) -> (fare: Money, total: Money) {
    let plain = plain(counted.least, isLeast: true)
    let floor = together(isLeast: true)
    var total: Money?
    var fare = plain
    for (index, choice) in choices.enumerated() {
      let sum = rounded(max(plain + due(on: plain, choice, isLeast: true), floor))
      total = min(total ?? sum, sum)
      // A minimum that holds supplements too asks for less fare where they are more.
      let most = counted.most.map { due(on: self.plain($0, isLeast: false), choice, isLeast: false) }
      let raised = max(plain, most.map { floor - $0 } ?? plain)
      fare = index == 0 ? raised : min(fare, raised)
    }
    return (fare, total ?? plain)
  }

  /// What is to be paid at the most, and the fare in it; nil where nothing bounds it.
  func most(_ counted: AuditFare) -> (fare: Money, total: Money)? {
    guard let most = counted.most else { return nil }
    let plain = plain(most, isLeast: false)
    let low = self.plain(counted.least, isLeast: true)
    let floor = together(isLeast: false)
    var sum: (fare: Money, total: Money) = (plain, .zero)
    for choice in choices {
      sum.total = max(sum.total, rounded(max(plain + due(on: plain, choice, isLeast: false), floor)))
      sum.fare = max(sum.fare, floor - due(on: low, choice, isLeast: true))
    }
    return sum
  }

  /// The fares at the least and at the most where no minimum asks for supplements or holds them.
  func fares(_ counted: AuditFare) -> (least: Money, most: Money?) {
    if edition.minimums.isEmpty { return (counted.least, counted.most) }
    return (plain(counted.least, isLeast: true), counted.most.map { plain($0, isLeast: false) })
  }

  private func rounded(_ sum: Money) -> Money { edition.rounding?.rounded(sum) ?? sum }

  // MARK: - Minimums

  private func plain(_ counted: Money, isLeast: Bool) -> Money {
    minimums(isLeast: isLeast).filter { !$0.includesSupplements }.reduce(counted) { max($0, $1.amount) }
  }

  private func together(isLeast: Bool) -> Money {
    minimums(isLeast: isLeast).filter { $0.includesSupplements }.reduce(.zero) { max($0, $1.amount) }
  }

  /// The minimums that certainly hold, or that may.
  private func minimums(isLeast: Bool) -> [Minimum] {
    edition.minimums.filter { minimum in
      guard minimum.rates.isEmpty || minimum.rates.contains(edition.rates[scenario.first].id) else { return false }
      let isKeyed = extras.contains { extra in
        minimum.supplements.contains(edition.supplements[extra.supplement].id)
          && (isLeast ? extra.isPressed : extra.mayBePressed)
      }
      guard minimum.supplements.isEmpty || isKeyed else { return false }
      guard !minimum.windows.isEmpty else { return true }
      let holds = schedule.holds(minimum.windows, in: scenario.start)
      return isLeast ? holds.always : holds.ever
    }
  }

  // MARK: - Supplements

  /// The uncertain supplements that replace others, each due or not, by their places; nil for all others.
  private var choices: [[Bool?]] {
    var choices: [[Bool?]] = [Array(repeating: nil, count: edition.supplements.count)]
    for extra in extras.filter({ isPivot($0) }).prefix(AuditSum.mostTried) {
      choices = choices.flatMap { choice in
        [true, false].map { isDue -> [Bool?] in
          var choice = choice
          choice[extra.supplement] = isDue
          return choice
        }
      }
    }
    return choices
  }

  private func isPivot(_ extra: AuditExtra) -> Bool {
    extra.least == 0 && extra.most > 0 && !edition.supplements[extra.supplement].replaces.isEmpty
  }

  private func due(on fare: Money, _ choice: [Bool?], isLeast: Bool) -> Money {
    var counts: [Int64] = []
    var replaced: [String] = []
    for extra in extras {
      let count = count(extra, choice[extra.supplement], isLeast: isLeast)
      counts.append(count)
      // One that was not tried may replace what it names, and may not.
      let isUntried = isPivot(extra) && choice[extra.supplement] == nil
      if isUntried ? isLeast : count > 0 { replaced += edition.supplements[extra.supplement].replaces }
    }
    var sum = Money.zero
    for (extra, count) in zip(extras, counts) where count > 0 {
      let supplement = edition.supplements[extra.supplement]
      guard !replaced.contains(supplement.id) else { continue }
      switch supplement.amount {
      case .fixed(let amount): sum += Money(minorUnits: amount.minorUnits * count)
      case .asPaid, .upTo: sum += (isLeast ? extra.amount?.lowerBound : extra.amount?.upperBound) ?? .zero
      case .shareOfFare(let share): sum += share.of(fare) ?? .zero
      case .shareOfSum(let share): sum += share.of(fare + sum) ?? .zero
      }
    }
    return min(sum, edition.supplementCap ?? sum)
  }

  private func count(_ extra: AuditExtra, _ isDue: Bool?, isLeast: Bool) -> Int64 {
    switch isDue {
    case false?: 0
    case true?: isLeast ? max(1, extra.least) : extra.most
    case nil: isLeast ? extra.least : extra.most
    }
  }
}
