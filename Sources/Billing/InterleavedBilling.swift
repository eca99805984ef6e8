import RideFiles
import Track

/// Reads pieces in which rows of different rides come one after the other, and bills the rides that end in them.
struct InterleavedBilling {
  private var writing: BillWriting
  private var rows: FixRows?
  private var input = -1

  init(_ list: PriceList, form: ResultForm) {
    writing = BillWriting(list, form: form)
  }

  /// Reads the rows of a piece.
  mutating func read(_ piece: Piece) -> RideAssembly.Rows {
    guard case .fixes(let table) = piece.source.table else {
      return RideAssembly.Rows(piece: piece, fixes: [], runs: [], hashes: [], faults: [], ambiguous: [])
    }
    var rows = input == piece.source.input ? self.rows.take() ?? FixRows(table) : FixRows(table)
    input = piece.source.input
    let hashes = piece.bytes.withUnsafeBufferPointer { bytes in
      rows.read(UnsafeBufferPointer(rebasing: bytes[..<piece.count]), firstLine: piece.firstLine)
      return rows.runs.map { RideHash.of(UnsafeBufferPointer(rebasing: bytes[$0.name])) }
    }
    defer { self.rows = rows }
    return RideAssembly.Rows(
      piece: piece, fixes: rows.fixes, runs: rows.runs, hashes: hashes, faults: rows.faults, ambiguous: rows.ambiguous)
  }

  /// Bills the rides that a piece ended.
  mutating func bill(_ batch: RideAssembly.Batch) -> PieceOutcome {
    var outcome = PieceOutcome()
    for ended in batch.ended {
      switch ended {
      case .stray(let reject): outcome.add([reject], hash: nil)
      case .ride(let ride): bill(ride, of: batch.source, &outcome)
      }
    }
    return outcome
  }

  private mutating func bill(_ ride: OpenRide, of source: PieceSource, _ outcome: inout PieceOutcome) {
    let name = ride.name.withUnsafeBufferPointer { source.text(of: $0) }
    let place = RideFilePlace(line: ride.line, column: 1)
    let again = Reject(ride: name, file: source.name, place: place, reason: .again)
    guard ride.faults.isEmpty else { return outcome.add(ride.faults, hash: ride.hash, again: again) }
    do throws(RideRejection) {
      guard let name else { throw .name }
      guard !ride.isTooLarge else { throw .tooLarge }
      let bytes = outcome.bytes.count
      let fixes = ride.fixes.map(\.fix)
      let (course, warnings, place) = try RidePricing.course(
        of: fixes[...], isPlain: ride.isPlain, skipped: ride.skipped)
      try writing.append(course, from: place, warnings: warnings, ride: name, to: &outcome.bytes)
      outcome.items.append(
        PieceOutcome.Item(
          hash: ride.hash, bytes: outcome.bytes.count - bytes, fixes: fixes.count, again: again))
    } catch {
      outcome.add(
        [Reject(ride: name, file: source.name, place: place, reason: error)], hash: ride.hash, again: again)
    }
  }
}
