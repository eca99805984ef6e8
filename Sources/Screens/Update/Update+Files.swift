import Almanac
import JSON
import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension AppState {
  mutating func boot(_ boot: Boot, at now: Instant, _ turn: inout Turn) {
    self = AppState()
    self.now = now
    device = boot.device
    abilities = boot.abilities
    languages = boot.languages
    settings = boot.settings
    enter(boot.place, &turn)
    load(Library.path(ofStrings: wantedLanguage), &turn)
    load(Library.index, &turn)
    if let city = settings.city { loadTariff(city, &turn) }
    guard let log = boot.log else { return }
    waitingLog = log
    resume(&turn)
  }

  mutating func load(_ path: String, _ turn: inout Turn) {
    if library.ask(for: path) { turn.perform(.load(path: path)) }
  }

  /// Asks for the tariffs of all cities where the list that shows their prices is on the screen.
  mutating func loadShown(_ turn: inout Turn) {
    guard room == .cities else { return }
    for city in library.cities where city.notOffered == nil { loadTariff(city.id, &turn) }
    for tariff in own.current { loadTariff(tariff.id, &turn) }
  }

  mutating func loadTariff(_ id: String, _ turn: inout Turn) {
    // An identifier from a log or a setting is part of a path only when it is one.
    if Identifier.isOne(id) { load(Library.path(ofTariff: id), &turn) }
  }

  /// Takes a file of the site that came, or did not.
  mutating func shelve(_ path: String, text: [UInt8]?, _ turn: inout Turn) {
    do throws(JSONError) {
      guard let text else { throw JSONError(line: 0, column: 0, path: path, message: "it did not come") }
      if let more = try library.read(path, text, language: wantedLanguage) { load(more, &turn) }
    } catch {
      remark(path + ": " + error.description)
      library.miss(path)
      if path == Library.path(ofStrings: wantedLanguage) { load(Library.path(ofStrings: .english), &turn) }
    }
    resume(&turn)
    arriveLinked(&turn)
    readOpened(&turn)
    takeWaiting(&turn)
  }

  /// Goes on with the stored ride as soon as its tariff is there.
  mutating func resume(_ turn: inout Turn) {
    guard let bytes = waitingLog else { return }
    do {
      let log = try RideLog.read(bytes)
      guard let header = log.header else {
        waitingLog = nil
        return
      }
      loadTariff(header.tariff, &turn)
      guard let tariff = library.tariff(header.tariff) else {
        if library.isMissing(Library.path(ofTariff: header.tariff)) {
          setAside(bytes, reason: header.tariff + ": no such tariff")
        }
        return
      }
      guard library.isReady(tariff) else { return }
      let ride = Ride(
        tariff: tariff, header: header, calendar: library.calendar(of: tariff), events: log.events, now: now,
        demoSpeed: settings.demoSpeed)
      guard let ride, ride.meter.position != .forHire else {
        setAside(bytes, reason: header.tariff + ": no edition of " + header.edition.iso8601)
        return
      }
      waitingLog = nil
      goOn(with: ride, &turn)
    } catch {
      setAside(bytes, reason: error.description)
    }
  }

  private mutating func setAside(_ bytes: [UInt8], reason: String) {
    waitingLog = nil
    unreadableLog = UnreadableLog(text: String(decoding: bytes, as: UTF8.self), reason: reason)
    remark(reason)
  }

  private mutating func goOn(with ride: Ride, _ turn: inout Turn) {
    self.ride = ride
    receiver.since = now
    if settings.city != ride.tariff.id { settings.city = ride.tariff.id }
    if ride.meter.position == .paid { finishPaying(&turn) }
    if place == .shell { go(to: .meter, &turn) }
    tick(&turn)
  }

  /// Gives a paid ride the next number, once.
  mutating func numberReceipt(_ turn: inout Turn) {
    guard let start = ride?.meter.startTime, settings.receiptRide != start else { return }
    settings.receiptNumber += 1
    settings.receiptRide = start
    turn.save(.receiptNumber(settings.receiptNumber))
    turn.save(.receiptRide(start))
  }
}
