import Motion
import Offers
import Shift
import Units
import Words

/// The map with what the driver has to do next over it.
package struct RoadScreen: Sendable {
  /// The vehicle's state, by which the screen is coloured.
  package let state: VehicleState
  /// The state in words, as on the sign behind the windscreen.
  package let lamp: String
  /// The time of the practice clock.
  package let clock: String
  /// How fast it runs; nil for as fast as the real one.
  package let rate: String?
  /// What the hours have come to.
  package let bound: ShiftFigure
  /// How far the hours have come to the usual limit, in thousandths, and beyond it.
  package let boundShare: Int64
  /// That a limit is near or passed.
  package let hoursNotice: String?
  /// What became of the last offer, or why the last key did nothing.
  package let notice: String?
  /// Takes the last step back, or says that the notice was read.
  package let undo: ShiftButton?
  /// The map.
  package let map: MapContent
  /// The offer, in the place of the sheet.
  package let offer: OfferContent?
  /// The sheet.
  package let sheet: SheetContent
}

/// What is on the sheet.
package struct SheetContent: Sendable {
  /// A stretch of the ride.
  package struct Stretch: Sendable, Hashable {
    /// How it stands.
    package enum State: String, Sendable, Hashable {
      case done
      case current
      case coming
    }

    /// How it stands.
    package let state: State
    /// What it is.
    package let name: String
    /// How much of it is done, in thousandths.
    package let share: Int64
  }

  /// The fare of the ride that goes on.
  package struct Fare: Sendable, Hashable {
    /// The sum, with its sign.
    package let sum: String
    /// Whether it is agreed or an estimate, and by which tariff.
    package let label: String
    /// The digits of the sum alone.
    package let digits: String
    /// The windows of the display.
    package let pattern: String
  }

  /// The place of the detent at which it rests.
  package let detent: Int
  /// How high its strip is, in pixels.
  package let low: Double
  /// How much the map behind it is blurred, in pixels.
  package let blur: Double
  /// Whether it stays there.
  package let isLocked: Bool
  /// Pulls it up, or pushes it down.
  package let handle: ShiftButton
  /// What there is to do.
  package let title: String
  /// More of it, in lines.
  package let lines: [String]
  /// The stretches of the ride.
  package let stretches: [Stretch]
  /// The fare.
  package let fare: Fare?
  /// How many passengers; nil where they are not counted now.
  package let passengers: (label: String, count: String, fewer: ShiftButton, more: ShiftButton)?
  /// The one large key.
  package let slab: ShiftButton?
  /// The way in the driver's own map app.
  package let navigate: ShiftLink?
  /// Smaller keys.
  package let keys: [ShiftButton]
  /// The day's figures, above the strip.
  package let figures: [ShiftFigure]
  /// What can be done besides, above the strip.
  package let more: [ShiftButton]
  /// The record.
  package let record: ShiftLink
}

extension ShiftState {
  func roadScreen(_ day: Workday, _ words: ShiftWords) -> RoadScreen {
    let bound = day.duty.bound(at: day.now)
    return RoadScreen(
      state: day.duty.vehicle.state, lamp: lamp(day, words), clock: words.clock(day.now, day.zone),
      rate: day.clock.rate > 1 ? words(.shiftClockRate, ["rate": "\(day.clock.rate)"]) : nil,
      bound: ShiftFigure(name: words(.shiftBound), value: words.hours(bound)),
      boundShare: bound.milliseconds * 1000 / max(1, day.duty.hours.usual.milliseconds),
      hoursNotice: hoursNotice(day, words), notice: roadNotice(day, words),
      undo: day.desk?.troubles.isEmpty == false
        ? ShiftButton(.day(.understood), words(.shiftDeskUnderstood))
        : day.undoable.map { ShiftButton(.day(.undo), words(ShiftState.phrase(undo: $0.input))) },
      map: day.desk.map { deskMap($0, words) } ?? mapContent(day, words),
      offer: day.desk?.offer.map { deskOffer($0, day, words) } ?? day.offer.map { offerContent($0, day, words) },
      sheet: sheetContent(day, words))
  }

  private func lamp(_ day: Workday, _ words: ShiftWords) -> String {
    switch day.duty.vehicle.state {
    case .available: words(.shiftLampFree)
    case .reserved: words(.shiftLampReserved)
    case .stopped: words((day.desk?.ride?.state ?? day.ride?.state) == .arrived ? .shiftLampArrived : .shiftLampPaying)
    case .onTrip: words(.shiftLampHired)
    case .nonOperational: words(day.isInBreak ? .shiftLampBreak : .shiftLampHome)
    case .nonContactable: words(.shiftLampSilent)
    case .removed, .elsewhere: words(.shiftLampOff)
    }
  }

  private func hoursNotice(_ day: Workday, _ words: ShiftWords) -> String? {
    let hours = day.duty.hours
    let left = hours.usual.milliseconds - day.duty.bound(at: day.now).milliseconds
    let most = hours.most.milliseconds - day.duty.bound(at: day.now).milliseconds
    switch day.duty.standing(at: day.now) {
    case .within: return nil
    case .nearUsual:
      return words(.shiftHoursNearUsual, ["duration": words.formats.minutes(Elapsed(milliseconds: left + 59_999))])
    case .beyondUsual: return words(.shiftHoursBeyondUsual, ["limit": words.hours(hours.usual)])
    case .nearMost:
      return words(.shiftHoursNearMost, ["duration": words.formats.minutes(Elapsed(milliseconds: most + 59_999))])
    case .beyondMost: return words(.shiftHoursBeyondMost, ["limit": words.hours(hours.most)])
    }
  }

  private func roadNotice(_ day: Workday, _ words: ShiftWords) -> String? {
    if isUnkept { return words(.shiftUnkept) }
    if let desk = day.desk { return deskNotice(desk, day, words) }
    if case .dispatcher(.expired) = refused { return words(.shiftLostExpired) }
    if case .dispatcher(.rideTaken) = refused { return words(.shiftLostTaken) }
    if case .dispatcher(.rideCancelled) = refused { return words(.shiftLostWithdrawn) }
    if refused != nil { return words(.shiftRefused) }
    if day.offer != nil { return nil }
    if let lost = day.lost { return words(ShiftState.phrase(lost: lost)) }
    return nil
  }

  private static func phrase(undo input: DayInput) -> Phrase {
    switch input {
    case .paid: .shiftUndoPaid
    case .act(.arrive): .shiftUndoArrive
    case .act(.start): .shiftUndoStart
    case .act(.stop): .shiftUndoStop
    default: .shiftUndo
    }
  }
}
