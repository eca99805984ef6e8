import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  mutating func press(_ key: Key, _ turn: inout Turn) {
    if key.isOnMeter { answer(&turn) }
    switch key {
    case .start: start(&turn)
    case .pause: act(.pause, &turn)
    case .resume: act(.resume, &turn)
    case .stop: act(.stop, &turn)
    case .undoStop: act(.undoStop, &turn)
    case .pay: pay(&turn)
    case .clear: clear(&turn)
    case .extras: openExtras(at: "sheet-title", &turn)
    case .closeSheet, .escape:
      if !showsExtras, archive.question == nil { face.isTurned = false }
      closeExtras(&turn)
      archive.question = nil
    case .extraMore(let id): step(id, by: 1, &turn)
    case .extraLess(let id): step(id, by: -1, &turn)
    case .rate(let id): chooseRate(id)
    case .demo: startDemo(&turn)
    case .demoSpeed(let speed): runDemo(at: speed, &turn)
    case .openFile: pickFile(for: .meter, &turn)
    case .retryPosition: retry(&turn)
    case .city(let id): choose(city: id, &turn)
    case .skin(let skin):
      settings.skin = skin
      turn.save(.skin(skin))
    case .exportLog: exportLog(&turn)
    case .exportReport: exportReport(&turn)
    case .showReceipt: go(to: .receipt, &turn)
    case .shareReceipt: passOnReceipt(.share, as: "png", &turn)
    case .downloadReceipt: passOnReceipt(.save, as: "pdf", &turn)
    case .downloadPicture: passOnReceipt(.save, as: "png", &turn)
    case .printReceipt: turn.perform(.print)
    case .turn: face.isTurned.toggle()
    case .fillScreen: turn.perform(.fillScreen(!face.fillsScreen))
    case .reduce: openExtras(at: "discount-title", &turn)
    case .discount(let share): reduce(share.map { .share(thousandths: $0) }, &turn)
    case .notifyFare(let isWanted): decide(notifies: isWanted, &turn)
    case .dismiss: if !notices.isEmpty { notices.removeFirst() }
    case .stopReading:
      stopReading()
      turn.perform(.stopReading)
    default: pressShell(key, &turn)
    }
  }

  private mutating func start(_ turn: inout Turn) {
    guard ride == nil, tariff != nil else { return }
    defer { if ride != nil { turn.perform(.focus(id: "key-pause")) } }
    if settings.source == .demo {
      startRide(.demo, &turn)
    } else if device.isSecure {
      startRide(.live, &turn)
    } else {
      receiver.problem = .insecure
    }
  }

  private mutating func startDemo(_ turn: inout Turn) {
    guard isUnmeasured else { return }
    abandonRide(&turn)
    startRide(.demo, &turn)
  }

  private mutating func retry(_ turn: inout Turn) {
    receiver.problem = nil
    receiver.since = now
    // So that the page asks the receiver again.
    if platform.isWatching { turn.perform(.stopWatching) }
    platform.isWatching = false
    if ride == nil { start(&turn) }
  }

  /// A key of the ride itself, at the time of the ride's own clock.
  private mutating func act(_ event: Event, _ turn: inout Turn) {
    let now = now
    let speed = settings.demoSpeed
    let isDone = changeRide(&turn) { ride throws(MeterError) in
      try ride.driveDemo(at: now)
      try ride.take(event, at: ride.time(at: now))
      let isRunning = ride.meter.position == .hired || ride.meter.position == .paused
      ride.demo?.clock.run(at: isRunning ? speed : 1, from: now)
    }
    if isDone { announcePosition(&turn) }
  }

  private mutating func pay(_ turn: inout Turn) {
    act(.pay, &turn)
    guard ride?.meter.position == .paid else { return }
    showsExtras = false
    finishPaying(&turn)
    go(to: .receipt, &turn)
  }

  private mutating func clear(_ turn: inout Turn) {
    guard ride?.meter.position == .paid else { return }
    abandonRide(&turn)
    chosenRate = nil
    leaveRetired(&turn)
    receiver.problem = nil
    go(to: .meter, &turn)
    turn.perform(.focus(id: "key-start"))
    announcePosition(&turn)
  }

  private mutating func chooseRate(_ id: String?) {
    guard ride == nil else { return }
    chosenRate = id
  }

  /// Whether a ride is on the meter that has not been paid.
  var keepsCity: Bool { ride.map { $0.meter.position != .paid } ?? false }

  private mutating func choose(city id: String, _ turn: inout Turn) {
    guard !keepsCity, offers(id) else { return }
    clear(&turn)
    loadTariff(id, &turn)
    settings.city = id
    chosenRate = nil
    citySearch = ""
    turn.save(.city(id))
    go(to: .meter, &turn)
  }

  mutating func runDemo(at speed: Int64, _ turn: inout Turn) {
    settings.demoSpeed = speed
    turn.save(.demoSpeed(speed))
    let now = now
    guard let position = ride?.meter.position, position == .hired || position == .paused else { return }
    changeRide(&turn) { ride throws(MeterError) in
      try ride.driveDemo(at: now)
      ride.demo?.clock.run(at: speed, from: now)
    }
  }

  /// Says the meter's position to those who listen.
  func announcePosition(_ turn: inout Turn) {
    guard let strings = library.strings else { return }
    turn.perform(.announce(positionText(strings)))
  }
}

extension Key {
  fileprivate var isOnMeter: Bool {
    switch self {
    case .start, .pause, .resume, .extras, .stop, .undoStop, .pay, .clear, .extraMore, .extraLess: true
    default: false
    }
  }
}
