import Tariffs
import Units
import Words

/// The sentences that tell the prices of a metered rate.
struct PriceWording {
  let metered: Metered
  let edition: Edition
  let words: TariffWording

  private var formats: Formats { words.formats }

  /// What is charged from Start on.
  func beginning(_ band: Band) -> String {
    let initial = words.money(metered.initial)
    guard let included = metered.allowance else {
      return words.text(.tariffStarts, ["amount": initial, "price": price(band)])
    }
    var covered = formats.length(included.distance).text
    let time = formats.time(included.time)
    // A time that was reckoned from the prices is seldom one that can be told.
    if included.time.numerator > 0, time.isExact {
      covered = words.text(.tariffEither, ["distance": covered, "time": time.text])
    }
    return words.text(.tariffCovers, ["covered": covered, "amount": initial, "price": price(band)])
  }

  /// What is charged from a further band's beginning on.
  func next(_ band: Band) -> String {
    switch band.beginning {
    case .distance(let start):
      let distance = formats.length(Ratio(start.millimetres), isRounded: true).text
      return words.text(.tariffFromDistance, ["distance": distance, "price": price(band)])
    case .fare(let start):
      return words.text(.tariffFromFare, ["amount": words.money(start), "price": price(band)])
    }
  }

  /// The prices of a standstill by its length; nil where the price of time holds at once.
  var standstill: String? {
    guard !metered.waiting.isEmpty else { return nil }
    return words.list(
      metered.waiting.map { stage in
        let price =
          stage.perTime == .zero ? words.text(.priceFree) : timePrice(stage.perTime, step: metered.bands[0].increment)
        guard stage.from > .zero else { return price }
        return words.text(
          .tariffAfter, ["duration": formats.time(Ratio(stage.from.milliseconds)).text, "price": price])
      })
  }

  /// At which speed distance overtakes time in the first band; nil where both do not compete.
  var crossOver: String? {
    guard metered.combination == .single, let band = metered.bands.first, band.perTime.numerator > 0,
      let speed = band.perTime.divided(by: band.perDistance), speed.numerator > 0
    else { return nil }
    return words.text(.tariffCrossOver, ["speed": formats.speed(speed)])
  }

  // MARK: - One band

  private func price(_ band: Band) -> String {
    let text = self.text(band)
    guard band.increment != edition.increment, !band.namesUnit else { return text }
    return words.text(.tariffInSteps, ["price": text, "amount": words.money(band.increment)])
  }

  private func text(_ band: Band) -> String {
    let unit = band.namesUnit ? self.unit(of: band) : nil
    if let unit, metered.combination == .single {
      guard let time = unit.time else { return each(band.increment, unit.distance) }
      return words.text(
        .priceUnit, ["amount": words.money(band.increment), "distance": unit.distance, "time": time])
    }
    let distance = unit.map { each(band.increment, $0.distance) } ?? distancePrice(band)
    guard band.perTime.numerator > 0 else { return distance }
    let time = unit?.time.map { each(band.increment, $0) } ?? timePrice(band.perTime, step: band.increment)
    guard band.perDistance.numerator > 0 else { return time }
    switch metered.combination {
    case .single: return words.text(.priceGreater, ["distance": distance, "time": time])
    case .double: return words.text(.priceBoth, ["distance": distance, "time": time])
    case .switching(let threshold):
      return words.text(
        .priceSwitch, ["distance": distance, "time": time, "speed": formats.speed(threshold)])
    case .doubleBelow(let threshold):
      return words.text(
        .priceBothBelow, ["distance": distance, "time": time, "speed": formats.speed(threshold)])
    }
  }

  /// What a step takes; nil where it takes no distance.
  private func unit(of band: Band) -> (distance: String, time: String?)? {
    let step = Ratio(band.increment.minorUnits)
    guard let length = step.divided(by: band.perDistance) else { return nil }
    let time = band.perTime.numerator > 0 ? step.divided(by: band.perTime) : nil
    return (formats.length(length).text, time.map { formats.time($0).text })
  }

  private func each(_ amount: Money, _ measure: String) -> String {
    words.text(.priceEach, ["amount": words.money(amount), "unit": measure])
  }

  /// By the kilometre or mile; by the step where only that can be told exactly.
  private func distancePrice(_ band: Band) -> String {
    let isMiles = formats.customs.roads == .miles
    let whole = words.price(band.perDistance.times(isMiles ? Ratio(1_609_344) : Ratio(1_000_000)) ?? .zero)
    if !whole.isExact, let step = Ratio(band.increment.minorUnits).divided(by: band.perDistance) {
      let length = formats.length(step)
      if length.isExact { return each(band.increment, length.text) }
    }
    return words.text(isMiles ? .cityPerMile : .cityPerKilometre, ["amount": whole.text])
  }

  /// By the minute where that is a whole amount, else by the hour; by the step where only that can be told exactly.
  private func timePrice(_ price: Ratio, step: Money) -> String {
    let perMinute = words.price(price.times(Ratio(60_000)) ?? .zero)
    if perMinute.isWhole { return words.text(.pricePerMinute, ["amount": perMinute.text]) }
    let perHour = words.price(price.times(Ratio(3_600_000)) ?? .zero)
    if !perHour.isExact, let time = Ratio(step.minorUnits).divided(by: price).map({ formats.time($0) }), time.isExact {
      return each(step, time.text)
    }
    return words.text(.pricePerHour, ["amount": perHour.text])
  }
}
