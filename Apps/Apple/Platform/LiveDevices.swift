#if canImport(UIKit) && canImport(ActivityKit)
  import Foundation
  import MetroScreens
  import Phone
  import Units

  /// The phone's own parts, put together.
  @MainActor
  package final class LiveDevices {
    private let clock = Clock()
    private let store = Store(folder: Store.own)
    private let location = Location(hasBackgroundMode: BundleHealth.own.measuresInBackground)
    private let cards = LiveActivity()
    private let printing = Printing(now: { Clock.now().milliseconds }, later: Clock.later)
    private let pulse = Clock()
    private let practice = Clock()
    private let frames = Clock()
    private let voice = Voice()
    /// Positions for the metro: only while the app is in front, so nothing is held in the background.
    private let sky = Location(hasBackgroundMode: false, hold: { {} })
    private let accelerometer = Accelerometer()
    private let notices = Notices()
    private var alarms: [UUID] = []
    private let haptics = Haptics()
    private let speaker = Speaker()

    /// Prepares every part; none of them asks the reader anything yet.
    package init() {}

    /// The parts as the app asks for them.
    package var devices: Devices {
      Devices(
        now: Clock.now, beat: { [self] rate, tick in clock.beat(rate, tick) },
        pulse: { [self] isOn, tick in pulse.beat(isOn ? 1 : 0, tick) }, data: BundleHealth.data,
        list: BundleHealth.list, storage: store.storage, positions: location.positions, cards: cards.cards,
        printer: printing.device,
        system: System(
          share: Share.share, print: Share.print, announce: Share.announce, stayAwake: Share.stayAwake,
          shake: { [self] milliseconds in haptics.shake(milliseconds) }, sound: { [self] sound in speaker.play(sound) }),
        map: { route, dots, told in Map.bitmap(around: route, dots: dots, told) }, metro: metro, shift: shift)
    }

    private var metro: MetroDevices {
      MetroDevices(
        positions: sky.positions, feel: { [self] isOn, tell in accelerometer.feel(isOn, tell) },
        tones: { [self] tones in speaker.play(tones.map { ($0.hertz, $0.milliseconds) }) },
        play: { [self] file, told in speaker.play(loudly: file, told) }, send: Share.send,
        card: { [self] card in
          if let card { cards.show(card, at: Clock.date(Clock.now().milliseconds)) } else { cards.endMetro() }
        }, notices: { [self] names, plan in queue(plan, takingBack: names) }, entries: SharedRide.leave)
    }

    private var shift: ShiftDevices {
      ShiftDevices(
        beat: { [self] rate, tick in practice.beat(rate, tick) },
        frames: { [self] rate, tick in frames.beat(rate, tick) },
        tones: { [self] tones in speaker.play(tones) }, speak: { [self] text, language in voice.speak(text, language) })
    }

    /// Queues notices, and alarms that ring through silent mode where the system has them and the reader lets them.
    private func queue(_ plan: [PlannedNotice], takingBack names: [String]) {
      Task {
        if !plan.isEmpty { _ = await notices.ask() }
        notices.replace(names, by: plan)
        #if canImport(AlarmKit)
          if #available(iOS 26, *) {
            let isAllowed = plan.isEmpty ? true : await Alarms.ask()
            alarms = await Alarms.replace(alarms, by: isAllowed ? plan : [], stop: SystemWords.text("app.alarm.stop"))
          }
        #endif
      }
    }
  }
#endif
