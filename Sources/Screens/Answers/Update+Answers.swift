import JSON
import Tariffs
import Units
import Words

/// Changes the state of the answers by an event and says what the page is to do.
package func update(_ state: inout AnswersState, _ event: AnswersEvent) -> [Effect] {
  var turn = Turn()
  state.now = max(state.now, event.now)
  switch event.kind {
  case .open(let opening): state.open(opening, &turn)
  case .loaded(let path, let text): state.shelve(path, text: text, &turn)
  case .key(let key): state.press(key, &turn)
  case .input(let field, let value): state.fill(field, value, &turn)
  case .printer(let note): state.hear(note, &turn)
  case .map(let hasCome): state.map.hasFailed = !hasCome
  case .resize(let device): state.device = device
  case .file(let file): state.open(file, &turn)
  case .tariffs(let tariffs): state.own = OwnShelf(tariffs)
  case .recalled(let name, let text): state.recall(name, text)
  case .shared(let outcome): state.announce(outcome, &turn)
  }
  state.loadWanted(&turn)
  state.attendRoom(&turn)
  state.preparePaper(&turn)
  return turn.finish()
}

extension AnswersState {
  fileprivate mutating func open(_ opening: AnswersEvent.Opening, _ turn: inout Turn) {
    if language != opening.language { library.forgetStrings() }
    room = opening.room
    device = opening.device
    language = opening.language
    units = opening.units
    city = opening.city
    map.attribution = opening.map
    map.hasFailed = false
    let kept = opening.log.map { KeptText.log(in: $0) }
    number = kept?.number ?? opening.number
    if log != kept?.log { forgetRide() }
    log = kept?.log
    load(Library.path(ofStrings: language), &turn)
  }

  /// Forgets what was worked out from a log that is no longer the room's.
  private mutating func forgetRide() {
    (rideLog, hasReadLog, ride, comparison) = (nil, false, nil, nil)
    step = 0
    elsewhere.opened = nil
  }

  mutating func load(_ path: String, _ turn: inout Turn) {
    if library.ask(for: path) { turn.perform(.load(path: path)) }
  }

  mutating func loadTariff(_ id: String, _ turn: inout Turn) {
    if Identifier.isOne(id) { load(Library.path(ofTariff: id), &turn) }
  }

  /// Asks for the files that the room needs.
  fileprivate mutating func loadWanted(_ turn: inout Turn) {
    load(Library.index, &turn)
    if case .tariff(let city) = room { loadTariff(city, &turn) }
  }

  fileprivate mutating func shelve(_ path: String, text: [UInt8]?, _ turn: inout Turn) {
    do throws(JSONError) {
      guard let text else { throw JSONError(line: 0, column: 0, path: path, message: "it did not come") }
      if path.utf8.starts(with: Library.tariffFolder.utf8) { files[path] = text }
      if path == Library.index { calendars = try Library.calendars(inIndex: text) }
      if let more = try library.read(path, text, language: language) { load(more, &turn) }
    } catch {
      remark(path + ": " + error.description)
      library.miss(path)
      if path == Library.path(ofStrings: language) { load(Library.path(ofStrings: .english), &turn) }
    }
  }

  fileprivate func announce(_ outcome: ShareOutcome, _ turn: inout Turn) {
    guard let strings = library.strings else { return }
    switch outcome {
    case .copied: turn.perform(.announce(strings.text(.receiptCopied)))
    case .failed: turn.perform(.announce(strings.text(.receiptShareFailed)))
    case .shared, .cancelled: break
    }
  }
}
