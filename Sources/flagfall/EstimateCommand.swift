import Almanac
import JSON
import Receipts
import Tariffs
import Taximeter
import Units

extension Command {
  /// What a ride costs that nobody has driven yet.
  static let estimate = Command(
    name: "estimate", summary: "say what a ride would cost, from its length",
    description: [
      "Runs a made ride through the taximeter of a city and prints the receipt: the way first, at one speed, and then the "
        + "waiting. It is the very meter that prices recorded rides, so steps, rate changes and minimums count.",
      "Without --speed the car drives faster than the cross-over speed of every rate that can apply, so that distance "
        + "alone counts on the way; the speed that was taken is told. Where time counts while driving too (mode D) the "
        + "speed must be given.",
    ],
    options: [
      .tariff,
      Option(name: "km", value: "N", help: "The length of the ride in kilometres."),
      Option(name: "mi", value: "N", help: "The same in miles."),
      Option(name: "wait", value: "TIME", help: "How long the car waits, such as 4m, 90s or 1h30m. None without it."),
      Option(name: "speed", value: "SPEED", help: "How fast the car drives, such as 30km/h or 20mph."),
      Option(
        name: "at", value: "TIME",
        help: "When the ride begins, such as 2026-11-30T14:00, by the city's clock. Now without it."),
    ] + Option.choices + [
      Option(name: "explain", value: nil, help: "Print every step of the display after the receipt."),
      .language,
      Option(name: "json", value: nil, help: "Print one JSON object, as meter and explain do."),
    ],
    examples: [
      Example(
        line: "flagfall estimate --tariff es-barcelona --km 7 --wait 4m --at 2026-11-30T14:00",
        meaning: "Seven kilometres and four minutes at lights, on a working day."),
      Example(
        line: "flagfall estimate --tariff nl-amsterdam --km 5 --speed 25km/h",
        meaning: "Where kilometres and minutes both count, the speed is asked for."),
    ],
    run: estimate)

  private static func estimate(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    let start = try arguments.value("at").map { text throws(CommandError) in
      try Measures.instant(text, of: "at", zone: tariff.zone)
    }
    let ride = try EstimatedRide(
      tariff: tariff, shelf: shelf, choices: PricedRide.Choices(arguments, tariff: tariff),
      distance: arguments.length().distance, waiting: arguments.waiting(), speed: arguments.speed(),
      start: start ?? Measures.now)
    let (bill, increments) = ride.meter.explanation(of: ride.course)
    let explanation = Explanation(
      tariff: tariff, edition: ride.edition, bill: bill, increments: increments, zone: tariff.zone,
      warnings: ride.notes)
    if arguments.has("json") {
      let bytes =
        arguments.has("explain")
        ? explanation.json(.compact)
        : BillReport(tariff: tariff, edition: ride.edition, bill: bill, zone: tariff.zone, warnings: ride.notes)
          .json(.compact)
      Terminal.write(bytes + [UInt8(ascii: "\n")])
      return .done
    }
    for note in ride.notes { Terminal.complain("flagfall estimate: \(note)") }
    Terminal.write(
      try receipt(of: bill, tariff: tariff, edition: ride.edition, zone: tariff.zone, meter: ride.meter, arguments))
    if arguments.has("explain") { Terminal.write("\n" + explanation.text) }
    return .done
  }
}

/// A made ride under one tariff.
struct EstimatedRide {
  let edition: Edition
  let meter: Meter
  let course: Course
  /// What was taken for granted.
  let notes: [String]

  init(
    tariff: Tariff, shelf: TariffShelf, choices: PricedRide.Choices, distance: Distance, waiting: Elapsed,
    speed: Ratio?, start: Instant
  ) throws(CommandError) {
    guard let edition = tariff.edition(on: tariff.zone.local(of: start).date) else {
      throw .input("the tariff \(tariff.id) has no edition")
    }
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try shelf.calendar(of: tariff))
    try meter.choose(choices, tariff: tariff)
    guard let speed = speed ?? meter.distanceSpeed else {
      throw .usage("time counts while driving in \(tariff.city.text(in: "en")): give --speed, such as --speed 25km/h")
    }
    guard let driving = Course.time(for: distance, at: speed), driving + waiting < Meter.longest else {
      throw .usage("so long a ride is beyond a meter: at most 100 days")
    }
    self.edition = edition
    self.meter = meter
    course = Course(distance: distance, driving: driving, waiting: waiting, start: start)
    let doubt = tariff.doubt(of: edition, on: tariff.zone.local(of: start).date)
    notes = [EstimatedRide.drivenNote(speed)] + [doubt].compactMap(\.self)
  }

  private static func drivenNote(_ speed: Ratio) -> String {
    let tenths = speed.times(Ratio(36, 1000) ?? .zero)?.rounded ?? 0
    return "driven at \(Decimal.shortest(tenths, digits: 1)) km/h"
  }
}

extension Arguments {
  /// What --km or --mi says.
  func length() throws(CommandError) -> Measures.Length {
    switch (value("km"), value("mi")) {
    case (let text?, nil): try Measures.length(text, of: "km", unit: 1_000_000)
    case (nil, let text?): try Measures.length(text, of: "mi", unit: 1_609_344)
    case (nil, nil): throw .usage("--km or --mi is missing: say how long the ride is, such as --km 7 or --mi 4.3")
    default: throw .usage("--km and --mi say the same thing: give one of them")
    }
  }

  fileprivate func waiting() throws(CommandError) -> Elapsed {
    guard let text = value("wait") else { return .zero }
    return try Measures.duration(text, of: "wait")
  }

  fileprivate func speed() throws(CommandError) -> Ratio? {
    guard let text = value("speed") else { return nil }
    return try Measures.speed(text, of: "speed")
  }
}
