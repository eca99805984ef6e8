import Almanac
import JSON

/// Checks what belongs to a file as a whole: its name, its sources, its places, its calendar, the days of its editions.
struct FileCheck {
  let tariff: Tariff
  let file: JSONNode
  let calendar: HolidayCalendar?

  func run(_ findings: inout Findings) throws(JSONError) {
    try country(&findings)
    if tariff.authority.isEmpty { findings.error(at: try file.member("authority"), "say who sets the tariff") }
    try sources(&findings)
    try places(&findings)
    try holidays(&findings)
    try editions(&findings)
  }

  private func country(_ findings: inout Findings) throws(JSONError) {
    let node = try file.member("country")
    let letters = Array(tariff.country.utf8)
    guard letters.count == 2, letters.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      findings.error(at: node, "expected the ISO 3166-1 code of a country such as \"ES\"")
      return
    }
    let lowered = letters.map { $0 | 0x20 } + [UInt8(ascii: "-")]
    guard !tariff.id.utf8.starts(with: lowered) else { return }
    let start = String(decoding: lowered, as: UTF8.self)
    findings.error(at: try file.member("id"), "the identifier of a city in \(tariff.country) begins with \"\(start)\"")
  }

  private func sources(_ findings: inout Findings) throws(JSONError) {
    let used = try names(under: file, key: "source")
    for (source, member) in zip(tariff.sources, try file.member("sources").members) {
      if !FileCheck.isDate(source.date) {
        findings.error(
          at: try member.value.member("date"),
          "expected the day, month or year of the source, such as \"2026-01-19\", \"2026-01\" or \"2026\"")
      }
      if !source.url.utf8.starts(with: Array("https://".utf8)), !source.url.utf8.starts(with: Array("http://".utf8)) {
        findings.error(at: try member.value.member("url"), "expected an address that begins with https:// or http://")
      }
      if source.publisher.isEmpty { findings.error(at: try member.value.member("publisher"), "say who published it") }
      if source.confidence == .derived, source.note?.isEmpty ?? true {
        findings.error(at: member.value, "a derived source needs its derivation in a \"note\"")
      }
      if !used.contains(source.id), source.note?.isEmpty ?? true {
        findings.warn(
          at: member.value,
          "no amount names the source \"\(source.id)\"; remove it, or say in a \"note\" what it covers")
      }
    }
  }

  private func places(_ findings: inout Findings) throws(JSONError) {
    guard let zones = try file.optional("zones") else { return }
    var used: [String] = []
    for edition in tariff.editions {
      for supplement in edition.supplements { used += supplement.trigger.places.map { $0.id } }
    }
    for member in try zones.members where !used.contains(member.key) {
      findings.warn(
        at: member.value, "no supplement names the zone \"\(member.key)\"; remove it or name it in \"zones\"")
    }
  }

  private func holidays(_ findings: inout Findings) throws(JSONError) {
    let asking = try firstAsking(under: file)
    guard let node = try file.optional("holidays") else {
      if let asking {
        findings.error(
          at: asking, "the window asks for public holidays; name the city's calendar in the file's \"holidays\"")
      }
      return
    }
    if calendar == nil { findings.error(at: node, "there is no calendar of that name in the holidays folder; add it") }
    if asking == nil {
      findings.warn(at: node, "no window asks for public holidays; remove the key or say what they do to the windows")
    }
  }

  private func editions(_ findings: inout Findings) throws(JSONError) {
    guard let nodes = try file.optional("editions") else { return }
    var before: Edition?
    for (edition, node) in zip(tariff.editions, try nodes.elements) {
      if let last = edition.until, last < edition.from {
        findings.error(at: try node.member("until"), "the edition ends before it begins; put the later day here")
      }
      if let end = before?.until, end >= edition.from {
        findings.error(
          at: try node.member("from"),
          "the edition before holds until \(end.iso8601); let it end on \(edition.from.adding(days: -1).iso8601)")
      }
      before = edition
    }
  }

  /// The first window that asks for holidays.
  private func firstAsking(under node: JSONNode) throws(JSONError) -> JSONNode? {
    switch node.kind {
    case .object:
      for member in try node.members {
        if member.key == "holidays", node.source != file.source, member.value.kind == .string,
          try member.value.string != Window.Holidays.asWeekday.rawValue
        {
          return member.value
        }
        if let found = try firstAsking(under: member.value) { return found }
      }
    case .array:
      for element in try node.elements {
        if let found = try firstAsking(under: element) { return found }
      }
    default: break
    }
    return nil
  }

  /// All strings that stand under a key.
  private func names(under node: JSONNode, key: String) throws(JSONError) -> [String] {
    var names: [String] = []
    switch node.kind {
    case .object:
      for member in try node.members {
        if member.key == key, member.value.kind == .string { names.append(try member.value.string) }
        names += try self.names(under: member.value, key: key)
      }
    case .array:
      for element in try node.elements { names += try self.names(under: element, key: key) }
    default: break
    }
    return names
  }

  /// A day, a month or a year.
  private static func isDate(_ text: String) -> Bool {
    switch text.utf8.count {
    case 4: CivilDate(iso8601: text + "-01-01") != nil
    case 7: CivilDate(iso8601: text + "-01") != nil
    default: text.utf8.count == 10 && CivilDate(iso8601: text) != nil
    }
  }
}

extension Supplement.Trigger {
  /// The places it asks for.
  var places: [Place] {
    switch self {
    case .startsAt(let places), .endsAt(let places), .startsOrEndsAt(let places): places
    default: []
    }
  }

  /// The windows it asks for.
  package var windows: [Window] {
    switch self {
    case .startsIn(let windows), .endsIn(let windows), .startsOrEndsIn(let windows): windows
    default: []
    }
  }
}
