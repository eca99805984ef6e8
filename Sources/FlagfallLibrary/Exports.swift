// What others call: functions of C that convert and call, nothing else. `Scripts/header.py` makes flagfall.h of them.

/// The number of this interface; another number means another interface.
@c(flagfall_abi_version)
public func flagfallABIVersion() -> UInt32 { 1 }

/// Reads a tariff and, where it asks for one, its holiday calendar, both as the bytes of their JSON files.
///
/// NULL when they cannot be read; then *error is a sentence to be freed with flagfall_free. The tariff is to be closed with
/// flagfall_tariff_close, and may be used from several threads at once.
@c(flagfall_tariff_open)
public func flagfallTariffOpen(
  _ json: UnsafePointer<UInt8>?, _ jsonSize: Int, _ holidays: UnsafePointer<UInt8>?, _ holidaysSize: Int,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> UnsafeMutableRawPointer? {
  let calendar = holidays.map { Foreign.bytes($0, holidaysSize) }
  return Foreign.telling(error) { () throws(LibraryError) in
    try OpenTariff(json: Foreign.bytes(json, jsonSize), holidays: calendar).handle
  }
}

/// Closes a tariff; NULL is taken.
@c(flagfall_tariff_close)
public func flagfallTariffClose(_ tariff: UnsafeMutableRawPointer?) {
  if let tariff { Unmanaged<OpenTariff>.fromOpaque(tariff).release() }
}

/// Bills one ride and answers one JSON object, as `flagfall meter --json` prints it, to be freed with flagfall_free.
///
/// Times are milliseconds since 1970, places degrees, speeds m/s and accuracies metres; these two may be NULL, and a value that
/// is not a number is one that is not known. The zone is that of the ride's clock; NULL is that of the tariff's city, within
/// 100 km of it. The rate is the one that was chosen by its key; NULL is that of the clock. A ride's name, when there is one,
/// is the object's first member. NULL when the ride cannot be billed; then *error is a sentence to be freed too.
@c(flagfall_bill)
public func flagfallBill(
  _ tariff: UnsafeRawPointer?, _ ride: UnsafePointer<CChar>?, _ zone: UnsafePointer<CChar>?,
  _ rate: UnsafePointer<CChar>?, _ count: Int, _ times: UnsafePointer<Int64>?, _ latitudes: UnsafePointer<Double>?,
  _ longitudes: UnsafePointer<Double>?, _ speeds: UnsafePointer<Double>?, _ accuracies: UnsafePointer<Double>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> UnsafeMutablePointer<CChar>? {
  Foreign.telling(error) { () throws(LibraryError) in
    guard let tariff, let times, let latitudes, let longitudes, count > 0 else { throw .noRide }
    let fixes = try Foreign.fixes(
      count, times: times, latitudes: latitudes, longitudes: longitudes, speeds: speeds, accuracies: accuracies)
    return Foreign.text(
      try OpenTariff.of(tariff).bill(
        fixes, ride: Foreign.string(ride), zone: Foreign.string(zone), rate: Foreign.string(rate)))
  }
}

/// Judges what was charged for trips, of each of which the distance, start and end are known.
///
/// Distances are in millimetres with what half of the last digit is worth; times are milliseconds since 1970, cut or rounded to
/// `time_unit`; fares are without supplements, in minor units. Rates are places in `rate_ids`, text that is separated by line
/// feeds, each the id of a rate or `clock`; NULL tries every rate. Of each trip `verdicts` becomes 0 (possible), 1 (too high),
/// -1 (too low) or 2 (not judged), and `least` and `most` what the tariff allows, -1 where nothing bounds it. Answers how many
/// were judged.
@c(flagfall_audit)
public func flagfallAudit(
  _ tariff: UnsafeRawPointer?, _ count: Int, _ distances: UnsafePointer<Int64>?, _ distanceHalf: Int64,
  _ starts: UnsafePointer<Int64>?, _ ends: UnsafePointer<Int64>?, _ timeUnit: Int64, _ fares: UnsafePointer<Int64>?,
  _ rates: UnsafePointer<Int32>?, _ rateIDs: UnsafePointer<CChar>?, _ verdicts: UnsafeMutablePointer<Int8>?,
  _ least: UnsafeMutablePointer<Int64>?, _ most: UnsafeMutablePointer<Int64>?
) -> Int {
  guard let tariff, let distances, let starts, let ends, let fares, let verdicts, let least, let most else { return 0 }
  var trips = TripBatch(
    OpenTariff.of(tariff), distanceHalf: distanceHalf, timeUnit: timeUnit, rates: Foreign.lines(rateIDs))
  var judged = 0
  for index in 0..<max(0, count) {
    let found = trips.judge(
      distance: distances[index], start: starts[index], end: ends[index], fare: fares[index],
      rate: rates.map { Int($0[index]) })
    verdicts[index] = found.verdict.rawValue
    least[index] = found.least
    most[index] = found.most
    if found.verdict != .notJudged { judged += 1 }
  }
  return judged
}

/// Frees a text that was answered; NULL is taken.
@c(flagfall_free)
public func flagfallFree(_ text: UnsafeMutablePointer<CChar>?) {
  text?.deallocate()
}
