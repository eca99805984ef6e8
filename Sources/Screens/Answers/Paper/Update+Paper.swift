import Drawing
import JSON
import Receipts
import RideLog
import Tariffs
import Thermal
import Units
import Words

extension AnswersState {
  /// Asks the page what it can do, and draws the receipt where it has changed.
  mutating func preparePaper(_ turn: inout Turn) {
    guard case .paper = room else { return }
    if !paper.hasAsked {
      paper.hasAsked = true
      turn.perform(.printer(.begin))
    }
    if let header = printedHeader { loadTariff(header.tariff, &turn) }
    drawPreview(&turn)
  }

  mutating func press(_ key: PaperKey, _ turn: inout Turn) {
    switch key {
    case .choose:
      paper.hasChooserFailed = false
      send(.choose, &turn)
    case .print: if let job = paper.preview?.job { send(.begin(job), &turn) }
    case .test: if let job = testJob { send(.begin(job), &turn) }
    case .stop: send(.cancel, &turn)
    case .save(let format): if let task = receiptTask(format) { turn.perform(.receipt(task)) }
    }
  }

  mutating func change(_ field: PaperField, to value: String, _ turn: inout Turn) {
    let now = paper.desk.settings
    switch field {
    case .model: send(.model(value), &turn)
    case .darkness:
      let darkness = Int(value) ?? now.darkness
      send(.settings(PrintSettings(darkness: darkness, speed: now.speed, media: now.media)), &turn)
    case .speed:
      let speed = Int(value) ?? now.speed
      send(.settings(PrintSettings(darkness: now.darkness, speed: speed, media: now.media)), &turn)
    case .media:
      let media = Media(rawValue: value) ?? now.media
      send(.settings(PrintSettings(darkness: now.darkness, speed: now.speed, media: media)), &turn)
    }
  }

  mutating func hear(_ note: PrinterNote, _ turn: inout Turn) {
    switch note {
    case .possible(let isPossible, let memory):
      paper.isPossible = isPossible
      guard let memory, paper.desk.device == nil else { return }
      do throws(JSONError) { paper.desk = try PrintDesk(memory: memory) } catch { self.note(error) }
    case .chosen(let device): send(.chosen(device), &turn)
    case .chooserFailed: paper.hasChooserFailed = true
    case .link(let event): send(.link(event), &turn)
    }
  }

  private mutating func send(_ event: PrintDesk.Event, _ turn: inout Turn) {
    for effect in paper.desk.apply(event, at: now.milliseconds) {
      switch effect {
      case .choose(let beginnings): turn.perform(.printer(.choose(beginnings: beginnings)))
      case .remember, .keep: turn.perform(.printer(.keep(memory: paper.desk.memory)))
      case .link(let effect): turn.perform(.printer(.link(effect)))
      }
    }
  }
}

// MARK: - What is printed

extension AnswersState {
  /// The printer that is shown: the one that was chosen, else the likeliest.
  package var shownPrinter: PrinterProfile { paper.desk.profile ?? .m110 }

  private var printedHeader: RideHeader? {
    guard let log, let end = log.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    do throws(RideLogError) { return try RideLog.read(Array(log[...end])).header } catch { return nil }
  }

  /// The ride; nil before Stop, and until its files have come.
  private var printedRide: PricedLog? {
    guard let log, let header = printedHeader, let tariff = library.tariff(header.tariff), library.isReady(tariff)
    else { return nil }
    do throws(PricedLog.Refusal) {
      let ride = try PricedLog(log, tariff: tariff, calendar: library.calendar(of: tariff))
      return ride.wasStopped ? ride : nil
    } catch {
      return nil
    }
  }

  private mutating func drawPreview(_ turn: inout Turn) {
    guard let log, let fonts, let strings = library.strings else {
      paper.preview = nil
      return
    }
    let source = PaperRoom.Source(
      log: log, number: number, language: strings.language.tag, roads: units.rawValue, printer: shownPrinter,
      settings: paper.desk.settings, map: map.attribution.flatMap { _ in map.ground?.window })
    guard source != paper.preview?.source else { return }
    guard let ride = printedRide else {
      paper.preview = nil
      return
    }
    let words = Wording(strings, tariff: ride.tariff, units: units)
    let receipt = ride.receipt(
      number: number, strings: strings, formats: words.formats, fonts: fonts,
      map: map.attribution.flatMap { map.ground?.map(by: $0) })
    let bitmap = receipt.bitmap(dots: max(source.printer.dots, 320)) { Bitmap(map: $0, width: $1, height: $2) }
    paper.preview = PaperRoom.Preview(bitmap, of: source)
    if map.attribution != nil, !map.hasFailed, let window = ride.mapWindow, let order = order(window) {
      turn.perform(.map(MapTask(order: order, window: window)))
    }
  }

  private var testJob: PrintJob? {
    guard let fonts, let printer = paper.desk.profile else { return nil }
    let settings = paper.desk.settings
    let title = "\(printer.name) · \(settings.darkness)/8 · \(settings.speed)/5"
    do throws(ThermalError) {
      return try PrintJob(TestPage(for: printer, title: [title], fonts: fonts).bitmap, on: printer, settings)
    } catch {
      return nil
    }
  }

  private func receiptTask(_ format: String) -> ReceiptTask? {
    guard let log, let strings = library.strings, let header = printedHeader,
      let tariff = library.tariff(header.tariff)
    else { return nil }
    let words = Wording(strings, tariff: tariff, units: units)
    return ReceiptTask(
      use: .save, format: format, name: "flagfall-" + tariff.id, title: strings.text(.receiptTitle), text: "",
      language: strings.language.tag, number: number, roads: words.formats.customs.roads == .miles ? "mi" : "km",
      map: map.attribution, log: String(decoding: log, as: UTF8.self), tariff: Library.path(ofTariff: tariff.id),
      holidays: tariff.holidays.map { Library.path(ofHolidays: $0) },
      strings: Library.path(ofStrings: strings.language))
  }
}
