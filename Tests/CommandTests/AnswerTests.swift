import Foundation
import Testing

/// The commands that answer from rides and numbers, over the shipped tariffs.
@Suite struct AnswerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func run(_ arguments: String...) throws -> Command.Outcome {
    let command = Command(arguments, environment: ["FLAGFALL_DATA": root.appending(path: "Data").path])
    try command.process.run()
    return command.finish()
  }

  private static func object(_ outcome: Command.Outcome) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }

  private static func ride(_ name: String) -> String {
    root.appending(path: "Tests/Fixtures/rides/\(name).ndjson").path
  }

  // MARK: - Estimate

  @Test("An estimate is the receipt of a made ride, with what was taken for granted beside it")
  func estimates() throws {
    let outcome = try Self.run(
      "estimate", "--tariff", "us-nyc", "--mi", "5", "--wait", "5m", "--at", "2008-03-05T11:00")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Total                     $14.10\n"))
    #expect(outcome.complaint == "flagfall estimate: driven at 30 km/h\n")
  }

  @Test("Where time counts while driving the speed is asked for")
  func asks() throws {
    let asked = try Self.run("estimate", "--tariff", "at-wien", "--km", "5", "--at", "2026-03-04T11:00")
    #expect(asked.status == 2 && asked.output.isEmpty)
    #expect(asked.complaint.contains("give --speed"))
    let told = try Self.run(
      "estimate", "--tariff", "at-wien", "--km", "5", "--at", "2026-03-04T11:00", "--speed", "30 km/h", "--json")
    #expect(told.status == 0)
    #expect(try Self.object(told)["duration_s"] as? Double == 600)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let complaint: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "A wrong number is told what to write instead",
    arguments: [
      Case(arguments: ["estimate", "--km", "3"], complaint: "--tariff is missing"),
      Case(arguments: ["estimate", "--tariff", "es-barcelone", "--km", "3"], complaint: "did you mean es-barcelona?"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona"], complaint: "--km or --mi is missing"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3,1"], complaint: "give a number such as 3.1"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona", "--km", "-3"], complaint: "give a number such as 3.1"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona", "--km", "1e4"], complaint: "give a number such as 3.1"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3", "--mi", "2"], complaint: "one of them"),
      Case(arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3", "--wait", "4"], complaint: "such as 4m"),
      Case(
        arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3", "--speed", "9"], complaint: "such as 30km/h"),
      Case(
        arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3", "--at", "tomorrow"],
        complaint: "such as 2026-11-30T14:00"),
      Case(
        arguments: ["estimate", "--tariff", "es-barcelona", "--km", "3", "--rate", "t9"], complaint: "has no rate t9"),
      Case(arguments: ["estimate", "--tariff", "gb-edinburgh", "--km", "3"], complaint: "cannot be priced"),
      Case(arguments: ["compare", "ride", "--in", "EUR"], complaint: "--in and --rates belong together"),
      Case(arguments: ["compare", "ride", "--country", "XX"], complaint: "known are AT, AU"),
      Case(arguments: ["ride", "ride"], complaint: "--to gpx, --to ndjson or --stats"),
      Case(arguments: ["ride", "ride", "--to", "kml"], complaint: "give gpx or ndjson"),
      Case(arguments: ["explain", "ride"], complaint: "--tariff is missing"),
      Case(arguments: ["estimate", "--tariff", "NYC", "--km", "3"], complaint: "did you mean us-nyc?"),
      Case(arguments: ["estimate", "--tariff", "munchen", "--km", "3"], complaint: "did you mean de-muenchen?"),
      Case(arguments: ["estimate", "--tariff", "vegas", "--km", "3"], complaint: "did you mean us-las-vegas?"),
      Case(arguments: ["estimate", "--tariff", "a/b.json", "--km", "3"], complaint: "No such file"),
      Case(arguments: ["estimate", "--tariff", "us-nyc", "--km", "100000"], complaint: "9 998 km at most"),
      Case(arguments: ["estimate", "--tariff", "us-nyc", "--km", "3", "--rate", "9"], complaint: "known are 1, jfk"),
      Case(
        arguments: ["estimate", "--tariff", "us-nyc", "--km", "3", "--extra", "tolls"],
        complaint: "give how much, such as tolls=2.50"),
      Case(
        arguments: ["estimate", "--tariff", "us-nyc", "--km", "3", "--extra", "congestion=two"],
        complaint: "give how often, such as congestion=2"),
      Case(
        arguments: ["estimate", "--tariff", "us-nyc", "--km", "3", "--extra", "toll"],
        complaint: "no supplement toll with a key; known are congestion"),
      Case(
        arguments: ["estimate", "--tariff", "us-nyc", "--km", "3", "--extra", "tolls=-1"],
        complaint: "such as tolls=2.50"),
      Case(arguments: ["estimate", "--tariff", "us-nyc"], complaint: "--km or --mi is missing"),
      Case(arguments: ["audit", "--tariff", "us-nyc", "--charged", "9"], complaint: "--km or --mi is missing"),
      Case(arguments: ["serve", "--tiles", "tile.example.org"], complaint: "it begins with https:// or http://"),
      Case(
        arguments: ["serve", "--tiles", "https://tile.example.org/{z}/{x}/{y}.png"],
        complaint: "say who made the map of tile.example.org with --tiles-attribution"),
      Case(arguments: ["serve", "--tiles-attribution", "me"], complaint: "give both"),
      Case(arguments: ["check", "nowhere.json"], complaint: "nowhere.json: No such file"),
      Case(arguments: ["receipt", "--verify", "3f2a9c01", "/etc/passwd"], complaint: "the digest stands after it"),
    ])
  func complains(_ example: Case) throws {
    let command = Command(example.arguments, environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path])
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.contains(example.complaint), "\(outcome.complaint)")
  }

  @Test("A day that no edition is known for is priced by another, and that is told")
  func doubts() throws {
    func complaint(_ day: String) throws -> String {
      try Self.run("estimate", "--tariff", "us-nyc", "--mi", "3", "--at", "\(day)T12:00").complaint
    }
    #expect(try complaint("1995-03-01").contains("no edition of us-nyc is known for 1995-03-01; priced by that of"))
    #expect(try complaint("2015-03-04").contains("held until 2011-12-31, and none of us-nyc is known for 2015-03-04"))
    #expect(try complaint("2008-03-05") == "flagfall estimate: driven at 30 km/h\n")
  }

  @Test("A result that cannot be written is a failure")
  func fullDisk() throws {
    let command = Command([], environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path])
    let flagfall = try #require(command.process.executableURL).path
    command.process.executableURL = URL(filePath: "/bin/sh")
    command.process.arguments = ["-c", #""$0" tariffs > /dev/full"#, flagfall]
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == 1)
    #expect(outcome.complaint == "flagfall: standard output: No space left on device\n")
  }

  // MARK: - Explain

  @Test("The steps of a ride add up to its fare")
  func explains() throws {
    let ride = Self.ride("bcn-evening")
    let explained = try Self.object(Self.run("explain", ride, "--tariff", "es-barcelona", "--json"))
    let billed = try Self.object(Self.run("meter", ride, "--tariff", "es-barcelona", "--json"))
    let steps = try #require(explained["increments"] as? [[String: Any]])
    #expect(steps.count == billed["increments"] as? Int)
    #expect(steps.last?["fare"] as? String == billed["fare"] as? String)
    #expect(explained["total"] as? String == billed["total"] as? String)
    let times = steps.compactMap { $0["time"] as? String }
    #expect(times.count == steps.count && times == times.sorted())
    #expect(Set(steps.compactMap { $0["rate"] as? String }) == ["t1", "t2"])
    let text = try Self.run("explain", ride, "--tariff", "es-barcelona").output
    #expect(text.split(separator: "\n").count > steps.count)
  }

  // MARK: - Compare

  @Test("A comparison's headings are in the language asked for")
  func headings() throws {
    for (language, words) in [("en", ["City", "Distance"]), ("de", ["Stadt", "Grundpreis"]), ("ja", ["都市", "合計"])] {
      let text = try Self.run("compare", Self.ride("bcn-day"), "--country", "PT", "--language", language).output
      let heading = text.split(separator: "\n").first ?? ""
      #expect(words.allSatisfy { heading.contains($0) }, "\(heading)")
    }
  }

  @Test("A tariff of one's own is named by its path, and a fault in it by file, line and column")
  func ownTariff() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "own-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      unlink(folder.appending(path: "my.json").path())
      rmdir(folder.path())
    }
    let shipped = try String(
      contentsOf: Self.root.appending(path: "Data/tariffs/us-nyc.json"), encoding: .utf8)
    let path = folder.appending(path: "my.json")
    try shipped.write(to: path, atomically: true, encoding: .utf8)
    func estimate(_ tariff: String, in place: URL) throws -> Command.Outcome {
      let command = Command(
        ["estimate", "--tariff", tariff, "--mi", "3", "--at", "2026-03-04T12:00"],
        environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path])
      command.process.currentDirectoryURL = place
      try command.process.run()
      return command.finish()
    }
    let shelf = try estimate("us-nyc", in: folder)
    for name in ["./my.json", "my.json", path.path()] {
      #expect(try estimate(name, in: folder) == shelf && shelf.status == 0)
    }
    try shipped.replacing("\"USD\"", with: "\"DOLLAR\"").write(to: path, atomically: true, encoding: .utf8)
    let refused = try estimate("./my.json", in: folder)
    #expect(refused.status == 2)
    #expect(
      refused.complaint.contains(#/flagfall estimate: \./my\.json:\d+:\d+: \$\.currency: /#), "\(refused.complaint)")
  }

  @Test("The clock on the wall is kept in every city, and the cheapest comes first")
  func compares() throws {
    let ride = Self.ride("bcn-evening")
    let rates = FileManager.default.temporaryDirectory.appending(path: "rates-\(UUID().uuidString).json")
    try Data(#"{"base": "EUR", "rates": {"USD": 1.1, "GBP": "0.85"}}"#.utf8).write(to: rates)
    defer { try? FileManager.default.removeItem(at: rates) }
    let outcome = try Self.run("compare", ride, "--in", "eur", "--rates", rates.path, "--json")
    #expect(outcome.status == 0)
    let object = try Self.object(outcome)
    #expect(object["start"] as? String == "2026-03-04T19:55:00")
    let cities = try #require(object["cities"] as? [[String: Any]])
    #expect(cities.count >= 45)
    #expect(Set(cities.compactMap { $0["country"] as? String }).count >= 20)
    let sums = cities.compactMap { ($0["converted"] as? String).flatMap(Double.init) }
    #expect(sums.count > 25 && sums == sums.sorted())
    // The unknown currencies come last.
    #expect(cities.prefix(sums.count).allSatisfy { $0["converted"] is String })

    try Data("USD,0\nEUR,1\n".utf8).write(to: rates)
    let wrong = try Self.run("compare", ride, "--in", "eur", "--rates", rates.path)
    #expect(wrong.status == 2 && wrong.complaint.contains("\(rates.path):1:1: expected a currency and a rate"))

    let own = try #require(cities.first { $0["tariff"] as? String == "es-barcelona" })
    let billed = try Self.object(Self.run("meter", ride, "--tariff", "es-barcelona", "--json"))
    #expect(own["total"] as? String == billed["total"] as? String)
    // Glasgow is an hour behind; its price is that of the same reading of its own clock.
    let glasgow = try #require(cities.first { $0["tariff"] as? String == "gb-glasgow" })
    let local = try Self.object(
      Self.run("meter", ride, "--tariff", "gb-glasgow", "--zone", "Europe/Madrid", "--json"))
    #expect(glasgow["fare"] as? String == local["fare"] as? String)
  }

  @Test("Only the countries that are asked for are compared")
  func filters() throws {
    let outcome = try Self.run("compare", Self.ride("bcn-day"), "--country", "es", "--country", "PT")
    #expect(outcome.status == 0)
    let ids = outcome.output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    #expect(ids.count >= 7 && ids.allSatisfy { $0.hasPrefix("es-") || $0.hasPrefix("pt-") })
  }

  // MARK: - The first page

  @Test("The second line of the README does what it says, as it is written")
  func readme() throws {
    let kept = try String(contentsOf: Self.root.appending(path: "docs/ride.gpx"), encoding: .utf8)
    #expect(try Self.run("ride", Self.ride("nyc-rush"), "--to", "gpx").output == kept, "make docs/ride.gpx anew")
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let line = try #require(readme.split(separator: "\n").first { $0.hasPrefix("./flagfall meter ") })
    let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
    let command = Command(words, environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path])
    command.process.currentDirectoryURL = Self.root
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == 0, "\(outcome.complaint)")
    #expect(outcome.output.contains("City                    New York\n"))
    #expect(outcome.output.contains("Standard city rate         10.70\n"))
    #expect(outcome.complaint == "flagfall meter: times are those of the zone America/New_York\n")
  }

  // MARK: - Ride

  @Test("A converted ride costs what it cost", arguments: ["gpx", "ndjson"])
  func converts(_ format: String) throws {
    let ride = Self.ride("bcn-day")
    let converted = try Self.run("ride", ride, "--to", format)
    #expect(converted.status == 0 && converted.complaint.isEmpty)
    let file = FileManager.default.temporaryDirectory.appending(path: "ride-\(UUID().uuidString).\(format)")
    try Data(converted.output.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let again = try Self.object(
      Self.run("meter", file.path, "--tariff", "es-barcelona", "--zone", "Europe/Madrid", "--json"))
    let before = try Self.object(Self.run("meter", ride, "--tariff", "es-barcelona", "--json"))
    #expect(again["total"] as? String == before["total"] as? String)
    #expect(again["distance_m"] as? Double == before["distance_m"] as? Double)
  }

  @Test("What a ride holds is told")
  func tells() throws {
    let outcome = try Self.run("ride", Self.ride("magdeburg"), "--stats", "--json")
    #expect(outcome.status == 0)
    let object = try Self.object(outcome)
    let delivery = try #require(object["delivery"] as? [String: Any])
    #expect(try #require(delivery["bursts"] as? Int) > 0)
    #expect(try #require(delivery["lateness_greatest_s"] as? Double) > 10)
    let tunnel = try Self.object(Self.run("ride", Self.ride("tunnel"), "--stats", "--json"))
    let gaps = try #require(tunnel["gaps"] as? [[String: Any]])
    #expect(gaps.count == 1)
    #expect(try Self.run("ride", Self.ride("tunnel"), "--stats").output.contains("for 90 s, 1199.997 m"))
  }
}
