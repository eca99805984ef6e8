import Almanac
import JSON
import Units

/// Reads windows of the week and the year.
enum WindowReader {
  static func read(_ node: JSONNode?) throws(JSONError) -> [Window] {
    var windows: [Window] = []
    guard let node else { return [] }
    for element in try node.elements { windows.append(try window(element)) }
    guard !windows.isEmpty else { throw node.fail("leave the key out where there are no windows") }
    return windows
  }

  private static func window(_ node: JSONNode) throws(JSONError) -> Window {
    try node.only(["days", "holidays", "dates", "season", "from", "to", "reason"])
    let reason: Window.Reason = try node.member("reason").choice([
      ("day", .day), ("night", .night), ("weekend", .weekend), ("holiday", .holiday), ("special", .special),
      ("peak", .peak),
    ])
    if let span = try span(node) { return Window(extent: span, reason: reason) }
    let from = try clock(node.member("from"), allowsEnd: false)
    let to = try clock(node.member("to"), allowsEnd: true)
    guard from != to else {
      throw try node.member("to").fail("an empty window; write 00:00 to 24:00 for all day")
    }
    let days = Window.Days(
      weekdays: try node.optional("days").map(or: 0b111_1111, weekdays),
      holidays: try node.optional("holidays").map(or: .asWeekday) { node throws(JSONError) in
        try node.choice([
          ("as-weekday", Window.Holidays.asWeekday), ("never", .never), ("also", .also), ("only", .only), ("eve", .eve),
        ])
      }, dates: try dates(node.optional("dates")), season: try season(node.optional("season")))
    return Window(extent: .daily(days, from: from, to: to), reason: reason)
  }

  /// A window from a day and time to a day and time: `"from": "12-24 21:00", "to": "12-27 06:00"`.
  private static func span(_ node: JSONNode) throws(JSONError) -> Window.Extent? {
    let from = try node.member("from")
    let text = Array(try from.string(like: "22:00").utf8)
    guard text.contains(UInt8(ascii: " ")) else { return nil }
    let to = try node.member("to")
    let first = try moment(from)
    let last = try moment(to)
    return .span(from: first.day, at: first.time, to: last.day, until: last.time)
  }

  private static func moment(_ node: JSONNode) throws(JSONError) -> (day: YearDay, time: Int64) {
    let text = Array(try node.string(like: "12-24 21:00").utf8)
    guard let space = text.firstIndex(of: UInt8(ascii: " ")), let day = yearDay(text[..<space]),
      let time = clock(text[(space + 1)...])
    else { throw node.fail("expected a day and a time such as \"12-24 21:00\" or \"easter-1 19:00\"") }
    return (day, time)
  }

  private static func dates(_ node: JSONNode?) throws(JSONError) -> [YearDay] {
    var dates: [YearDay] = []
    guard let node else { return [] }
    for element in try node.elements {
      guard let day = yearDay(Array(try element.string(like: "12-31").utf8)[...]) else {
        throw element.fail("expected a day of the year such as \"12-31\" or \"easter+1\"")
      }
      dates.append(day)
    }
    guard !dates.isEmpty else { throw node.fail("leave the key out where there are no dates") }
    return dates
  }

  private static func season(_ node: JSONNode?) throws(JSONError) -> Window.Season? {
    guard let node else { return nil }
    try node.only(["from", "to"])
    guard let first = yearDay(Array(try node.member("from").string(like: "06-01").utf8)[...]),
      let last = yearDay(Array(try node.member("to").string(like: "09-30").utf8)[...])
    else { throw node.fail("expected days of the year such as \"06-01\" and \"09-30\"") }
    return Window.Season(first: first, last: last)
  }

  private static func clock(_ node: JSONNode, allowsEnd: Bool) throws(JSONError) -> Int64 {
    guard let time = clock(Array(try node.string(like: "22:00").utf8)[...]), allowsEnd || time < 86_400_000 else {
      throw node.fail("expected a time of day such as \"22:00\"")
    }
    return time
  }

  /// Milliseconds since midnight of `HH:MM`, at most 24:00.
  private static func clock(_ text: ArraySlice<UInt8>) -> Int64? {
    guard text.count == 5, text[text.startIndex + 2] == UInt8(ascii: ":"),
      let hour = Decimal.scaled(text.prefix(2), digits: 0), let minute = Decimal.scaled(text.suffix(2), digits: 0),
      hour >= 0, (0...59).contains(minute), hour < 24 || (hour == 24 && minute == 0)
    else { return nil }
    return (hour * 60 + minute) * 60_000
  }

  private static func yearDay(_ text: ArraySlice<UInt8>) -> YearDay? {
    if text.count == 10 {
      return CivilDate(iso8601: String(decoding: text, as: UTF8.self)).map { .exact($0) }
    }
    let easter = Array("easter".utf8)
    if text.starts(with: easter) {
      let rest = text.dropFirst(easter.count)
      if rest.isEmpty { return .easter(0) }
      guard rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-"),
        let offset = Decimal.scaled(rest, digits: 0), (-100...250).contains(offset)
      else { return nil }
      return .easter(Int(offset))
    }
    guard text.count == 5, text[text.startIndex + 2] == UInt8(ascii: "-"),
      let month = Decimal.scaled(text.prefix(2), digits: 0), let day = Decimal.scaled(text.suffix(2), digits: 0),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return .fixed(month: Int(month), day: Int(day))
  }

  /// Weekdays such as `mon-fri` or `fri,sat`; bit 0 is Monday.
  static func weekdays(_ node: JSONNode) throws(JSONError) -> UInt8 {
    var all: UInt8 = 0
    for part in try node.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let ends = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard let first = ends.first.flatMap(weekday), let last = ends.last.flatMap(weekday), ends.count <= 2 else {
        throw node.fail("expected weekdays such as \"mon-fri\" or \"fri,sat\"")
      }
      var day = first
      all |= 1 << UInt8(day)
      while day != last {
        day = (day + 1) % 7
        all |= 1 << UInt8(day)
      }
    }
    guard all != 0 else { throw node.fail("expected weekdays such as \"mon-fri\" or \"fri,sat\"") }
    return all
  }

  private static func weekday(_ text: ArraySlice<UInt8>) -> Int? {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    return names.firstIndex { text.elementsEqual($0.utf8) }
  }
}
