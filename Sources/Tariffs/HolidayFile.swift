import Almanac
import JSON

/// A calendar of public holidays as `Data/holidays/*.json` writes it; `Data/holidays/README.md` describes the form.
package struct HolidayFile: Sendable, Hashable {
  /// The calendar.
  package let calendar: HolidayCalendar
  /// What the calendar is called, by language.
  package let names: [HolidayName]
  /// The years that were compared with the sources; outside of them the rules go on unchecked.
  package let years: ClosedRange<Int>
  /// The last year whose days the authority has published; nil where a law fixes them for all years.
  ///
  /// Later ones are what the rules foresee.
  package let publishedThrough: Int?
  /// Where the rules come from.
  package let sources: [Source]
  /// For each holiday of the calendar, in its order, the keys of its sources, exceptions' sources too.
  package let sourceKeys: [[String]]

  /// The most holidays of a calendar, and the most dates or exceptions of one; arbitrary, far above any there is.
  package static let mostHolidays = 200

  /// Reads a file's bytes.
  ///
  /// - Throws: A `JSONError` with line, column, key path and mend for the first thing that does not fit.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let root = try JSONReader.read(bytes)
    try root.only(["id", "names", "years", "sources", "holidays"])
    names = try HolidayFile.names(root.member("names"))
    let span = try root.member("years")
    try span.only(["from", "to", "published"])
    let first = try HolidayFile.year(span.member("from"))
    let last = try HolidayFile.year(span.member("to"))
    guard first <= last else { throw span.fail("the years end before they begin; swap them") }
    years = first...last
    publishedThrough = try span.optional("published").map(HolidayFile.year)
    sources = try TariffFile.sources(root.member("sources"))
    var holidays: [Holiday] = []
    var sourceKeys: [[String]] = []
    for node in try root.member("holidays").elements {
      guard holidays.count < HolidayFile.mostHolidays else {
        throw node.fail("a calendar has at most \(HolidayFile.mostHolidays) holidays; remove some")
      }
      let (holiday, keys) = try HolidayFile.holiday(node, sources: sources)
      if holidays.contains(where: { $0.key == holiday.key }) {
        throw try node.member("id").fail("another holiday has this id already; choose a new one")
      }
      holidays.append(holiday)
      sourceKeys.append(keys)
    }
    self.sourceKeys = sourceKeys
    calendar = HolidayCalendar(id: try TariffFile.identifier(root.member("id")), holidays: holidays)
  }

  private static func holiday(
    _ node: JSONNode, sources: [Source]
  ) throws(JSONError) -> (Holiday, [String]) {
    try node.only(["id", "names", "rule", "from", "to", "substitute", "replaced", "exceptions", "sources"])
    let list = try node.member("sources")
    var keys: [String] = []
    for key in try list.elements { keys.append(try sourceKey(key, sources: sources)) }
    guard !keys.isEmpty else { throw list.fail("a holiday needs a source; name one of the file's sources") }
    var added: [CivilDate] = []
    var removed: [CivilDate] = []
    if let list = try node.optional("exceptions") {
      for exception in try list.elements {
        guard added.count + removed.count < 2 * HolidayFile.mostHolidays else {
          throw list.fail("a holiday has at most \(HolidayFile.mostHolidays) exceptions; remove some")
        }
        try exception.only(["added", "removed", "source"])
        let addition = try exception.optional("added")
        let removal = try exception.optional("removed")
        guard addition != nil || removal != nil else {
          throw exception.fail("an exception has nothing in it; write \"added\" or \"removed\" with a date")
        }
        if let addition { added.append(try date(addition)) }
        if let removal { removed.append(try date(removal)) }
        let key = try sourceKey(exception.member("source"), sources: sources)
        if !keys.contains(key) { keys.append(key) }
      }
    }
    let from = try node.optional("from")
    let to = try node.optional("to")
    let substitute = try node.optional("substitute")
    let replaced = try node.optional("replaced")
    let holiday = Holiday(
      key: try TariffFile.identifier(node.member("id")), names: try names(node.member("names")),
      rule: try HolidayRule(node.member("rule")), firstYear: try from.map(year), lastYear: try to.map(year),
      substitute: try substitute.map(HolidayFile.substitute) ?? .none, isReplaced: try replaced?.bool ?? false,
      added: added, removed: removed)
    return (holiday, keys)
  }

  private static func names(_ node: JSONNode) throws(JSONError) -> [HolidayName] {
    var names: [HolidayName] = []
    for member in try node.members {
      names.append(HolidayName(language: member.key, text: try member.value.string))
    }
    guard names.contains(where: { $0.language == "en" }) else {
      throw node.fail("there is no name in English; add \"en\"")
    }
    return names
  }

  private static func year(_ node: JSONNode) throws(JSONError) -> Int {
    Int(try node.int64(in: 1583...4099))
  }

  private static func substitute(_ node: JSONNode) throws(JSONError) -> HolidaySubstitute {
    try node.choice([
      ("none", .none), ("sunday-dropped", .sundayDropped), ("sunday-to-monday", .sundayToMonday),
      ("sunday-to-saturday", .sundayToSaturday), ("sunday-to-next-free", .sundayToNextFree),
      ("nearest-weekday", .nearestWeekday), ("next-free-weekday", .nextFreeWeekday),
    ])
  }

  private static func sourceKey(_ node: JSONNode, sources: [Source]) throws(JSONError) -> String {
    let choices = sources.map { (name: $0.id, value: $0.id) }
    return try node.choice(choices)
  }

  /// Reads a date such as `2026-11-30`.
  ///
  /// - Throws: A ``JSONError`` for anything else and for days that no calendar has.
  package static func date(_ node: JSONNode) throws(JSONError) -> CivilDate {
    guard let date = CivilDate(iso8601: try node.string(like: "2026-11-30")) else {
      throw node.fail("expected a date of the calendar, such as \"2026-11-30\"")
    }
    return date
  }
}
