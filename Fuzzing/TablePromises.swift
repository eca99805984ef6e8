import Almanac
import RideFiles
import Track
import Units

/// What must hold for whatever bytes the tables of many rides are read from.
enum TablePromises {
  private static let feed = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let zone = Zone(named: "Europe/Berlin")

  /// Every row is a fix, a fault with its place, a row without a position or blank; and rows that are written plainly say what
  /// they say with quotes around each field, which is read in another way.
  static func checkRides(_ bytes: [UInt8]) {
    let isObjects = bytes.first == UInt8(ascii: "{")
    var lines = bytes.split(separator: feed, omittingEmptySubsequences: false).map { Array($0) }
    if lines.last == [] { lines.removeLast() }
    guard let head = lines.first else { return }
    let table: FixTable
    do throws(RideFileFault) {
      table = isObjects ? FixTable(objects: [:], zone: zone) : try FixTable(header: head, zone: zone)
    } catch {
      precondition(error.sentence.utf8.count < 1000, "A refusal is short")
      return
    }
    if !isObjects { lines.removeFirst() }
    let found = read(lines, table)
    precondition(found.faults.allSatisfy { (2...lines.count + 1).contains($0.line) }, "A fault has its line")
    let isQuotable = !isObjects && !bytes.contains(quote) && !bytes.contains(0x0D)
    guard isQuotable, let separator = head.first(where: { [0x2C, 0x3B, 0x09].contains($0) }) else { return }
    let quoted = lines.map { line in
      line.allSatisfy { $0 <= 0x20 }
        ? line
        : line.split(separator: separator, omittingEmptySubsequences: false).map { [quote] + $0 + [quote] }
          .reduce([]) { $0.isEmpty ? $1 : $0 + [separator] + $1 }
    }
    // Another byte may stand more often in the first line, and be the one.
    guard isSeparator(separator, of: head) else { return }
    let again = read(quoted, table)
    precondition(again.fixes == found.fixes, "Quotes change no fix")
    precondition(again.faults == found.faults, "Quotes change no fault")
  }

  private struct Fault: Equatable {
    let line: Int
    let fault: RideFileFault
  }

  private static func isSeparator(_ byte: UInt8, of head: [UInt8]) -> Bool {
    [0x2C, 0x3B, 0x09].allSatisfy { other in
      other == byte || head.count { $0 == other } == 0
    }
  }

  private static func read(_ lines: [[UInt8]], _ table: FixTable) -> (fixes: [Fix], faults: [Fault]) {
    var rows = FixRows(table)
    let text = lines.flatMap { $0 + [feed] }
    let room = text + [UInt8](repeating: 0, count: FixRows.slack)
    room.withUnsafeBufferPointer { rows.read(UnsafeBufferPointer(rebasing: $0[..<text.count]), firstLine: 2) }
    precondition(rows.lines == lines.count, "Every line is read")
    var next = 0
    for run in rows.runs {
      precondition(run.fixes.lowerBound == next && run.fixes.upperBound >= next, "Runs are all fixes, in order")
      precondition(run.name.upperBound <= text.count && !run.name.isEmpty, "A ride's name is in the text")
      precondition(run.faults > 0 || !run.skipped.isEmpty || !run.fixes.isEmpty, "A run has a row")
      next = run.fixes.upperBound
    }
    precondition(next == rows.fixes.count, "Runs are all fixes")
    let skipped = rows.runs.reduce(0) { $0 + $1.skipped.count }
    let blank = lines.count { line in line.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
    precondition(rows.fixes.count + rows.faults.count + skipped + blank == rows.lines, "Every row is accounted for")
    for fault in rows.faults {
      precondition(fault.fault.sentence.utf8.count < 1000, "A refusal is short")
    }
    return (rows.fixes, rows.faults.map { Fault(line: $0.place.line, fault: $0.fault) })
  }

  /// A row of trips is one, or a fault with a column; ranges have their ends in order.
  static func checkTrips(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: feed, omittingEmptySubsequences: false).map { Array($0) }
    guard let head = lines.first, let zone else { return }
    lines.removeFirst()
    let table: TripTable
    do throws(RideFileFault) {
      table = try TripTable(header: head, preset: .flagfall, zone: zone, digits: 2)
    } catch {
      precondition(error.sentence.utf8.count < 1000, "A refusal is short")
      return
    }
    var rows = TripRows(table)
    for line in lines {
      do throws(RideFileFault) {
        let row = try line.withUnsafeBufferPointer { (line) throws(RideFileFault) in try rows.read(line) }
        precondition((row?.distance.lowerBound ?? .zero) >= .zero, "A way is not below zero")
      } catch {
        precondition((1...line.count + 1).contains(rows.column), "A fault has its column")
        precondition(error.sentence.utf8.count < 1000, "A refusal is short")
      }
    }
  }
}
