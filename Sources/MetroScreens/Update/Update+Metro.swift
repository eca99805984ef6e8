import JSON
import Metro
import Screens
import Units
import Words

/// Changes the state of the metro's rooms by an event and says what the page is to do.
package func update(_ state: inout MetroState, _ event: MetroEvent) -> [MetroEffect] {
  var turn = MetroTurn()
  state.passTime(to: event.now)
  switch event.kind {
  case .open(let opening): state.open(opening, &turn)
  case .loaded(let path, let text): state.shelve(path, text, &turn)
  case .recalled(let name, let text): state.recall(name, text, &turn)
  case .recallFailed(let name): state.failRecall(name)
  case .names(let names): state.list(names)
  case .keepFailed: state.notify(.notKept)
  case .key(let key): state.press(key, &turn)
  case .input(let field, let value): state.fill(field, value)
  case .resize(let device): state.device = device
  case .tick: break
  case .visible(let isVisible): if isVisible { state.redraw() }
  case .file(let name, let text): state.take(name, text, &turn)
  case .fileFailed(let name, let reason): state.notify(.refused(name: name, reason: reason))
  case .fix(let fix): state.locate(fix, &turn)
  case .motion(let samples): state.motion.feel(samples)
  case .siren(let answer): state.hear(answer)
  case .sounding(let isOn): state.ride?.sounds = isOn
  case .shared(let outcome): state.hear(outcome, &turn)
  }
  state.settle(&turn)
  state.attendRide(&turn)
  state.arrangePlatform(&turn)
  return turn.finish()
}

extension MetroState {
  /// So long a silence means that the page was frozen: what moves by itself is drawn anew.
  private static let silence = Elapsed.seconds(5)

  fileprivate mutating func passTime(to now: Instant) {
    let isAwakened = now - self.now > MetroState.silence
    self.now = max(self.now, now)
    if isAwakened { redraw() }
  }

  /// Lets what moves by itself begin anew from where it is now.
  mutating func redraw() {
    ride?.drawnAt = now
  }

  fileprivate mutating func open(_ opening: MetroEvent.Opening, _ turn: inout MetroTurn) {
    if language != opening.language { strings = nil }
    if room != opening.room {
      trip.searching = nil
      trip.showsWays = false
    }
    room = opening.room
    device = opening.device
    language = opening.language
    abilities = opening.abilities
    form.zone = opening.zone
    redraw()
    if strings == nil { load(stringsPath(language), &turn, again: true) }
    if !desk.hasOpened {
      desk.hasOpened = true
      load("data/index.json", &turn)
      for name in [CountedRide.name, MetroChoices.name, Journal.name, CountedRide.learnedName] {
        desk.awaited.append(name)
        turn.perform(.recall(name: name))
      }
      desk.awaited.append(NetworkShelf.keptPrefix)
      turn.perform(.names(beginning: NetworkShelf.keptPrefix))
    }
    if room == .calibration, calibration.taps.isEmpty { calibration.begin(trip.way) }
  }

  private func stringsPath(_ language: Language) -> String { "data/strings/" + language.tag + ".json" }

  mutating func load(_ path: String, _ turn: inout MetroTurn, again: Bool = false) {
    if again { desk.asked.removeAll { $0 == path } }
    guard !desk.asked.contains(path) else { return }
    desk.asked.append(path)
    turn.perform(.load(path: path))
  }

  fileprivate mutating func shelve(_ path: String, _ text: [UInt8]?, _ turn: inout MetroTurn) {
    if path == "data/index.json" { desk.hasIndex = true }
    do throws(JSONError) {
      guard let text else { throw JSONError(line: 0, column: 0, path: path, message: "it did not come") }
      if path == stringsPath(language) {
        strings = try Strings(language, ordered: text)
      } else if path == stringsPath(.english), strings == nil {
        strings = try Strings(.english, ordered: text)
      } else if path == "data/index.json" {
        try shelf.read(text)
      } else if path.utf8.starts(with: NetworkShelf.folder.utf8) {
        try use(text, isOwn: false)
        desk.asked.removeAll { $0 == path }
      }
    } catch {
      remark(path + ": " + error.description)
      desk.missing.append(path)
      desk.asked.removeAll { $0 == path }
      if path == stringsPath(language), language != .english { load(stringsPath(.english), &turn) }
    }
  }

  fileprivate mutating func hear(_ outcome: ShareOutcome, _ turn: inout MetroTurn) {
    if outcome == .copied {
      notify(.copied)
      if let strings { turn.perform(.announce(strings.text(.metroLinkCopied))) }
    }
  }

  fileprivate mutating func hear(_ answer: [UInt8]?) {
    let before = siren.level
    siren.hear(answer, in: network?.network)
    if siren.level != before { trip.answer = nil }
  }

  /// Tells the page what has changed in what it is to beat, watch and keep on.
  fileprivate mutating func arrangePlatform(_ turn: inout MetroTurn) {
    var wanted = MetroPlatform()
    let isRiding = ride.map { !$0.isNoted } ?? false
    wanted.ticks = isRiding || trip.way != nil || !calibration.taps.isEmpty
    wanted.isAwake = isRiding && choices.keepsAwake
    wanted.isWatching = ride.map { isRiding && $0.way.hasSky } ?? calibration.watchesSky
    wanted.feelsMotion = isRiding && choices.feelsMotion && abilities.hasMotion
    wanted.asksSiren = asksSiren
    if wanted.ticks != platform.ticks { turn.perform(.ticks(wanted.ticks)) }
    if wanted.isAwake != platform.isAwake { turn.perform(.wakeLock(wanted.isAwake)) }
    if wanted.isWatching != platform.isWatching { turn.perform(.watch(wanted.isWatching)) }
    if wanted.feelsMotion != platform.feelsMotion {
      turn.perform(.feel(wanted.feelsMotion))
      motion = MotionHint()
    }
    if wanted.asksSiren != platform.asksSiren {
      turn.perform(.siren(wanted.asksSiren))
      siren.forget()
    }
    platform = wanted
  }
}
