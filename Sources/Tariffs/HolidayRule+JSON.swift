import Almanac
import JSON

extension HolidayRule {
  /// Reads a rule: an object with one of the keys `on`, `easter`, `orthodoxEaster`, `nth`, `onOrAfter`, `onOrBefore`
  /// and `dates`.
  init(_ node: JSONNode) throws(JSONError) {
    let keys = ["on", "easter", "orthodoxEaster", "nth", "onOrAfter", "onOrBefore", "dates"]
    try node.only(keys + ["weekday", "month"])
    var found: [String] = []
    for member in try node.members where keys.contains(member.key) { found.append(member.key) }
    guard found.count == 1, let kind = found.first else {
      throw node.fail("expected one of the keys \(keys.joined(separator: ", ")), found \(found.count) of them")
    }
    let value = try node.member(kind)
    switch kind {
    case "nth", "onOrAfter", "onOrBefore": break
    default: try node.only([kind])
    }
    switch kind {
    case "on":
      let day = try HolidayRule.dayOfYear(value)
      self = .fixed(month: day.month, day: day.day)
    case "easter":
      self = .easter(offset: Int(try value.int64(in: -120...250)))
    case "orthodoxEaster":
      self = .orthodoxEaster(offset: Int(try value.int64(in: -120...250)))
    case "nth":
      let n = Int(try value.int64(in: -5...5))
      guard n != 0 else { throw value.fail("expected 1 to 5, or -1 to -5 from the end of the month, found 0") }
      let month = Int(try node.member("month").int64(in: 1...12))
      self = .nthWeekday(n: n, weekday: try HolidayRule.weekday(node.member("weekday")), month: month)
    case "onOrAfter":
      try node.only([kind, "weekday"])
      let day = try HolidayRule.dayOfYear(value)
      let weekday = try HolidayRule.weekday(node.member("weekday"))
      self = .weekdayOnOrAfter(month: day.month, day: day.day, weekday: weekday)
    case "onOrBefore":
      try node.only([kind, "weekday"])
      let day = try HolidayRule.dayOfYear(value)
      let weekday = try HolidayRule.weekday(node.member("weekday"))
      self = .weekdayOnOrBefore(month: day.month, day: day.day, weekday: weekday)
    default:
      var dates: [CivilDate] = []
      for element in try value.elements {
        guard dates.count < HolidayFile.mostHolidays else {
          throw value.fail("a holiday has at most \(HolidayFile.mostHolidays) dates; remove some")
        }
        dates.append(try HolidayFile.date(element))
      }
      self = .dates(dates)
    }
  }

  /// Reads a day of any year, such as `12-25`; 29 February too.
  private static func dayOfYear(_ node: JSONNode) throws(JSONError) -> CivilDate {
    guard let date = CivilDate(iso8601: "2000-" + (try node.string(like: "12-25"))) else {
      throw node.fail("expected a month and a day, such as \"12-25\"")
    }
    return date
  }

  private static func weekday(_ node: JSONNode) throws(JSONError) -> Weekday {
    try node.choice([
      ("monday", .monday), ("tuesday", .tuesday), ("wednesday", .wednesday), ("thursday", .thursday),
      ("friday", .friday), ("saturday", .saturday), ("sunday", .sunday),
    ])
  }
}
