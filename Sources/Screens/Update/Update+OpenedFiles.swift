import RideLog
import Taximeter
import Track
import Units

extension AppState {
  /// Makes a ride of a file that the reader opened.
  mutating func open(_ file: OpenedFile, _ turn: inout Turn) {
    guard isUnmeasured, !isTaken else {
      remark("a file was opened while a ride goes on")
      return
    }
    notices.removeAll { if case .fileRefused = $0 { true } else { false } }
    switch file.content {
    case .unreadable: notify(.fileRefused(.unreadable))
    case .track(let fixes): open(fixes, &turn)
    case .text(let bytes): open(log: bytes, &turn)
    }
  }

  private mutating func open(_ fixes: [Fix], _ turn: inout Turn) {
    guard let tariff, library.isReady(tariff) else { return }
    let ordered = fixes.sorted { $0.time < $1.time }
    guard let first = ordered.first, let last = ordered.last, ordered.count > 1,
      var ride = newRide(tariff, source: .file, at: first.time)
    else {
      notify(.fileRefused(.noPositions))
      return
    }
    do {
      try begin(&ride, at: first.time)
      for fix in ordered { try ride.take(.fix(fix), at: fix.time) }
      try ride.take(.stop, at: last.time)
    } catch {
      remark(error.message)
      notify(.fileRefused(.noPositions))
      return
    }
    replace(by: ride, &turn)
  }

  private mutating func open(log bytes: [UInt8], _ turn: inout Turn) {
    guard RideLog.isRideLog(bytes) else {
      notify(.fileRefused(.unknownKind))
      return
    }
    do {
      let log = try RideLog.read(bytes)
      guard let header = log.header, let last = log.events.last else {
        notify(.fileRefused(.noPositions))
        return
      }
      guard let tariff = library.tariff(header.tariff), library.isReady(tariff) else {
        notify(.fileRefused(.unknownTariff(header.tariff)))
        return
      }
      let kept = RideHeader(tariff: header.tariff, edition: header.edition, zone: header.zone, source: .file)
      var ride = Ride(
        tariff: tariff, header: kept, calendar: library.calendar(of: tariff), events: log.events, now: now,
        demoSpeed: 1)
      if let position = ride?.meter.position, position == .hired || position == .paused {
        do { try ride?.take(.stop, at: last.at) } catch { remark(error.message) }
      }
      guard let ride, ride.meter.position != .forHire else {
        notify(.fileRefused(.noPositions))
        return
      }
      replace(by: ride, &turn)
    } catch {
      notify(.fileRefused(.line(error.line)))
    }
  }

  private mutating func replace(by ride: Ride, _ turn: inout Turn) {
    self.ride = ride
    receiver.problem = nil
    unreadableLog = nil
    turn.replaceLog(ride.lines)
    if ride.meter.position == .paid { numberReceipt(&turn) }
    go(to: .meter, &turn)
    announcePosition(&turn)
  }
}
