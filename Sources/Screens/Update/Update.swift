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
    state.isVisible = isVisible
    if isVisible { state.tick(&turn) }
  case .file(let file): state.open(file, &turn)
  case .route(let place): state.enter(place)
  case .stored: break
  case .storeFailed(let reason): state.storeFailed(reason)
  case .recovered(let dropped): state.notify(.recovered(dropped: dropped))
  case .shared(let outcome): state.announce(outcome, &turn)
  case .receiptDrawn(let screen, let paper): state.showDrawn(screen: screen, paper: paper)
  case .receiptFailed(let reason): state.remark(reason)
  case .taken: state.handOver()
  case .notifications(let answer): state.permit(answer, &turn)
  case .screenFilled(let isOn): state.face.fillsScreen = isOn
  }
  state.attendFace(event.kind, &turn)
  state.loadShown(&turn)
  state.drawReceipt(&turn)
  state.arrangePlatform(&turn)
  return turn.finish()
}

extension AppState {
  mutating func enter(_ place: Room) {
    self.place = place
    showsExtras = false
  }

  mutating func go(to place: Room, _ turn: inout Turn) {
    guard self.place != place else { return }
    enter(place)
    turn.perform(.navigate(place))
  }

  mutating func notify(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  fileprivate mutating func storeFailed(_ reason: String) {
    remark(reason)
    notify(.notStored)
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
