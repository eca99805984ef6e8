import Motion
import Offers
import Shift
import Tariffs
import Units
import Words

extension ShiftState {
  func sheetContent(_ day: Workday, _ words: ShiftWords) -> SheetContent {
    let told = day.desk.map { deskStage($0, day, words) } ?? stage(day, words)
    let isHigh = sheet.detent > 0
    return SheetContent(
      detent: sheet.detent, low: sheet.detents.lowest, blur: sheet.blur(at: 0), isLocked: isLocked,
      handle: ShiftButton(
        .sheet(isHigh ? -1 : 1), words(isHigh ? .shiftSheetDown : .shiftSheetUp), isDisabled: isLocked),
      title: told.title, lines: told.lines, stretches: stretches(day, words), fare: fareContent(day, words),
      passengers: passengersContent(day, words), slab: told.slab, navigate: navigate(day, words), keys: told.keys,
      figures: figures(day, words), more: more(day, words),
      record: ShiftLink(address: ShiftRoom.record(nil).hash, label: words(.shiftRecordTitle)))
  }

  private func stage(_ day: Workday, _ words: ShiftWords) -> DeskStage {
    if day.duty.vehicle.state == .nonContactable {
      return (
        words(.shiftSilentTitle), [words(.shiftSilentHint)], ShiftButton(.day(.outside), words(.shiftKeyOutside)), []
      )
    }
    guard let ride = day.ride else { return waiting(day, words) }
    switch ride.state {
    case .assigned: return underway(ride, day, words)
    case .arrived: return atPickUp(ride, day, words)
    case .onTrip: return onTrip(ride, day, words)
    default:
      return (
        words(.shiftPayTitle), [words(.shiftTripTo, ["place": words.place(ride.rider.to)])],
        ShiftButton(.paid, words(.shiftKeyPaid)), [ShiftButton(.day(.resume), words(.shiftKeyResume))]
      )
    }
  }

  private func waiting(_ day: Workday, _ words: ShiftWords) -> DeskStage {
    if let last = day.duty.intervals.last, last.end == nil {
      if last.pause == .returning {
        let left = day.drive.map { $0.way.length - $0.metres(at: day.now) } ?? 0
        return (
          words(.shiftHomeTitle), [words(.shiftTo, ["place": words.place(.depot), "distance": words.way(left)])], nil,
          []
        )
      }
      let since = words.clock(last.start, day.zone)
      return (
        words(.shiftBreakTitle),
        [
          words(
            .shiftBreakSince,
            ["time": since, "place": last.place, "duration": words.formats.duration(day.now - last.start)])
        ],
        ShiftButton(.day(.forHire), words(.shiftKeyForHire)), [ShiftButton(.day(.hour), words(.shiftKeyHour))]
      )
    }
    let isTired = day.missed >= Workday.patience
    return (
      words(isTired ? .shiftMissedTitle : .demoShiftWaiting),
      [isTired ? words(.shiftMissedHint) : words(.shiftFreeAt, ["place": words.place(Town.nearest(to: day.car))])],
      isTired ? ShiftButton(.day(.here), words(.shiftKeyHere)) : nil,
      [ShiftButton(.open(.pause), words(.shiftKeyBreak)), ShiftButton(.open(.end), words(.shiftKeyEnd))]
    )
  }

  private func underway(_ ride: DayRide, _ day: Workday, _ words: ShiftWords) -> DeskStage {
    let left = day.drive.map { $0.way.length - $0.metres(at: day.now) } ?? 0
    let place = words.place(ride.rider.from)
    let cancel = ShiftButton(.open(.cancel), words(.shiftKeyCancel))
    guard day.drive == nil else {
      return (
        words(.shiftPickUpAt, ["place": place]),
        [
          words(
            .shiftLeft, ["distance": words.way(left), "duration": words.formats.minutes(ShiftState.time(for: left))])
        ],
        nil, [cancel]
      )
    }
    return (
      words(.shiftPickUpAt, ["place": place]), [words(.shiftPickUpThere)],
      ShiftButton(.day(.arrive), words(.shiftKeyArrived)), [cancel]
    )
  }

  private func atPickUp(_ ride: DayRide, _ day: Workday, _ words: ShiftWords) -> DeskStage {
    let waited = day.board.rides[ride.id]?.waited(at: day.now) ?? .zero
    let line = words(.shiftWaited, ["duration": words.stopwatch(waited)])
    let cancel = ShiftButton(.open(.cancel), words(.shiftKeyCancel))
    let noShow = ShiftButton(.open(.noShow), words(.shiftKeyNoShow), isDisabled: waited < Workday.noShowAfter)
    if ride.isHere(at: day.now) {
      return (
        words(.shiftRiderHere), [words(.shiftRiders, count: Int64(ride.rider.passengers)), line],
        ShiftButton(.day(.start), words(.shiftKeyAboard)), [cancel]
      )
    }
    return (words(.shiftRiderComes), [line], nil, [noShow, cancel])
  }

