import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  mutating func openExtras(at id: String, _ turn: inout Turn) {
    guard let position = ride?.meter.position, position != .paid else { return }
    showsExtras = true
    wrongFields = []
    turn.perform(.focus(id: id))
  }

  mutating func closeExtras(_ turn: inout Turn) {
    guard showsExtras else { return }
    showsExtras = false
    turn.perform(.focus(id: "key-extras"))
  }

  mutating func step(_ id: String, by step: Int64, _ turn: inout Turn) {
    guard let ride, let index = ride.edition.supplementIndex(id) else { return }
    let count = ride.meter.keyed.count(of: index) + step
    change(.extra(id: id, count: count), &turn)
  }

  /// Takes what was typed into a field or chosen from it.
  mutating func fill(_ field: Field, value: String, _ turn: inout Turn) {
    switch field {
    case .language: speak(value, &turn)
    case .units:
      guard let units = UnitChoice(rawValue: value) else { return }
      settings.units = units
      turn.save(.units(units))
    case .source:
      guard let source = PositionSource(rawValue: value) else { return }
      settings.source = source
      turn.save(.source(source))
    case .demoSpeed:
      guard let speed = Int64(value), DemoClock.speeds.contains(speed) else { return }
      runDemo(at: speed, &turn)
    case .keepAwake:
      settings.keepsAwake = value == "true"
      turn.save(.keepsAwake(settings.keepsAwake))
    case .vibrate:
      settings.vibrates = value == "true"
      turn.save(.vibrates(settings.vibrates))
    case .sounds:
      settings.sounds = value == "true"
      turn.save(.sounds(settings.sounds))
      if settings.sounds { turn.perform(.sound(.click)) }
    case .lively:
      settings.isLively = value == "true"
      turn.save(.lively(settings.isLively))
    case .speak:
      guard let interval = SpeakInterval(rawValue: value) else { return }
      settings.speaks = interval
      turn.save(.speaks(interval))
    case .notify: decide(notifies: value == "true", &turn)
    case .map:
      settings.showsMap = value == "true"
      turn.save(.map(settings.showsMap))
    case .answer: break
    case .discountPercent: reduce(byPercent: value, &turn)
    case .discountAmount: reduce(byAmount: value, &turn)
    case .citySearch: citySearch = String(value.unicodeScalars.prefix(100))
    case .rideSearch:
      archive.search = String(value.unicodeScalars.prefix(100))
      archive.shown = Archive.page
      search()
    case .replaySpeed:
      if let speed = Int64(value) { changeReplay { $0.run(at: speed, from: $1) } }
    case .replayPlace:
      if let part = Int64(value) { changeReplay { $0.seek(toThousandth: part, at: $1) } }
    case .asPaid(let id): key(id, amount: value, &turn)
    }
  }

  private mutating func speak(_ tag: String, _ turn: inout Turn) {
    guard let language = Language(tag: tag), Language.offered.contains(language) else { return }
    settings.language = language
    turn.save(.language(language))
    // The page keeps what it has fetched, so asking again costs nothing.
    turn.perform(.load(path: Library.path(ofStrings: language)))
  }

  private mutating func key(_ id: String, amount text: String, _ turn: inout Turn) {
    guard let ride else { return }
    let amount = number(text, digits: ride.tariff.currency.minorDigits)
    let isTaken = amount.map { change(.asPaid(id: id, amount: Money(minorUnits: $0)), &turn) } ?? false
    mark(.asPaid(id), isWrong: !isTaken)
  }

  /// Notes whether what stands in a field was taken.
  mutating func mark(_ field: Field, isWrong: Bool) {
    wrongFields.removeAll { $0.name == field.name }
    if isWrong { wrongFields.append(field) }
  }

  /// A number as people type it, in units of 10^-`digits`; nothing typed is nought, nonsense nil.
  func number(_ text: String, digits: Int) -> Int64? {
    let typed = TypedNumber.plain(text, in: library.strings?.language ?? .english)
    return typed.utf8.isEmpty ? 0 : Decimal.scaled(typed.utf8, digits: digits)
  }

  @discardableResult
  mutating func change(_ event: Event, _ turn: inout Turn) -> Bool {
    let now = now
    return changeRide(&turn) { ride throws(MeterError) in
      try ride.driveDemo(at: now)
      try ride.take(event, at: ride.time(at: now))
    }
  }
}
