import Tariffs
import Taximeter
import Units
import Words

/// The rows that explain a rate.
struct RateWording {
  let edition: Edition
  let words: TariffWording

  func rows(of index: Int, steps: Int) -> [TariffWords.Row] {
    let rate = edition.rates[index]
    var rows: [TariffWords.Row] = [.section("\(rate.lamp)  \(words.local(rate.name))")]
    rows.append(words.pair(.tariffWhen, when(rate)))
    if let condition = rate.condition { rows.append(words.pair(.tariffFor, words.local(condition))) }
    switch rate.pricing {
    case .flat(let sum):
      rows.append(.line(words.text(.tariffFlat, ["amount": words.money(sum)])))
    case .flatUpTo(let sum, let limit, let then):
      let distance = words.formats.length(Ratio(limit.millimetres), isRounded: true).text
      rows.append(
        .line(
          words.text(
            .tariffFlatUpTo,
            ["amount": words.money(sum), "distance": distance, "rate": words.local(edition.rates[then].name)])))
    case .metered(let metered):
      rows += self.rows(of: metered)
    }
    if !rate.takesSupplements { rows.append(.line(words.text(.tariffNoExtras))) }
    if rate.source != edition.rates.first?.source, let source = words.tariff.source(rate.source) {
      rows.append(words.pair(.tariffSource, words.cited(source)))
    }
    return rows + table(of: index, steps: steps)
  }

  private func when(_ rate: Rate) -> String {
    let windows = WindowWording(words: words)
    let hours = words.list(rate.windows.map { windows.text($0) })
    switch rate.selection {
    case .key: return hours.isEmpty ? words.text(.rateChosen) : words.list([words.text(.rateChosen), hours])
    case .clock where !hours.isEmpty: return hours
    case .clock:
      let isOnly = edition.rates.filter { $0.selection == .clock }.count == 1
      return words.text(isOnly ? .tariffAlways : .tariffOtherwise)
    }
  }

  private func rows(of metered: Metered) -> [TariffWords.Row] {
    let prices = PriceWording(metered: metered, edition: edition, words: words)
    var rows: [TariffWords.Row] = []
    for (index, band) in metered.bands.enumerated() {
      rows.append(.line(index == 0 ? prices.beginning(band) : prices.next(band)))
    }
    if let standstill = prices.standstill { rows.append(words.pair(.tariffStandstill, standstill)) }
    if let crossOver = prices.crossOver { rows.append(.detail(crossOver)) }
    if let minimum = metered.minimum { rows.append(words.pair(.receiptMinimum, words.money(minimum))) }
    return rows
  }

  private func table(of index: Int, steps: Int) -> [TariffWords.Row] {
    guard steps > 0 else { return [] }
    let table = StepTable(edition: edition, rate: index, steps: steps)
    guard table.rows.count > 1 else { return [] }
    let unit: LengthUnit = isInYards(index) ? .yards : .metres
    let rows = table.rows.map { row in
      [
        words.formats.amount(row.fare, in: words.tariff.currency),
        row.driven.map { words.formats.distance($0, in: unit, digits: 1) } ?? "–",
        row.stood.map { words.formats.seconds($0) } ?? "–",
      ]
    }
    return [
      .detail(words.text(.stepsExplained)),
      .table(head: [words.tariff.currency.code, words.text(.stepsDriven), words.text(.stepsStood)], rows: rows),
    ]
  }

  /// Whether the table is in yards: where roads are in miles, but not where the tariff prints its units in metres.
  private func isInYards(_ rate: Int) -> Bool {
    let customs = words.formats.customs
    guard customs.roads == .miles else { return false }
    guard !customs.dividesMiles, case .metered(let metered) = edition.rates[rate].pricing,
      let band = metered.bands.first,
      band.namesUnit, let unit = Ratio(band.increment.minorUnits).divided(by: band.perDistance)
    else { return true }
    // A hundredth of a yard is 9.144 mm.
    return unit.times(Ratio(1000))?.divided(by: Ratio(9144))?.whole != nil
  }
}
