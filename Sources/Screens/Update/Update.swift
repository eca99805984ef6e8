import Units
import Words

/// Changes the state by an event and answers what the page is to do.
package func update(_ state: inout AppState, _ event: AppEvent) -> [Effect] {
  var turn = Turn()
  state.now = max(state.now, event.now)
  switch event.kind {
  case .boot(let boot): state.boot(boot, at: event.now, &turn)
  case .loaded(let path, let text): state.shelve(path, text: text, &turn)
  case .key(let key): state.press(key, &turn)
  case .input(let field, let value): state.fill(field, value: value, &turn)
  case .fix(let fix): state.receive(fix, &turn)
  case .positionError(let problem): state.receive(problem, &turn)
  case .tick: state.tick(&turn)
  case .resize(let device):
    let before = state.device
    state.device = device
    (state.device.isSecure, state.device.shares) = (before.isSecure, before.shares)
  case .visible(let isVisible):
    state.see(isVisible, &turn)
  case .file(let file): state.open(file, &turn)
  case .reading(let thousandths): state.notifyReading(thousandths: thousandths)
  case .goOn: state.buildOn(&turn)
  case .route(let place): state.enter(place, &turn)
  case .stored: break
  case .storeFailed(let reason, let isFull): state.storeFailed(reason, isFull: isFull)
  case .recovered(let dropped): state.notify(.recovered(dropped: dropped))
  case .shared(let outcome): state.announce(outcome, &turn)
  case .receiptDrawn(let drawn): state.show(drawn)
  case .receiptFailed(let reason): state.remark(reason)
  case .taken: state.handOver()
  case .notifications(let answer): state.permit(answer, &turn)
  case .screenFilled(let isOn): state.face.fillsScreen = isOn
  case .tariffs(let tariffs): state.hold(tariffs, &turn)
  case .rides(let rides): state.list(rides, &turn)
  case .keptRide(let id, let text): state.opened(id, text: text, &turn)
  case .installable(let isInstallable): state.isInstallable = isInstallable
  case .newVersion: state.notify(.newVersion)
  case .roomFailed(let reason): state.failAnswers(reason)
  case .offlineReady: if let strings = state.library.strings { turn.perform(.announce(strings.text(.offlineReady))) }
  }
  state.attendFace(event.kind, &turn)
  state.loadShown(&turn)
  state.drawReceipt(&turn)
  state.loadKept(&turn)
  state.attendFrame(&turn)
  state.runDoors(&turn)
  if state.replayed?.isRunning == true { state.changeReplay { $0.advance(to: $1) } }
  state.arrangePlatform(&turn)
  return turn.finish()
}

extension AppState {
  mutating func enter(_ place: Room, _ turn: inout Turn) {
    self.place = place
    showsExtras = false
    archive.question = nil
    if place != .receipt, place != .history { notices.removeAll(where: AppState.isPassing) }
    replayed = nil
    if case .meterOf(let city) = place { follow(city, &turn) }
  }

  /// Whether a notice is of the room in which it came.
  private static func isPassing(_ notice: Notice) -> Bool {
    switch notice {
    case .imported, .finished, .fileRefused, .cityStays: true
    default: false
    }
  }

  mutating func go(to place: Room, _ turn: inout Turn) {
    guard self.place != place else { return }
    enter(place, &turn)
    turn.perform(.navigate(place))
  }

  mutating func notify(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  fileprivate mutating func storeFailed(_ reason: String, isFull: Bool) {
    remark(reason)
    notify(.notStored(isFull: isFull))
    // What came after the failure was not done.
    platform = Platform()
  }

  fileprivate mutating func handOver() {
    ride = nil
    waitingLog = nil
    showsExtras = false
    notify(.taken)
  }

  fileprivate mutating func announce(_ outcome: ShareOutcome, _ turn: inout Turn) {
    guard let strings = library.strings else { return }
    switch outcome {
    case .copied: turn.perform(.announce(strings.text(.receiptCopied)))
    case .failed: turn.perform(.announce(strings.text(.receiptShareFailed)))
    case .shared, .cancelled: break
    }
  }

  /// Whether another page has the ride.
  var isTaken: Bool { notices.contains(.taken) }
}
