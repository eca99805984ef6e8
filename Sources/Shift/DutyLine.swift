import Almanac
import JSON
import Units

/// The lines of a shift's log.
enum DutyLine {
  // MARK: - Writing

  static func bytes(_ header: DailyRecord) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("flagfall", string: "shift")
    writer.member("version", int64: DutyLog.version)
    writer.member("number", int64: header.number)
    writer.member("driver", string: header.driver)
    writer.member("vehicle", string: header.vehicle)
    writer.member("zone", string: header.zone.name)
    writer.member("currency", string: header.currency.code)
    writer.member("limit", int64: header.duty.limit)
    writer.member("hours", string: header.duty.hours == .alternate ? "alternate" : "day")
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  static func bytes(_ timed: TimedDutyEvent) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("at", int64: timed.at.milliseconds)
    switch timed.event {
    case .rollCall(let call): write(call, to: &writer)
    case .odometer(let reading, let confirmed):
      writer.member("event", string: "odometer")
      writer.member("reading", int64: reading)
      if !confirmed.isEmpty {
        writer.key("confirmed")
        writer.beginArray()
        for question in confirmed { writer.string(question.rawValue) }
        writer.endArray()
      }
    case .forHire(let place):
      writer.member("event", string: "for-hire")
      writer.member("place", string: place)
    case .notForHire(let pause, let place):
      writer.member("event", string: "not-for-hire")
      writer.member("reason", string: pause.rawValue)
      writer.member("place", string: place)
    case .ride(let event, let place):
      writer.member("event", string: "ride")
      writer.member("vehicle-event", string: event.rawValue)
      writer.member("place", string: place)
    case .fare(let passengers, let amount):
      writer.member("event", string: "fare")
      writer.member("passengers", int64: Int64(passengers))
      if let amount { writer.member("minor-units", int64: amount.minorUnits) }
    case .comms(let isThere):
      writer.member("event", string: isThere ? "comms-restored" : "comms-lost")
    case .driven(let way):
      writer.member("event", string: "driven")
      writer.member("metres", int64: way.millimetres / 1000)
    case .passed(let place):
      writer.member("event", string: "passed")
      writer.member("place", string: place)
    case .incident(let text):
      writer.member("event", string: "incident")
      writer.member("text", string: text)
    case .correction(let entry, let text):
      writer.member("event", string: "correction")
      writer.member("entry", int64: Int64(entry))
      writer.member("text", string: text)
    }
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private static func write(_ call: RollCall, to writer: inout JSONWriter) {
    writer.member("event", string: "roll-call")
    writer.member("occasion", string: call.occasion.rawValue)
    writer.member("method", string: call.method.rawValue)
    writer.member("by", string: call.heldBy)
    if let alcohol = call.alcohol { writer.member("alcohol", int64: alcohol) }
    writer.member("looks-sober", bool: call.looksSober)
    writer.member("fit", bool: call.isFit)
    writer.member("inspected", bool: call.isInspected)
    if let temperature = call.temperature { writer.member("temperature", int64: temperature.tenths) }
    if !call.notes.isEmpty { writer.member("notes", string: call.notes) }
  }

  // MARK: - Reading

  static func header(_ node: JSONNode) throws(JSONError) -> DailyRecord {
    guard let kind = try node.optional("flagfall"), try kind.string == "shift" else {
      throw node.fail("expected the header of a shift, {\"flagfall\":\"shift\",...}")
    }
    let version = try node.member("version")
    guard try version.int64 == DutyLog.version else {
      throw version.fail("this log is version \(try version.int64), and version \(DutyLog.version) is known")
    }
    let zone = try node.member("zone")
    guard let clock = Zone(named: try zone.string) else {
      throw zone.fail("expected a zone such as \"Asia/Tokyo\"")
    }
    let currency = try node.member("currency")
    guard let money = Currency(code: try currency.string) else {
      throw currency.fail("expected a currency such as \"JPY\"")
    }
    let hours = try node.optional("hours")?.choice([("day", DutyHours.day), ("alternate", DutyHours.alternate)])
    let limit = try node.optional("limit")?.int64(in: 1...2000)
    return DailyRecord(
      number: try node.member("number").int64(in: 1...Int64.max), driver: try node.member("driver").string,
      vehicle: try node.member("vehicle").string, zone: clock, currency: money,
      duty: Duty(limit: limit ?? 450, hours: hours ?? .day))
  }

  static func event(_ node: JSONNode) throws(JSONError) -> TimedDutyEvent {
    let at = Instant(milliseconds: try node.member("at").int64(in: 0...4_102_444_800_000))
    let word = try node.member("event")
    let event: DutyEvent
    switch try word.string {
    case "roll-call": event = .rollCall(try rollCall(node))
    case "odometer":
      var confirmed: [Odometer.Question] = []
      if let list = try node.optional("confirmed") {
        for question in try list.elements {
          confirmed.append(try question.choice(Odometer.Question.allCases.map { ($0.rawValue, $0) }))
        }
      }
      event = .odometer(try node.member("reading").int64, confirmed: confirmed)
    case "for-hire": event = .forHire(place: try place(node))
    case "not-for-hire":
      event = .notForHire(
        try node.member("reason").choice(Pause.allCases.map { ($0.rawValue, $0) }), place: try place(node))
    case "ride":
      let events = VehicleEvent.allCases.filter { $0.namesTrip }
      event = .ride(try node.member("vehicle-event").choice(events.map { ($0.rawValue, $0) }), place: try place(node))
    case "fare":
      event = .fare(
        passengers: Int(try node.member("passengers").int64(in: 1...99)),
        amount: try node.optional("minor-units").map { node throws(JSONError) in
          Money(minorUnits: try node.int64(in: 0...1_000_000_000))
        })
    case "comms-lost": event = .comms(isThere: false)
    case "comms-restored": event = .comms(isThere: true)
    case "driven": event = .driven(.metres(try node.member("metres").int64(in: 0...10_000_000)))
    case "passed": event = .passed(place: try node.member("place").string)
    case "incident": event = .incident(text: try node.member("text").string)
    case "correction":
      event = .correction(
        entry: Int(try node.member("entry").int64(in: 1...100_000)), text: try node.member("text").string)
    default:
      throw word.fail(
        "expected roll-call, odometer, for-hire, not-for-hire, ride, fare, comms-lost, comms-restored, driven, passed, "
          + "incident or correction")
    }
    return TimedDutyEvent(event, at: at)
  }

  private static func place(_ node: JSONNode) throws(JSONError) -> String { try node.optional("place")?.string ?? "" }

  private static func rollCall(_ node: JSONNode) throws(JSONError) -> RollCall {
    var temperature: Temperature?
    if let tenths = try node.optional("temperature") {
      guard let read = Temperature(tenths: try tenths.int64) else {
        throw tenths.fail("expected tenths of a degree from 340 to 420")
      }
      temperature = read
    }
    return RollCall(
      occasion: try node.member("occasion").choice(RollCall.Occasion.allCases.map { ($0.rawValue, $0) }),
      method: try node.member("method").choice(RollCall.Method.allCases.map { ($0.rawValue, $0) }),
      heldBy: try node.member("by").string, alcohol: try node.optional("alcohol")?.int64(in: 0...9999),
      looksSober: try node.member("looks-sober").bool, isFit: try node.optional("fit")?.bool ?? true,
      isInspected: try node.optional("inspected")?.bool ?? true, temperature: temperature,
      notes: try node.optional("notes")?.string ?? "")
  }
}
