import Drawing
import JSON
import Units
import Words

extension Settings {
  /// Reads what was kept; what is missing, unknown or of another kind stays as on a first visit.
  package init(_ node: JSONNode) {
    self.init()
    guard node.kind == .object else { return }
    language = Settings.word("language", in: node).flatMap { Language(tag: $0) }
    if language == .pseudo { language = nil }
    if let word = Settings.word("skin", in: node), let skin = Skin.Name(rawValue: word) { self.skin = skin }
    if let word = Settings.word("source", in: node), let source = PositionSource(rawValue: word) {
      self.source = source
    }
    if let speed = Settings.number("demo-speed", in: node), DemoClock.speeds.contains(speed) { demoSpeed = speed }
    if let word = Settings.word("units", in: node), let units = UnitChoice(rawValue: word) { self.units = units }
    keepsAwake = Settings.flag("keep-awake", in: node) ?? keepsAwake
    vibrates = Settings.flag("vibrate", in: node) ?? vibrates
    sounds = Settings.flag("sounds", in: node) ?? sounds
    isLively = Settings.flag("lively", in: node) ?? isLively
    notifies = Settings.flag("notify", in: node)
    showsMap = Settings.flag("map", in: node) ?? false
    if let word = Settings.word("speak", in: node), let interval = SpeakInterval(rawValue: word) { speaks = interval }
    city = Settings.word("city", in: node).flatMap { Identifier.isOne($0) ? $0 : nil }
    receiptNumber = Settings.number("receipt-number", in: node).map { min(max($0, 0), 1_000_000_000) } ?? 0
    receiptRide = Settings.number("receipt-ride", in: node).map { Instant(milliseconds: $0) }
  }

  private static func word(_ key: String, in node: JSONNode) -> String? {
    do { return try node.optional(key)?.string } catch { return nil }
  }

  private static func number(_ key: String, in node: JSONNode) -> Int64? {
    do { return try node.optional(key)?.int64 } catch { return nil }
  }

  private static func flag(_ key: String, in node: JSONNode) -> Bool? {
    do { return try node.optional(key)?.bool } catch { return nil }
  }
}

extension Setting {
  /// Writes the value alone.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .language(let language): writer.string(language.tag)
    case .skin(let skin): writer.string(skin.rawValue)
    case .source(let source): writer.string(source.rawValue)
    case .demoSpeed(let speed): writer.int64(speed)
    case .units(let units): writer.string(units.rawValue)
    case .keepsAwake(let flag), .vibrates(let flag), .sounds(let flag), .lively(let flag), .notifies(let flag),
      .map(let flag):
      writer.bool(flag)
    case .speaks(let interval): writer.string(interval.rawValue)
    case .city(let city): writer.string(city)
    case .receiptNumber(let number): writer.int64(number)
    case .receiptRide(let start): writer.int64(start.milliseconds)
    }
  }
}
