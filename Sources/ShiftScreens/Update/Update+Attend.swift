import Motion
import Offers
import Shift
import Units
import Words

extension ShiftState {
  /// So many seconds before its end an offer is spoken of.
  static var spoken: [Int64] { [10, 5] }

  /// Whether the day is on the screen and may change by itself.
  private var isOnRoad: Bool { room == .day && (day?.duty.phase == .onDuty) }

  /// Does what follows from where the day stands: beats, sounds, words, a screen that stays on.
  mutating func attend(_ effects: inout [ShiftEffect]) {
    let rate: Int64 = isOnRoad || isAtDesk ? 4 : hasErrands ? 1 : 0
    if rate != beat || isAtDesk != doesLast {
      beat = rate
      doesLast = isAtDesk
      effects.append(.ticks(rate: rate, lasts: doesLast))
    }
    if isOnRoad != isAwake {
      isAwake = isOnRoad
      effects.append(.wakeLock(isAwake))
    }
    if isLocked, !wasDriving { sheet.rest(at: 0) }
    wasDriving = isLocked
    guard let strings, let day else { return }
    hear(day, strings, &effects)
  }

  private mutating func hear(_ day: Workday, _ strings: Strings, _ effects: inout [ShiftEffect]) {
    guard let offer = told(day, strings) else {
      if offerOnScreen != nil, let lost = day.lost, lost != .declined {
        effects.append(.sound(.warning))
        effects.append(.announce(strings.text(ShiftState.phrase(lost: lost))))
      }
      offerOnScreen = nil
      said = []
      return
    }
    let left = offer.countdown.seconds(at: day.now)
    if offerOnScreen != offer.id {
      offerOnScreen = offer.id
      // Nothing lies over an offer; who looks at his record is not disturbed.
      if room == .day { dialog = nil }
      // What is already past when the page comes back is not said again.
      said = ShiftState.spoken.filter { $0 > left }
      effects.append(.sound(.offer))
      effects.append(.vibrate(milliseconds: 200))
      say(offer.words, strings, &effects)
      return
    }
    if day.desk?.offer?.isAsking == true { return }
    for seconds in ShiftState.spoken where left <= seconds && !said.contains(seconds) {
      said.append(seconds)
      say(strings.text(.shiftOfferLeft, count: seconds), strings, &effects)
    }
  }

  /// What is said of the offer on the screen.
  private func told(_ day: Workday, _ strings: Strings) -> (id: String, countdown: Countdown, words: String)? {
    if let offer = day.desk?.offer { return (offer.id, offer.countdown, deskOfferWords(offer, day, strings)) }
    return day.offer.map {
      ("\($0.id.ride.text)-\($0.id.number)", $0.countdown, offerWords($0, day, strings))
    }
  }

  private func say(_ text: String, _ strings: Strings, _ effects: inout [ShiftEffect]) {
    effects.append(.announce(text))
    if profile.speaks { effects.append(.speak(text, language: strings.language.tag)) }
  }

  /// Why an offer went away.
  static func phrase(lost state: OfferState) -> Phrase {
    switch state {
    case .expired: .shiftLostExpired
    case .withdrawn: .shiftLostWithdrawn
    case .failed: .shiftLostFailed
    case .declined: .shiftLostDeclined
    case .lost, .sent, .seen, .accepted: .shiftLostTaken
    }
  }
}
