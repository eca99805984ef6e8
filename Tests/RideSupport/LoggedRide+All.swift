import Taximeter
import Track
import Units

extension LoggedRide {
  /// The rides whose bills are kept as goldens.
  package static let all: [LoggedRide] = faults + newYork + barcelona + glasgow + keys

  // MARK: - Faults of other meters

  private static let faults = [
    LoggedRide(
      "magdeburg", shows: "1.15 km delivered late and in bursts while locked: distance, and waiting only for standing",
      in: .barcelona, at: "2026-03-04T11:00:00", drive: Magdeburg.drive),
    LoggedRide(
      "tunnel", shows: "90 s and 1200 m without a fix are billed by their straight line", in: .barcelona,
      at: "2026-03-04T11:00:00", drive: tunnel),
    LoggedRide(
      "jitter", shows: "half an hour in a circle of noise is standing", in: .barcelona, at: "2026-03-04T11:00:00",
      drive: Drive(
        (0...1800).map { second in
          let corner = circle[3 * second % 8]
          return fix(Double(second), .berlin.north(corner.0).east(corner.1), accuracy: 8, speed: 0)
        })),
    LoggedRide(
      "stale-first-fix", shows: "the position of forty minutes ago is not where the ride began", in: .barcelona,
      at: "2026-03-04T11:00:00",
      drive: Drive(
        [Arrival(at: 0, fix: fix(-2400, .berlin.north(-1900), accuracy: 10))]
          + straight(0...60, speed: 10).arrivals, stop: 60)),
    LoggedRide(
      "teleport", shows: "a car that stands between two radio cells stands", in: .barcelona,
      at: "2026-03-04T11:00:00",
      drive: Drive(
        (0...20).map {
          $0 % 2 == 0
            ? fix(Double($0) * 30, .berlin, accuracy: 8, speed: 0)
            : fix(Double($0) * 30, Ground(latitude: 52.5487569, longitude: 13.4403684), accuracy: 10)
        })),
    LoggedRide(
      "creeping", shows: "a car at walking pace is not standing", in: .barcelona, at: "2026-03-04T11:00:00",
      drive: straight(0...400, speed: 1.5)),
    LoggedRide(
      "again", shows: "every tenth second three fixes come a second time", in: .glasgow, at: "2026-03-04T11:00:00",
      drive: again),
  ]

  // MARK: - New York

  private static let newYork = [
    LoggedRide(
      "nyc-town", shows: "a quiet hour: fare, improvement and MTA surcharge", in: .newYork, at: "2026-03-04T11:00:00",
      drive: town(seconds: 600, seed: 21)),
    LoggedRide(
      "nyc-rush", shows: "rush hour on a working day, with the congestion keys", in: .newYork,
      at: "2026-03-04T17:30:00", drive: town(seconds: 480, seed: 22),
      before: [.extra(id: "congestion", count: 1), .extra(id: "relief-zone", count: 1)]),
    LoggedRide(
      "nyc-holiday", shows: "no rush hour on Independence Day, kept on Friday the 3rd", in: .newYork,
      at: "2026-07-03T17:30:00", drive: town(seconds: 300, seed: 23)),
    LoggedRide(
      "nyc-overnight", shows: "overnight by the time of Start, tolls as paid", in: .newYork,
      at: "2026-03-04T23:50:00", drive: town(seconds: 900, seed: 24, silence: 300..<380),
      before: [.asPaid(id: "tolls", amount: Money(minorUnits: 694))]),
    LoggedRide(
      "nyc-jfk", shows: "the flat fare to the airport in the rush hour", in: .newYork, at: "2026-03-04T16:10:00",
      drive: town(seconds: 600, seed: 25), before: [.rate("jfk"), .extra(id: "congestion", count: 1)]),
  ]

  // MARK: - Barcelona

