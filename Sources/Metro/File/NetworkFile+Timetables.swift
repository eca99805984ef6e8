import Almanac
import JSON
import Tariffs
import Units

extension NetworkFile {
  static func timetables(_ node: JSONNode, names: NetworkNames) throws(JSONError) -> [Timetable] {
    var timetables: [Timetable] = []
    for element in try node.elements {
      try element.only(["from", "until", "source", "days", "exceptions", "patterns"])
      let from = try HolidayFile.date(element.member("from"))
      let until = try element.optional("until").map(HolidayFile.date)
      if let until, until < from { throw element.fail("the timetable ends before it begins; swap the days") }
      if let before = timetables.last, before.from >= from {
        throw try element.member("from").fail("timetables stand in order of their dates, oldest first")
      }
      let days = try days(element.member("days"))
      let kinds = days.map { $0.id }
      timetables.append(
        Timetable(
          from: from, until: until, source: try names.source(element.member("source")), days: days,
          exceptions: try exceptions(element.optional("exceptions"), kinds: kinds),
          patterns: try patterns(element.member("patterns"), names: names, kinds: kinds)))
    }
    guard !timetables.isEmpty else { throw node.fail("a network needs at least one timetable") }
    return timetables
  }

  private static func days(_ node: JSONNode) throws(JSONError) -> [DayKind] {
    var days: [DayKind] = []
    for member in try node.members {
      var weekdays: [Weekday] = []
      for element in try member.value.elements {
        let weekday: Weekday = try element.choice([
          ("mon", .monday), ("tue", .tuesday), ("wed", .wednesday), ("thu", .thursday), ("fri", .friday),
          ("sat", .saturday), ("sun", .sunday),
        ])
        if days.contains(where: { $0.weekdays.contains(weekday) }) || weekdays.contains(weekday) {
          throw element.fail("this day of the week is of a kind already; keep it in one of them")
        }
        weekdays.append(weekday)
      }
      days.append(DayKind(id: member.key, weekdays: weekdays))
    }
    return days
  }

  private static func exceptions(_ node: JSONNode?, kinds: [String]) throws(JSONError) -> [DayException] {
    var exceptions: [DayException] = []
    guard let node else { return [] }
    for member in try node.members {
      guard let date = CivilDate(iso8601: member.key) else {
        throw member.fail("expected a date of the calendar, such as \"2026-12-25\"")
      }
      let day = member.value.isNull ? nil : try member.value.choice(NetworkNames.choices(kinds))
      exceptions.append(DayException(date: date, day: day))
    }
    return exceptions
  }

  private static func patterns(
    _ node: JSONNode, names: NetworkNames, kinds: [String]
  ) throws(JSONError) -> [Pattern] {
    var patterns: [Pattern] = []
    for element in try node.elements {
      guard patterns.count < mostParts else { throw element.fail("a timetable has at most \(mostParts) patterns") }
      try element.only(["line", "stations", "hops", "hours", "headways"])
      let stations = try names.stations(element.member("stations"), atLeast: 2)
      for index in stations.indices.dropFirst() where stations[index] == stations[index - 1] {
        throw try element.member("stations").fail("the same station stands twice in a row; remove one")
      }
      patterns.append(
        Pattern(
          line: try names.line(element.member("line")), stations: stations,
          hops: try hops(element.member("hops"), count: stations.count - 1),
          hours: try hours(element.optional("hours"), kinds: kinds, stations: stations.count),
          headways: try headways(element.optional("headways"), kinds: kinds)))
    }
    return patterns
  }

  private static func kinds(_ node: JSONNode, _ kinds: [String]) throws(JSONError) -> [Int] {
    var found: [Int] = []
    for element in try node.elements { found.append(try element.choice(NetworkNames.choices(kinds))) }
    guard !found.isEmpty else { throw node.fail("expected at least one kind of day") }
    return found
  }

  private static func hours(_ node: JSONNode?, kinds: [String], stations: Int) throws(JSONError) -> [ServiceHours] {
    var hours: [ServiceHours] = []
    guard let node else { return [] }
    for element in try node.elements {
      try element.only(["days", "first", "last", "trains"])
      let first = try times(element.member("first"), count: stations)
      let last = try times(element.member("last"), count: stations)
      for index in first.indices {
        if let first = first[index], let last = last[index], last < first {
          throw try element.member("last").fail(
            "the last train at place \(index + 1) leaves before the first; after midnight write 24:11:05")
        }
      }
      hours.append(
        ServiceHours(
          days: try self.kinds(element.member("days"), kinds), first: first, last: last,
          trains: try trains(element.optional("trains"))))
    }
    return hours
  }

  private static func trains(_ node: JSONNode?) throws(JSONError) -> [ServiceTime] {
    var trains: [ServiceTime] = []
    guard let node else { return [] }
    for element in try node.elements {
      let train = try time(element)
      if let before = trains.last, train < before { throw element.fail("trains stand in the order of their times") }
      trains.append(train)
    }
    return trains
  }

  private static func times(_ node: JSONNode, count: Int) throws(JSONError) -> [ServiceTime?] {
    var times: [ServiceTime?] = []
    for element in try node.elements { times.append(element.isNull ? nil : try time(element)) }
    guard times.count == count else {
      throw node.fail("expected a time or null for each of the \(count) stations, found \(times.count)")
    }
    return times
  }

  private static func time(_ node: JSONNode) throws(JSONError) -> ServiceTime {
    guard let time = ServiceTime(try node.utf8) else {
      throw node.fail("expected a time of the service day such as \"05:51:00\" or \"24:11:05\"")
    }
    return time
  }

  private static func headways(_ node: JSONNode?, kinds: [String]) throws(JSONError) -> [Headway] {
    var headways: [Headway] = []
    guard let node else { return [] }
    for element in try node.elements {
      try element.only(["days", "from", "until", "least", "most"])
      let least = try seconds(element.member("least"), in: 30...43_200)
      let most = try seconds(element.member("most"), in: 30...43_200)
      guard least <= most else { throw element.fail("\"least\" is more than \"most\"; swap them") }
      let from = try time(element.member("from"))
      let until = try time(element.member("until"))
      guard from < until else { throw element.fail("the headway ends before it begins; after midnight write 24:30") }
      headways.append(
        Headway(
          days: try self.kinds(element.member("days"), kinds), from: from, until: until, least: least, most: most))
    }
    return headways
  }
}
