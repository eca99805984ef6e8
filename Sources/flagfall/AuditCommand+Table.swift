import Almanac
import Billing
import JSON
import Receipts
import RideFiles
import Tariffs
import Units

extension Command {
  /// Judges a table of trips and tells the sum of it.
  static func auditTable(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    for option in ["km", "mi", "from", "to", "duration", "charged", "fare", "extra"] where arguments.has(option) {
      throw .usage("--\(option) is of one ride; with --csv the columns of the table tell it")
    }
    let shelf = try TariffShelf()
    let tariff = try shelf.tariff(of: arguments)
    var preset = TripTable.Preset.flagfall
    if let name = arguments.value("preset") {
      guard let known = TripTable.Preset(rawValue: name) else {
        let all = TripTable.Preset.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--preset \(name) is not known; there are \(all)")
      }
      preset = known
    }
    var names: [TripTable.Column: String] = [:]
    for (key, column) in try arguments.columnPairs(known: TripTable.Column.allCases.map(\.rawValue)) {
      if let known = TripTable.Column(rawValue: key) { names[known] = column }
    }
    let order = TripAuditing(
      tariff: tariff, calendar: try shelf.calendar(of: tariff), preset: preset, names: names,
      rate: arguments.value("rate"), allowsOthers: !arguments.has("no-other-extras"))
    var options = BillingRun.Options()
    options.paths = arguments.values("csv")
    options.result = arguments.value("out") ?? BillingRun.Options.nowhere
    options.rejects = arguments.value("rejects")
    options.cores = try arguments.cores()
    options.resumes = arguments.has("resume")
    try options.check()
    options.identity =
      "audit \(tariff.id) \(tariff.editions.map(\.from.iso8601)) \(preset.rawValue) "
      + "\(TripTable.Column.allCases.map { names[$0] ?? "" }) \(order.identity)"
    do throws(BillingError) {
      let run = try BillingRun(.audit(order), options)
      let progress = Progress(options.paths, isShown: !arguments.has("quiet"))
      let totals = try run.run { progress.show($0) }
      progress.end()
      if options.rejects == nil, !arguments.has("quiet") {
        for reject in run.firstRejects { Terminal.complain("flagfall audit: \(reject.message)") }
        if totals.rejects > run.firstRejects.count {
          let more = totals.rejects - run.firstRejects.count
          Terminal.complain("flagfall audit: and \(more) more; name a file for them with --rejects")
        }
      }
      let summary = TripSummary(tariff: tariff, tally: run.tally, rejects: totals.rejects)
      Terminal.write(arguments.has("json") ? summary.json : Array(summary.text.utf8))
      let isClean = totals.rejects == 0 || arguments.has("allow-rejects")
      return run.tally.counts.tooHigh + run.tally.counts.tooLow == 0 && isClean ? .done : .failed
    } catch {
      throw CommandError(error)
    }
  }
}

/// What is told of an audited table.
struct TripSummary {
  let tariff: Tariff
  let tally: TripTally
  let rejects: Int

  /// For a terminal.
  var text: String {
    let heading = ["", "trips", "possible", "too high", "too low", "not judged"]
    var all = Table([.left, .right, .right, .right, .right, .right], heading: heading)
    all.add(row("all", tally.counts))
    for rate in tally.rates.keys.sorted() { all.add(row(rate.isEmpty ? "no rate" : "rate \(rate)", rates(rate))) }
    for (hour, counts) in tally.hours.enumerated() where counts.all > 0 {
      all.add(row((hour < 10 ? "0" : "") + "\(hour):00", counts))
    }
    var text = "\(tariff.id)\n\n\(all.text)"
    if !tally.worst.isEmpty {
      text += "\nThe worst:\n"
      for one in tally.worst {
        let miss = one.miss.decimal(in: tariff.currency)
        text += "\(one.file):\(one.line): too \(one.isHigh ? "high" : "low") by \(miss) \(tariff.currency.code)\n"
      }
    }
    if rejects > 0 { text += "\n\(rejects) row\(rejects == 1 ? "" : "s") could not be read.\n" }
    return text
  }

  private func rates(_ rate: String) -> TripTally.Counts { tally.rates[rate] ?? TripTally.Counts() }

  private func row(_ name: String, _ counts: TripTally.Counts) -> [String] {
    [name, "\(counts.all)", "\(counts.possible)", "\(counts.tooHigh)", "\(counts.tooLow)", "\(counts.notJudged)"]
  }

  /// One object.
  var json: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("tariff", string: tariff.id)
    write(tally.counts, "all", to: &writer)
    writer.key("rates")
    writer.beginObject()
    for rate in tally.rates.keys.sorted() { write(rates(rate), rate, to: &writer) }
    writer.endObject()
    writer.key("hours")
    writer.beginObject()
    for (hour, counts) in tally.hours.enumerated() where counts.all > 0 { write(counts, "\(hour)", to: &writer) }
    writer.endObject()
    writer.member("worst", objects: tally.worst) { writer, one in
      writer.member("file", string: one.file)
      writer.member("line", int64: Int64(one.line))
      writer.member("verdict", string: one.isHigh ? "too-high" : "too-low")
      writer.member("by", string: one.miss.decimal(in: tariff.currency))
    }
    writer.member("rejected-rows", int64: Int64(rejects))
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private func write(_ counts: TripTally.Counts, _ key: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("trips", int64: Int64(counts.all))
    writer.member("possible", int64: Int64(counts.possible))
    writer.member("too-high", int64: Int64(counts.tooHigh))
    writer.member("too-low", int64: Int64(counts.tooLow))
    writer.member("not-judged", int64: Int64(counts.notJudged))
    writer.endObject()
  }
}
