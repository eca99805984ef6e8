import RideFiles
import Track

/// Bills the rides of pieces in which the rows of a ride stand together.
struct GroupedBilling {
  private var writing: BillWriting
  private var rows: FixRows?
  private var input = -1

  init(_ list: PriceList, form: ResultForm) {
    writing = BillWriting(list, form: form)
  }

  /// Bills a piece.
  mutating func bill(_ piece: Piece) -> PieceOutcome {
    var outcome = PieceOutcome()
    let source = piece.source
    guard case .fixes(let table) = source.table else { return outcome }
    // One reader serves all pieces of an input, and is taken out so that its room is not copied.
    var rows = input == source.input ? self.rows.take() ?? FixRows(table) : FixRows(table)
    input = source.input
    piece.bytes.withUnsafeBufferPointer { bytes in
      let lines = UnsafeBufferPointer(rebasing: bytes[..<piece.count])
      rows.read(lines, firstLine: piece.firstLine)
      if piece.isOversized {
        refuse(rows, in: lines, of: source, &outcome)
      } else {
        bill(rows, in: lines, of: source, &outcome)
      }
    }
    self.rows = rows
    return outcome
  }

  private mutating func bill(
    _ rows: FixRows, in text: UnsafeBufferPointer<UInt8>, of source: PieceSource, _ outcome: inout PieceOutcome
  ) {
    outcome.bytes.reserveCapacity(1 << 16)
    let (rides, empty) = GroupedRide.all(of: rows, in: text)
    var faults = rows.faults[...]
    func strays(before line: Int) -> [Reject] {
      let some = faults.prefix { $0.place.line < line }
      faults = faults.dropFirst(some.count)
      return some.map { source.reject($0, in: text) }
    }
    for run in empty {
      outcome.add([source.reject(.fault(.noPoints), ride: text[run.name], line: run.line)], hash: nil)
    }
    for (index, ride) in rides.enumerated() {
      outcome.add(strays(before: ride.line), hash: nil)
      let next = index + 1 < rides.count ? rides[index + 1].line : Int.max
      let inside = strays(before: next)
      let again = source.reject(.again, ride: text[ride.name], line: ride.line)
      let hash = RideHash.of(text[ride.name])
      guard ride.faults == 0 else {
        outcome.add(inside, hash: hash, again: again)
        continue
      }
      do throws(RideRejection) {
        guard let name = again.ride else { throw .name }
        let bytes = outcome.bytes.count
        let (course, warnings, place) = try RidePricing.course(
          of: rows.fixes[ride.fixes], isPlain: ride.isPlain, skipped: ride.skipped)
        try writing.append(course, from: place, warnings: warnings, ride: name, to: &outcome.bytes)
        outcome.items.append(
          PieceOutcome.Item(hash: hash, bytes: outcome.bytes.count - bytes, fixes: ride.fixes.count, again: again))
        outcome.add(inside, hash: nil)
      } catch {
        outcome.add([source.reject(error, ride: text[ride.name], line: ride.line)] + inside, hash: hash, again: again)
      }
    }
    outcome.add(strays(before: Int.max), hash: nil)
  }

  /// Refuses the one ride of a piece that is the beginning of one that is too long.
  private func refuse(
    _ rows: FixRows, in text: UnsafeBufferPointer<UInt8>, of source: PieceSource, _ outcome: inout PieceOutcome
  ) {
    guard let run = rows.runs.first(where: { !$0.fixes.isEmpty }) else { return }
    let name = text[run.name]
    outcome.add(
      [source.reject(.tooLarge, ride: name, line: run.line)], hash: RideHash.of(name),
      again: source.reject(.again, ride: name, line: run.line))
  }
}

extension PieceSource {
  /// A row that could not be read.
  func reject(_ fault: FixFault, in text: UnsafeBufferPointer<UInt8>) -> Reject {
    Reject(
      ride: fault.name.flatMap { self.text(of: UnsafeBufferPointer(rebasing: text[$0])) }, file: name,
      place: fault.place, reason: .fault(fault.fault))
  }

  /// The name of a ride; nil where it is no text.
  func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
    if case .fixes(let table) = table { table.text(of: name) } else { nil }
  }

  /// A ride that was refused, at its first row.
  func reject(_ reason: RideRejection, ride: Slice<UnsafeBufferPointer<UInt8>>, line: Int) -> Reject {
    Reject(
      ride: text(of: UnsafeBufferPointer(rebasing: ride)), file: name,
      place: RideFilePlace(line: line, column: 1),
      reason: reason)
  }
}

extension PieceOutcome {
  /// Adds what was not billed.
  mutating func add(_ some: [Reject], hash: UInt64?, again: Reject? = nil) {
    guard !some.isEmpty else { return }
    rejects += some
    items.append(Item(hash: hash, rejects: some.count, again: again))
  }
}
