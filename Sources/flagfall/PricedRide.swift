import Almanac
import Receipts
import RideFiles
import RideLog
import Tariffs
import Taximeter
import Track
import Units

/// A ride under one tariff: by which edition and clock it was priced, and what came of it.
struct PricedRide {
  let tariff: Tariff
  let edition: Edition
  let zone: Zone
  let meter: Meter
  let warnings: [String]

  init(_ input: RideInput, tariff: Tariff, shelf: TariffShelf, choices: Choices) throws(CommandError) {
    guard let start = input.start else {
      throw .input("the ride is empty: there is no point and no event in it")
    }
    let zone: Zone
    if let named = choices.zone {
      zone = named
    } else {
      zone = try PricedRide.zone(of: input, tariff: tariff, shelf: shelf)
    }
    guard let edition = PricedRide.edition(of: input, tariff: tariff, day: zone.local(of: start).date) else {
      throw .input("the tariff \(tariff.id) has no edition")
    }
    var meter = Meter(edition: edition, zone: zone, calendar: try shelf.calendar(of: tariff))
    var warnings = input.warnings
    if !input.names(edition, of: tariff) {
      warnings += [tariff.doubt(of: edition, on: zone.local(of: start).date)].compactMap(\.self)
    }
    try meter.choose(choices, tariff: tariff)
    do throws(MeterError) {
      switch input {
      case .track(let ride): try meter.record(ride.fixes)
      case .log(let log): warnings += try meter.replay(log, tariff: tariff)
      }
    } catch {
      throw .input(error.message)
    }
    self.tariff = tariff
    self.edition = edition
    self.zone = zone
    self.meter = meter
    self.warnings = warnings
  }

  /// The edition a log names, where it is a log of this tariff; else that of the day.
  private static func edition(of input: RideInput, tariff: Tariff, day: CivilDate) -> Edition? {
    tariff.editions.first { input.names($0, of: tariff) } ?? tariff.edition(on: day)
  }

  /// The clock of a ride: what its log names, else that of the city around it.
  private static func zone(
    of input: RideInput, tariff: Tariff, shelf: TariffShelf
  ) throws(CommandError) -> Zone {
    guard let place = input.firstPlace, Reach(place).metres(to: tariff.centre) > 100_000 else {
      return input.namedZone ?? tariff.zone
    }
    return try clock(of: input, among: shelf.offered())
  }

  /// The clock of a ride: what its log names, else that of the city nearest to its first place.
  static func clock(of input: RideInput, among cities: [Tariff]) throws(CommandError) -> Zone {
    if let zone = input.namedZone { return zone }
    if let place = input.firstPlace, let city = TariffShelf.nearest(to: place, among: cities) { return city.zone }
    throw .input(
      "no city of the tariffs lies within 100 km of the ride, so its clock is not known; "
        + "name its zone, such as --zone Europe/Madrid")
  }
}

extension Meter {
  /// Runs a log; one that was not stopped is priced as if Stop had been pressed with its last event.
  fileprivate mutating func replay(_ log: RideLog, tariff: Tariff) throws(MeterError) -> [String] {
    let replay = log.replay(on: self, keepsKeys: log.header?.tariff == tariff.id)
    var warnings = replay.refused.map { "event \($0.index + 1) was left out: \($0.error.message)" }
    self = replay.meter
    if position == .hired || position == .paused, let last = log.events.last {
      warnings.append("the ride was not stopped; it is priced up to its last event")
      try apply(.stop, at: last.at)
    }
    return warnings
  }
}