  private func onTrip(_ ride: DayRide, _ day: Workday, _ words: ShiftWords) -> DeskStage {
    let left = day.drive.map { $0.way.length - $0.metres(at: day.now) } ?? 0
    let title = words(.shiftTripTo, ["place": words.place(ride.rider.to)])
    guard day.drive == nil else {
      return (
        title,
        [
          words(
            .shiftLeft, ["distance": words.way(left), "duration": words.formats.minutes(ShiftState.time(for: left))])
        ],
        ShiftButton(.day(.stop), words(.shiftKeyStop)), []
      )
    }
    return (title, [words(.shiftTripThere)], ShiftButton(.day(.stop), words(.shiftKeyStop)), [])
  }

  /// How long a way takes, in whole minutes rounded up.
  static func time(for metres: Double) -> Elapsed { .seconds((Int64(metres / 10) + 59) / 60 * 60) }

  private func stretches(_ day: Workday, _ words: ShiftWords) -> [SheetContent.Stretch] {
    guard let state = day.desk?.ride?.state ?? day.ride?.state else { return [] }
    let place: Int
    switch state {
    case .assigned: place = 0
    case .arrived: place = 1
    case .onTrip: place = 2
    default: place = 3
    }
    let names: [Phrase] = [.shiftStretchApproach, .shiftStretchBoarding, .shiftStretchTrip, .shiftStretchPay]
    return names.enumerated().map { index, name in
      SheetContent.Stretch(
        state: index < place ? .done : index == place ? .current : .coming, name: words(name),
        share: index < place ? 1000 : index == place ? day.drive?.share(at: day.now) ?? 1000 : 0)
    }
  }

  private func fareContent(_ day: Workday, _ words: ShiftWords) -> SheetContent.Fare? {
    let state = day.desk?.ride?.state ?? day.ride?.state
    guard state == .onTrip || state == .stopped, let fare = day.rideFare else { return nil }
    let label: String
    if day.ride?.rider.isAgreed == true {
      label = words(.shiftFareAgreed)
    } else if let tariff = day.tariff {
      label = words(.shiftFareEstimate, ["city": tariff.city.text(in: words.strings.language.tag)])
    } else {
      label = ""
    }
    return SheetContent.Fare(
      sum: words.money(fare, day), label: label, digits: fare.decimal(in: day.currency),
      pattern: day.currency.minorDigits == 0 ? "88888" : day.currency.minorDigits == 2 ? "888.88" : "88.888")
  }

  private func passengersContent(_ day: Workday, _ words: ShiftWords)
    -> (label: String, count: String, fewer: ShiftButton, more: ShiftButton)?
  {
    guard (day.desk?.ride?.state ?? day.ride?.state) == .stopped else { return nil }
    let count = passengers ?? Int64(day.ride?.rider.passengers ?? 1)
    return (
      words(.shiftPassengers), words.formats.integer(count),
      ShiftButton(.passengers(-1), words(.shiftFewer), isDisabled: count <= 1),
      ShiftButton(.passengers(1), words(.shiftMore), isDisabled: count >= 9)
    )
  }

  private func navigate(_ day: Workday, _ words: ShiftWords) -> ShiftLink? {
    var target: Town.Place?
    if let ride = day.ride {
      switch ride.state {
      case .assigned: target = ride.rider.from
      case .onTrip: target = ride.rider.to
      default: break
      }
    } else if day.desk == nil, day.duty.intervals.last?.end == nil, day.duty.intervals.last?.pause == .returning {
      target = .depot
    }
    guard let place = day.desk.flatMap({ deskTarget($0) }) ?? target.map({ day.ground.place(of: $0.spot) }) else {
      return nil
    }
    return ShiftLink(
      address: profile.map.link(
        latitude: ShiftState.degrees(place.latitude), longitude: ShiftState.degrees(place.longitude)),
      label: words(.shiftNavigate), isOutside: true)
  }

  /// Degrees with six decimals, as links have them: a decimal point whatever the language.
  static func degrees(_ value: Int64) -> String {
    let millionths = (value.magnitude + 500) / 1000
    let digits = "\(millionths % 1_000_000)"
    return (value < 0 && millionths > 0 ? "-" : "") + "\(millionths / 1_000_000)."
      + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private func figures(_ day: Workday, _ words: ShiftWords) -> [ShiftFigure] {
    var found = [
      ShiftFigure(name: words(.shiftEarned), value: words.money(day.earned, day)),
      ShiftFigure(name: words(.shiftRides), value: words.formats.integer(day.paidRides)),
      ShiftFigure(name: words(.shiftDriven), value: words.way(day.driven)),
    ]
    if let me = day.board.drivers[Workday.me], me.accepted + me.refused > 0 {
      found.append(
        ShiftFigure(
          name: words(.shiftAccepted),
          value: words.formats.percent(Int64(me.accepted * 100 / (me.accepted + me.refused)))))
    }
    found.append(
      ShiftFigure(
        name: words(.shiftHoursLimit),
        value: words.hours(day.duty.bound(at: day.now)) + " / " + words.hours(day.duty.hours.usual)))
    return found
  }

  private func more(_ day: Workday, _ words: ShiftWords) -> [ShiftButton] {
    var found = [ShiftButton(.open(.incident), words(.shiftKeyIncident))]
    if day.desk == nil, day.duty.vehicle.state != .nonContactable {
      found.append(ShiftButton(.day(.tunnel), words(.shiftKeyTunnel)))
    }
    return found
  }
}
