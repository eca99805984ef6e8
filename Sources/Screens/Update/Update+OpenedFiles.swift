import JSON
import RideLog
import Taximeter
import Track
import Units

/// A file with what it was opened for.
struct Incoming: Sendable {
  let content: OpenedFile.Content
  let purpose: FilePurpose
}

/// A ride that a file holds.
struct FiledRide {
  let ride: Ride
  /// The number of its receipt, where it was kept with one.
  var number: Int64?
}

/// What became of a file.
private enum Found {
  case whole(FiledRide)
  case begun(Building)
}

/// The ride of a track that is put together part by part, so that the page lives meanwhile.
struct Building: Sendable {
  private(set) var ride: Ride
  let purpose: FilePurpose
  private let fixes: [Fix]
  private var next = 0

  /// So many positions are taken in one go: a tenth of a second on a slow phone.
  private static let part = 4000

  init(ride: Ride, fixes: [Fix], purpose: FilePurpose) {
    self.ride = ride
    self.fixes = fixes
    self.purpose = purpose
  }

  /// How much of it is done, in thousandths.
  var thousandths: Int64 { Int64(next) * 1000 / Int64(max(1, fixes.count)) }

  /// Takes the next part; answers whether it was the last, and the ride is stopped.
  mutating func goOn() throws(MeterError) -> Bool {
    let end = min(fixes.count, next + Building.part)
    try ride.take(recorded: Array(fixes[next..<end]))
    next = end
    guard next == fixes.count, let last = fixes.last else { return false }
    try ride.take(.stop, at: last.time)
    ride.retrace()
    return true
  }
}

extension AppState {
  private static let rideFiles = ".gpx,.ndjson,.jsonl,application/gpx+xml"

  mutating func pickFile(for purpose: FilePurpose, _ turn: inout Turn) {
    archive.purpose = purpose
    archive.imported = Archive.Imported()
    notices.removeAll { $0 == .imported }
    turn.perform(.pickFile(accept: AppState.rideFiles))
  }

  /// Takes a file that the reader opened.
  mutating func open(_ file: OpenedFile, _ turn: inout Turn) {
    stopReading()
    notices.removeAll { if case .fileRefused = $0 { true } else { false } }
    var purpose = archive.purpose
    if purpose == .meter, case .text(let text) = file.content, KeptText.isArchive(text) {
      archive.purpose = .history
      purpose = .history
      go(to: .history, &turn)
    }
    take(Incoming(content: file.content, purpose: purpose), &turn)
  }

  /// Takes the files again whose tariffs had not come.
  mutating func takeWaiting(_ turn: inout Turn) {
    guard !archive.waiting.isEmpty else { return }
    let waiting = archive.waiting
    archive.waiting = []
    for incoming in waiting { take(incoming, &turn) }
  }

  private mutating func take(_ incoming: Incoming, _ turn: inout Turn) {
    if incoming.purpose == .history, archive.rides == nil {
      archive.waiting.append(incoming)
      return
    }
    do throws(FileRefusal) {
      if case .text(let text) = incoming.content, text.allSatisfy({ $0 <= UInt8(ascii: " ") }) { throw .empty }
      if incoming.purpose == .finish {
        finishShown(from: try fixes(of: incoming.content), &turn)
        return
      }
      switch try ride(of: incoming, &turn) {
      case .whole(let filed): deliver(filed, for: incoming.purpose, &turn)
      case .begun(let building):
        archive.building = building
        buildOn(&turn)
      case nil: archive.waiting.append(incoming)
      }
    } catch {
      if incoming.purpose == .history {
        archive.imported.refused += 1
        notify(.imported)
      }
      notices.removeAll { if case .fileRefused = $0 { true } else { false } }
      notify(.fileRefused(error))
    }
  }

  private mutating func deliver(_ filed: FiledRide, for purpose: FilePurpose, _ turn: inout Turn) {
    switch purpose {
    case .meter: putOnMeter(filed.ride, &turn)
    case .replay: if case .developer = place { openReplay(of: filed.ride) }
    case .history, .finish: keepImported(filed, &turn)
    }
  }

  // MARK: - Reading

  private func fixes(of content: OpenedFile.Content) throws(FileRefusal) -> [Fix] {
    switch content {
    case .unreadable: throw .unreadable
    case .track(let fixes): return fixes
    case .unusable(let points, let places): throw points == 0 ? .noTrack : places == 0 ? .noPlaces : .noTimes
    case .text(let text):
      let (log, _) = KeptText.log(in: text)
      if RideLog.isRideLog(log) { return try AppState.log(log).fixes }
      return try FixLines.read(log)
    }
  }

  /// The ride of a file; nil while its tariff is on its way.
  private mutating func ride(of incoming: Incoming, _ turn: inout Turn) throws(FileRefusal) -> Found? {
    if case .text(let text) = incoming.content {
      let (log, number) = KeptText.log(in: text)
      if RideLog.isRideLog(log) {
        // A kept ride was stopped; a log of its own may be one that a killed page left.
        if KeptText.isArchive(text), !AppState.isStopped(log) { throw .broken }
        return try ride(of: AppState.log(log), &turn).map { .whole(FiledRide(ride: $0, number: number)) }
      }
    }
    return try begin(along: fixes(of: incoming.content), for: incoming.purpose, &turn).map { .begun($0) }
  }

