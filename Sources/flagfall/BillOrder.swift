import Almanac
import Billing
import Glibc
import RideFiles
import Tariffs
import Taximeter

/// What the command line says of many rides that are to be billed.
struct BillOrder {
  let prices: PriceList
  let options: BillingRun.Options

  init(_ arguments: Arguments) throws(CommandError) {
    let shelf = try TariffShelf()
    let names = arguments.values("tariff")
    guard !names.isEmpty else { throw .usage("--tariff is missing: name a city or a file") }
    var entries: [PriceList.Entry] = []
    var choices: [String: PricedRide.Choices] = [:]
    for name in names {
      let tariff = try shelf.priced(name)
      guard choices[tariff.id] == nil else { throw .usage("--tariff \(name) is there twice") }
      entries.append(PriceList.Entry(tariff: tariff, calendar: try shelf.calendar(of: tariff)))
      let chosen = try PricedRide.Choices(arguments, tariff: tariff)
      choices[tariff.id] = chosen
      // What fits no edition at all is the command line's fault, and not each ride's.
      if let edition = tariff.editions.last {
        var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
        try meter.choose(chosen, tariff: tariff)
      }
    }
    let keys = choices
    prices = PriceList(entries, zone: try arguments.zone(), cities: try shelf.offered()) {
      (meter, tariff) throws(RideRejection) in
      guard let chosen = keys[tariff.id] else { return }
      do throws(CommandError) {
        try meter.choose(chosen, tariff: tariff)
      } catch {
        throw .keys(error.message)
      }
    }
    var options = BillingRun.Options()
    options.paths = arguments.operands
    options.rows = try arguments.rowOptions()
    options.form = arguments.has("csv") ? .csv : .ndjson
    options.result = arguments.value("out") ?? "-"
    options.rejects = arguments.value("rejects")
    options.cores = try arguments.cores()
    options.resumes = arguments.has("resume")
    let chosen = ["rate", "extra", "discount"].map { arguments.values($0).joined(separator: ",") }
    options.identity = "\(entries.map { "\($0.tariff.id) \($0.tariff.editions.map(\.from.iso8601))" }) \(chosen)"
    try options.check()
    self.options = options
  }
}

extension BillingRun.Options {
  /// Where a result goes that nobody wants.
  static let nowhere = "/dev/null"

  /// Refuses what cannot be done together.
  func check() throws(CommandError) {
    guard !resumes || result != "-" && result != BillingRun.Options.nowhere else {
      throw .usage("--resume goes on with a file: name it with --out")
    }
    guard paths.count(where: { $0 == "-" }) <= 1 else { throw .usage("standard input can be read once only") }
    guard !resumes || !paths.contains("-") else {
      throw .usage("--resume cannot read standard input again: name a file")
    }
    try Files.requireFolder(of: result)
    if let rejects {
      try Files.requireFolder(of: rejects)
      guard !Files.areOne(result, rejects) else {
        throw .usage("--out and --rejects are one file, \(rejects): name another for one of them")
      }
    }
    for (name, file) in [("out", result), ("rejects", rejects ?? "-")] {
      guard !paths.contains(where: { Files.areOne($0, file) }) else {
        throw .usage("--\(name) \(file) is an input too, which it would take the place of: name another file")
      }
    }
  }
}

extension Arguments {
  /// How rows of many rides are read.
  func rowOptions() throws(CommandError) -> RowOptions {
    var options = RowOptions()
    options.zone = try zone()
    if let text = value("interleaved") { options.idle = try Measures.duration(text, of: "interleaved") }
    for (key, column) in try columnPairs(known: FixTable.Column.allCases.map(\.rawValue)) {
      if let known = FixTable.Column(rawValue: key) { options.names[known] = column }
    }
    return options
  }

  /// What --columns says: which column is what.
  func columnPairs(known: [String]) throws(CommandError) -> [(key: String, column: String)] {
    var pairs: [(key: String, column: String)] = []
    for pair in values("columns").flatMap({ $0.split(separator: ",") }) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, known.contains(String(parts[0])), !parts[1].isEmpty else {
        throw .usage(
          "--columns \(pair): give such as \(known[0])=column; there are \(known.joined(separator: ", "))")
      }
      pairs.append((String(parts[0]), String(parts[1])))
    }
    return pairs
  }

  /// How many cores to use: those that --cores says, or all.
  func cores() throws(CommandError) -> Int {
    try integer("cores", in: 1...256) ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
