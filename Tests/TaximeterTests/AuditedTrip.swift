import Almanac
import RideSupport
import Tariffs
import Taximeter
import Units

/// A made trip under one edition, priced by the real meter, and what an audit is told of it.
struct AuditedTrip {
  let bill: Bill
  let audit: Audit
  let choice: Audit.Choice
  let extras: AuditExtras
  /// What is known of the extras when only sums as paid are told.
  let untold: AuditExtras
  let step: Money

  /// Prices legs; nil where the edition refuses the keys.
  init?(
    _ legs: [Leg], at start: Instant, edition: Edition, zone: Zone, calendar: HolidayCalendar?,
    choice: Audit.Choice = .clock, extras: [(index: Int, pressed: AuditExtras.Pressed)] = []
  ) {
    var meter = Meter(edition: edition, zone: zone, calendar: calendar)
    var known = AuditExtras(allowsOthers: false)
    var untold = AuditExtras()
    do {
      if case .key(let rate) = choice { try meter.apply(.rate(edition.rates[rate].id), at: start) }
      for extra in extras {
        let id = edition.supplements[extra.index].id
        switch extra.pressed {
        case .times(let count): try meter.apply(.extra(id: id, count: count), at: start)
        case .amount(let sum): try meter.apply(.asPaid(id: id, amount: sum), at: start)
        }
        known.set(extra.index, extra.pressed)
        if case .asPaid = edition.supplements[extra.index].amount { untold.set(extra.index, extra.pressed) }
      }
    } catch {
      return nil
    }
    bill = meter.bill(of: Course(legs: legs, start: start))
    audit = Audit(edition: edition, schedule: meter.schedule)
    self.choice = choice
    self.extras = known
    self.untold = untold
    step = max(edition.longestStep, edition.rounding?.step ?? .zero)
  }

  /// The trip as exactly as it was.
  func exact() throws -> AuditRide {
    try AuditRide(
      distance: bill.distance...bill.distance, start: AuditTime(read: bill.start, unit: .zero),
      end: AuditTime(read: bill.stop, unit: .zero), duration: nil)
  }

  /// The trip as a receipt tells it: hundreds of metres, whole minutes that the clock cut.
  func blurred() throws -> AuditRide {
    let hundred = (bill.distance.millimetres + 50_000) / 100_000 * 100_000
    func cut(_ time: Instant) -> AuditTime {
      AuditTime(read: Instant(milliseconds: time.milliseconds / 60_000 * 60_000), unit: .seconds(60))
    }
    return try AuditRide(
      distance: Distance(millimetres: max(0, hundred - 50_000))...Distance(millimetres: hundred + 50_000),
      start: cut(bill.start), end: cut(bill.stop), duration: nil)
  }

  /// Only how long it took, in whole minutes.
  func timed() throws -> AuditRide {
    let minutes = ((bill.stop - bill.start).milliseconds + 30_000) / 60_000 * 60_000
    return try AuditRide(
      distance: bill.distance...bill.distance, start: nil, end: nil,
      duration: Elapsed(milliseconds: max(0, minutes - 30_000))...Elapsed(milliseconds: minutes + 30_000))
  }

  /// Only how far it went.
  func untimed() throws -> AuditRide {
    try AuditRide(distance: bill.distance...bill.distance, start: nil, end: nil, duration: nil)
  }

  /// What the edition allows for it.
  func allowed(_ ride: AuditRide) -> Audit.Allowed { audit.allowed(ride, choice: choice, extras: extras) }

  /// Whether fare and total lie in what is allowed.
  func isPossible(in allowed: Audit.Allowed) -> Bool {
    AuditVerdict(bill.total, in: [(allowed.leastTotal, allowed.mostTotal)]) == .possible
      && AuditVerdict(bill.fare, in: [(allowed.leastFare, allowed.mostFare)]) == .possible
  }
}

extension Edition {
  /// The greatest step of the display.
  var longestStep: Money {
    rates.reduce(increment) { step, rate in
      guard case .metered(let metered) = rate.pricing else { return step }
      return metered.bands.reduce(step) { max($0, $1.increment) }
    }
  }
}

/// Trips that nobody would drive, made by dice.
enum RandomTrip {
  /// Legs of any speed up to the greatest that a meter believes, with standstills, for at most about an hour.
  static func legs(_ dice: inout Dice) -> [Leg] {
    let count = Int.random(in: 1...12, using: &dice)
    let longest = [20_000, 120_000, 300_000].randomElement(using: &dice) ?? 20_000
    return (0..<count).map { _ in
      let time = Int64.random(in: 200...Int64(longest), using: &dice)
      let speed = [0, 0, 1200, 2800, 4300, 5600, 9000, 14_000, 33_000, 69_000].randomElement(using: &dice) ?? 0
      let distance = time * Int64.random(in: 0...Int64(speed), using: &dice) / 1000
      return Leg(distance: Distance(millimetres: distance), time: Elapsed(milliseconds: time))
    }
  }

  /// A start in the validity of an edition, near a border of its windows more often than not.
  static func start(_ edition: Edition, zone: Zone, _ dice: inout Dice) -> Instant {
    let day = edition.from.adding(days: Int.random(in: 0..<360, using: &dice))
    var edges: [Int64] = [0]
    for rate in edition.rates {
      for window in rate.windows {
        if case .daily(_, let from, let to) = window.extent { edges += [from, to] }
      }
    }
    let edge = edges.randomElement(using: &dice) ?? 0
    let clock = CivilTime(millisecondOfDay: Int(edge) % 86_400_000) ?? .midnight
    let border = zone.instant(of: CivilDateTime(date: day, time: clock)).first
    let reach: Int64 = Bool.random(using: &dice) ? 1_200_000 : 43_200_000
    return border - Elapsed(milliseconds: Int64.random(in: 0...reach, using: &dice))
  }

  /// A way of choosing the rate.
  static func choice(_ edition: Edition, _ dice: inout Dice) -> Audit.Choice {
    let keys = edition.rates.indices.filter { edition.rates[$0].selection == .key }
    guard let key = keys.randomElement(using: &dice), Bool.random(using: &dice) else { return .clock }
    return .key(key)
  }

  /// Some keys of supplements.
  static func extras(_ edition: Edition, _ dice: inout Dice) -> [(index: Int, pressed: AuditExtras.Pressed)] {
    var extras: [(index: Int, pressed: AuditExtras.Pressed)] = []
    for (index, supplement) in edition.supplements.enumerated() {
      guard case .key(let most, _) = supplement.trigger, Int.random(in: 0..<3, using: &dice) == 0 else { continue }
      switch supplement.amount {
      case .fixed, .shareOfFare, .shareOfSum: extras.append((index, .times(Int64.random(in: 0...most, using: &dice))))
      case .asPaid: extras.append((index, .amount(Money(minorUnits: Int64.random(in: 1...2000, using: &dice)))))
      case .upTo(let limit):
        extras.append((index, .amount(Money(minorUnits: Int64.random(in: 0...limit.minorUnits, using: &dice)))))
      }
    }
    return extras
  }
}
