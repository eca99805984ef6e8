import Almanac
import RideFiles
import RideLog
import Tariffs
import Taximeter
import Track
import Units

/// A ride named on the command line: a recorded track, or the log of a meter.
enum RideInput {
  case track(RecordedRide)
  case log(RideLog)

  /// Reads a file, or standard input for `-`, by what its bytes are.
  ///
  /// A zone is the one of times that do not say how far they are from UTC.
  static func read(_ path: String, zone: Zone?) throws(CommandError) -> RideInput {
    if Files.isLasting(path), path != "-", try !RideLog.isRideLog(Files.head(path, count: 64)) {
      do throws(RideFileError) {
        return .track(try RideFiles.read(path: path, options: ReadingOptions(zoneOfBareTimes: zone)))
      } catch {
        throw .input(error.message)
      }
    }
    return try read(Files.given(path), from: path, zone: zone)
  }

  /// Reads the bytes of a file.
  static func read(_ bytes: [UInt8], from path: String, zone: Zone? = nil) throws(CommandError) -> RideInput {
    let name = path == "-" ? "standard input" : path
    if RideLog.isRideLog(bytes) {
      do throws(RideLogError) {
        return .log(try RideLog.read(bytes))
      } catch {
        throw .input(error.description(in: name))
      }
    }
    do throws(RideFileError) {
      return .track(try RideFiles.read(bytes: bytes, file: name, options: ReadingOptions(zoneOfBareTimes: zone)))
    } catch {
      throw .input(error.message)
    }
  }

  /// The first place of the ride; nil when it has none.
  var firstPlace: Coordinate? {
    switch self {
    case .track(let ride): ride.fixes.first?.place
    case .log(let log): log.fixes.first?.place
    }
  }

  /// The zone that a log names.
  var namedZone: Zone? {
    if case .log(let log) = self { log.header.flatMap { Zone(named: $0.zone) } } else { nil }
  }

  /// Whether it is a log of this edition of the tariff.
  func names(_ edition: Edition, of tariff: Tariff) -> Bool {
    guard case .log(let log) = self, let header = log.header else { return false }
    return header.tariff == tariff.id && header.edition == edition.from
  }

  /// When the ride begins; nil when nothing says so.
  var start: Instant? {
    switch self {
    case .track(let ride): ride.fixes.map(\.time).min()
    case .log(let log): log.events.first { $0.event == .start }?.at ?? log.events.first?.at
    }
  }

  /// What is to be said about the reading.
  var warnings: [String] {
    switch self {
    case .track(let ride): ride.warnings.map(\.message)
    case .log: []
    }
  }
}

extension Arguments {
  /// What a ride is called in a complaint: its file.
  var ride: String { operands.first.map { $0 == "-" ? "standard input" : $0 } ?? "" }
}
