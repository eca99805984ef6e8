extension FeatureTests {
  /// One kilometre that costs 7.00 inside the window and 6.00 outside it.
  private static func window(_ name: String, _ window: String, _ times: [(at: String, isIn: Bool)]) -> [Case] {
    times.map { time in
      Case(
        name: "\(name), \(time.at)", rates: special(window) + "," + day(""), at: time.at, metres: 1000,
        fare: time.isIn ? 700 : 600)
    }
  }

  private static let noon = #"{"from":"12:05","to":"13:00","reason":"special"}"#
  private static let beginsOrEnds = #","switching":"begins-or-ends""#

  static let clocks = changes + days + seasons + summerTime

  private static let changes = [
    Case(
      name: "a ride that ends in the window costs its rate from Start",
      rates: special(noon, initial: "5.00") + "," + day(""),
      more: beginsOrEnds, metres: 10_000, driving: 600, fare: 3500),
    Case(
      name: "a ride that begins in the window costs its rate to the end",
      rates: special(noon, initial: "5.00") + "," + day(""), more: beginsOrEnds, at: "2026-03-04T12:55:00",
      metres: 10_000, driving: 600, fare: 3500),
    Case(
      name: "a ride before the window does not", rates: special(noon, initial: "5.00") + "," + day(""),
      more: beginsOrEnds, metres: 4000, driving: 200, fare: 1200),
    Case(
      name: "the rate changes at midnight during the ride",
      rates: special(#"{"from":"00:00","to":"06:00","reason":"night"}"#) + "," + day(""), at: "2026-03-04T23:55:00",
      metres: 10_000, driving: 600, fare: 2900),
  ]

  private static let days =
    window(
      "a night belongs to the day on which it began", #"{"days":"fri","from":"22:00","to":"04:00","reason":"night"}"#,
      [("2026-03-06T23:00:00", true), ("2026-03-07T01:00:00", true), ("2026-03-08T01:00:00", false)])
    + window(
      "Sundays and holidays", #"{"days":"sun","holidays":"also","from":"00:00","to":"24:00","reason":"holiday"}"#,
      [("2026-05-01T12:00:00", true), ("2026-05-03T12:00:00", true), ("2026-05-04T12:00:00", false)])
    + window(
      "working days", #"{"days":"mon-fri","holidays":"never","from":"00:00","to":"24:00","reason":"day"}"#,
      [("2026-04-30T12:00:00", true), ("2026-05-01T12:00:00", false), ("2026-05-02T12:00:00", false)])
    + window(
      "holidays alone", #"{"holidays":"only","from":"00:00","to":"24:00","reason":"holiday"}"#,
      [("2026-05-01T12:00:00", true), ("2026-05-03T12:00:00", false)])
    + window(
      "eves", #"{"holidays":"eve","from":"18:00","to":"24:00","reason":"holiday"}"#,
      [("2026-04-30T17:00:00", false), ("2026-04-30T19:00:00", true), ("2026-05-01T19:00:00", false)])

  private static let seasons =
    window(
      "single days", #"{"dates":["12-24","easter-2","2026-04-21"],"from":"00:00","to":"24:00","reason":"special"}"#,
      [
        ("2026-12-24T12:00:00", true), ("2026-04-03T12:00:00", true), ("2026-04-21T12:00:00", true),
        ("2027-04-21T12:00:00", false), ("2027-03-26T12:00:00", true),
      ])
    + window(
      "a summer", #"{"season":{"from":"06-01","to":"09-30"},"from":"00:00","to":"24:00","reason":"special"}"#,
      [
        ("2026-05-31T12:00:00", false), ("2026-06-01T12:00:00", true), ("2026-09-30T12:00:00", true),
        ("2026-10-01T12:00:00", false),
      ])
    + window(
      "a winter", #"{"season":{"from":"12-01","to":"01-31"},"from":"00:00","to":"24:00","reason":"special"}"#,
      [
        ("2026-11-30T12:00:00", false), ("2026-12-31T12:00:00", true), ("2026-01-31T12:00:00", true),
        ("2026-02-01T12:00:00", false),
      ])
    + window(
      "a feast of days", #"{"from":"12-24 21:00","to":"12-27 06:00","reason":"special"}"#,
      [
        ("2026-12-24T20:58:00", false), ("2026-12-24T21:00:00", true), ("2026-12-27T05:58:00", true),
        ("2026-12-27T06:00:00", false),
      ])
    + window(
      "the new year", #"{"from":"12-31 20:00","to":"01-02 06:00","reason":"special"}"#,
      [("2026-12-31T19:58:00", false), ("2027-01-01T12:00:00", true), ("2026-01-02T06:00:00", false)])

  private static let summerTime = [
    Case(
      name: "a window that ends in the hour that is left out ends with the change",
      rates: special(#"{"from":"22:00","to":"02:30","reason":"night"}"#) + "," + day(""), at: "2026-03-29T01:50:00",
      metres: 12_000, driving: 1200, fare: 3400),
    Case(
      name: "a window in the hour that comes twice holds twice",
      rates: special(#"{"from":"02:00","to":"02:30","reason":"night"}"#) + "," + day(""), at: "2026-10-25T01:50:00",
      metres: 60_000, driving: 6000, fare: 16_000),
  ]
}
