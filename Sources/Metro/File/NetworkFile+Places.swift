import JSON
import Tariffs
import Units

extension NetworkFile {
  static func transfers(_ node: JSONNode?, names: NetworkNames) throws(JSONError) -> [Transfer] {
    var transfers: [Transfer] = []
    guard let node else { return [] }
    for element in try node.elements {
      guard transfers.count < mostParts else { throw element.fail("a network has at most \(mostParts) transfers") }
      try element.only(["from", "from-line", "to", "to-line", "quick", "calm", "note"])
      let quick = try seconds(element.member("quick"), in: 0...3600)
      let calm = try element.optional("calm").map(or: quick) { node throws(JSONError) in
        try seconds(node, in: 0...3600)
      }
      guard quick <= calm else {
        throw try element.member("quick").fail("the quick walk takes longer than the calm one; swap them")
      }
      transfers.append(
        Transfer(
          from: try names.station(element.member("from")),
          fromLine: try line(element.optional("from-line"), names),
          to: try names.station(element.member("to")), toLine: try line(element.optional("to-line"), names),
          quick: quick, calm: calm, note: try element.optional("note")?.string))
    }
    return transfers
  }

  static func closures(_ node: JSONNode?, names: NetworkNames) throws(JSONError) -> [Closure] {
    var closures: [Closure] = []
    guard let node else { return [] }
    for element in try node.elements {
      guard closures.count < mostParts else { throw element.fail("a network has at most \(mostParts) closures") }
      try element.only(["id", "reason", "line", "effect", "stations", "levels", "from", "until"])
      let effect: Closure.Effect = try element.member("effect").choice([
        ("suspended", .suspended), ("passed", .passed), ("shut", .shut),
      ])
      let from = try element.optional("from")
      let until = try element.optional("until")
      closures.append(
        Closure(
          id: try TariffFile.identifier(element.member("id")),
          reason: try LocalText(reading: element.member("reason")), line: try line(element.optional("line"), names),
          effect: effect,
          stations: try names.stations(element.member("stations"), atLeast: effect == .suspended ? 2 : 1),
          levels: try texts(element.optional("levels")), from: try from.map(HolidayFile.date),
          until: try until.map(HolidayFile.date)))
    }
    return closures
  }

  private static func line(_ node: JSONNode?, _ names: NetworkNames) throws(JSONError) -> Int? {
    guard let node else { return nil }
    return try names.line(node)
  }

  /// Reads seconds, with at most three decimals that count.
  static func seconds(_ node: JSONNode, in bounds: ClosedRange<Int64>) throws(JSONError) -> Elapsed {
    guard let milliseconds = Decimal.scaled(try node.decimalBytes, digits: 3),
      (bounds.lowerBound * 1000...bounds.upperBound * 1000).contains(milliseconds)
    else { throw node.fail("expected seconds from \(bounds.lowerBound) to \(bounds.upperBound)") }
    return Elapsed(milliseconds: milliseconds)
  }
}

extension Optional {
  /// What `read` makes of the value, or something else where there is none; unlike `map` it passes a typed error on.
  func map<Value, Failure>(or other: Value, _ read: (Wrapped) throws(Failure) -> Value) throws(Failure) -> Value {
    guard let self else { return other }
    return try read(self)
  }
}
