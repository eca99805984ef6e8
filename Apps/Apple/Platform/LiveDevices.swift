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
    private var ringing: Task<Void, Never>?
    private let haptics = Haptics()
    private let dispatch = Dispatch()
    /// Positions for the shift, also while the phone is locked.
    private let road = Location(hasBackgroundMode: BundleHealth.own.measuresInBackground)
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
        map: Map.pixels, metro: metro, shift: shift,
        desk: desk)
    }

    private var metro: MetroDevices {
      MetroDevices(
        positions: sky.positions, feel: { [self] isOn, tell in accelerometer.feel(isOn, tell) },
        tones: { [self] tones in speaker.play(tones.map { ($0.hertz, $0.milliseconds) }) },
        play: { [self] file, told in speaker.play(ride: file, told) }, send: Share.send,
        card: { [self] card in
          if let card { cards.show(card, at: Clock.date(Clock.now().milliseconds)) } else { cards.endMetro() }
        }, notices: { [self] names, plan in queue(plan, takingBack: names) }, entries: SharedRide.leave,
        unpack: { packed, size in Unpacking.inflated(packed, size: size) })
    }

    private var desk: DeskDevice {
      DeskDevice(
        ask: { [self] request, told in dispatch.ask(request, told) },
        open: { [self] request, tell in dispatch.open(request, tell) }, later: Clock.later, positions: road.positions,
        notify: { [self] notice in notices.replace([notice.id], by: [notice]) })
    }

    private var shift: ShiftDevices {
      ShiftDevices(
        beat: { [self] rate, tick in practice.beat(rate, tick) },
        frames: { [self] rate, tick in frames.beat(rate, tick) },
        tones: { [self] tones in speaker.play(tones) }, speak: { [self] text, language in voice.speak(text, language) })
    }

    /// Queues notices, and alarms that ring through silent mode where the system has them and the reader lets them.
    private func queue(_ plan: [PlannedNotice], takingBack names: [String]) {
      notices.replace(names, by: plan)
      #if canImport(AlarmKit)
        guard #available(iOS 26, *) else { return }
        let (before, notices, stop) = (ringing, notices, SystemWords.text("app.alarm.stop"))
        ringing = Task {
          await before?.value
          // One question after the other.
          await notices.settled()
          await Alarms.replace(by: plan, stop: stop)
        }
      #endif
    }
  }
#endif
