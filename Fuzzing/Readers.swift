import JSON

/// A reader of foreign bytes that is fuzzed: it reads or refuses, and traps where a promise is broken.
struct Reader: Sendable {
  /// The name in FLAGFALL_FUZZ and of the folder of seeds.
  let name: String
  /// Reads one input and checks what must hold for all.
  let check: @Sendable ([UInt8]) -> Void

  /// Every reader there is; each has seeds in `Fuzzing/corpus/<name>`.
  static let all: [Reader] = [
    Reader(name: "json", check: JSONPromises.check),
    Reader(name: "times", check: AlmanacPromises.checkTimes),
    Reader(name: "holidays", check: AlmanacPromises.checkHolidays),
    Reader(name: "gpx", check: RideFilePromises.check),
    Reader(name: "nmea", check: RideFilePromises.check),
    Reader(name: "csv", check: RideFilePromises.check),
    Reader(name: "ndjson", check: RideFilePromises.check),
    Reader(name: "geojson", check: RideFilePromises.check),
    Reader(name: "ridelog", check: RideLogPromises.check),
    Reader(name: "rides", check: TablePromises.checkRides),
    Reader(name: "trips", check: TablePromises.checkTrips),
    Reader(name: "shift", check: ShiftPromises.check),
    Reader(name: "workday", check: WorkdayPromises.check),
    Reader(name: "tariff", check: TariffPromises.check),
    Reader(name: "network", check: NetworkPromises.check),
    Reader(name: "gtfs", check: FeedPromises.check),
    Reader(name: "zip", check: FeedPromises.checkZip),
    Reader(name: "dispatch", check: DispatchPromises.check),
    Reader(name: "metroride", check: NetworkPromises.checkRide),
    Reader(name: "metroevent", check: MetroPromises.check),
  ]
}
