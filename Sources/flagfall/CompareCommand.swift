import Almanac
import JSON
import Receipts
import RideFiles
import RideLog
import Tariffs
import Taximeter
import Units
import Words

extension Command {
  /// One ride in every city.
  static let compare = Command(
    name: "compare", summary: "say what a recorded ride would cost in every city",
    description: [
      "Runs a recorded ride through the taximeter of every city and prints a line for each, the cheapest first: the total, "
        + "and how much of it is initial charge, distance, waiting and supplements. The clock on the wall is kept: a ride at "
        + "18:10 is priced as 18:10 of the same day in each city. A city without an edition of that day takes its nearest; "
        + "the date of the edition is told.",
      "Sums in different currencies are not compared: without --in each currency stands by itself. With --in and --rates "
        + "all are put in one currency by the rates of a file, which says how much of each currency one unit of a base is "
        + "worth: JSON as {\"base\": \"EUR\", \"rates\": {\"USD\": \"1.0821\"}} or CSV as USD,1.0821 with EUR,1 for the "
        + "base. Nothing is fetched.",
      "Supplements that have a key are not pressed. The ride's own clock is found as 'flagfall meter' finds it.",
      "With --svg, --png or --pdf a picture is written instead of the table: a bar for each city, made of what start, "
        + "distance, waiting and extras cost there, with the ride's own city marked. FILE may be - for standard output.",
    ],
    operands: [Operand(name: "RIDE", number: .one, help: "The recorded ride; - is standard input.")],
    options: [
      Option(name: "country", value: "CODE", help: "Only cities of this country, such as ES. May be repeated."),
      Option(name: "in", value: "CURRENCY", help: "The currency to compare in, such as EUR; with --rates."),
      Option(name: "rates", value: "FILE", help: "What currencies are worth, as JSON or CSV."),
      Option(name: "zone", value: "ZONE", help: "The zone of the ride's clock, such as Europe/Madrid."),
      Option(name: "json", value: nil, help: "Print one JSON object instead of the table."),
    ] + Option.picture + [.language],
    examples: [
      Example(line: "flagfall compare ride.gpx --country ES --country PT", meaning: "Where on the peninsula?"),
      Example(line: "flagfall compare ride.gpx --in EUR --rates rates.csv", meaning: "The world, cheapest first."),
      Example(line: "flagfall compare ride.gpx --png world.png --theme dark", meaning: "A picture to share."),
    ],
    run: compare)

  private static func compare(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let offered = try shelf.offered()
    let isDrawn = try arguments.wantsPicture()
    let cities = try cities(arguments, among: offered)
    let (currency, rates) = try currency(arguments)
    let input = try RideInput.read(arguments.operands[0], zone: arguments.zone())
    guard let course = input.course else {
      throw .input("\(arguments.ride): the ride is empty: there is no point and no event in it")
    }
    let clock: Zone
    if let zone = try arguments.zone() { clock = zone } else { clock = try PricedRide.clock(of: input, among: offered) }
    var comparison = Comparison(course: course, clock: clock, currency: currency, rates: rates)
    for tariff in cities { comparison.add(tariff, calendar: try shelf.calendar(of: tariff)) }
    comparison.sort()
    for warning in input.warnings { Terminal.complain("flagfall compare: \(warning)") }
    if isDrawn {
      let own = ownCity(of: input, among: offered)
      let language = try Language.named(arguments)
      let picture = ComparisonPicture(
        comparison, own: own?.id, strings: try Resources.strings(language),
        formats: Formats(language, customs: own?.customs() ?? .metric))
      try arguments.write(
        picture.drawing, pages: picture.pages, title: picture.title, language: language, for: "flagfall compare")
    }
    if arguments.has("json") {
      Terminal.write(comparison.json(.compact) + [UInt8(ascii: "\n")])
      return .done
    }
    if let currency {
      let unknown = Set(comparison.cities.filter { $0.converted == nil }.map(\.tariff.currency.code)).sorted()
      if !unknown.isEmpty {
        Terminal.complain(
          "flagfall compare: the rates do not say what \(unknown.joined(separator: ", ")) is worth in \(currency.code)")
      }
    }
    if isDrawn { return .done }
    Terminal.write(comparison.text(in: try Resources.strings(try Language.named(arguments))))
    return .done
  }

  /// The city of the ride: that of its log, else the nearest to its first place.
  private static func ownCity(of input: RideInput, among offered: [Tariff]) -> Tariff? {
    if case .log(let log) = input, let header = log.header { return offered.first { $0.id == header.tariff } }
    return input.firstPlace.flatMap { TariffShelf.nearest(to: $0, among: offered) }
  }

  private static func cities(_ arguments: Arguments, among offered: [Tariff]) throws(CommandError) -> [Tariff] {
    let countries = arguments.values("country").map { $0.uppercased() }
    let known = Set(offered.map(\.country)).sorted()
    for country in countries where !known.contains(country) {
      throw .usage("--country \(country): there is no city of it; known are \(known.joined(separator: ", "))")
    }
    return countries.isEmpty ? offered : offered.filter { countries.contains($0.country) }
  }

  private static func currency(_ arguments: Arguments) throws(CommandError) -> (Currency?, ExchangeRates?) {
    switch (arguments.value("in"), arguments.value("rates")) {
    case (nil, nil): return (nil, nil)
    case (let code?, let path?):
      guard let currency = Currency(code: code.uppercased()) else {
        throw .usage("--in \(code): give the code of a currency such as EUR")
      }
      let bytes = try Files.given(path)
      let rates: ExchangeRates
      do throws(ExchangeRateError) {
        rates = try ExchangeRates(bytes)
      } catch {
        throw .input("\(path):\(error.line):\(error.column): \(error.message)")
      }
      guard rates.knows(currency) else { throw .input("\(path): there is no rate of \(currency.code) in it: add it") }
      return (currency, rates)
    default: throw .usage("--in and --rates belong together: give both or neither")
    }
  }
}

extension RideInput {
  /// The ride without a price; nil when it is empty.
  var course: Course? {
    switch self {
    case .track(let ride): ride.fixes.isEmpty ? nil : Course(recorded: ride.fixes)
    case .log(let log): log.course
    }
  }
}
