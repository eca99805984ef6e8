import Almanac
import Foundation
import JSON
import Tariffs
import Testing

@Suite struct HolidayFileTests {
  static let ids = [
    "at",
    "de-sn",
    "es-barcelona",
    "es-madrid",
    "es-malaga",
    "es-palma",
    "es-sevilla",
    "es-valencia",
    "es-zaragoza",
    "fr",
    "gb-eaw",
    "gb-nir-taxi",
    "gb-scotland",
    "ie",
    "it",
    "pl",
    "pt",
    "sg",
    "us-federal",
  ]

  @Test("Every holiday file reads, and has no folder neighbour that is not tested here")
  func allAreRead() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".json") }.sorted() == Self.ids.map { $0 + ".json" })
  }

  @Test("A holiday file is named by its id and uses each of its sources", arguments: ids)
  func isWhole(id: String) throws {
    let file = try Self.file(id)
    #expect(file.calendar.id == id)
    #expect(file.sourceKeys.count == file.calendar.holidays.count)
    let used = Set(file.sourceKeys.flatMap { $0 })
    #expect(Set(file.sources.map { $0.id }) == used)
    for source in file.sources { #expect(source.url.hasPrefix("http"), "\(source.id)") }
    for year in file.years { #expect(file.calendar.holidays(in: year).count >= 7) }
  }

  struct Peer: Sendable, CustomTestStringConvertible {
    let id: String
    let peer: String
    var testDescription: String { id }
  }

  @Test(
    "A calendar of a whole country or region has the days of PyPI holidays",
    arguments: [
      Peer(id: "at", peer: "AT"),
      Peer(id: "de-sn", peer: "DE-SN"),
      Peer(id: "fr", peer: "FR"),
      Peer(id: "gb-eaw", peer: "GB-ENG"),
      Peer(id: "gb-scotland", peer: "GB-SCT"),
      Peer(id: "ie", peer: "IE"),
      Peer(id: "it", peer: "IT"),
      Peer(id: "pl", peer: "PL"),
      Peer(id: "pt", peer: "PT"),
      Peer(id: "sg", peer: "SG"),
      Peer(id: "us-federal", peer: "US"),
    ])
  func agrees(_ example: Peer) throws {
    let file = try Self.file(example.id)
    let expected = try Self.fixture(example.peer)
    let found = Set((2015...2035).flatMap { file.calendar.holidays(in: $0).map { $0.date } })
    #expect(Self.text(found.subtracting(expected)) == "")
    #expect(Self.text(expected.subtracting(found)) == "")
  }

  @Test("Northern Ireland's set days are seven of the days of PyPI holidays, without substitutes")
  func setDaysAgree() throws {
    let file = try Self.file("gb-nir-taxi")
    let found = Set((2015...2035).flatMap { file.calendar.holidays(in: $0).map { $0.date } })
    let expected = try Self.fixture(
      "GB-NIR",
      only: [
        "Saint Patrick's Day", "Good Friday", "Easter Monday", "May Day", "Spring Bank Holiday", "Battle of the Boyne",
        "Late Summer Bank Holiday",
      ])
    #expect(Self.text(found.subtracting(expected)) == "")
    #expect(Self.text(expected.subtracting(found)) == "")
  }

  @Test("Barcelona has the Catalan days of PyPI holidays and two days of its own")
  func barcelonaAgrees() throws {
    let file = try Self.file("es-barcelona")
    let own = ["saint-eulalia", "whit-monday", "merce"]
    let observances = (2015...2035).flatMap { file.calendar.holidays(in: $0) }
    let catalan = Set(observances.filter { !own.contains($0.holiday.key) }.map { $0.date })
    let expected = try Self.fixture("ES-CT")
    #expect(Self.text(catalan.subtracting(expected)) == "")
    // Where Catalonia itself took Whit Monday, the package has it among the Catalan days.
    #expect(Self.text(expected.subtracting(catalan)) == "2016-05-16 2022-06-06 2033-06-06")
  }

  struct City: Sendable, CustomTestStringConvertible {
    let id: String
    let region: String
    let own: [String]
    var testDescription: String { id }
  }

  static let cities = [
    City(id: "es-madrid", region: "ES-MD", own: ["saint-isidore", "almudena"]),
    City(id: "es-malaga", region: "ES-AN", own: ["entry-into-malaga", "our-lady-of-victory"]),
    City(
      id: "es-palma", region: "ES-IB",
      own: ["saint-sebastian", "easter-monday-of-palma", "saint-john", "saint-stephen-of-palma"]),
    City(id: "es-sevilla", region: "ES-AN", own: ["feria-wednesday", "corpus-christi"]),
    City(id: "es-valencia", region: "ES-VC", own: ["saint-vincent-martyr", "saint-vincent-ferrer"]),
    City(id: "es-zaragoza", region: "ES-AR", own: ["saint-valerius", "fifth-of-march"]),
  ]

  @Test("A Spanish city has the days of its region by PyPI holidays and days of its own", arguments: cities)
  func cityAgrees(_ example: City) throws {
    let file = try Self.file(example.id)
    let observances = (2015...2035).flatMap { file.calendar.holidays(in: $0) }
    let regional = Set(observances.filter { !example.own.contains($0.holiday.key) }.map { $0.date })
    let expected = try Self.fixture(example.region)
    #expect(Self.text(regional.subtracting(expected)) == "")
    #expect(Self.text(expected.subtracting(regional)) == "")
  }

  struct OwnDays: Sendable, CustomTestStringConvertible {
    let id: String
    let year: Int
    let days: [String]
    var testDescription: String { "\(id) \(year)" }
  }

  @Test(
    "A Spanish city's own days are those that it published",
    arguments: [
      OwnDays(id: "es-madrid", year: 2019, days: ["05-15", "11-09"]),
      OwnDays(id: "es-madrid", year: 2025, days: ["05-15", "11-10"]),
      OwnDays(id: "es-madrid", year: 2026, days: ["05-15", "11-09"]),
      OwnDays(id: "es-malaga", year: 2024, days: ["08-19", "09-09"]),
      OwnDays(id: "es-malaga", year: 2026, days: ["08-19", "09-08"]),
      OwnDays(id: "es-palma", year: 2024, days: ["06-24", "12-26"]),
      OwnDays(id: "es-palma", year: 2025, days: ["01-20", "04-21"]),
      OwnDays(id: "es-palma", year: 2026, days: ["01-20", "06-24"]),
      OwnDays(id: "es-sevilla", year: 2023, days: ["04-26", "06-08"]),
      OwnDays(id: "es-sevilla", year: 2025, days: ["05-07", "06-19"]),
      OwnDays(id: "es-sevilla", year: 2026, days: ["04-22", "06-04"]),
      OwnDays(id: "es-valencia", year: 2022, days: ["01-22", "04-25"]),
      OwnDays(id: "es-valencia", year: 2025, days: ["01-22", "04-28"]),
      OwnDays(id: "es-valencia", year: 2026, days: ["01-22", "04-13"]),
      OwnDays(id: "es-zaragoza", year: 2017, days: ["03-06", "10-13"]),
      OwnDays(id: "es-zaragoza", year: 2022, days: ["01-31", "03-07"]),
      OwnDays(id: "es-zaragoza", year: 2023, days: ["01-30", "03-06"]),
      OwnDays(id: "es-zaragoza", year: 2026, days: ["01-29", "03-05"]),
    ])
  func cityDecreed(_ example: OwnDays) throws {
    let city = try #require(Self.cities.first { $0.id == example.id })
    let own = try Self.file(example.id).calendar.holidays(in: example.year)
      .filter { city.own.contains($0.holiday.key) }
    #expect(own.map { String($0.date.iso8601.dropFirst(5)) } == example.days)
  }

  struct Year: Sendable, CustomTestStringConvertible {
    let year: Int
    let own: [String]
    var testDescription: String { "\(year)" }
  }

  @Test(
    "Barcelona's own days are those that the city decreed",
    arguments: [
      Year(year: 2015, own: ["06-01", "09-24"]),
      Year(year: 2016, own: ["02-12", "05-16", "09-24"]), Year(year: 2017, own: ["06-05", "09-25"]),
      Year(year: 2019, own: ["06-10", "09-24"]), Year(year: 2021, own: ["05-24", "09-24"]),
      Year(year: 2022, own: ["06-06", "09-24", "09-26"]), Year(year: 2023, own: ["06-05", "09-25"]),
      Year(year: 2024, own: ["05-20", "09-24"]), Year(year: 2025, own: ["06-09", "09-24"]),
      Year(year: 2026, own: ["05-25", "09-24"]),
    ])
  func barcelonaDecreed(_ example: Year) throws {
    let own = try Self.file("es-barcelona").calendar.holidays(in: example.year)
      .filter { ["saint-eulalia", "whit-monday", "merce"].contains($0.holiday.key) }
    #expect(own.map { String($0.date.iso8601.dropFirst(5)) } == example.own)
  }

  @Test("Barcelona's 2026 is the published list")
  func barcelona2026() throws {
    let days = try Self.file("es-barcelona").calendar.holidays(in: 2026).map { $0.date.iso8601.dropFirst(5) }
    #expect(
      days == [
        "01-01", "01-06", "04-03", "04-06", "05-01", "05-25", "06-24", "08-15", "09-11", "09-24", "10-12", "12-08",
        "12-25", "12-26",
      ])
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let holiday: String
    let error: String
    var testDescription: String { error }
  }

  @Test(
    "What does not fit is refused with its place and the mend",
    arguments: [
      Refused(holiday: #""rule": {"on": "02-30"}"#, error: #"$.holidays[0].rule.on: expected a month and a day"#),
      Refused(holiday: #""rule": {"easter": 300}"#, error: "$.holidays[0].rule.easter: expected a whole number from"),
      Refused(holiday: #""rule": {}"#, error: "$.holidays[0].rule: expected one of the keys on, easter"),
      Refused(
        holiday: #""rule": {"on": "01-01", "easter": 1}"#, error: "$.holidays[0].rule: expected one of the keys"),
      Refused(holiday: #""rule": {"on": "01-01", "month": 1}"#, error: "$.holidays[0].rule.month: the key"),
      Refused(
        holiday: #""rule": {"nth": 0, "weekday": "monday", "month": 1}"#,
        error: "$.holidays[0].rule.nth: expected 1 to 5"),
      Refused(
        holiday: #""rule": {"nth": 1, "weekday": "mnday", "month": 1}"#,
        error: #"$.holidays[0].rule.weekday: "mnday" is not known here; did you mean "monday"?"#),
      Refused(holiday: #""rule": {"dates": ["2026-02-29"]}"#, error: "$.holidays[0].rule.dates[0]: expected a date"),
      Refused(
        holiday: #""rule": {"on": "01-01"}, "substitute": "sunday""#, error: #"$.holidays[0].substitute: "sunday""#),
      Refused(
        holiday: #""rule": {"on": "01-01"}, "exceptions": [{"source": "law"}]"#,
        error: "$.holidays[0].exceptions[0]: an exception has nothing in it"),
      Refused(holiday: #""rule": {"on": "01-01"}, "form": 2020"#, error: "$.holidays[0].form: the key"),
      Refused(holiday: #""rule": {"on": "01-01"}, "from": 99999"#, error: "$.holidays[0].from: expected a whole"),
    ])
  func refuses(_ example: Refused) throws {
    let text = """
      {"id": "x", "names": {"en": "X"}, "years": {"from": 2015, "to": 2035},
       "sources": {"law": {"publisher": "L", "url": "https://x", "date": "2020-01-01", "confidence": "official"}},
       "holidays": [{"id": "a", "names": {"en": "A"}, "sources": ["law"], \(example.holiday)}]}
      """
    let error = try #require(throws: JSONError.self) { try HolidayFile(Array(text.utf8)) }
    #expect(error.description.contains(", \(example.error)"), "\(error)")
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appending(path: "Data/holidays")

  private static func file(_ id: String) throws -> HolidayFile {
    try HolidayFile(Array(Data(contentsOf: folder.appending(path: "\(id).json"))))
  }

  private static func fixture(_ id: String, only names: Set<String> = []) throws -> Set<CivilDate> {
    let text = try String(
      contentsOf: root.appending(path: "Tests/Fixtures/almanac/holidays.txt"), encoding: .utf8)
    var dates: Set<CivilDate> = []
    var isInside = false
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("calendar ") {
        isInside = line == "calendar \(id)"
      } else if isInside, names.isEmpty || names.contains(String(line.prefix { $0 != ":" })) {
        for number in line.split(separator: ":").last?.split(separator: " ") ?? [] {
          let digits = try #require(Int(number))
          let date = CivilDate(year: digits / 10000, month: digits / 100 % 100, day: digits % 100)
          dates.insert(try #require(date))
        }
      }
    }
    #expect(dates.count >= 147)
    return dates
  }

  private static func text(_ dates: Set<CivilDate>) -> String {
    dates.sorted().map { $0.iso8601 }.joined(separator: " ")
  }
}
