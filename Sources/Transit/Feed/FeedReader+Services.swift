import Almanac
import Metro
import Units

extension FeedReader {
  mutating func readCalendar(_ table: FeedTable) throws(FeedError) {
    let id = try table.needed("service_id")
    var days: [Int] = []
    for name in ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] {
      days.append(try table.needed(name))
    }
    let start = try table.needed("start_date")
    let end = try table.needed("end_date")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      let service = feed.services.keys.number(row, id, table.bytes)
      guard let from = FeedReader.date(row.cleaned(start, table.bytes)),
        let until = FeedReader.date(row.cleaned(end, table.bytes))
      else {
        try report.count(
          .refused, topic: "calendar", "calendar.txt: line \(row.line): no dates such as 20261130; the row is left out")
        continue
      }
      var weekdays: UInt8 = 0
      for (index, column) in days.enumerated() where row.cleaned(column, table.bytes) == [UInt8(ascii: "1")] {
        weekdays |= 1 << UInt8(index)
      }
      feed.services.weeks.append(
        ServiceCalendar.Week(service: service, weekdays: weekdays, from: from, until: until))
    }
  }

  mutating func readDates(_ table: FeedTable) throws(FeedError) {
    let id = try table.needed("service_id")
    let date = try table.needed("date")
    let type = try table.needed("exception_type")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      guard feed.services.exceptions.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      let kind = row.cleaned(type, table.bytes)
      guard let day = FeedReader.date(row.cleaned(date, table.bytes)), kind == [0x31] || kind == [0x32] else {
        try report.count(
          .refused, topic: "dates",
          "calendar_dates.txt: line \(row.line): no date such as 20261130 with 1 or 2; the row is left out")
        continue
      }
      feed.services.exceptions.append(
        ServiceCalendar.Exception(
          service: feed.services.keys.number(row, id, table.bytes), date: day, isAdded: kind == [0x31]))
    }
  }

  private static func date(_ bytes: [UInt8]) -> CivilDate? {
    guard bytes.count == 8, let number = whole(bytes) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  mutating func readTrips(_ table: FeedTable) throws(FeedError) {
    let route = try table.needed("route_id")
    let service = try table.needed("service_id")
    let id = try table.needed("trip_id")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      guard feed.trips.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      let number = feed.tripKeys.number(row, id, table.bytes)
      guard number == feed.trips.count else {
        try report.count(
          .refused, topic: "trips twice",
          "trips.txt: line \(row.line): the trip is there already; the first one is kept")
        continue
      }
      let known = feed.routeKeys.known(row, route, table.bytes)
      if known == nil {
        try report.count(
          .refused, topic: "routes missing", "trips.txt: line \(row.line): its route is not in routes.txt; left out")
      }
      feed.trips.append(
        Feed.Trip(route: known ?? -1, service: feed.services.keys.number(row, service, table.bytes)))
    }
  }

  mutating func readFrequencies(_ table: FeedTable) throws(FeedError) {
    let id = try table.needed("trip_id")
    let columns = (
      start: try table.needed("start_time"), end: try table.needed("end_time"),
      headway: try table.needed("headway_secs"), exact: table.column("exact_times")
    )
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      guard feed.frequencies.count < Feed.mostRows else { throw .tooLarge(file: table.name) }
      guard let trip = feed.tripKeys.known(row, id, table.bytes) else {
        try report.count(
          .refused, topic: "frequencies", "frequencies.txt: line \(row.line): its trip is not in trips.txt; left out")
        continue
      }
      guard let from = ServiceTime(row.cleaned(columns.start, table.bytes)),
        let until = ServiceTime(row.cleaned(columns.end, table.bytes)), from < until,
        let headway = FeedReader.whole(row.cleaned(columns.headway, table.bytes))
      else {
        try report.count(
          .refused, topic: "frequency times",
          "frequencies.txt: line \(row.line): no times such as 6:00:00 or no seconds; left out")
        continue
      }
      guard FeedReader.headways.contains(headway) else {
        let meant = headway > 0 && headway < 60 ? ", did the producer mean \(headway) min?" : ""
        try report.count(
          .refused, topic: "headways",
          "frequencies.txt: line \(row.line): \(headway) s between trains\(meant); left out")
        continue
      }
      feed.frequencies.append(
        Feed.Frequency(
          trip: trip, from: from, until: until, headway: Int32(headway),
          isExact: columns.exact.map { row.cleaned($0, table.bytes) == [UInt8(ascii: "1")] } ?? false))
    }
  }

  /// Seconds between trains that a metro can have.
  private static let headways = 60...3600
}