  private static func isStopped(_ log: [UInt8]) -> Bool {
    do {
      let read = try RideLog.read(log)
      return read.wholeBytes == log.count && read.events.contains { $0.event == .stop }
    } catch {
      return true
    }
  }

  private static func log(_ bytes: [UInt8]) throws(FileRefusal) -> RideLog {
    do { return try RideLog.read(bytes) } catch { throw .line(error.line) }
  }

  /// Begins a track as a ride of the city on the meter, from its first position on; nil while the tariff is on its way.
  private mutating func begin(along fixes: [Fix], for purpose: FilePurpose, _ turn: inout Turn) throws(FileRefusal)
    -> Building?
  {
    let ordered = fixes.sorted { $0.time < $1.time }
    guard let first = ordered.first, let last = ordered.last, first.time < last.time else { throw .tooFew }
    guard last.time - first.time < Meter.longest else { throw .tooLong }
    guard let city = settings.city else { throw .noCity }
    guard try isHere(city, &turn), let tariff = library.tariff(city) else { return nil }
    guard var ride = newRide(tariff, source: .file, at: first.time) else { throw .unknownTariff(city) }
    do { try begin(&ride, at: first.time) } catch { remark(error.message) }
    return Building(ride: ride, fixes: ordered, purpose: purpose)
  }

  /// Goes on with the ride of a long track by as much as a page can wait for.
  mutating func buildOn(_ turn: inout Turn) {
    guard var building = archive.building else { return }
    archive.building = nil
    do {
      guard try building.goOn() else {
        archive.building = building
        notifyReading(thousandths: building.thousandths)
        turn.perform(.goOn)
        return
      }
      stopReading()
      deliver(FiledRide(ride: building.ride), for: building.purpose, &turn)
    } catch {
      remark(error.message)
      stopReading()
      notify(.fileRefused(.tooLong))
    }
  }

  /// Says how far a file has been read.
  mutating func notifyReading(thousandths: Int64) {
    notices.removeAll { if case .reading = $0 { true } else { false } }
    notify(.reading(thousandths: thousandths))
  }

  /// Forgets the file that is being read.
  mutating func stopReading() {
    archive.building = nil
    notices.removeAll { if case .reading = $0 { true } else { false } }
  }

  /// The ride of a log; one that was not stopped ends with its last event.
  private mutating func ride(of log: RideLog, _ turn: inout Turn) throws(FileRefusal) -> Ride? {
    guard let header = log.header, let last = log.events.last else { throw .noRide }
    guard try isHere(header.tariff, &turn), let tariff = library.tariff(header.tariff) else { return nil }
    var ride = Ride(
      tariff: tariff, header: header, calendar: library.calendar(of: tariff), events: log.events, now: now,
      demoSpeed: 1)
    if let position = ride?.meter.position, position == .hired || position == .paused {
      do { try ride?.take(.stop, at: last.at) } catch { remark(error.message) }
    }
    guard let ride, ride.meter.position != .forHire else { throw .noRide }
    return ride
  }

  /// Whether a tariff can be used; it is asked for where it has not been.
  private mutating func isHere(_ id: String, _ turn: inout Turn) throws(FileRefusal) -> Bool {
    loadTariff(id, &turn)
    guard let tariff = library.tariff(id) else {
      if library.isMissing(Library.path(ofTariff: id)) || !Identifier.isOne(id) { throw .unknownTariff(id) }
      return false
    }
    return library.isReady(tariff)
  }

  // MARK: - On the meter

  private mutating func putOnMeter(_ ride: Ride, _ turn: inout Turn) {
    guard isUnmeasured, !isTaken else {
      remark("a file was opened while a ride goes on")
      return
    }
    self.ride = ride.asFile
    receiver.problem = nil
    unreadableLog = nil
    if let ride = self.ride { turn.replaceLog(ride.lines) }
    if ride.meter.position == .paid { finishPaying(&turn) }
    go(to: .meter, &turn)
    announcePosition(&turn)
  }
}

/// Positions as JSON objects, one a line: `time` in epoch milliseconds, `lat`, `lon`, `accuracy` and `speed` where known.
enum FixLines {
  static func read(_ bytes: [UInt8]) throws(AppState.FileRefusal) -> [Fix] {
    // A track that can be read is handed over as its points.
    if bytes.first == UInt8(ascii: "<") {
      throw CitySearch.contains(Array(bytes.prefix(1000)), Array("<gpx".utf8)) ? .broken : .unknownKind
    }
    guard bytes.first == UInt8(ascii: "{") else { throw .unknownKind }
    var fixes: [Fix] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end > start {
        let node: JSONNode
        // Lines are told by their number in the file.
        do { node = try JSONReader.read(bytes, in: start..<end) } catch { throw .noJSON(line: error.line) }
        do { fixes.append(try RideLine.fix(node)) } catch { throw fixes.isEmpty ? .unknownKind : .line(error.line) }
      }
      start = end + 1
    }
    return fixes
  }
}
