import Tariffs
import Taximeter
import Units
import Words

/// How the meter's face stands and moves.
package struct FaceContent: Sendable {
  /// Whether the meter lies on its side on a phone that is held upright.
  package let isTurned: Bool
  /// Whether figures glow, blink and roll.
  package let isLively: Bool
  /// Whether all lamps and segments are lit for a moment.
  package let testsLamps: Bool
  /// The key that lays the meter on its side, or upright again.
  package let turn: ButtonContent
  /// The key that fills the screen, or no longer; nil where the browser cannot.
  package let fillScreen: ButtonContent?
}

extension AppState {
  func faceContent(_ strings: Strings) -> FaceContent {
    FaceContent(
      isTurned: face.isTurned, isLively: settings.isLively && !abilities.isSlow, testsLamps: testsLamps,
      turn: ButtonContent(
        key: .turn, label: strings.text(face.isTurned ? .meterKeyUpright : .meterKeyTurn)),
      fillScreen: abilities.fillsScreen
        ? ButtonContent(
          key: .fillScreen, label: strings.text(face.fillsScreen ? .meterKeyLeaveScreen : .meterKeyFillScreen))
        : nil)
  }

  /// How far the fare may be off because of the positions; nil where nothing can be said.
  func doubt(_ view: MeterView, _ words: Wording) -> (shown: String, spoken: String)? {
    guard let fare = ride?.uncertainty.fare else { return nil }
    let shown = words.formats.uncertainty(less: fare.less, more: fare.more, in: view.tariff.currency)
    guard fare.less == fare.more else {
      let (least, most) = (view.display.fare - fare.less, view.display.fare + fare.more)
      return (
        shown,
        words.strings.text(
          .meterDoubtRange, ["least": words.money(least, view.tariff), "most": words.money(most, view.tariff)])
      )
    }
    return (shown, words.strings.text(.meterDoubt, ["amount": words.money(fare.more, view.tariff)]))
  }

  /// What this browser cannot do while the meter runs, said before Start.
  func limits(_ strings: Strings) -> [String] {
    var texts: [String] = []
    switch abilities.notifications {
    case .none: texts.append(strings.text(.elsewhereNone))
    case .denied where settings.notifies != false: texts.append(strings.text(.elsewhereRefused))
    case .askable, .granted, .denied: break
    }
    if settings.keepsAwake, !abilities.staysAwake { texts.append(strings.text(.elsewhereDims)) }
    return texts
  }

  /// The question whether the fare may stand in a notification, at the first ride.
  func notificationNotice(_ strings: Strings) -> NoticeContent? {
    guard settings.notifies == nil, abilities.notifications == .askable || abilities.notifications == .granted,
      let position = ride?.meter.position, position == .hired || position == .paused, ride?.meter.latestFix != nil
    else { return nil }
    return NoticeContent(
      id: "elsewhere-notice", text: strings.text(.elsewhereAsk),
      buttons: [
        ButtonContent(key: .notifyFare(true), label: strings.text(.elsewhereAllow), isPrimary: true),
        ButtonContent(key: .notifyFare(false), label: strings.text(.elsewhereDecline)),
      ])
  }
}
