import Almanac
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  func rateLine(_ view: MeterView, _ words: Wording) -> MeterScreen.RateLine {
    let strings = words.strings
    if let bill = ride?.meter.bill(), let ride {
      let total = words.money(bill.total, view.tariff)
      let isPaid = ride.meter.position == .paid
      return MeterScreen.RateLine(
        lamp: view.rate.lamp, name: strings.text(isPaid ? .meterStatusPaid : .meterStatusToPay, ["amount": total]),
        details: reduction(bill, words) + (undoHint(ride, words).map { [$0] } ?? rateWords(view, words)))
    }
    return MeterScreen.RateLine(
      lamp: view.rate.lamp, name: strings.text(.rateName, ["rate": view.rate.lamp]), details: rateWords(view, words))
  }

  /// The friend's discount, by name and sum.
  private func reduction(_ bill: Bill, _ words: Wording) -> [String] {
    guard bill.discount < .zero, let ride else { return [] }
    var name = words.strings.text(.rideDiscount)
    if case .share(let thousandths) = ride.meter.discount {
      name = words.strings.text(.receiptDiscountOf, ["percent": words.formats.percent(thousandths, digits: 3)])
    }
    return [name + " " + words.money(bill.discount, ride.tariff)]
  }

  private func undoHint(_ ride: Ride, _ words: Wording) -> String? {
    guard ride.canUndoStop(at: now), let stop = ride.meter.stopTime else { return nil }
    let left = Meter.undoTime - (ride.time(at: now) - stop)
    return words.strings.text(.meterStatusUndo, ["duration": words.formats.duration(left)])
  }

  /// Why the rate is in force and until when.
  func rateWords(_ view: MeterView, _ words: Wording) -> [String] {
    let strings = words.strings
    let name = words.text(view.rate.name)
    let condition = view.rate.condition.map { [words.text($0)] } ?? []
    switch view.rate.pricing {
    case .flat(let sum):
      return [name, strings.text(.tariffFlat, ["amount": words.money(sum, view.tariff)])] + condition
    case .flatUpTo(let sum, let limit, let then):
      let beyond = strings.text(
        .tariffFlatUpTo,
        [
          "amount": words.money(sum, view.tariff), "distance": words.formats.distance(limit),
          "rate": words.text(view.edition.rates[then].name),
        ])
      return [name, beyond] + condition
    case .metered: break
    }
    if view.display.isChosen { return [name, strings.text(.rateChosen)] + condition }
    var details = [reason(view, words) ?? name]
    if let end = view.rateEnd {
      let time = words.formats.time(view.tariff.zone.local(of: end).time)
      details.append(strings.text(.rateUntil, ["time": time]))
    }
    return details
  }

  private func reason(_ view: MeterView, _ words: Wording) -> String? {
    let strings = words.strings
    let moment = view.edition.switching == .fixedAtStart ? view.display.start ?? view.time : view.time
    let reason = view.schedule.reason(at: moment)
    // The night counts first, but a reader also wants to know that the day is a holiday.
    let night = reason.kind == .night ? library.calendar(of: view.tariff) : nil
    let day = view.tariff.zone.local(of: moment).date
    let holiday = (reason.holiday ?? night?.name(on: day)).map { $0.name(in: strings.language.tag) }
    switch (reason.kind, holiday) {
    case (.night, let holiday?): return strings.text(.rateNightHoliday, ["holiday": holiday])
    case (.holiday, let holiday?), (.weekend, let holiday?), (nil, let holiday?):
      return strings.text(.rateHoliday, ["holiday": holiday])
    case (.special, let holiday?): return strings.text(.rateEve, ["holiday": holiday])
    case (.day, _): return strings.text(.rateDay)
    case (.night, nil): return strings.text(.rateNight)
    case (.weekend, nil): return strings.text(.rateWeekend)
    case (.holiday, nil), (.special, nil), (.peak, _): return nil
    case (nil, nil):
      let byClock = view.edition.rates.filter { $0.selection == .clock }
      return byClock.count > 1 ? strings.text(.rateDay) : nil
    }
  }
}
