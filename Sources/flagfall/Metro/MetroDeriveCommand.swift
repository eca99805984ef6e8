import Almanac
import JSON
import Metro
import Transit
import Units
import Words

extension Command {
  /// Times between stations from first and last trains.
  static let metroDerive = Command(
    name: "metro derive", summary: "derive the times between stations from first and last trains",
    description: [
      "Where only the first and the last departure of each station are published, the time from one departure to the next "
        + "is a run and a stop. Each direction is derived by itself; trains that begin on the way are found and cut off; "
        + "where first and last train differ by more than 25 s the one nearer to the distance is kept.",
      "The departures are those of --network, of which all times are derived anew, or a table with --first-last: CSV with "
        + "line, station_id, fwd_first, fwd_last, back_first, back_last, the stations of a line in their order; with both, "
        + "stations keep the places of the network. Prints a table of what was found, or writes a network file with --out.",
    ],
    options: [
      Option(name: "first-last", value: "CSV", help: "A table of first and last departures; - is standard input."),
      .network,
      Option(name: "zone", value: "ZONE", help: "The clock of the table, such as Europe/Kyiv; that of the network."),
      Option(name: "from", value: "DATE", help: "The first day of the table. Today without it."),
      Option(name: "out", value: "FILE", help: "Write the network file; - is standard output."),
    ],
    examples: [
      Example(line: "flagfall metro derive --network kyiv", meaning: "How Kyiv's times came about."),
      Example(
        line: "flagfall metro derive --first-last times.csv --zone Europe/Kyiv --out city.json",
        meaning: "A network of nothing but a table."),
    ],
    run: derive)

  private static func derive(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let network = try known(arguments)
    let derivation = Derivation(network)
    guard let out = arguments.value("out") else {
      for index in network.timetables.indices {
        Terminal.write(table(network, index, derivation.steps(index)))
      }
      return .done
    }
    try Files.write(derivation.derived().json(.pretty), to: out)
    return .done
  }

  private static func known(_ arguments: Arguments) throws(CommandError) -> Network {
    let base = arguments.has("network") ? try NetworkShelf().network(of: arguments) : nil
    guard let path = arguments.value("first-last") else {
      guard let base else { throw .usage("say what to derive from: --first-last CSV or --network") }
      for name in ["zone", "from"] where arguments.has(name) {
        throw .usage("--\(name) is of a table: give it with --first-last, or leave it out")
      }
      return base
    }
    guard let zone = try arguments.zone() ?? base?.clock.zone else {
      throw .usage("--zone is missing: name the clock of the table, such as --zone Europe/Kyiv")
    }
    let from = arguments.value("from") ?? zone.local(of: Measures.now).date.iso8601
    let bytes = try Files.given(path)
    do throws(FirstLastError) {
      return try FirstLastTable.read(bytes, zone: zone, from: from, base: base)
    } catch {
      throw .input("\(path)\(error.line.map { ":\($0):1" } ?? ""): \(error.message)")
    }
  }

  private static func table(_ network: Network, _ index: Int, _ steps: [Derivation.Step]) -> String {
    var text = "from \(network.timetables[index].from.iso8601)\n"
    for step in steps {
      let pattern = network.timetables[index].patterns[step.pattern]
      let (from, to) = (pattern.stations[step.hop], pattern.stations[step.hop + 1])
      let way = "\(network.lines[pattern.line].id)  \(network.stations[from].id) - \(network.stations[to].id)"
      let cycle = step.cycle.map { Decimal.shortest($0.milliseconds, digits: 3) + " s" } ?? "none"
      text += way + String(repeating: " ", count: max(1, 56 - way.count)) + cycle
      text += "  of " + list(step.samples)
      if !step.refused.isEmpty { text += ", refused " + list(step.refused) }
      text += "\n"
    }
    return text
  }

  private static func list(_ samples: [Elapsed]) -> String {
    samples.isEmpty ? "nothing" : samples.map { "\($0.wholeSeconds)" }.joined(separator: " ")
  }
}
