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
        details: undoHint(ride, words).map { [$0] } ?? rateWords(view, words))
    }
    return MeterScreen.RateLine(
      lamp: view.rate.lamp, name: strings.text(.rateName, ["rate": view.rate.lamp]), details: rateWords(view, words))
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
    if case .flat = view.rate.pricing {
      var details = [strings.text(.rateFlat), name]
      if let condition = view.rate.condition { details.append(words.text(condition)) }
      return details
    }
    if view.display.isChosen { return [name, strings.text(.rateChosen)] }
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
    let holiday = reason.holiday.map { $0.name(in: strings.language.tag) }
    switch (reason.kind, holiday) {
    case (.holiday, let holiday?), (.weekend, let holiday?), (nil, let holiday?), (.night, let holiday?):
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
