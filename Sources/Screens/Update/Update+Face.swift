import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  /// After every event: what the face shows, ticks, says and tells outside of the page.
  mutating func attendFace(_ event: AppEvent.Kind, _ turn: inout Turn) {
    if face.switchedOn == nil, room == .meter {
      // A ride that goes on is not hidden behind a test of the lamps.
      face.switchedOn = ride == nil ? now : Instant(milliseconds: 0)
    }
    guard let ride, let strings = library.strings else {
      face.fare.show(.zero)
      face.extras.show(.zero)
      tell(nil, &turn)
      return
    }
    let view = MeterView(self, ride.tariff)
    let isRunning = view.display.position == .hired || view.display.position == .paused
    if settings.sounds, isVisible, isRunning, view.sum > face.fare.to, face.fare.to > .zero, !event.isKey {
      turn.perform(.sound(.tick))
    }
    face.fare.show(view.sum)
    face.extras.show(view.display.supplements)
    let words = Wording(strings, tariff: ride.tariff, units: settings.units)
    tell(isRunning ? notification(view, words) : nil, &turn)
    if view.display.position == .hired { speak(view, words, &turn) }
  }

  /// A key of the meter answers to the finger and to the ear.
  func answer(_ turn: inout Turn) {
    if settings.vibrates { turn.perform(.vibrate(milliseconds: 15)) }
    if settings.sounds { turn.perform(.sound(.click)) }
  }

  /// Whether every lamp and segment is lit to show that it can be.
  var testsLamps: Bool {
    guard let since = face.switchedOn, ride == nil, settings.isLively else { return false }
    return now - since < Face.lampTest
  }

  // MARK: - Those who listen

  private mutating func speak(_ view: MeterView, _ words: Wording, _ turn: inout Turn) {
    guard let interval = settings.speaks.time, let start = view.display.start else { return }
    let last = face.spoken.map { max($0, start) } ?? start
    guard now - last >= interval, settings.speaks != .change || view.sum != face.spokenFare else { return }
    face.spoken = now
    face.spokenFare = view.sum
    turn.perform(
      .announce(
        words.strings.text(
          .meterSpoken,
          [
            "amount": words.money(view.sum, view.tariff),
            "rate": rateWords(view, words).first ?? view.rate.lamp,
          ])))
  }

  // MARK: - The fare while the reader looks elsewhere

  /// Whether the fare stands in a notification while the meter runs.
  var notifiesFare: Bool { settings.notifies == true && abilities.notifications == .granted }

  private func notification(_ view: MeterView, _ words: Wording) -> [String]? {
    guard notifiesFare else { return nil }
    let position: Phrase = view.display.position == .paused ? .meterLampPaused : .meterLampHired
    return [
      words.money(view.sum, view.tariff) + " · " + words.strings.text(position),
      ([words.text(view.tariff.city), words.strings.text(.rateName, ["rate": view.rate.lamp])]
        + rateWords(view, words)).joined(separator: " · "),
    ]
  }

  private mutating func tell(_ texts: [String]?, _ turn: inout Turn) {
    guard texts != face.told else { return }
    face.told = texts
    if let texts {
      turn.perform(.notify(title: texts[0], body: texts[1]))
    } else {
      turn.perform(.clearNotification)
    }
  }

  /// The reader wants the fare in a notification, or does not.
  mutating func decide(notifies isWanted: Bool, _ turn: inout Turn) {
    if isWanted, abilities.notifications == .askable {
      turn.perform(.askToNotify)
      return
    }
    settings.notifies = isWanted && abilities.notifications == .granted
    turn.save(.notifies(settings.notifies == true))
  }

  /// What the reader answered to the browser's own question.
  mutating func permit(_ answer: Abilities.Notifications, _ turn: inout Turn) {
    abilities.notifications = answer
    // A question that was waved away may be asked again.
    guard answer != .askable else { return }
    settings.notifies = answer == .granted
    turn.save(.notifies(answer == .granted))
  }
}

extension AppEvent.Kind {
  fileprivate var isKey: Bool {
    if case .key = self { true } else { false }
  }
}
