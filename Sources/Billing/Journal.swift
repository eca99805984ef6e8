import Foundation
import JSON

/// How far a run had come, in a file beside its result, so that one that was killed can go on.
struct Journal: Sendable, Equatable {
  /// What run it is: its inputs and options, by which another is refused.
  var identity = ""
  /// Where the inputs are done up to.
  var end = RunPosition()
  /// How many bytes of the result are whole.
  var result = 0
  /// How many bytes of the rejects are.
  var rejects = 0
  var totals = BillTotals()
  /// Whether all is written, and the files have only to be put in their places.
  var isDone = false
  /// What came of trips, where trips are audited.
  var tally: TripTally?
  /// The rides that came last.
  var recent: [UInt64] = []

  /// Where it is kept for a result.
  static func path(of result: String) -> String { result + ".resume" }

  /// Reads a journal; nil where there is none.
  static func read(_ path: String) throws(BillingError) -> Journal? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(JSONError) {
      let node = try JSONReader.read([UInt8](data))
      var journal = Journal()
      journal.identity = try node.member("identity").string
      journal.end.end = PieceEnd(
        input: Int(try node.member("input").int64), offset: Int(try node.member("offset").int64),
        lines: Int(try node.member("lines").int64))
      if let again = try node.optional("again") {
        var replay = Replay(lines: Int(try again.member("lines").int64), latest: try again.member("latest").int64)
        for element in try again.member("begins").elements { replay.begins.insert(Int(try element.int64)) }
        journal.end.replay = replay
      }
      journal.result = Int(try node.member("result").int64)
      journal.rejects = Int(try node.member("rejects").int64)
      journal.totals.rides = Int(try node.member("billed").int64)
      journal.totals.fixes = Int(try node.member("fixes").int64)
      journal.totals.rejects = Int(try node.member("rejected-rows").int64)
      journal.totals.again = Int(try node.member("again-rides").int64)
      journal.isDone = try node.member("done").bool
      if let tally = try node.optional("tally") { journal.tally = try TripTally(tally) }
      for element in try node.member("recent").elements {
        guard let hash = UInt64(try element.string, radix: 36) else { continue }
        journal.recent.append(hash)
      }
      return journal
    } catch {
      throw .resume("\(path): \(error.description); leave --resume out to begin anew")
    }
  }

  /// Writes the journal at once or not at all.
  func write(_ path: String) throws(BillingError) {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("identity", string: identity)
    writer.member("input", int64: Int64(end.end.input))
    writer.member("offset", int64: Int64(end.end.offset))
    writer.member("lines", int64: Int64(end.end.lines))
    if let replay = end.replay {
      writer.key("again")
      writer.beginObject()
      writer.member("lines", int64: Int64(replay.lines))
      writer.member("latest", int64: replay.latest)
      writer.key("begins")
      writer.beginArray()
      for line in replay.begins.sorted() { writer.int64(Int64(line)) }
      writer.endArray()
      writer.endObject()
    }
    writer.member("result", int64: Int64(result))
    writer.member("rejects", int64: Int64(rejects))
    writer.member("billed", int64: Int64(totals.rides))
    writer.member("fixes", int64: Int64(totals.fixes))
    writer.member("rejected-rows", int64: Int64(totals.rejects))
    writer.member("again-rides", int64: Int64(totals.again))
    writer.key("done")
    writer.bool(isDone)
    if let tally {
      writer.key("tally")
      tally.write(to: &writer)
    }
    writer.member("recent", strings: recent.map { String($0, radix: 36) })
    writer.endObject()
    do {
      try Data(writer.finish()).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .output("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}
