import Metro
import MetroScreens
import Screens
import Tariffs
import Units
import Words

extension Session {
  /// Enters a room of the metro.
  func open(_ room: MetroRoom, _ language: Language) {
    ride(
      .open(
        MetroEvent.Opening(
          room: room, device: state.device, language: language,
          abilities: MetroAbilities(playsFLAC: true, staysAwake: true, hasMotion: true, shares: true))))
  }

  /// A key of the metro was pressed; one of a card finds the ride as it was kept, though nobody entered the room.
  package func press(_ key: MetroKey) {
    if underground.strings == nil { open(.home, state.language) }
    ride(.key(key))
  }

  /// A key of the card on the Lock Screen.
  package func press(onCard event: RideEvent) {
    switch event {
    case .stopOn: press(MetroKey.stopOn)
    case .stopBack: press(MetroKey.stopBack)
    case .trainDeparted: press(MetroKey.trainDeparted)
    default: break
    }
  }

  /// A field of the metro was changed.
  package func fill(_ field: MetroField, _ value: String) { ride(.input(field, value: value)) }

  /// Performs an effect of the metro.
  func perform(_ effect: MetroEffect) {
    switch effect {
    case .load(let path): ride(.loaded(path: path, text: files.file(path)))
    case .keep(let name, let text):
      do throws(Storage.Refusal) {
        try devices.storage.keepText(name, text.map { Array($0.utf8) })
      } catch {
        ride(.keepFailed)
      }
    case .recall(let name): ride(.recalled(name: name, text: devices.storage.text(name)))
    case .names(let beginning): ride(.names(devices.storage.names(beginning)))
    case .ticks(let isOn): devices.pulse(isOn) { [weak self] in self?.ride(.tick) }
    case .wakeLock(let isOn): stayAwake(metro: isOn)
    case .vibrate(let pattern):
      // On, off, on: as long as all of the shaking.
      devices.system.shake(pattern.indices.filter { $0 % 2 == 0 }.reduce(0) { $0 + pattern[$1] })
    case .tones(let tones): devices.metro.tones(tones)
    case .play(let track): devices.metro.play(track.bytes) { [weak self] in self?.ride(.sounding($0)) }
    case .hush: devices.metro.play(nil) { [weak self] in self?.ride(.sounding($0)) }
    case .download(let name, _, let text):
      devices.system.share(System.File(name: name, bytes: Array(text.utf8))) { _ in }
    case .navigate(let room): go(to: .module(.metro(room.hash)))
    case .announce(let text): devices.system.announce(text)
    case .share(_, let text, _):
      devices.metro.send(text) { [weak self] isSent in self?.ride(.shared(isSent ? .shared : .cancelled)) }
    case .pickFile: wish = .metro
    case .watch(let isOn): watchSky(isOn)
    case .feel(let isOn): devices.metro.feel(isOn) { [weak self] in self?.ride(.motion($0)) }
    // Alerts in the air come over a server of one's own; an app has none to ask.
    case .siren: ride(.siren(nil))
    // A room begins at its top by itself, and the system puts the focus.
    case .top, .focus: break
    }
  }

  private func watchSky(_ isOn: Bool) {
    guard isOn else { return devices.metro.positions.stop() }
    devices.metro.positions.watch { [weak self] news in
      if case .fix(let position) = news, let fix = position.fix { self?.ride(.fix(fix)) }
    }
  }

  func openedUnderground(_ file: OpenedFile) {
    switch file.content {
    case .text(let bytes) where FeedArchive.isOne(bytes): openFeed(file.name, bytes)
    case .text(let text): ride(.file(name: file.name, text: text))
    case .track, .unusable, .unreadable: ride(.fileFailed(name: file.name, reason: ""))
    }
  }

  /// A feed of a whole city is read away from the screen.
  private func openFeed(_ name: String, _ archive: [UInt8]) {
    let (now, unpack) = (devices.now(), devices.metro.unpack)
    reading = Task { [weak self] in
      let event = await FeedArchive.opened(archive, name: name, now: now, unpack: unpack)
      self?.ride(event)
    }
  }

  /// Waits until a file that was opened has been read.
  package func settled() async { await reading?.value }

  /// The screen stays on while one of the rooms wants it.
  func stayAwake(meter: Bool? = nil, metro: Bool? = nil, shift: Bool? = nil) {
    let before = awake.meter || awake.metro || awake.shift
    awake = (meter ?? awake.meter, metro ?? awake.metro, shift ?? awake.shift)
    if before != (awake.meter || awake.metro || awake.shift) { devices.system.stayAwake(!before) }
  }

  // MARK: - What no process keeps right

  /// What the card, the notices and the widget were made of.
  struct Told: Hashable {
    var schedule: RideSchedule?
    var isOver = true
    var language: Language?
  }

  /// Makes the card, the notices and the widget's entries anew where the ride has changed.
  func tellSurfaces(at now: Instant) {
    guard let strings = underground.strings else { return }
    let counted = underground.network == nil ? nil : underground.ride
    let next = Told(
      schedule: counted?.ride.schedule, isOver: counted?.ride.outcome != nil || counted == nil,
      language: strings.language)
    guard next != told else { return }
    told = next
    guard let counted, !next.isOver, let network = underground.network?.network else {
      devices.metro.card(nil)
      devices.metro.entries([])
      devices.metro.notices(counted.map { MetroNotices.identifiers($0.ride) } ?? MetroNotices.all, [])
      return
    }
    let surfaces = Surfaces(counted, network, strings)
    devices.metro.card(surfaces.card(at: now))
    devices.metro.entries(MetroEntry.all(counted.ride, from: now, names: surfaces.names))
    devices.metro.notices(
      MetroNotices.identifiers(counted.ride), MetroNotices.plan(counted.ride, at: now, words: surfaces.words))
  }
}

/// A ride in the words of its surfaces.
private struct Surfaces {
  let ride: MetroRide
  let names: [String]
  private let colours: [UInt32]
  private let strings: Strings

  init(_ counted: CountedRide, _ network: Network, _ strings: Strings) {
    ride = counted.ride
    self.strings = strings
    names = ride.itinerary.stops.map { network.stations[$0.station].names.text(in: strings.language.tag) }
    colours = ride.itinerary.stops.map { stop in
      network.lines[counted.way.line(ofLeg: stop.leg)].colour.flatMap { UInt32($0, radix: 16) } ?? 0
    }
  }

  func card(at now: Instant) -> MetroCard? {
    let left = ride.state(at: now).stopsLeft
    let alert = ride.pendingAlerts(from: now).first
    return MetroCard(
      ride, at: now, names: names, colours: colours,
      words: (
        strings.text(.metroStopsLeft, count: Int64(left)), alert.map { words($0).title } ?? strings.text(.appName)
      ))
  }

  func words(_ alert: RideAlert) -> (title: String, body: String) {
    let name = names.indices.contains(alert.stop) ? names[alert.stop] : ""
    let title = strings.text(alert.kind == .next ? .metroAlertNext : .metroAlertOff, ["name": name])
    return (title, strings.text(.metroRideTo, ["name": names.last ?? ""]))
  }
}
