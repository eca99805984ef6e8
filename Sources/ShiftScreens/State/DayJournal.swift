import JSON
import Shift
import Units

/// A practice day as it is kept: a header and inputs, one JSON object a line, only ever added to.
///
/// A line without an end, because the page was killed while it wrote, is left out.
package enum DayJournal {
  /// A journal as it was read.
  package struct Read: Sendable, Hashable {
    /// When the day began.
    package let begun: Instant
    /// What it was begun with.
    package let setting: DaySetting
    /// What the driver did.
    package let inputs: [TimedDayInput]
  }

  /// The first line.
  package static func header(_ setting: DaySetting, at begun: Instant) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("flagfall", string: setting.desk == nil ? "practice-day" : "dispatched-day")
    writer.member("version", int64: 1)
    writer.member("at", int64: begun.milliseconds)
    writer.member("number", int64: setting.number)
    writer.member("driver", string: setting.driver)
    writer.member("vehicle", string: setting.vehicle)
    writer.member("city", string: setting.city)
    writer.member("alternate", bool: setting.isAlternate)
    writer.member("window", int64: setting.window)
    writer.member("seed", int64: setting.seed)
    if let desk = setting.desk { writer.member("desk", string: desk) }
    writer.key("names")
    writer.beginArray()
    for name in setting.names { writer.string(name) }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self) + "\n"
  }

  /// The line of an input.
  package static func line(_ timed: TimedDayInput) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("at", int64: timed.at.milliseconds)
    writer.member("do", string: timed.input.word)
    switch timed.input {
    case .rollCall(let call): write(call, to: &writer)
    case .odometer(let value, let confirmed):
      writer.member("reading", int64: value)
      writer.key("confirmed")
      writer.beginArray()
      for question in confirmed { writer.string(question.rawValue) }
      writer.endArray()
    case .pause(let pause): writer.member("reason", string: pause.rawValue)
    case .act(let step): writer.member("step", string: step.rawValue)
    case .paid(let passengers): writer.member("passengers", int64: passengers)
    case .reach(let isThere): writer.member("there", bool: isThere)
    case .incident(let text): writer.member("text", string: text)
    case .correction(let entry, let text):
      writer.member("entry", int64: entry)
      writer.member("text", string: text)
    case .heard(let news): DeskLine.write(news, to: &writer)
    case .forHire, .accept, .decline, .undo, .here, .hour, .understood: break
    }
    if let sight = timed.sight { DeskLine.write(sight, to: &writer) }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self) + "\n"
  }

  private static func write(_ call: RollCall, to writer: inout JSONWriter) {
    writer.member("occasion", string: call.occasion.rawValue)
    writer.member("method", string: call.method.rawValue)
    writer.member("by", string: call.heldBy)
    if let alcohol = call.alcohol { writer.member("alcohol", int64: alcohol) }
    writer.member("sober", bool: call.looksSober)
    writer.member("fit", bool: call.isFit)
    writer.member("inspected", bool: call.isInspected)
    if let temperature = call.temperature { writer.member("temperature", int64: temperature.tenths) }
    writer.member("notes", string: call.notes)
  }

  /// Reads a journal.
  ///
  /// - Throws: A `JSONError` for a whole line that is none of a journal, or a first line that is no header.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Read {
    var header: (begun: Instant, setting: DaySetting)?
    var inputs: [TimedDayInput] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if end > start {
        let node = try JSONReader.read(bytes, in: start..<end)
        if header == nil {
          header = try self.header(node)
        } else {
          inputs.append(try input(node))
        }
      }
      start = end + 1
    }
    guard let header else { throw JSONError(line: 1, column: 1, path: "", message: "expected a practice day") }
    return Read(begun: header.begun, setting: header.setting, inputs: inputs)
  }

  private static func time(_ node: JSONNode) throws(JSONError) -> Instant {
    Instant(milliseconds: try node.member("at").int64(in: 0...4_102_444_800_000))
  }

  private static func header(_ node: JSONNode) throws(JSONError) -> (begun: Instant, setting: DaySetting) {
    let kind = try node.member("flagfall")
    let word = try kind.string
    guard word == "practice-day" || word == "dispatched-day", try node.member("version").int64 == 1 else {
      throw kind.fail("expected a practice day, or a dispatched one, of version 1")
    }
    let desk = word == "dispatched-day" ? try node.member("desk").string : nil
    var names: [String] = []
    for name in try node.member("names").elements { names.append(try name.string) }
    return (
      begun: try time(node),
      setting: DaySetting(
        number: try node.member("number").int64(in: 1...1_000_000_000), driver: try node.member("driver").string,
        vehicle: try node.member("vehicle").string, city: try node.member("city").string,
        isAlternate: try node.member("alternate").bool, window: try node.member("window").int64(in: 1...600),
        names: names, seed: try node.member("seed").int64, desk: desk)
    )
  }

  private static func input(_ node: JSONNode) throws(JSONError) -> TimedDayInput {
    let word = try node.member("do")
    let input: DayInput
    switch try word.string {
    case "roll-call": input = .rollCall(try rollCall(node))
    case "odometer":
      var confirmed: [Odometer.Question] = []
      for question in try node.member("confirmed").elements {
        confirmed.append(try question.choice(Odometer.Question.allCases.map { ($0.rawValue, $0) }))
      }
      input = .odometer(try node.member("reading").int64(in: 0...999_999), confirmed: confirmed)
    case "for-hire": input = .forHire
    case "pause": input = .pause(try node.member("reason").choice(Pause.allCases.map { ($0.rawValue, $0) }))
    case "accept": input = .accept
    case "decline": input = .decline
    case "act": input = .act(try node.member("step").choice(DayInput.Step.allCases.map { ($0.rawValue, $0) }))
    case "paid": input = .paid(passengers: try node.member("passengers").int64(in: 1...9))
    case "undo": input = .undo
    case "here": input = .here
    case "reach": input = .reach(try node.member("there").bool)
    case "hour": input = .hour
    case "heard": input = .heard(try DeskLine.news(node))
    case "understood": input = .understood
    case "incident": input = .incident(try node.member("text").string)
    case "correction":
      input = .correction(entry: try node.member("entry").int64(in: 1...100_000), try node.member("text").string)
    default: throw word.fail("expected something that a driver does")
    }
    return TimedDayInput(input, at: try time(node), sight: try DeskLine.sight(node))
  }

  private static func rollCall(_ node: JSONNode) throws(JSONError) -> RollCall {
    RollCall(
      occasion: try node.member("occasion").choice(RollCall.Occasion.allCases.map { ($0.rawValue, $0) }),
      method: try node.member("method").choice(RollCall.Method.allCases.map { ($0.rawValue, $0) }),
      heldBy: try node.member("by").string, alcohol: try node.optional("alcohol")?.int64(in: 0...9999),
      looksSober: try node.member("sober").bool, isFit: try node.member("fit").bool,
      isInspected: try node.member("inspected").bool,
      temperature: try node.optional("temperature").flatMap { node throws(JSONError) in
        Temperature(tenths: try node.int64)
      }, notes: try node.member("notes").string)
  }
}

extension DayInput {
  /// What the journal calls it.
  fileprivate var word: String {
    switch self {
    case .rollCall: "roll-call"
    case .odometer: "odometer"
    case .forHire: "for-hire"
    case .pause: "pause"
    case .accept: "accept"
    case .decline: "decline"
    case .act: "act"
    case .paid: "paid"
    case .undo: "undo"
    case .here: "here"
    case .reach: "reach"
    case .hour: "hour"
    case .incident: "incident"
    case .correction: "correction"
    case .heard: "heard"
    case .understood: "understood"
    }
  }
}
