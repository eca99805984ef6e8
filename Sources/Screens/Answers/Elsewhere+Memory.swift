import JSON
import Units

extension Elsewhere {
  /// The name under which it is kept.
  static let name = "exchange"

  /// What is kept: `{"currency":"EUR","worths":[{"currency":"EUR","code":"USD","worth":"1.0821"}]}`.
  var memory: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    if let currency { writer.member("currency", string: currency.code) }
    writer.member("worths", objects: worths) { writer, worth in
      writer.member("currency", string: worth.currency)
      writer.member("code", string: worth.code)
      writer.member("worth", string: worth.typed)
    }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Takes what was kept.
  ///
  /// - Throws: A ``JSONError`` for anything else; nothing is taken then.
  mutating func recall(_ memory: String) throws(JSONError) {
    let node = try JSONReader.read(Array(memory.utf8))
    let chosen = try node.optional("currency")?.string
    var kept: [Worth] = []
    for worth in try node.member("worths").elements {
      kept.append(
        Worth(
          currency: try worth.member("currency").string, code: try worth.member("code").string,
          typed: try worth.member("worth").string))
    }
    currency = chosen.flatMap { Currency(code: $0) }
    worths = kept
  }
}

extension AnswersState {
  /// Asks once for the rates of exchange that were typed at an earlier visit.
  mutating func recallWorths(_ turn: inout Turn) {
    guard !elsewhere.isRecalled else { return }
    elsewhere.isRecalled = true
    turn.perform(.recall(name: Elsewhere.name))
  }

  mutating func recall(_ name: String, _ text: String?) {
    guard name == Elsewhere.name, let text else { return }
    do throws(JSONError) {
      try elsewhere.recall(text)
      comparison = nil
    } catch {
      remark(name + ": " + error.description)
    }
  }

  func keepWorths(_ turn: inout Turn) {
    turn.perform(.keepText(name: Elsewhere.name, text: elsewhere.memory))
  }
}
