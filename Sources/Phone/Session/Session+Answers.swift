import MetroScreens
import Screens
import ShiftScreens
import Thermal

extension Session {
  /// Enters a room that answers, or tells it that its ride has gone on.
  func open(_ task: RoomTask) {
    switch task.room {
    case .answer(let room): open(room, task)
    case .metro(let hash): open(MetroRoom(hash: hash), task.language)
    case .shift(let hash): open(ShiftRoom(hash: hash) ?? .day, task)
    }
  }

  private func open(_ room: AnswerRoom, _ task: RoomTask) {
    let text = room.ride.map { devices.storage.rides.read($0) } ?? (log.isEmpty ? nil : Session.lines(log))
    ask(
      .open(
        AnswersEvent.Opening(
          room: room, device: state.device, language: task.language, units: task.units, city: task.city,
          log: text, number: task.number, map: task.map)))
  }

  /// Performs an effect of the room that answers.
  func perform(_ effect: Effect, from kind: AnswersEvent.Kind) throws(Storage.Refusal) {
    switch effect {
    case .load(let path):
      let own = Session.tariff(path).flatMap { devices.storage.tariffs.read($0) }
      ask(.loaded(path: path, text: own ?? files.file(path)))
    case .keepText(let name, let text): try devices.storage.keepText(name, Array(text.utf8))
    case .recall(let name):
      let text = devices.storage.text(name).map { String(decoding: $0, as: UTF8.self) }
      ask(.recalled(name: name, text: text))
    case .pickFile: wish = .answers
    case .printer(let task): perform(task)
    case .print: ask(.key(.sharePicture))
    case .map(let task): bring(task) { [weak self] hasCome in self?.ask(.map(hasCome: hasCome)) }
    default: try run(effect) { [weak self] outcome in self?.ask(.shared(outcome)) }
    }
  }

  /// Shows what the room has, while one is shown.
  func showAnswers() {
    preview = asked.paper.preview?.bitmap
    if case .module(.answer) = state.place { answers = content(asked) }
  }

  /// A file was opened for whoever waited; nil when the reader thought better of it.
  package func opened(_ files: [OpenedFile]?) {
    let waiting = wish
    wish = nil
    for file in files ?? [] {
      switch waiting {
      case .answers: ask(.file(file))
      case .metro: openedUnderground(file)
      case .app, nil: send(.file(file))
      }
    }
  }

  // MARK: - Printers

  private static let printers = "printers"

  private func perform(_ task: PrinterTask) {
    switch task {
    case .begin:
      let memory = devices.storage.text(Session.printers).map { String(decoding: $0, as: UTF8.self) }
      ask(.printer(.possible(true, memory: memory)))
    case .choose(let beginnings):
      printers = []
      devices.printer.look(beginnings)
    case .link(let effect): devices.printer.perform(effect)
    case .keep(let memory):
      do throws(Storage.Refusal) {
        try devices.storage.keepText(Session.printers, Array(memory.utf8))
      } catch {
        // What cannot be kept holds for this time.
      }
    }
  }

  func hear(_ news: PrinterDevice.News) {
    switch news {
    case .found(let found): if printers != nil { printers = found }
    case .cannotLook:
      printers = nil
      ask(.printer(.chooserFailed))
    case .link(let event): ask(.printer(.link(event)))
    }
  }

  /// The reader chose a printer, or none.
  package func choose(_ device: PrintDesk.Device?) {
    printers = nil
    devices.printer.choose(device?.id)
    guard let device else { return }
    // A serial number stays; the system's own identifier may be another on the next phone.
    ask(.printer(.chosen(PrintDesk.Device(id: device.name, name: device.name))))
  }
}

extension Session {
  /// A word of the app's own, in the language that is shown.
  package func word(_ key: String) -> String { files.word(key, in: state.language) }
}
