import JSON
import Screens
import Taximeter
import Units

extension Session {
  /// Performs an effect of the app.
  func perform(_ effect: Effect) throws(Storage.Refusal) {
    switch effect {
    case .load(let path):
      let own = Session.tariff(path).flatMap { devices.storage.tariffs.read($0) }
      send(.loaded(path: path, text: own ?? files.file(path)))
    case .append(let lines, let isDurable):
      log += lines
      try devices.storage.append(lines, isDurable)
      if isDurable { send(.stored) }
    case .replaceLog(let lines):
      log = lines
      try devices.storage.replace(lines)
    case .clearLog:
      log = []
      try devices.storage.replace([])
    case .save(let setting): try keep(setting)
    case .watchPosition: devices.positions.watch { [weak self] news in self?.receive(news) }
    case .stopWatching: devices.positions.stop()
    case .ticks(let rate): devices.beat(rate) { [weak self] in self?.send(.tick) }
    case .wakeLock(let isOn): stayAwake(meter: isOn)
    case .vibrate(let milliseconds): devices.system.shake(milliseconds)
    case .sound(let sound): devices.system.sound(sound)
    case .askToNotify: send(.notifications(devices.cards.areAllowed() ? .granted : .denied))
    case .notify(let title, let body):
      if isCardOver {
        devices.cards.end()
      } else if let card = RideCard(content(state), title: title, detail: body) {
        devices.cards.show(card)
      }
    case .clearNotification: devices.cards.end()
    case .room(let task): open(task)
    case .closeRoom:
      (answers, metro) = (nil, nil)
      closeShift()
    case .listRides: tell("rides", devices.storage.rides.notes())
    case .readRide(let id): send(.keptRide(id: id, text: devices.storage.rides.read(id)))
    case .keepRide(let id, let note, let log):
      try devices.storage.rides.keep(id, Storage.Noted(note: note, text: Session.lines([note] + log)))
    case .deleteRide(let id): try devices.storage.rides.remove(id)
    case .exportRides(let name, let head): exportRides(name, head: head)
    case .pickFile: wish = .app
    case .goOn: send(.goOn)
    default: try run(effect) { [weak self] outcome in self?.send(.shared(outcome)) }
    }
  }

  /// Whether the ride has gone on for longer than its card stays.
  private var isCardOver: Bool {
    guard let start = state.ride?.meter.startTime else { return false }
    return devices.now() - start >= RideCard.longest
  }

  /// What the app and the rooms that answer both ask for.
  func run(_ effect: Effect, told: @escaping @MainActor (ShareOutcome) -> Void) throws(Storage.Refusal) {
    switch effect {
    case .navigate(let room): go(to: room)
    case .leave(let room): leave(for: room)
    case .download(let name, _, let text):
      devices.system.share(System.File(name: name, bytes: Array(text.utf8))) { _ in }
    case .receipt(let task): make(task, told: told)
    case .picture(let task): devices.system.share(System.File(name: task.name, bytes: task.png), told)
    case .print: printShown()
    case .announce(let text): devices.system.announce(text)
    case .listTariffs: tellTariffs()
    case .keepTariff(let id, let note, let text):
      try devices.storage.tariffs.keep(id, Storage.Noted(note: note, text: Array(text.utf8)))
      tellTariffs()
    case .deleteTariff(let id):
      try devices.storage.tariffs.remove(id)
      tellTariffs()
    // The system puts the focus itself, installs the app and brings its new versions.
    default: break
    }
  }

  private func receive(_ news: Positions.News) {
    switch news {
    case .fix(let position):
      if let fix = position.fix { send(.fix(fix)) }
    case .problem(let problem): send(.positionError(problem))
    }
  }

  /// The identifier in the path of a tariff's file.
  static func tariff(_ path: String) -> String? {
    let (folder, ending) = ("data/tariffs/".utf8, ".json".utf8)
    guard path.utf8.starts(with: folder), path.hasSuffix(".json") else { return nil }
    return String(decoding: path.utf8.dropFirst(folder.count).dropLast(ending.count), as: UTF8.self)
  }

  /// Lines with their line feeds.
  static func lines(_ lines: [String]) -> [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      text += line.utf8
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private func exportRides(_ name: String, head: String) {
    var text = Array(head.utf8)
    for note in devices.storage.rides.notes() {
      if let id = Session.id(note), let ride = devices.storage.rides.read(id) { text += ride }
    }
    devices.system.share(System.File(name: name, bytes: text)) { _ in }
  }

  private static func id(_ note: String) -> String? {
    do throws(JSONError) { return try JSONReader.read(Array(note.utf8)).member("id").string } catch { return nil }
  }

  // MARK: - Lists, which are told as notes

  /// Tells the reader's own tariffs to the app and to the room that answers.
  func tellTariffs() {
    let notes = devices.storage.tariffs.notes()
    tell("tariffs", notes)
    do throws(JSONError) {
      ask(try AnswersEvent(json: Session.event("tariffs", notes, at: devices.now())).kind)
    } catch {
      state.note(error)
    }
  }

  private func tell(_ name: String, _ notes: [String]) {
    do throws(JSONError) {
      send(try AppEvent(json: Session.event(name, notes, at: devices.now())).kind)
    } catch {
      state.note(error)
    }
  }

  private static func event(_ name: String, _ notes: [String], at now: Instant) -> [UInt8] {
    Array("{\"event\":\"\(name)\",\"now\":\(now.milliseconds),\"\(name)\":[\(notes.joined(separator: ","))]}".utf8)
  }
}
