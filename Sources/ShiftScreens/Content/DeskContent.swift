import Motion
import Offers
import Shift
import Units
import Words

/// The dispatcher with whom the room is connected.
package struct DeskNote: Sendable {
  /// With whom, and as whom, or why not.
  package let text: String
  /// What is wrong with it; nil while all is well.
  package let fault: String?
  /// Leaves it; nil where there is nothing to leave.
  package let leave: ShiftButton?
}

extension ShiftState {
  /// What there is to say of the dispatcher.
  func deskNote(_ words: ShiftWords) -> DeskNote? {
    guard let link else {
      guard isTurnedAway || entering != nil else { return nil }
      return DeskNote(
        text: "", fault: words(isTurnedAway ? .shiftDeskRevoked : isEntering ? .shiftDeskAsking : .shiftDeskLost),
        leave: nil)
    }
    let waiting = Int64(day?.desk?.waiting.count ?? 0)
    var fault: String?
    if link.isRevoked {
      fault = words(.shiftDeskRevoked)
    } else if waiting > 0 {
      fault = words(.shiftDeskWaits, count: waiting)
    } else if link.lostSince != nil {
      fault = words(.shiftDeskLost)
    }
    return DeskNote(
      text: words(.shiftDeskConnected, ["name": link.name, "place": host]), fault: fault,
      leave: ShiftButton(.leaveDesk, words(.shiftDeskLeave), isDisabled: link.asked.contains(.leave)))
  }

  func troubleWords(_ trouble: DeskTrouble, _ words: ShiftWords) -> String {
    switch trouble {
    case .cancelled(let isDriven): words(.shiftDeskCancelled) + (isDriven ? " " + words(.shiftDeskStands) : "")
    case .taken(let isDriven): words(.shiftDeskTaken) + (isDriven ? " " + words(.shiftDeskStands) : "")
    case .refused(let action): words(.shiftDeskRefused, ["step": words(ShiftState.phrase(action))])
    case .given: words(.shiftDeskGiven)
    }
  }

  private static func phrase(_ action: RideAction) -> Phrase {
    switch action {
    case .arrive: .shiftKeyArrived
    case .start: .shiftKeyAboard
    case .stop: .shiftKeyStop
    case .resume: .shiftKeyResume
    case .end: .shiftKeyPaid
    case .cancel: .shiftKeyCancel
    case .noShow: .shiftKeyNoShow
    }
  }

  func deskNotice(_ desk: DeskDay, _ day: Workday, _ words: ShiftWords) -> String? {
    if !desk.troubles.isEmpty {
      return desk.troubles.map { troubleWords($0, words) }.joined(separator: " ")
    }
    if link?.isRevoked != false { return words(.shiftDeskRevoked) }
    if desk.isLost {
      let waiting = Int64(desk.waiting.count)
      return words(.shiftDeskLost) + (waiting > 0 ? " " + words(.shiftDeskWaits, count: waiting) : "")
    }
    if refused != nil { return words(.shiftRefused) }
    if desk.offer != nil { return nil }
    if let lost = day.lost { return lost == .failed ? words(.shiftDeskBusy) : words(ShiftState.phrase(lost: lost)) }
    if desk.place == nil, desk.ride == nil { return words(.shiftDeskNoPosition) }
    return nil
  }

  // MARK: - The offer

  func deskOffer(_ offer: DeskOffer, _ day: Workday, _ words: ShiftWords) -> OfferContent {
    let share = offer.countdown.progress(at: day.now)
    let seconds = offer.countdown.seconds(at: day.now)
    return OfferContent(
      id: String(decoding: offer.id.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self),
      seconds: words.formats.integer(seconds),
      left: words(.shiftOfferLeft, count: seconds), share: share,
      dash: ShiftState.ring.dash(of: share).map {
        (drawn: ShiftState.tenths($0.drawn), gap: ShiftState.tenths($0.gap))
      },
      fare: offer.fare.map { words.money($0, day) } ?? words(.shiftFareUnknown),
      fareLabel: words(.shiftFareEstimated), pickUp: offer.from.words,
      approach: deskApproach(to: offer.from, day, words) ?? words(.shiftDeskNoPosition),
      ride: goal(from: offer.from, to: offer.to, words),
      accept: ShiftButton(
        .day(.accept), words(offer.isAsking ? .shiftDeskAsking : .shiftKeyAccept), isDisabled: offer.isAsking),
      decline: ShiftButton(.day(.decline), words(.shiftKeyDecline), isDisabled: offer.isAsking))
  }

  private func goal(from: DeskPlace, to: DeskPlace?, _ words: ShiftWords) -> String {
    guard let to else { return words(.shiftDeskGoalOpen) }
    return words(.shiftOfferRide, ["place": to.words, "distance": words.way(Workday.metres(from.at, to.at))])
  }

  /// How far a place is, and in which direction; nil where nothing is known of the car.
  private func deskApproach(to place: DeskPlace, _ day: Workday, _ words: ShiftWords) -> String? {
    guard let here = day.desk?.place else { return nil }
    let ground = Ground(centre: here)
    let metres = Workday.metres(here, place.at)
    return words(
      .shiftOfferApproach,
      [
        "distance": words.way(metres),
        "direction": words.wind(Bearing(from: ground.spot(of: here), to: ground.spot(of: place.at))),
        "duration": words.formats.minutes(Workday.townTime(metres)),
      ])
  }

