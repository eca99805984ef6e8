import Glibc
import Track
import Units

/// Reads the rows of a piece of a table of many rides into fixes, and tells which rows belong together.
///
/// One is used for piece after piece, so that its room is taken once.
package struct FixRows {
  /// The fixes of all rows that could be read, in their order.
  ///
  /// One whose row had no time has a time of ``untimed``.
  package private(set) var fixes: [Fix] = []
  /// Which of them belong together.
  package private(set) var runs: [FixRun] = []
  /// The rows that could not be read, in their order.
  package private(set) var faults: [FixFault] = []
  /// How many lines were read.
  package private(set) var lines = 0
  /// The times of fixes in an hour that comes twice in autumn.
  package private(set) var ambiguous: [AmbiguousTime] = []

  let table: FixTable
  var times: TimeColumn
  /// The hour of the row before.
  var plainTime = PlainTime()
  private var hours = PlainHours()
  private var row = CSVRow()
  private var scratch: [UInt8] = []

  /// The name of the run in hand; of no length before the first.
  var nameStart = 0
  var nameCount = 0
  private var firstFix = 0
  private var lastTime = RideBuilder.absent
  private var isPlain = true

  /// How many bytes behind a piece must be readable.
  package static var slack: Int { 64 }
  /// The time of a fix whose row had none.
  package static var untimed: Instant { Instant(milliseconds: RideBuilder.absent) }
  /// A longer name of a ride is refused.
  package static var nameLimit: Int { 200 }
  /// No real line comes near it.
  static var lineLimit: Int { 1_000_000 }

  /// Makes a reader of rows of a table.
  package init(_ table: FixTable) {
    self.table = table
    times = TimeColumn(ReadingOptions(zoneOfBareTimes: table.zone))
  }

  /// Reads whole lines, the first of which has the number `firstLine`; the last byte is a line feed.
  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    fixes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    ambiguous.removeAll(keepingCapacity: true)
    lines = 0
    nameCount = 0
    guard let base = bytes.baseAddress else { return }
    let end = base + bytes.count
    var line = base
    table.plan.withUnsafeBufferPointer { plan in
      while line < end {
        let next =
          table.form == .table
          ? readPlain(line, base, plan, number: firstLine + lines) : readObject(line, base, number: firstLine + lines)
        if let next {
          line = next
        } else {
          guard let found = memchr(line, 0x0A, end - line) else { return }
          let feed = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
          readAnyForm(UnsafeBufferPointer(start: line, count: feed - line), base, number: firstLine + lines)
          line = feed + 1
        }
        lines += 1
      }
    }
    close()
    for time in ambiguous where isBeforeItsRun(time) { fixes[time.fix].time = Instant(milliseconds: time.later) }
  }

  // MARK: - Rows as nearly all are

  /// Reads a row that is written plainly and says where the next begins; nil where it is not, and nothing was taken.
  @inline(__always)
  private mutating func readPlain(
    _ line: UnsafePointer<UInt8>, _ base: UnsafePointer<UInt8>, _ plan: UnsafeBufferPointer<FixTable.Column?>,
    number: Int
  ) -> UnsafePointer<UInt8>? {
    let separator = table.separator
    var next = line
    var name = line
    var nameCount = 0
    var isSame = false
    var (time, latitude, longitude) = (RideBuilder.absent, Int64(0), Int64(0))
    var (speed, accuracy) = (RideBuilder.absent, RideBuilder.absent)
    var fields = 0
    while true {
      switch plan[fields] {
      case .ride:
        name = next
        isSame = isSameName(next, base)
        nameCount = isSame ? self.nameCount : count(ofName: next)
        next += nameCount
      case .time:
        var found = plainTime.read(next, separator: separator)
        if found.count == 0 { found = timeOfOtherHour(next) }
        guard found.count > 0 else { return nil }
        time = found.value
        next += found.count
      case .latitude:
        let found = PlainFields.degrees(next)
        guard found.count > 0 else { return nil }
        latitude = found.value
        next += found.count
      case .longitude:
        let found = PlainFields.degrees(next)
        guard found.count > 0 else { return nil }
        longitude = found.value
        next += found.count
      case .speed:
        let found = PlainFields.thousandths(next)
        if found.count > 0 {
          speed = found.value
          next += found.count
        } else if !isAtEnd(next) {
          return nil
        }
      case .accuracy:
        let found = PlainFields.thousandths(next)
        if found.count > 0 {
          accuracy = found.value
          next += found.count
        } else if !isAtEnd(next) {
          return nil
        }
      case nil:
        while next.pointee != separator, next.pointee >= 0x20 {
          guard next.pointee != UInt8(ascii: "\"") else { return nil }
          next += 1
        }
      }
      fields += 1
      guard fields < plan.count else { break }
      guard next.pointee == separator else { return nil }
      next += 1
    }
    if next.pointee == 0x0D { next += 1 }
    guard next.pointee == 0x0A, nameCount > 0, let place = Coordinate(latitude: latitude, longitude: longitude) else {
      return nil
    }
    if !isSame { begin(name - base..<name - base + nameCount, number: number) }
    append(
      CSVPoint.Values(
        time: time, place: place, speed: CSVPoint.scaled(speed, by: table.speedRatio), accuracy: accuracy))
    return next + 1
  }

  @inline(__always)
  private func isAtEnd(_ text: UnsafePointer<UInt8>) -> Bool {
    text.pointee == table.separator || text.pointee == 0x0A || text.pointee == 0x0D
  }

  /// Whether the row in hand has the name of the row before.
  @inline(__always)
  private func isSameName(_ text: UnsafePointer<UInt8>, _ base: UnsafePointer<UInt8>) -> Bool {
    let count = nameCount
    return count > 0 && count <= FixRows.slack && isAtEnd(text + count)
      && FixRows.areEqual(text, base + nameStart, count)
  }

  /// How long a ride's name without quotes is; zero where it is not plain.
  private func count(ofName text: UnsafePointer<UInt8>) -> Int {
    guard text.pointee > 0x20 else { return 0 }
    var end = text
    while !isAtEnd(end) {
      guard end.pointee >= 0x20, end.pointee != UInt8(ascii: "\"") else { return 0 }
      end += 1
    }
    return end - text > FixRows.nameLimit ? 0 : end - text
  }

  @inline(__always)
  static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while count - index >= 8 {
      if PlainFields.word(left + index) != PlainFields.word(right + index) { return false }
      index += 8
    }
    let mask: UInt64 = (1 << UInt64((count - index) << 3)) &- 1
    return (PlainFields.word(left + index) ^ PlainFields.word(right + index)) & mask == 0
  }

  /// Reads a time of an hour that came before, as another ride begins with, or a count of seconds.
  @inline(never)
  private mutating func timeOfOtherHour(_ text: UnsafePointer<UInt8>) -> PlainFields.Number {
    plainTime = hours.hour(of: text)
    let found = plainTime.read(text, separator: table.separator)
    return found.count > 0 ? found : epoch(text)
  }

  /// Reads seconds or milliseconds since 1970 that are written as digits alone.
  func epoch(_ start: UnsafePointer<UInt8>) -> PlainFields.Number {
    var text = start
    var sum: Int64 = 0
    while text.pointee &- 0x30 < 10 {
      sum = sum &* 10 &+ Int64(text.pointee &- 0x30)
      text += 1
    }
    let count = text - start
    guard isAtEnd(text) || text.pointee == 0x7D, count >= 9, count <= 13 else { return .odd }
    if sum < TimeColumn.leastSeconds * 1000 {
      guard sum >= TimeColumn.leastSeconds else { return .odd }
      sum = sum &* 1000
    }
    return PlainFields.Number(sum, count: count)
  }

  // MARK: - Rows of any form

  @inline(never)
  private mutating func readAnyForm(_ line: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>, number: Int) {
    guard line.contains(where: { !$0.isBlank }), let start = line.baseAddress else { return }
    let offset = start - base
    var column = 1
    var name: Range<Int>?
    do throws(RideFileFault) {
      guard line.count <= FixRows.lineLimit else { throw .tooLong(limit: FixRows.lineLimit) }
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: line.last == 0x0D ? line.dropLast() : line[...])
      scratch.append(0)
      if table.form == .objects {
        let object = try FixObject(scratch.dropLast(), members: table.members, column: &column)
        name = try object.name(offset: offset, column: &column)
        guard let name else { throw .missing(field: FixTable.Column.ride.rawValue) }
        times.begin()
        let values = try object.values(times: &times, column: &column)
        if let later = times.later { ambiguous.append(AmbiguousTime(fix: fixes.count, later: later)) }
        object.writtenTime?.withUnsafeBufferPointer { plainTime.keep($0, times: &times) }
        return take(values, name: name, base, number: number)
      }
      var bytes = scratch
      let values = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(RideFileFault) in
        do throws(RideFileFault) {
          try row.split(UnsafeMutableBufferPointer(rebasing: bytes.dropLast()), at: table.separator)
        } catch {
          // The fields before the damage are there, and the name may be one of them.
          if let field = table.field(.ride, of: row.fields) {
            name = try FixRows.name(field, offset: offset, column: &column)
          }
          column = 1
          throw error
        }
        return try point(offset: offset, name: &name, column: &column)
      }
      guard let name else { throw .missing(field: FixTable.Column.ride.rawValue) }
      guard let values else {
        open(name, base, number: number)
        runs[runs.count - 1].skipped.append(number)
        return
      }
      if let later = times.later { ambiguous.append(AmbiguousTime(fix: fixes.count, later: later)) }
      take(values, name: name, base, number: number)
    } catch {
      faults.append(FixFault(name: name, place: RideFilePlace(line: number, column: column), fault: error))
      if let name {
        open(name, base, number: number)
        runs[runs.count - 1].faults += 1
      }
      // What follows begins a run of its own, so that each fault has its place among the runs.
      close()
      nameCount = 0
    }
  }

  /// What the row in hand says; nil where it has no position.
  private mutating func point(
    offset: Int, name: inout Range<Int>?, column: inout Int
  ) throws(RideFileFault) -> CSVPoint.Values? {
    let fields = row.fields
    if let field = table.field(.ride, of: fields) { name = try FixRows.name(field, offset: offset, column: &column) }
    guard fields.count == table.width else {
      throw .fieldCount(expected: table.width, found: fields.count)
    }
    guard let latitude = table.field(.latitude, of: fields), let longitude = table.field(.longitude, of: fields),
      let time = table.field(.time, of: fields)
    else {
      return nil
    }
    let point = CSVPoint(
      time: time, latitude: latitude, longitude: longitude, speed: table.field(.speed, of: fields),
      accuracy: table.field(.accuracy, of: fields))
    if point.isEmpty { return nil }
    times.begin()
    let values = try point.values(speedRatio: table.speedRatio, times: &times, column: &column)
    if values.time != RideBuilder.absent, times.form == .iso8601 {
      var others = times
      plainTime.keep(time.bytes, times: &others)
      hours.keep(plainTime, of: time.text)
    }
    return values
  }

  private static func name(_ field: CSVRow.Field, offset: Int, column: inout Int) throws(RideFileFault) -> Range<Int> {
    column = field.column
    guard !field.isBlank else { throw .missing(field: FixTable.Column.ride.rawValue) }
    guard field.count <= nameLimit else { throw .tooLong(limit: nameLimit) }
    return offset + field.place.lowerBound..<offset + field.place.upperBound
  }

  // MARK: - Runs

  @inline(__always)
  mutating func take(
    _ values: CSVPoint.Values, name: Range<Int>, _ base: UnsafePointer<UInt8>, number: Int
  ) {
    open(name, base, number: number)
    append(values)
  }

  @inline(__always)
  private mutating func append(_ values: CSVPoint.Values) {
    if values.time <= lastTime || values.time == RideBuilder.absent { isPlain = false }
    lastTime = values.time
    fixes.append(
      Fix(
        time: Instant(milliseconds: values.time), place: values.place,
        accuracy: values.accuracy == RideBuilder.absent ? nil : Distance(millimetres: values.accuracy),
        speed: values.speed == RideBuilder.absent ? nil : Speed(millimetresPerSecond: values.speed)))
  }

  /// Begins a run where the row in hand is not of the ride before it.
  @inline(__always)
  private mutating func open(_ name: Range<Int>, _ base: UnsafePointer<UInt8>, number: Int) {
    let isSame =
      nameCount == name.count && FixRows.areEqual(base + nameStart, base + name.lowerBound, name.count)
    if !isSame { begin(name, number: number) }
  }

  @inline(never)
  private mutating func begin(_ name: Range<Int>, number: Int) {
    close()
    nameStart = name.lowerBound
    nameCount = name.count
    firstFix = fixes.count
    lastTime = RideBuilder.absent
    isPlain = true
    runs.append(FixRun(name: name, from: firstFix, line: number))
  }

  private mutating func close() {
    guard nameCount > 0 else { return }
    runs[runs.count - 1].fixes = firstFix..<fixes.count
    runs[runs.count - 1].isPlain = isPlain
  }

  /// Whether the earlier meaning of a time lies before the fix before it, so that the clock has gone back.
  private func isBeforeItsRun(_ time: AmbiguousTime) -> Bool {
    guard time.fix > 0, fixes[time.fix - 1].time > fixes[time.fix].time else { return false }
    return !runs.contains { $0.fixes.lowerBound == time.fix }
  }
}
