import RideLog
import Taximeter
import Track
import Units

extension AppState {
  /// Asks for what the room that is shown shows.
  mutating func loadKept(_ turn: inout Turn) {
    switch place {
    case .history:
      guard !archive.isAsked else { return }
      archive.isAsked = true
      turn.perform(.listRides)
    case .ride(let id), .developer(let id?):
      guard archive.opened?.id != id else { return }
      archive.opened = Archive.Opened(id: id)
      turn.perform(.readRide(id: id))
    default: break
    }
  }

  mutating func list(_ rides: [KeptRide], _ turn: inout Turn) {
    archive.rides = rides
    search()
    takeWaiting(&turn)
    sweepTariffs(&turn)
  }

  mutating func opened(_ id: String, text: [UInt8]?, _ turn: inout Turn) {
    guard archive.opened?.id == id else { return }
    guard let text else {
      archive.opened?.isMissing = true
      return
    }
    archive.opened?.waiting = text
    readOpened(&turn)
  }

  /// Reads the ride that is open as soon as its tariff is there.
  mutating func readOpened(_ turn: inout Turn) {
    guard let id = archive.opened?.id, let text = archive.opened?.waiting else { return }
    let (bytes, number) = KeptText.log(in: text)
    do {
      let log = try RideLog.read(bytes)
      guard let header = log.header else {
        archive.opened?.isMissing = true
        return
      }
      loadTariff(header.tariff, &turn)
      guard let tariff = library.tariff(header.tariff) else {
        archive.opened?.isMissing = library.isMissing(Library.path(ofTariff: header.tariff))
        return
      }
      guard library.isReady(tariff) else { return }
      let ride = Ride(
        tariff: tariff, header: header, calendar: library.calendar(of: tariff), events: log.events, now: now,
        demoSpeed: 1)
      archive.opened = Archive.Opened(
        id: id, ride: ride, number: number, isMissing: ride?.meter.stopTime == nil)
      correctNote(id, number, &turn)
    } catch {
      remark(error.message)
      archive.opened?.isMissing = true
    }
  }

  /// A note that disagrees with its log is written anew.
  private mutating func correctNote(_ id: String, _ number: Int64?, _ turn: inout Turn) {
    guard let ride = archive.opened?.ride, var note = KeptRide(ride, number: number) else { return }
    note.id = id
    guard let known = archive.rides?.first(where: { $0.id == id }), known.line != note.line else { return }
    keep(ride, number: number, as: id, &turn)
  }

  // MARK: - Keeping

  /// Keeps a ride; one with the same Start and tariff is replaced.
  ///
  /// Answers whether there was none.
  @discardableResult
  mutating func keep(_ ride: Ride, number: Int64?, as id: String? = nil, _ turn: inout Turn) -> Bool {
    guard var note = KeptRide(ride, number: number) else { return false }
    if let id { note.id = id }
    turn.keep(note, log: ride.lines)
    let isNew = archive.add(note)
    search()
    return isNew
  }

  mutating func keepImported(_ filed: FiledRide, _ turn: inout Turn) {
    defer { notify(.imported) }
    let rides = archive.rides ?? []
    guard let note = KeptRide(filed.ride, number: filed.number), !rides.contains(where: { $0.isSame(as: note) }) else {
      archive.imported.known += 1
      return
    }
    // Two tracks may begin in the same second.
    var id = note.id
    var next = 2
    while rides.contains(where: { $0.id == id }) {
      id = note.id + "-" + String(next)
      next += 1
    }
    keep(filed.ride, number: filed.number, as: id, &turn)
    archive.imported.kept += 1
  }

  /// The ride on the meter has been paid: it gets its number and is kept.
  mutating func finishPaying(_ turn: inout Turn) {
    numberReceipt(&turn)
    guard let ride, let start = ride.meter.startTime else { return }
    keep(ride, number: settings.receiptRide == start ? settings.receiptNumber : nil, &turn)
  }

  // MARK: - Finishing

  /// The ride that the room shows, with the number of its receipt.
  var shownRide: (ride: Ride, number: Int64?)? {
    switch place {
    case .ride, .developer(_?): return archive.opened.flatMap { opened in opened.ride.map { ($0, opened.number) } }
    default:
      guard let ride else { return nil }
      return (ride, ride.meter.startTime == settings.receiptRide ? settings.receiptNumber : nil)
    }
  }

  /// Fills the silences of the ride that is shown.
  mutating func finishShown(from track: [Fix], _ turn: inout Turn) {
    guard let (shown, number) = shownRide, let finish = RideLog.finish(shown.events, from: track, at: now) else {
      return
    }
    let isOpened = archive.opened?.ride != nil && place != .receipt && place != .meter
    notices.removeAll { if case .finished = $0 { true } else { false } }
    notify(.finished(added: finish.added))
    guard finish.added > 0,
      let finished = Ride(
        tariff: shown.tariff, header: shown.header, calendar: library.calendar(of: shown.tariff),
        events: finish.events, now: now, demoSpeed: 1)
    else { return }
    if isOpened {
      archive.opened?.ride = finished
    } else {
      ride = finished
      turn.replaceLog(finished.lines)
    }
    if isOpened || finished.meter.position == .paid {
      keep(finished, number: number, as: isOpened ? archive.opened?.id : nil, &turn)
    }
  }

  // MARK: - Searching and deleting

  mutating func search() {
    archive.found = []
    guard let rides = archive.rides else { return }
    let words = library.strings.map { Wording($0, tariff: nil, units: settings.units) }
    for (index, ride) in rides.enumerated() where matches(ride, words) { archive.found.append(index) }
  }

  mutating func delete(_ turn: inout Turn) {
    guard let question = archive.question else { return }
    archive.question = nil
    switch question {
    case .deleteRide(let id):
      turn.perform(.deleteRide(id: id))
      archive.rides?.removeAll { $0.id == id }
      forget(id, &turn)
      if place == .ride(id) { turn.perform(.leave(for: .history)) }
    case .deleteAll:
      turn.perform(.deleteRide(id: nil))
      archive.rides = []
      forget(nil, &turn)
    }
    sweepTariffs(&turn)
    search()
  }

  /// A paid ride that still stands on the meter goes with what was kept of it.
  private mutating func forget(_ id: String?, _ turn: inout Turn) {
    guard let ride, ride.meter.position == .paid, id == nil || KeptRide(ride, number: nil)?.id == id else { return }
    abandonRide(&turn)
  }
}
