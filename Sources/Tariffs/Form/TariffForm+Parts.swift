extension TariffForm {
  /// The most rates, and the most supplements, that a form takes; the meter's rate window has as many characters.
  package static let most = 12

  /// Makes a change; one of a part that is not there does nothing.
  package mutating func make(_ change: FormChange) {
    switch change {
    case .addRate: if rates.count < TariffForm.most { rates.append(newRate()) }
    case .removeRate(let rate): if rates.count > 1, rates.indices.contains(rate) { rates.remove(at: rate) }
    case .raiseRate(let rate): if rate > 0, rates.indices.contains(rate) { rates.swapAt(rate, rate - 1) }
    case .addSupplement: if supplements.count < TariffForm.most { supplements.append(newSupplement()) }
    case .removeSupplement(let place): if supplements.indices.contains(place) { supplements.remove(at: place) }
    case .addDue(let place):
      if supplements.indices.contains(place) { supplements[place].windows.append(TariffForm.night) }
    case .removeDue(let place, let window):
      if supplements.indices.contains(place) { TariffForm.remove(window, of: &supplements[place].windows) }
    case .addWindow(let rate): if rates.indices.contains(rate) { rates[rate].windows.append(TariffForm.night) }
    case .removeWindow(let rate, let window):
      if rates.indices.contains(rate) { TariffForm.remove(window, of: &rates[rate].windows) }
    case .addBand(let rate):
      if rates.indices.contains(rate) { rates[rate].bands.append(Band(values: FormValues([.kind: "distance"]))) }
    case .removeBand(let rate, let band):
      if rates.indices.contains(rate) { TariffForm.remove(band, of: &rates[rate].bands) }
    }
  }

  private static func remove<Element>(_ place: Int, of list: inout [Element]) {
    if list.indices.contains(place) { list.remove(at: place) }
  }

  /// A rate that counts, with the first lamp that is free.
  func newRate() -> Rate {
    let lamps = rates.map { $0.values[.lamp] }
    let lamp = (1...9).map { "\($0)" }.first { !lamps.contains($0) } ?? ""
    return Rate(
      id: TariffForm.free("rate", among: rates.map { $0.id }),
      values: FormValues([
        .lamp: lamp, .kind: "counted", .selection: "clock", .prices: "measure", .hourly: "h", .mode: "S",
        .raises: "all", .supplements: "true",
      ]), windows: [], bands: [])
  }

  private func newSupplement() -> Supplement {
    Supplement(
      id: TariffForm.free("extra", among: supplements.map { $0.id }),
      values: FormValues([.kind: "fixed", .due: "key", .most: "1"]), windows: [])
  }

  /// A window of every night, which is what most second rates are for.
  static var night: Window {
    var values = FormValues<WindowField>([.holidays: "as-weekday", .from: "22:00", .to: "06:00", .reason: "night"])
    for day in WindowField.days { values[day] = "true" }
    return Window(values: values)
  }

  private static func free(_ word: String, among ids: [String]) -> String {
    var number = 1
    while ids.contains("\(word)-\(number)") { number += 1 }
    return "\(word)-\(number)"
  }
}
