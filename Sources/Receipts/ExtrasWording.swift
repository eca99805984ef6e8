import Tariffs
import Units
import Words

/// The rows that explain supplements and minimum fares.
struct ExtrasWording {
  let edition: Edition
  let words: TariffWording

  var rows: [TariffWords.Row] {
    var rows: [TariffWords.Row] = []
    if !edition.supplements.isEmpty {
      rows.append(.section(words.text(.rideExtras)))
      for supplement in edition.supplements { rows += self.rows(of: supplement) }
      if let cap = edition.supplementCap {
        rows.append(.line(words.text(.extrasCap, ["amount": words.money(cap)])))
      }
    }
    guard !edition.minimums.isEmpty else { return rows }
    rows.append(.section(words.text(.receiptMinimum)))
    for minimum in edition.minimums { rows += self.rows(of: minimum) }
    return rows
  }

  private func rows(of supplement: Supplement) -> [TariffWords.Row] {
    var rows: [TariffWords.Row] = [.pair(label: words.local(supplement.name), value: amount(supplement.amount))]
    if let condition = supplement.condition { rows.append(.detail(words.local(condition))) }
    var parts = trigger(supplement.trigger)
    if let limit = onlyWith(supplement.rates) { parts.append(limit) }
    if !supplement.replaces.isEmpty {
      parts.append(words.text(.extrasInsteadOf, ["names": names(of: supplement.replaces)]))
    }
    rows.append(.detail(words.list(parts)))
    return rows
  }

  private func amount(_ amount: Supplement.Amount) -> String {
    switch amount {
    case .fixed(let sum): words.money(sum)
    case .asPaid: words.text(.extrasAsPaid)
    case .upTo(let limit): words.text(.extrasUpTo, ["amount": words.money(limit)])
    case .shareOfFare(let share): words.text(.extrasOfFare, ["percent": words.percent(share)])
    case .shareOfSum(let share): words.text(.extrasOfSum, ["percent": words.percent(share)])
    }
  }

  private func trigger(_ trigger: Supplement.Trigger) -> [String] {
    switch trigger {
    case .always: return [words.text(.extrasAlways)]
    case .startsIn(let windows): return [words.text(.extrasStarts, ["when": hours(windows)])]
    case .endsIn(let windows): return [words.text(.extrasEnds, ["when": hours(windows)])]
    case .startsOrEndsIn(let windows): return [words.text(.extrasStartsOrEnds, ["when": hours(windows)])]
    case .startsAt(let places): return [words.text(.extrasStarts, ["when": text(places)])]
    case .endsAt(let places): return [words.text(.extrasEnds, ["when": text(places)])]
    case .startsOrEndsAt(let places): return [words.text(.extrasStartsOrEnds, ["when": text(places)])]
    case .key(let most, let free):
      var parts = [most > 1 ? words.strings.text(.extrasMost, count: most) : words.text(.extrasByKey)]
      if free > 0 { parts.append(words.strings.text(.extrasFree, count: free)) }
      return parts
    }
  }

  private func rows(of minimum: Minimum) -> [TariffWords.Row] {
    var parts = [words.text(minimum.includesSupplements ? .minimumWithExtras : .minimumBesidesExtras)]
    if !minimum.supplements.isEmpty {
      parts.append(words.text(.minimumKeyed, ["names": names(of: minimum.supplements)]))
    }
    if let limit = onlyWith(minimum.rates) { parts.append(limit) }
    if !minimum.windows.isEmpty { parts.append(words.text(.extrasStarts, ["when": hours(minimum.windows)])) }
    return [.line(words.money(minimum.amount)), .detail(words.list(parts))]
  }

  private func hours(_ windows: [Window]) -> String {
    let wording = WindowWording(words: words)
    return words.text(.extrasIn, ["windows": words.list(windows.map { wording.text($0) })])
  }

  private func text(_ places: [Place]) -> String {
    words.text(.extrasAt, ["places": places.map { $0.id }.joined(separator: words.formats.comma)])
  }

  /// With which rates alone, or without which, whichever is shorter; nil where that is all that take supplements.
  private func onlyWith(_ rates: [String]) -> String? {
    let takers = edition.rates.filter { $0.takesSupplements }
    let others = takers.filter { !rates.contains($0.id) }
    guard !rates.isEmpty, !others.isEmpty else { return nil }
    let isShort = others.count < rates.count
    let names = (isShort ? others : edition.rates.filter { rates.contains($0.id) }).map { words.local($0.name) }
    return words.text(isShort ? .extrasNotWith : .extrasOnlyWith, ["names": names.joined(separator: " / ")])
  }

  private func names(of ids: [String]) -> String {
    edition.supplements.filter { ids.contains($0.id) }.map { words.local($0.name) }
      .joined(separator: words.formats.comma)
  }
}
