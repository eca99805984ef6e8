import Metro
import Units
import Words

extension MetroState {
  func corrections(_ state: RideState, _ strings: Strings) -> [MetroButton] {
    guard state.phase != .over, state.phase != .waiting else { return [] }
    return [
      MetroButton(.stopBack, strings.text(.metroStopBack)), MetroButton(.stopOn, strings.text(.metroStopOn)),
    ]
  }

  /// The one thing that a rider can tell best now.
  func mainKey(_ counted: CountedRide, _ state: RideState, _ strings: Strings) -> MetroButton? {
    let stops = counted.ride.itinerary.stops
    switch state.phase {
    case .changing: return MetroButton(.trainDeparted, strings.text(.metroTrainDeparted))
    case .arrived: return MetroButton(.confirm, strings.text(.metroConfirm))
    case .running, .standing:
      // After a change nobody has told of yet, the train that moved is worth more than anything.
      if isUntold(counted, state) { return MetroButton(.trainDeparted, strings.text(.metroTrainDeparted)) }
      return state.stopsLeft <= 1 && state.stop + 2 >= stops.count
        ? MetroButton(.confirm, strings.text(.metroConfirm)) : nil
    case .waiting, .over: return nil
    }
  }

  /// Whether the train under way was boarded by the reckoning alone.
  private func isUntold(_ counted: CountedRide, _ state: RideState) -> Bool {
    guard let anchor = counted.ride.schedule?.anchor else { return false }
    let board = counted.ride.itinerary.boarding(of: state.stop)
    return board > 0 && anchor.stop < board
  }

  func late(_ counted: CountedRide, _ words: MetroWords) -> [MetroButton] {
    guard counted.ride.outcome == nil, let anchor = counted.ride.schedule?.anchor, anchor.isTap,
      now - anchor.at < MetroState.lateReach
    else { return [] }
    return [10, 20, 30].map { MetroButton(.late($0), words.formats.duration(.seconds($0))) }
  }

  func more(_ counted: CountedRide, _ state: RideState, _ strings: Strings) -> [MetroButton] {
    guard state.phase != .over else { return [] }
    return [
      MetroButton(.sound, strings.text(counted.sounds ? .metroSoundOff : .metroWaySoundKey)),
      MetroButton(.calendar, strings.text(.metroWayCalendarKey)),
      MetroButton(.endRide, strings.text(.metroEnd)),
    ]
  }

  func flip(_ counted: CountedRide, _ strings: Strings, _ name: (Int) -> String) -> MetroRideScreen.Flip? {
    guard let alert = counted.flip else { return nil }
    let isLast = alert.stop == counted.ride.itinerary.stops.count - 1
    let text: String
    switch alert.kind {
    case .next: text = strings.text(isLast ? .metroFlipNext : .metroFlipChangeNext)
    case .getOff: text = strings.text(isLast ? .metroFlipOff : .metroFlipChange)
    }
    return MetroRideScreen.Flip(
      text: text, name: name(alert.stop), isNow: alert.kind == .getOff,
      button: MetroButton(.seen, strings.text(.metroAlertSeen)))
  }

  func over(_ counted: CountedRide, _ words: MetroWords, _ name: String) -> MetroRideScreen.Over? {
    guard counted.isNoted else { return nil }
    let strings = words.strings
    var text = strings.text(.metroOverExpired)
    var error: String?
    switch counted.ride.outcome {
    case .arrived(_, let off):
      text = strings.text(.metroOverArrived, ["name": name])
      error = errorWords(off, words)
    case .stopped: text = strings.text(.metroOverStopped)
    case nil: break
    }
    return MetroRideScreen.Over(
      text: text, error: error, button: MetroButton(.putAway, strings.text(.metroPutAway)),
      journal: MetroLink(room: .journal, label: strings.text(.metroJournal)))
  }

  /// How far a countdown was off, in words with its side.
  func errorWords(_ error: Elapsed, _ words: MetroWords) -> String {
    let strings = words.strings
    if error.milliseconds.magnitude < 1000 { return strings.text(.metroErrorNone) }
    let side: Phrase = error > .zero ? .metroErrorAhead : .metroErrorBehind
    return strings.text(side, ["duration": words.duration(error)])
  }
}
