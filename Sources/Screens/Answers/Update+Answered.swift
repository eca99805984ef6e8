import Almanac
import Receipts
import RideLog
import Tariffs
import Taximeter
import Units

extension AnswersState {
  /// Does what the room that is shown needs once an event was taken.
  mutating func attendRoom(_ turn: inout Turn) {
    if !hasAskedForOwn {
      hasAskedForOwn = true
      turn.perform(.listTariffs)
    }
    if let room, room.isOfRide { priceRide(&turn) }
    switch room {
    case .elsewhere:
      recallWorths(&turn)
      compare(&turn)
    case .overcharged:
      fillQuestion()
      loadTariff(asked[.tariff], &turn)
    case .own(let id): prepareForm(id, &turn)
    case .tariff, .why, .paper, nil: break
    }
  }

  /// Whether the ride's log names a tariff that cannot be had.
  var isRideMissing: Bool {
    guard let rideLog, let header = rideLog.header else { return log != nil && rideLog == nil && hasReadLog }
    return library.isMissing(Library.path(ofTariff: header.tariff))
  }

  /// Prices the ride of the log once its tariff is there.
  private mutating func priceRide(_ turn: inout Turn) {
    guard let log, ride == nil else { return }
    if !hasReadLog {
      hasReadLog = true
      do throws(RideLogError) { rideLog = try RideLog.read(log) } catch { remark(error.description) }
    }
    guard let rideLog, let header = rideLog.header else { return }
    loadTariff(header.tariff, &turn)
    guard let tariff = library.tariff(header.tariff), library.isReady(tariff) else { return }
    ride = AnsweredRide(rideLog, tariff: tariff, calendar: library.calendar(of: tariff))
  }

  // MARK: - Elsewhere

  /// Prices the ride in every city, as soon as all of their tariffs have come or will not.
  private mutating func compare(_ turn: inout Turn) {
    guard let ride, comparison == nil else { return }
    let ids = library.cities.filter { $0.notOffered == nil }.map { $0.id } + own.current.map { $0.id }
    var isComplete = !library.cities.isEmpty
    for id in ids {
      loadTariff(id, &turn)
      let isMissing = library.isMissing(Library.path(ofTariff: id))
      let isReady = library.tariff(id).map { library.isReady($0) } ?? false
      if !isMissing, !isReady { isComplete = false }
    }
    guard isComplete, let course = ride.log.course else { return }
    var comparison = Comparison(
      course: course, clock: ride.zone, currency: elsewhere.currency, rates: exchangeRates)
    for tariff in library.tariffs where tariff.id == ride.tariff.id || ids.contains(tariff.id) {
      comparison.add(tariff, calendar: library.calendar(of: tariff))
    }
    comparison.sort()
    self.comparison = comparison
  }

  private var exchangeRates: ExchangeRates? {
    guard let lines = elsewhere.lines else { return nil }
    do throws(ExchangeRateError) { return try ExchangeRates(lines) } catch { return nil }
  }

  // MARK: - Overcharged

  var askedTariff: Tariff? { library.tariff(asked[.tariff]) }

  /// Fills the question from the ride that it is about, once for each ride; without one with today and the city.
  private mutating func fillQuestion() {
    if asked[.tariff].isEmpty {
      asked[.tariff] = ride?.tariff.id ?? city ?? library.cities.first { $0.notOffered == nil }?.id ?? ""
      asked[.rate] = "clock"
    }
    guard let ride, asked.source != log else { return }
    asked = Asked(ride, isMile: units == .miles || (units == .city && ride.tariff.roadUnit == .mile))
    asked.source = log
  }
}

extension Asked {
  /// What is known of a ride that was recorded; what was charged is left to the reader.
  init(_ ride: AnsweredRide, isMile: Bool) {
    let begin = ride.zone.local(of: ride.bill.start)
    let end = ride.zone.local(of: ride.bill.stop)
    self[.tariff] = ride.tariff.id
    self[.day] = begin.date.iso8601
    self[.from] = Asked.clock(begin.time)
    self[.to] = Asked.clock(end.time)
    let unit: Int64 = isMile ? 1_609_344 : 1_000_000
    let hundredths = Ratio(Int128(ride.bill.distance.millimetres) * 100, Int128(unit))?.rounded ?? 0
    self[.distance] = Decimal.text(hundredths, digits: 2)
    let rate = ride.edition.rates[ride.bill.lastRate]
    self[.rate] = rate.selection == .key ? rate.id : "clock"
    for line in ride.bill.supplements where ride.edition.supplements[line.supplement].isKeyed {
      counts[ride.edition.supplements[line.supplement].id] = line.count
    }
  }

  private static func clock(_ time: CivilTime) -> String {
    let digits = "\(10_000 + time.hour * 100 + time.minute)".utf8.dropFirst()
    return String(decoding: digits.prefix(2), as: UTF8.self) + ":" + String(decoding: digits.suffix(2), as: UTF8.self)
  }
}
