#if canImport(UIKit) && canImport(ActivityKit)
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
    private let haptics = Haptics()
    private let speaker = Speaker()

    /// Prepares every part; none of them asks the reader anything yet.
    package init() {}

    /// The parts as the app asks for them.
    package var devices: Devices {
      Devices(
        now: Clock.now, beat: { [self] rate, tick in clock.beat(rate, tick) }, data: BundleHealth.data,
        list: BundleHealth.list, storage: store.storage, positions: location.positions, cards: cards.cards,
        printer: printing.device,
        system: System(
          share: Share.share, print: Share.print, announce: Share.announce, stayAwake: Share.stayAwake,
          shake: { [self] milliseconds in haptics.shake(milliseconds) }, sound: { [self] sound in speaker.play(sound) }),
        map: { route, dots, told in Map.bitmap(around: route, dots: dots, told) })
    }
  }
#endif
