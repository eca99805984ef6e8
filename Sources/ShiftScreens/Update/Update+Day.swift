import Almanac
import JSON
import Motion
import Offers
import Shift
import Tariffs
import Track
import Units
import Words

extension ShiftState {
  /// The key of a place's name.
  static func phrase(_ place: Town.Place) -> Phrase {
    switch place {
    case .depot: .shiftPlaceDepot
    case .central: .demoStopCentral
    case .oldTown: .demoStopOldTown
    case .harbour: .demoStopHarbour
    case .museum: .demoStopMuseum
    case .market: .shiftPlaceMarket
    case .hospital: .shiftPlaceHospital
    case .park: .shiftPlacePark
    case .stadium: .shiftPlaceStadium
    case .university: .shiftPlaceUniversity
    case .theatre: .shiftPlaceTheatre
    case .airport: .shiftPlaceAirport
    }
  }

  /// Whether all that was kept has been looked for.
  package var hasRecalled: Bool {
    Kept.all.allSatisfy { recalled.contains($0) }
  }

  /// Takes a day up again that was kept, as soon as its tariff has come.
  mutating func resume(_ effects: inout [ShiftEffect]) {
    guard strings != nil, hasRecalled else { return }
    if day == nil, !journal.isEmpty {
      let kept: DayJournal.Read
      do throws(JSONError) {
        kept = try DayJournal.read(journal)
      } catch {
        remark(Kept.day + ": " + error.description)
        journal = []
        return
      }
      guard let (tariff, calendar) = tariff(kept.setting.city, &effects) else { return }
      var again = Workday(kept.setting, tariff: tariff, calendar: calendar, at: kept.begun)
      // The meter of a trip that goes on has its positions again, each before what came after it.
      var fixes = tripFixes[...]
      for timed in kept.inputs {
        while let fix = fixes.first, fix.time <= timed.at { again.fixed(fixes.removeFirst()) }
        take(timed, in: &again)
      }
      for fix in fixes { again.fixed(fix) }
      again.advance(to: now)
      day = again
      said = []
    } else if canBegin {
      _ = tariff(nextCity, &effects)
      if isBeginning { begin(&effects) }
    }
  }

  private mutating func take(_ timed: TimedDayInput, in day: inout Workday) {
    do throws(Workday.Refused) {
      try day.take(timed.input, at: timed.at, sight: timed.sight)
    } catch {
      remark(Kept.day + ": an input was refused")
    }
  }

  /// A city's tariff and calendar, nothing in it for a city without one; nil while they are on their way.
  mutating func tariff(_ city: String, _ effects: inout [ShiftEffect]) -> (Tariff?, HolidayCalendar?)? {
    load(ShiftState.tariffFolder + city + ".json", &effects)
    if isMissing(city) { return .some((nil, nil)) }
    guard let (tariff, isReady) = ready(city), isReady else { return nil }
    return (tariff, calendars.first { $0.id == tariff.holidays })
  }

  /// Begins a practice day.
  mutating func begin(_ effects: inout [ShiftEffect]) {
    guard let strings, hasRecalled, canBegin else { return }
    guard let (tariff, calendar) = tariff(nextCity, &effects) else {
      isBeginning = true
      return
    }
    isBeginning = false
    let number = max(past.first?.number ?? 0, day?.setting.number ?? 0) + 1
    let setting = DaySetting(
      number: number, driver: profile.driver.isEmpty ? strings.text(.shiftDriverNobody) : profile.driver,
      vehicle: profile.vehicle.isEmpty ? strings.text(.shiftVehicleNone) : profile.vehicle, city: nextCity,
      isAlternate: profile.isAlternate, window: profile.window,
      names: Town.Place.allCases.map { strings.text(ShiftState.phrase($0)) }, seed: now.milliseconds,
      desk: link.flatMap { $0.isRevoked ? nil : $0.owner })
    day = Workday(setting, tariff: tariff, calendar: calendar, at: now)
    journal = Array(DayJournal.header(setting, at: now).utf8)
    draft = RollCallDraft()
    draft.heldBy = strings.text(.shiftCallOffice)
    odometer = DigitBoxes(count: 6, alignment: .right)
    refused = nil
    sheet.rest(at: 0)
    keepDay(&effects)
  }

  /// Whether a new day may begin: none goes on.
  package var canBegin: Bool {
    isToldOff && (day.map { $0.duty.phase == .closed || $0.duty.phase == .forbidden } ?? true)
  }

  /// Gives the day an input and keeps it.
  mutating func enter(_ input: DayInput, _ effects: inout [ShiftEffect]) -> Bool {
    guard var next = day else { return false }
    let sight = next.desk.map {
      TimedDayInput.Sight(
        place: $0.place, driven: Int64($0.driven), fare: $0.ride?.state == .stopped ? next.rideFare : nil)
    }
    do throws(Workday.Refused) {
      try next.take(input, at: now, sight: sight)
    } catch {
      refused = error
      // The time has passed all the same.
      day?.advance(to: now)
      return false
    }
    refused = nil
    overflow = nil
    day = next
    journal += DayJournal.line(TimedDayInput(input, at: now, sight: sight)).utf8
    if next.desk != nil, input == .act(.start) {
      trip = []
      effects.append(.keep(name: Kept.trip, text: ""))
    }
    keepDay(&effects)
    if next.duty.phase == .closed || next.duty.phase == .forbidden { close(next, &effects) }
    return true
  }

  private func keepDay(_ effects: inout [ShiftEffect]) {
    effects.append(.keep(name: Kept.day, text: String(decoding: journal, as: UTF8.self)))
  }

  /// The day is over: its record is kept among the others; one that is corrected later is kept anew.
  private mutating func close(_ day: Workday, _ effects: inout [ShiftEffect]) {
    let number = day.setting.number
    effects.append(.keep(name: Kept.record(number), text: String(decoding: day.log, as: UTF8.self)))
    // A correction afterwards moves no end.
    let known = past.first { $0.number == number }
    let ended = known.map { $0.ended } ?? (day.duty.phase == .closed ? now : nil)
    let over = PastDay(
      number: number, begun: day.begun, rides: day.paidRides,
      earned: day.earned.decimal(in: day.currency) + " " + day.currency.code, isPractice: day.desk == nil,
      ended: ended, isAlternate: day.setting.isAlternate)
    past.removeAll { $0.number == number }
    past.insert(over, at: past.firstIndex { $0.number < number } ?? past.count)
    effects.append(.keep(name: Kept.past, text: PastDay.lines(past)))
  }
}
