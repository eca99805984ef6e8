import JSON
import Units

extension TripTally {
  /// Reads what ``write(to:)`` wrote.
  init(_ node: JSONNode) throws(JSONError) {
    var rates: [String: Counts] = [:]
    for member in try node.member("rates").members { rates[member.key] = try Counts(member.value) }
    var hours: [Counts] = []
    for counts in try node.member("hours").elements { hours.append(try Counts(counts)) }
    guard hours.count == 24 else { throw try node.member("hours").fail("expected 24 hours") }
    var worst: [Offender] = []
    for one in try node.member("worst").elements {
      worst.append(
        Offender(
          file: try one.member("file").string, line: Int(try one.member("line").int64),
          miss: Money(minorUnits: try one.member("miss").int64), isHigh: try one.member("high").bool))
    }
    self.init(counts: try Counts(try node.member("all")), rates: rates, hours: hours, worst: worst)
  }

  /// Writes the tally as one object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("all")
    counts.write(to: &writer)
    writer.key("rates")
    writer.beginObject()
    for rate in rates.keys.sorted() {
      writer.key(rate)
      rates[rate, default: Counts()].write(to: &writer)
    }
    writer.endObject()
    writer.key("hours")
    writer.beginArray()
    for counts in hours { counts.write(to: &writer) }
    writer.endArray()
    writer.member("worst", objects: worst) { writer, one in
      writer.member("file", string: one.file)
      writer.member("line", int64: Int64(one.line))
      writer.member("miss", int64: one.miss.minorUnits)
      writer.key("high")
      writer.bool(one.isHigh)
    }
    writer.endObject()
  }
}

extension TripTally.Counts {
  fileprivate init(_ node: JSONNode) throws(JSONError) {
    var numbers: [Int] = []
    for element in try node.elements { numbers.append(Int(try element.int64)) }
    guard numbers.count == 4 else { throw node.fail("expected four counts") }
    (possible, tooHigh, tooLow, notJudged) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for number in [possible, tooHigh, tooLow, notJudged] { writer.int64(Int64(number)) }
    writer.endArray()
  }
}
