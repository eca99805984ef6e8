import Almanac
import Metro
import Testing
import Transit

/// Small feeds written for the tests: a whole one, of which single tables are replaced.
struct SmallFeed {
  var tables: [(name: String, text: String)] = [
    ("agency.txt", "agency_name,agency_url,agency_timezone\nSample Metro,https://example.org/,Europe/Kyiv\n"),
    ("routes.txt", "route_id,route_short_name,route_long_name,route_type,route_color\nr,R,Red line,1,D5202A\n"),
    (
      "stops.txt",
      "stop_id,stop_name,stop_lat,stop_lon\na,Alder,50.1,30.1\nb,Birch,50.11,30.11\nc,Cedar,50.12,30.12\n"
        + "d,Dogwood,50.13,30.13\ne,Elm,50.14,30.14\n"
    ),
    (
      "calendar.txt",
      "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
        + "WK,1,1,1,1,1,0,0,20261201,20261231\nSAT,0,0,0,0,0,1,0,20261201,20261231\n"
    ),
    ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\n"),
    (
      "stop_times.txt",
      "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:45:00,7:45:00,a,1\n"
        + "t,7:47:00,7:47:20,b,2\nt,7:50:00,7:50:00,c,3\n"
    ),
  ]

  /// The feed with tables replaced or added; nil takes one out.
  static func with(_ changes: (String, String?)...) -> SmallFeed {
    var feed = SmallFeed()
    for (name, text) in changes {
      feed.tables.removeAll { $0.name == name }
      if let text { feed.tables.append((name, text)) }
    }
    return feed
  }

  func imported(strict: Bool = false, modes: [TransitMode] = [.metro, .metroLike]) throws -> FeedImport {
    try FeedImport(
      tables.map { FeedFile(name: $0.name, bytes: Array($0.text.utf8)) },
      FeedImport.Choices(
        id: "xx-small", modes: modes, isStrict: strict, today: try #require(CivilDate(iso8601: "2026-11-30"))))
  }
}