  func deskOfferWords(_ offer: DeskOffer, _ day: Workday, _ strings: Strings) -> String {
    let words = ShiftWords(strings, day.tariff)
    return words(
      .shiftOfferSpoken,
      [
        "money": offer.fare.map { words.money($0, day) } ?? words(.shiftFareUnknown), "place": offer.from.words,
        "distance": day.desk?.place.map { words.way(Workday.metres($0, offer.from.at)) } ?? "",
        "goal": offer.to?.words ?? words(.shiftDeskGoalOpen),
      ])
  }

  // MARK: - The sheet

  typealias DeskStage = (title: String, lines: [String], slab: ShiftButton?, keys: [ShiftButton])

  func deskStage(_ desk: DeskDay, _ day: Workday, _ words: ShiftWords) -> DeskStage {
    guard let ride = desk.ride else { return deskWaiting(desk, day, words) }
    let cancel = ShiftButton(.open(.cancel), words(.shiftKeyCancel))
    let toPickUp = deskApproach(to: ride.from, day, words)
    switch ride.state {
    case .assigned:
      return (
        words(.shiftPickUpAt, ["place": ride.from.words]), [toPickUp].compactMap { $0 },
        ShiftButton(.day(.arrive), words(.shiftKeyArrived)), [cancel]
      )
    case .arrived:
      let waited = ride.arrived.map { day.now - $0 } ?? .zero
      return (
        words(.shiftRiderComes), [words(.shiftWaited, ["duration": words.stopwatch(waited)])],
        ShiftButton(.day(.start), words(.shiftKeyAboard)),
        [
          ShiftButton(.open(.noShow), words(.shiftKeyNoShow), isDisabled: waited < Workday.noShowAfter),
          cancel,
        ]
      )
    case .onTrip:
      let title = ride.to.map { words(.shiftTripTo, ["place": $0.words]) } ?? words(.shiftDeskGoalOpen)
      let left = ride.to.flatMap { deskApproach(to: $0, day, words) }
      return (title, [left].compactMap { $0 }, ShiftButton(.day(.stop), words(.shiftKeyStop)), [])
    default:
      return (
        words(.shiftPayTitle), ride.to.map { [words(.shiftTripTo, ["place": $0.words])] } ?? [],
        ShiftButton(.paid, words(.shiftKeyPaid)), [ShiftButton(.day(.resume), words(.shiftKeyResume))]
      )
    }
  }

  private func deskWaiting(_ desk: DeskDay, _ day: Workday, _ words: ShiftWords) -> DeskStage {
    if let last = day.duty.intervals.last, last.end == nil, last.pause.isBreak {
      return (
        words(.shiftBreakTitle),
        [
          words(
            .shiftBreakSince,
            [
              "time": words.clock(last.start, day.zone), "place": last.place,
              "duration": words.formats.duration(day.now - last.start),
            ])
        ],
        ShiftButton(.day(.forHire), words(.shiftKeyForHire)), []
      )
    }
    let keys = [ShiftButton(.open(.pause), words(.shiftKeyBreak)), ShiftButton(.open(.end), words(.shiftKeyEnd))]
    if desk.isLost { return (words(.shiftSilentTitle), [words(.shiftSilentHint)], nil, keys) }
    return (
      words(.demoShiftWaiting),
      [link.map { words(.shiftDeskConnected, ["name": $0.name, "place": host]) }].compactMap { $0 }, nil, keys
    )
  }

  /// Where Navigate leads.
  func deskTarget(_ desk: DeskDay) -> Coordinate? {
    switch desk.ride?.state {
    case .assigned: desk.ride?.from.at
    case .onTrip: desk.ride?.to?.at
    default: nil
    }
  }

  // MARK: - The map

  /// The car, the pick-up and the goal, on open ground around them.
  func deskMap(_ desk: DeskDay, _ words: ShiftWords) -> MapContent {
    let pickUp = desk.offer?.from ?? (desk.ride.flatMap { $0.state == .onTrip || $0.state == .stopped ? nil : $0.from })
    let goal = desk.offer?.to ?? desk.ride?.to
    let centre = desk.place ?? pickUp?.at ?? goal?.at ?? .origin
    let ground = Ground(centre: centre)
    let car = ground.spot(of: centre)
    let stops = [pickUp, goal].compactMap { $0 }
    var way: [Town.Spot] = []
    if let first = stops.first, desk.place != nil { way = [car, ground.spot(of: first.at)] }
    let next = stops.count > 1 ? stops.map { ground.spot(of: $0.at) } : []
    let view = ShiftState.view(of: [car] + stops.map { ground.spot(of: $0.at) })
    return MapContent(
      words: words(.shiftDeskMap),
      labels: stops.map { MapContent.Label(spot: ground.spot(of: $0.at), name: $0.words, isMeant: true) }, car: car,
      isDriving: isMoving, way: way, next: next, pickUp: pickUp.map { ground.spot(of: $0.at) },
      goal: goal.map { ground.spot(of: $0.at) }, view: view, isTown: false)
  }
}
