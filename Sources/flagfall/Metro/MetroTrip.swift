import Almanac
import Metro
import Tariffs
import Units
import Words

/// What someone asked for on the command line: a way through a metro at a time.
struct MetroTrip {
  let network: Network
  let planner: Planner
  let plan: Plan
  let itinerary: Itinerary
  let at: Instant
  let language: String

  /// The stations asked for.
  let from: Int
  let to: Int
  let level: String?

  init(_ arguments: Arguments) throws(CommandError) {
    let network = try NetworkShelf().network(of: arguments)
    let language = try Language.named(arguments).tag
    let search = StationSearch(network)
    let from = try MetroTrip.station("from", arguments, search, network, language)
    let to = try MetroTrip.station("to", arguments, search, network, language)
    let at = try arguments.value("at").map { text throws(CommandError) in
      try Measures.instant(text, of: "at", zone: network.clock.zone)
    }
    try self.init(
      network, from: from, to: to, at: at ?? Measures.now, level: MetroTrip.level(arguments, network),
      language: language)
  }

  /// The trip of a ride that was kept.
  init(_ log: MetroRideLog, language arguments: Arguments) throws(CommandError) {
    let network = try NetworkShelf().network(log.network)
    guard let from = network.station(log.from), let to = network.station(log.to) else {
      throw .input("the network \(network.id) has no more the stations of this ride")
    }
    try self.init(
      network, from: from, to: to, at: log.planned, level: log.level, language: Language.named(arguments).tag)
  }

  private init(
    _ network: Network, from: Int, to: Int, at: Instant, level: String?, language: String
  ) throws(CommandError) {
    self.network = network
    self.from = from
    self.to = to
    self.at = at
    self.level = level
    self.language = language
    planner = Planner(network, at: at)
    do throws(PlanError) {
      plan = try planner.plan(from: from, to: to, at: at, level: level)
    } catch {
      throw MetroTrip.refusal(error, network, language)
    }
    itinerary = Itinerary(plan, planner, on: network.clock.serviceDay(at: at), level: level)
  }

  /// The name of a station in the language of the terminal.
  func name(_ station: Int) -> String { network.stations[station].names.text(in: language) }

  /// The sign of a leg's line and where its trains go.
  func train(_ leg: TrainLeg) -> (sign: String, towards: String) {
    let pattern = network.timetables[planner.timetable].patterns[leg.pattern]
    return (network.lines[pattern.line].sign, name(pattern.stations[pattern.stations.count - 1]))
  }

  /// What a rider should know before trusting the plan.
  var warnings: [String] {
    var warnings: [String] = []
    let day = network.clock.serviceDay(at: at)
    if network.isPast(on: day) {
      warnings.append(
        "the timetable was checked on \(network.checked.iso8601) and may have changed: times can be wrong")
    }
    for (leg, state) in zip(plan.legs, plan.service) {
      let train = train(leg)
      let line = "\(train.sign) towards \(train.towards)"
      switch state {
      case .running:
        if let left = state.lastTrainIn(at: at) {
          warnings.append("\(line): last train in \(left.wholeSeconds / 60) min")
        }
      case .beforeFirst(let first): warnings.append("\(line): no train yet, the first leaves at \(clock(first))")
      case .afterLast(let last): warnings.append("\(line): no more train, the last left at \(clock(last))")
      case .noService: warnings.append("\(line): no service on this day")
      case .unknown: break
      }
    }
    if plan.isTied { warnings.append("another way takes as long, within a minute") }
    return warnings
  }

  /// The time on the wall at the network's place.
  func clock(_ instant: Instant) -> String { network.clock.zone.local(of: instant).time.iso8601 }

  private static func station(
    _ option: String, _ arguments: Arguments, _ search: StationSearch, _ network: Network, _ language: String
  ) throws(CommandError) -> Int {
    guard let text = arguments.value(option) else { throw .usage("--\(option) is missing: name a station") }
    if let station = search.station(text) { return station }
    let found = search.stations(text).prefix(5).map { network.stations[$0].names.text(in: language) }
    guard !found.isEmpty else { throw .input("--\(option) \(text): there is no such station in \(network.id)") }
    throw .input("--\(option) \(text): several stations fit: \(found.joined(separator: ", "))")
  }

  private static func level(_ arguments: Arguments, _ network: Network) throws(CommandError) -> String? {
    guard let level = arguments.value("level") else { return nil }
    let known = Set(network.closures.flatMap(\.levels)).sorted()
    guard known.contains(level) else {
      throw .usage(
        "--level \(level): "
          + (known.isEmpty ? "this network has no levels" : "give \(known.joined(separator: " or "))"))
    }
    return level
  }

  private static func refusal(_ error: PlanError, _ network: Network, _ language: String) -> CommandError {
    switch error {
    case .sameStation: return .input("--from and --to are the same station")
    case .walkOnly(let walk):
      let minutes = (walk.calm.wholeSeconds + 59) / 60
      return .failure("walk only: both are one interchange, about \(minutes) min on foot; there is no ride to count")
    case .closed(let index): return .failure("no train: \(network.closures[index].reason.text(in: language))")
    case .noWay: return .failure("no train goes there")
    }
  }
}

extension Command.Option {
  /// From where to where, and when.
  static let trip = [
    Self.network,
    Self(name: "from", value: "STATION", help: "Where one gets on; apostrophes, accents and script do not matter."),
    Self(name: "to", value: "STATION", help: "Where one gets off."),
    Self(
      name: "at", value: "TIME", help: "When, such as 2026-11-30T08:00, by the city's clock. Now without it."),
    Self(name: "level", value: "LEVEL", help: "The alert level in force, such as yellow or red; its closures apply."),
  ]
}
