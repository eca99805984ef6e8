import Almanac
import JSON
import RideSupport
import Tariffs
import Testing
import Units

/// What the checker finds in files that can be read, and that it finds nothing where there is nothing.
@Suite struct CheckTests {
  /// A file with one thing changed, and the finding that must come of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var file = ""
    var edition = ""
    var rates = #"{"id":"day","lamp":"1","name":{"en":"Day","es":"Día"},"initial":"4.00","distance":"2.00/km"}"#
    var from = "2026-01-01"
    var source = #""source":"test","#
    var sources = #""test":{"url":"https://example.org","publisher":"none","date":"2026-01","confidence":"press"}"#
    var says: [String] = []
    var testDescription: String { name }

    var bytes: [UInt8] {
      let text = """
        {"format":1,"id":"de-reference","city":{"en":"Reference","es":"Referencia"},"country":"DE",
        "zone":"Europe/Berlin","currency":"EUR","unit":"km","centre":{"lat":52.52,"lon":13.405},"authority":"none",
        "sources":{\(sources)}\(file),
        "editions":[{"from":"\(from)",\(source)"increment":"0.10","charging":"completed","rates":[\(rates)]\(edition)}]}
        """
      return Array(text.utf8)
    }
  }

  static let sound: [Case] = [
    Case(name: "one rate"),
    Case(
      name: "a night and a rate for the rest",
      rates: rate("night", windows: [#"{"from":"22:00","to":"06:00","reason":"night"}"#]) + "," + rate("day")),
    Case(
      name: "windows that share out the week",
      rates: rate("day", windows: [#"{"days":"mon-fri","from":"06:00","to":"22:00","reason":"day"}"#]) + ","
        + rate(
          "night",
          windows: [
            #"{"days":"sat,sun","from":"00:00","to":"24:00","reason":"weekend"}"#,
            #"{"days":"mon-fri","from":"00:00","to":"06:00","reason":"night"}"#,
            #"{"days":"mon-fri","from":"22:00","to":"24:00","reason":"night"}"#,
          ])),
    Case(
      name: "a peak within the day",
      rates: rate("peak", windows: [#"{"days":"mon-fri","from":"16:00","to":"20:00","reason":"peak"}"#]) + ","
        + rate("day", windows: [#"{"days":"mon-fri","from":"06:00","to":"22:00","reason":"day"}"#]) + ","
        + rate("rest")),
    Case(
      name: "Christmas before the nights",
      rates: rate("festive", windows: [#"{"from":"12-24 20:00","to":"12-26 04:00","reason":"special"}"#]) + ","
        + rate("night", windows: [#"{"from":"22:00","to":"06:00","reason":"night"}"#]) + "," + rate("day")),
    Case(
      name: "units of distance and time in one ratio",
      rates: rate("day", prices: unit(includes: #"{"distance":"400 m","time":"80 s"}"#))),
  ]

  static let faults: [Case] = [
    Case(
      name: "a time without a rate",
      rates: rate("day", windows: [#"{"from":"06:00","to":"22:00","reason":"day"}"#]) + ","
        + rate("night", windows: [#"{"from":"22:00","to":"05:00","reason":"night"}"#]),
      says: [
        "error: $.editions[0].rates: no rate is in force on Thursday 2026-01-01 from 05:00 to 06:00; "
          + "give a rate a window that covers it, or one rate no windows"
      ]),
    Case(
      name: "a day without a rate",
      rates: rate("week", windows: [#"{"days":"mon-sat","from":"00:00","to":"24:00","reason":"day"}"#]),
      says: ["error: $.editions[0].rates: no rate is in force on Sunday 2026-01-04 from 00:00 to 24:00"]),
    Case(
      name: "holidays left out of the week without a calendar",
      rates: rate(
        "week", windows: [#"{"holidays":"never","from":"00:00","to":"24:00","reason":"day"}"#]),
      says: ["error: $.editions[0].rates[0].windows[0].holidays: the window asks for public holidays; name"]),
    Case(
      name: "a calendar that is not there", file: #","holidays":"de-nowhere""#,
      rates: rate("week", windows: [#"{"holidays":"also","from":"00:00","to":"24:00","reason":"day"}"#]),
      says: ["error: $.holidays: there is no calendar of that name"]),
    Case(
      name: "a calendar that nobody asks for", file: #","holidays":"de-berlin""#,
      says: ["error: $.holidays: there is no", "warning: $.holidays: no window asks for public holidays"]),
    Case(
      name: "two rates at once in part of their time",
      rates: rate("early", windows: [#"{"from":"04:00","to":"10:00","reason":"night"}"#]) + ","
        + rate("day", windows: [#"{"from":"08:00","to":"20:00","reason":"day"}"#]) + "," + rate("rest"),
      says: [
        "warning: $.editions[0].rates[1].windows[0]: the rate \"early\" holds at the same time on Thursday 2026-01-01 "
          + "from 08:00 to 10:00, and wins because it stands earlier; make one of the windows narrower"
      ]),
    Case(
      name: "a window behind another",
      rates: rate("day", windows: [#"{"from":"06:00","to":"22:00","reason":"day"}"#]) + ","
        + rate("peak", windows: [#"{"from":"16:00","to":"20:00","reason":"peak"}"#]) + "," + rate("rest"),
      says: ["warning: $.editions[0].rates[1].windows[0]: the window never counts"]),
    Case(
      name: "two rates without windows", rates: rate("a") + "," + rate("b"),
      says: ["error: $.editions[0].rates[1]: the rate \"a\" too holds when no other does"]),
    Case(
      name: "no time left to the rest",
      rates: rate("all", windows: [#"{"from":"00:00","to":"24:00","reason":"day"}"#]) + "," + rate("rest"),
      says: ["warning: $.editions[0].rates[1]: the windows of the other rates leave no time to the rate \"rest\""]),
    Case(
      name: "a window after the edition",
      edition: #","until":"2026-03-31""#,
      rates: rate(
        "summer", windows: [#"{"season":{"from":"06-01","to":"08-31"},"from":"00:00","to":"24:00","reason":"special"}"#]
      )
        + "," + rate("rest"),
      says: ["warning: $.editions[0].rates[0].windows[0]: the window never holds while the edition does"]),
  ]

  @Test("A file without faults has no findings", arguments: sound)
  func nothing(_ file: Case) throws {
    #expect(try TariffCheck(file.bytes).findings(calendar: nil).map(\.description) == [])
  }

  @Test("A fault is found with its place and mend, and nothing else is", arguments: faults)
  func found(_ fault: Case) throws {
    let findings = try TariffCheck(fault.bytes).findings(calendar: nil).map(\.description)
    #expect(findings.count == fault.says.count, "\(findings)")
    for (finding, says) in zip(findings, fault.says) { #expect(finding.contains(says), "\(finding)") }
  }

  @Test("A file must bear the name of its tariff and its country")
  func names() throws {
    let text = String(decoding: Case(name: "").bytes, as: UTF8.self)
    let file = Array(text.replacing("\"country\":\"DE\"", with: "\"country\":\"FR\"").utf8)
    let findings = try TariffCheck(file).findings(calendar: nil, fileName: "fr-reference.json")
    #expect(
      findings.map(\.message) == [
        "the file of this tariff is called de-reference.json; rename one of the two",
        "the identifier of a city in FR begins with \"fr-\"",
      ])
    #expect(findings.allSatisfy { $0.severity == .error && $0.line == 1 && $0.path == "$.id" })
  }

  @Test("The shipped tariffs have no errors")
  func shipped() throws {
    for id in try ShippedTariffs.identifiers() {
      let check = try TariffCheck(Golden.bytes("Data/tariffs/\(id).json"))
      let calendar = try ShippedTariffs.calendar(of: check.tariff)
      let errors = check.findings(calendar: calendar, fileName: "\(id).json").filter { $0.severity == .error }
      #expect(errors.map(\.description) == [], "\(id)")
    }
  }

  // MARK: - Texts

  private static func rate(
    _ id: String, windows: [String] = [], lamp: String? = nil,
    prices: String = #""initial":"4.00","distance":"2.00/km""#
  ) -> String {
    let windows = windows.isEmpty ? "" : #""windows":[\#(windows.joined(separator: ","))],"#
    let lamp = lamp ?? String(id.prefix(1))
    return #"{"id":"\#(id)","lamp":"\#(lamp)","name":{"en":"\#(id)","es":"\#(id)"},\#(windows)\#(prices)}"#
  }

  private static func unit(includes: String) -> String {
    #""initial":"4.00","includes":\#(includes),"unit":{"amount":"0.20","distance":"200 m","time":"40 s"}"#
  }
}
