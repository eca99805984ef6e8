import RideLog
import Tariffs
import Taximeter
import Track
import Units
import Words

extension AppState {
  /// The keys of the shell, the history and the developer's page.
  mutating func pressShell(_ key: Key, _ turn: inout Turn) {
    switch key {
    case .playDoors: doorDemo.play(at: now)
    case .stopDoors: doorDemo.stop()
    case .moreRides: archive.shown += Archive.page
    case .importRides: pickFile(for: .history, &turn)
    case .exportRides:
      turn.perform(.exportRides(name: "flagfall-rides.ndjson", head: KeptText.head))
    case .askDelete(let id): ask(id, &turn)
    case .confirmDelete: delete(&turn)
    case .finishRide: pickFile(for: .finish, &turn)
    case .playReplay: changeReplay { $0.play(at: $1) }
    case .pauseReplay: changeReplay { $0.pause(at: $1) }
    case .replaySpeed(let speed): changeReplay { $0.run(at: speed, from: $1) }
    case .openReplay: pickFile(for: .replay, &turn)
    case .install: turn.perform(.install)
    case .retryAnswers: retryAnswers()
    case .takeBack: turn.perform(.reload)
    case .startNewVersion: if !isRiding { turn.perform(.startNewVersion) }
    default: break
    }
  }

  private mutating func ask(_ id: String?, _ turn: inout Turn) {
    archive.question = id.map { .deleteRide($0) } ?? .deleteAll
    turn.perform(.focus(id: "sheet-title"))
  }

  /// Whether a ride goes on that nothing may interrupt.
  var isRiding: Bool { ride.map { $0.meter.position != .paid } ?? (waitingLog != nil) }

  /// The page came into sight or went out of it; a live ride notes it.
  mutating func see(_ isVisible: Bool, _ turn: inout Turn) {
    let hasChanged = self.isVisible != isVisible
    self.isVisible = isVisible
    if hasChanged, let ride, ride.header.source == .live, ride.wantsPositions(at: now) {
      let now = now
      changeRide(&turn) { ride throws(MeterError) in try ride.take(.sight(isVisible), at: now) }
    }
    if isVisible { tick(&turn) }
  }

  // MARK: - Links

  /// Takes the city of a link, unless a ride goes on.
  mutating func follow(_ city: String, _ turn: inout Turn) {
    guard ride == nil, waitingLog == nil else {
      place = .meter
      turn.perform(.redirect(.meter))
      if let ride, ride.header.tariff != city { notify(.cityStays) }
      return
    }
    linkedCity = own.today(city) ?? city
    arriveLinked(&turn)
  }

  mutating func arriveLinked(_ turn: inout Turn) {
    guard let city = linkedCity else { return }
    if library.tariff(city) != nil, !own.isRetired(city) {
      linkedCity = nil
      guard ride == nil, settings.city != city else { return }
      settings.city = city
      chosenRate = nil
      turn.save(.city(city))
    } else if offers(city),
      !library.isMissing(Library.path(ofTariff: city))
    {
      loadTariff(city, &turn)
    } else if !library.cities.isEmpty || library.isMissing(Library.index) {
      linkedCity = nil
      place = .cities
      turn.perform(.redirect(.cities))
    }
  }

  // MARK: - The doors

  /// Runs the demo on the doors as soon as they are seen, once, for twenty seconds.
  mutating func runDoors(_ turn: inout Turn) {
    guard place == .shell, ride == nil, waitingLog == nil else {
      if doorDemo.isSeen { doorDemo = DoorDemo() }
      return
    }
    if !doorDemo.isSeen, isVisible {
      doorDemo.isSeen = true
      if !device.hasReducedMotion { doorDemo.play(at: now) }
    }
    if device.hasReducedMotion { doorDemo.stop() }
    doorDemo.advance(to: now)
    let city = settings.city ?? AppState.demoCity(language)
    loadTariff(city, &turn)
    guard let tariff = library.tariff(city), library.isReady(tariff) else { return }
    driveDoor(tariff)
  }

  private mutating func driveDoor(_ tariff: Tariff) {
    do {
      if doorDemo.ride == nil, var ride = newRide(tariff, source: .demo, at: now) {
        try ride.take(.start, at: now)
        ride.demo = Ride.Demo(
          fixes: DemoRide(around: tariff.centre, start: now).fixes, next: 0,
          clock: DemoClock(showing: now, at: now, speed: DoorDemo.speed))
        doorDemo.ride = ride
      }
      guard var ride = doorDemo.ride, let start = ride.meter.startTime else { return }
      try ride.driveDemo(at: start + doorDemo.elapsed)
      doorDemo.ride = ride
    } catch {
      remark(error.message)
    }
  }

  /// A city where the language is spoken, for those who have chosen none.
  private static func demoCity(_ language: Language) -> String {
    switch language {
    case .spanish: "es-madrid"
    case .german: "de-berlin"
    case .polish: "pl-warszawa"
    case .japanese: "jp-tokyo"
    case .english, .ukrainian, .pseudo: "us-nyc"
    }
  }

  // MARK: - Replays

  /// Changes the replay at the page's time; the ride that is shown is put at its beginning first, unless one runs.
  mutating func changeReplay(_ change: (inout Replayed, Instant) -> Void) {
    if replayed == nil, let ride = shownRide?.ride { openReplay(of: ride) }
    guard var changed = replayed else { return }
    change(&changed, now)
    replayed = changed
  }

  /// Puts a ride at its beginning, to be run once more.
  mutating func openReplay(of ride: Ride) {
    guard let fresh = Ride(tariff: ride.tariff, header: ride.header, calendar: library.calendar(of: ride.tariff))
    else { return }
    replayed = Replayed(of: ride, fresh: fresh, at: now)
  }
}