  private static let barcelona = [
    LoggedRide(
      "bcn-day", shows: "T-1 on a working day", in: .barcelona, at: "2026-03-04T11:00:00",
      drive: town(seconds: 600, seed: 31)),
    LoggedRide(
      "bcn-evening", shows: "T-1 becomes T-2 at 20:00", in: .barcelona, at: "2026-03-04T19:55:00",
      drive: town(seconds: 600, seed: 32)),
    LoggedRide(
      "bcn-holiday", shows: "T-2 on Constitution Day's Monday neighbour, Immaculate Conception", in: .barcelona,
      at: "2026-12-08T11:00:00", drive: town(seconds: 300, seed: 33)),
    LoggedRide(
      "bcn-airport", shows: "a short ride from the airport costs its minimum, supplements included", in: .barcelona,
      at: "2026-03-04T11:00:00", drive: town(seconds: 180, seed: 34), before: [.extra(id: "from-airport", count: 1)]),
    LoggedRide(
      "bcn-capped", shows: "supplements stop at their cap on a special night", in: .barcelona,
      at: "2026-12-31T23:00:00", drive: town(seconds: 300, seed: 35, hasSpeeds: false),
      before: [
        .extra(id: "from-airport", count: 1), .extra(id: "moll-adossat", count: 1), .extra(id: "fira", count: 1),
        .extra(id: "large-car", count: 1),
      ]),
  ]

  // MARK: - Glasgow

  private static let glasgow = [
    LoggedRide(
      "gla-day", shows: "880 yards or 165 seconds included, then 174 yards or 37 seconds", in: .glasgow,
      at: "2026-03-04T11:00:00", drive: town(seconds: 600, seed: 41)),
    LoggedRide(
      "gla-night", shows: "the night extra by the time of Start", in: .glasgow, at: "2026-03-04T20:59:00",
      drive: town(seconds: 300, seed: 42)),
    LoggedRide(
      "gla-festive", shows: "the festive extra replaces the night's", in: .glasgow, at: "2026-01-01T02:00:00",
      drive: town(seconds: 300, seed: 43)),
  ]

  // MARK: - Keys

  private static let keys = [
    LoggedRide(
      "paused", shows: "two minutes of pause cost nothing", in: .barcelona, at: "2026-03-04T11:00:00",
      drive: town(seconds: 600, seed: 51), keys: [(at: 203, event: .pause), (at: 323, event: .resume)]),
    LoggedRide(
      "stop-undone", shows: "a wrong Stop is billed as if it had not been pressed", in: .glasgow,
      at: "2026-03-04T11:00:00", drive: town(seconds: 400, seed: 52),
      keys: [(at: 200, event: .stop), (at: 230, event: .undoStop)]),
    LoggedRide(
      "discount", shows: "15 % for a friend", in: .newYork, at: "2026-03-04T11:00:00",
      drive: town(seconds: 400, seed: 53), before: [.discount(.share(thousandths: 15_000))]),
  ]

  // MARK: - Drives

  private static let circle = [
    (4.0, 0.0), (2.8284, 2.8284), (0, 4), (-2.8284, 2.8284), (-4, 0), (-2.8284, -2.8284), (0, -4), (2.8284, -2.8284),
  ]

  private static func straight(_ seconds: ClosedRange<Int>, speed: Double) -> Drive {
    Drive(seconds.map { fix(Double($0), .berlin.north(speed * Double($0)), speed: speed) })
  }

  private static func town(
    seconds: Int, seed: UInt64, hasSpeeds: Bool = true, silence: Range<Int>? = nil
  ) -> Drive {
    Drive(
      CityRide.fixes(seconds: seconds, seed: seed, hasSpeeds: hasSpeeds, silence: silence), stop: Double(seconds))
  }

  private static let tunnel = Drive(
    (0...60).map { fix(Double($0), .berlin.north(15 * Double($0)), speed: 15) }
      + (150...210).map { fix(Double($0), .berlin.north(2100 + 15 * Double($0 - 150)), speed: 15) })

  private static let again: Drive = {
    let fixes = straight(0...600, speed: 10).arrivals
    var arrivals: [Arrival] = []
    for (index, arrival) in fixes.enumerated() {
      arrivals.append(arrival)
      guard index > 0, index % 10 == 0 else { continue }
      for past in index - 2...index { arrivals.append(Arrival(at: arrival.at, fix: fixes[past].fix)) }
    }
    return Drive(arrivals, stop: 600)
  }()
}
