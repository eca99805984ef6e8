import Foundation
import RideSupport
import Testing

/// `flagfall audit` as a person runs it.
@Suite struct AuditCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func run(_ arguments: [String]) throws -> Command.Outcome {
    let command = Command(arguments, environment: ["FLAGFALL_DATA": root.appending(path: "Data").path])
    try command.process.run()
    return command.finish()
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: String
    let status: Int32
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "nyc-row",
      arguments: "--tariff us-nyc --mi 1.72 --from 2024-01-01T00:57:55 --to 2024-01-01T01:17:43 "
        + "--rate clock --fare 17.70 --charged 22.70 --extra congestion --no-other-extras", status: 0),
    Case(name: "nyc-flat", arguments: "--tariff us-nyc --mi 16.62 --duration 50m --rate jfk --fare 72.80", status: 1),
    Case(
      name: "negotiated", arguments: "--tariff us-nyc --mi 0.41 --duration 2m --rate negotiated --fare 25.55", status: 0
    ),
    Case(
      name: "barcelona-dear",
      arguments: "--tariff es-barcelona --km 3.1 --from 2026-03-04T11:00 --to 2026-03-04T11:14 --rate clock "
        + "--charged 17.70 --no-other-extras", status: 1),
    Case(
      name: "barcelona-evening",
      arguments: "--tariff es-barcelona --km 3.1 --from 2026-03-04T19:55 --to 2026-03-04T20:09 --charged 9.70",
      status: 0),
    Case(name: "no-time", arguments: "--tariff gb-glasgow --mi 2.0 --from 2025-09-01T12:00 --charged 4.50", status: 1),
    Case(
      name: "too-fast", arguments: "--tariff gb-glasgow --mi 20 --from 2025-09-01T12:00 --duration 2m --charged 45",
      status: 0),
    Case(
      name: "no-edition", arguments: "--tariff us-nyc --mi 2.0 --from 2019-06-01T12:00 --duration 9m --fare 10.30",
      status: 0),
  ]

  @Test("The range, the verdict and what was taken for granted are told", arguments: cases)
  func tells(_ example: Case) throws {
    let arguments = ["audit"] + example.arguments.split(separator: " ").map(String.init)
    let text = try Self.run(arguments)
    let json = try Self.run(arguments + ["--json"])
    #expect(text.status == example.status && json.status == example.status)
    #expect(text.complaint.isEmpty && json.complaint.isEmpty)
    try Self.expect(text.output, at: "Tests/Goldens/audits/\(example.name).txt")
    try Self.expect(json.output, at: "Tests/Goldens/audits/\(example.name).json")
  }

  @Test("A table of trips is judged row by row as each alone, and summed up")
  func judgesTables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = [
      "2024-01-01 00:57:55,2024-01-01 01:17:43,1.72,1,17.7,possible",
      "2024-01-01 00:03:00,2024-01-01 00:09:36,1.8,1,10.0,possible",
      "2024-01-01 08:03:00,2024-01-01 08:09:36,1.8,1.0,40.0,too-high",
      "2024-01-01 08:03:00,2024-01-01 08:09:36,1.8,1,3.0,too-low",
      "2024-01-01 08:03:00,2024-01-01 08:53:36,16.62,2,70,possible",
      "2024-01-01 08:03:00,2024-01-01 08:53:36,16.62,5,70,not-judged",
      "2024-01-01 08:03:00,2024-01-01 08:53:36,16.62,99,70,not-judged",
      "2024-01-01 08:03:00,2024-01-01 08:04:36,96.62,1,70,not-judged",
      "2019-01-01 08:03:00,2019-01-01 08:14:36,1.62,1,7,not-judged",
    ]
    let header = "tpep_pickup_datetime,tpep_dropoff_datetime,trip_distance,RatecodeID,fare_amount,said\n"
    let table = folder.appending(path: "trips.csv")
    try Data((header + rows.map { $0 + "\n" }.joined() + "then,2024-01-01 08:04:36,1,1,1,\n").utf8).write(to: table)
    let out = folder.appending(path: "verdicts.csv").path
    let outcome = try Self.run([
      "audit", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--csv", table.path, "--out", out,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains("trips.csv:11:1: \"then\" is no time"))
    let verdicts = try String(contentsOfFile: out, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(verdicts.map { $0.split(separator: ",")[1] } == rows.map { $0.split(separator: ",")[5] })
    for (row, verdict) in zip(rows, verdicts) where !verdict.contains("not-judged") {
      let field = row.split(separator: ",").map(String.init)
      let one = try Self.run([
        "audit", "--tariff", "us-nyc", "--mi", field[2], "--from", field[0], "--to", field[1], "--rate",
        field[3] == "2" ? "jfk" : "clock", "--fare", field[4], "--json",
      ])
      #expect(one.output.contains("\"verdict\":\"\(field[5])\""))
      let range = verdict.split(separator: ",", omittingEmptySubsequences: false)
      #expect(one.output.contains("\"fare\":{\"least\":\"\(range[3])\",\"most\":\"\(range[4])\"}"))
    }
    #expect(
      outcome.output == """
        us-nyc

                 trips  possible  too high  too low  not judged
        all          9         3         1        1           4
        rate 1       6         2         1        1           2
        rate 2       1         1         0        0           0
        rate 5       1         0         0        0           1
        rate 99      1         0         0        0           1
        00:00        2         2         0        0           0
        08:00        7         1         1        1           4

        The worst:
        \(table.path):4: too high by 26.50 USD
        \(table.path):5: too low by 5.60 USD

        1 row could not be read.

        """)
    let json = try Self.run(["audit", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--csv", table.path, "--json"])
    #expect(json.output.hasPrefix("{\"tariff\":\"us-nyc\",\"all\":{\"trips\":9,\"possible\":3,\"too-high\":1,"))
  }

  /// A table of trips of which some rows cannot be read, some fares are too high and some too low.
  private static func trips(_ count: Int, _ dice: inout Dice) -> String {
    var text = "start,end,distance_mi,rate,fare,total\n"
    func clock(_ second: Int) -> String {
      let parts = [second / 3600 % 24, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return "2024-01-\(10 + second / 86_400)T\(parts.joined(separator: ":"))"
    }
    for number in 0..<count {
      let start = Int.random(in: 0..<15 * 86_400, using: &dice)
      let (way, time) = (Int.random(in: 30...900, using: &dice), Int.random(in: 180...2700, using: &dice))
      let fare = 300 + 70 * max(way / 20, time / 60) + (number % 50 == 7 ? 3000 : number % 50 == 8 ? -290 : 0)
      let money = { (cents: Int) in "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
      let end = number % 97 == 5 ? "later" : clock(start + time)
      let rate = ["clock", "", "jfk", "group", "clock"][number % 5]
      let total = number % 3 == 0 ? "" : money(fare + 250)
      text +=
        "\(clock(start)),\(end),\(way / 100).\(way % 100 < 10 ? "0" : "")\(way % 100),\(rate),\(money(fare)),\(total)\n"
    }
    return text
  }

  @Test("An audited table is the same on any number of cores, packed, and of a run that was killed and went on")
  func goesOn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    let table = folder.appending(path: "trips.csv").path
    try Data(Self.trips(60_000, &dice).utf8).write(to: URL(filePath: table))
    func path(_ name: String) -> String { folder.appending(path: name).path }
    func words(_ name: String, _ table: String) -> [String] {
      [
        "audit", "--tariff", "us-nyc", "--csv", table, "--out", path(name), "--rejects", path("\(name).rejects"),
        "--json",
        "--quiet",
      ]
    }
    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
    let one = try Self.run(words("one", table) + ["--cores", "1"])
    let begun = ContinuousClock.now
    let four = try Self.run(words("four", table) + ["--cores", "4"])
    let length = UInt32(max(2000, (ContinuousClock.now - begun) / .microseconds(1)))
    #expect(one.status == 1 && one.complaint.isEmpty)
    #expect(try text("four") == text("one") && text("four.rejects") == text("one.rejects") && four.output == one.output)
    let rejected = try text("one.rejects").split(separator: "\n")
    #expect(rejected.count == (60_000 + 91) / 97)
    #expect(rejected.first?.contains("\"line\":7,\"column\":21,\"reason\":\"\\\"later\\\" is no time") == true)
    #expect(try text("one").split(separator: "\n").count == 60_001 - rejected.count)
    #expect(try Self.run(words("one", table) + ["--allow-rejects"]).status == 1)
    for packer in ["gzip", "zstd"] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/\(packer)")
      process.arguments = ["-q", "-k", "-S", ".packed", table].filter {
        packer == "gzip" || $0 == "-q" || $0 == "-k" || $0 == table
      }
      try process.run()
      process.waitUntilExit()
      let packed = packer == "gzip" ? "\(table).packed" : "\(table).zst"
      _ = try Self.run(words("packed", packed))
      #expect(try text("packed") == text("one"), "\(packer)")
    }
    var killed = 0
    var rounds = 0
    while rounds < 3 || (killed == 0 && rounds < 50) {
      rounds += 1
      while true {
        let command = Command(
          words("killed", table) + ["--resume"], environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path])
        try command.process.run()
        usleep(UInt32.random(in: 1000..<length, using: &dice))
        let isOver = !command.process.isRunning
        kill(command.process.processIdentifier, SIGKILL)
        let outcome = command.finish()
        if isOver {
          #expect(outcome.status == 1 && outcome.output == one.output, "seed \(seed)")
          break
        }
        killed += 1
      }
      #expect(try text("killed") == text("one") && text("killed.rejects") == text("one.rejects"), "seed \(seed)")
      #expect(!FileManager.default.fileExists(atPath: path("killed.resume")))
    }
    #expect(killed > 0)
    let journal = try Self.run(["audit", "--tariff", "us-nyc", "--csv", table, "--resume"])
    #expect(journal.status == 2 && journal.complaint.contains("name it with --out"))
  }

  private static func expect(_ text: String, at path: String) throws {
    let file = root.appending(path: path)
    if ProcessInfo.processInfo.environment["RENEW_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let arguments: String
    let complaint: String
    var testDescription: String { arguments }
  }

  @Test(
    "A wrong command line is told what to write instead",
    arguments: [
      Fault(arguments: "--km 3.1 --charged 9", complaint: "--tariff is missing"),
      Fault(arguments: "--tariff es-barcelona --charged 9", complaint: "--km or --mi is missing"),
      Fault(arguments: "--tariff es-barcelona --km 3.1", complaint: "--charged is missing"),
      Fault(arguments: "--tariff es-barcelona --km 3,1 --charged 9", complaint: "give a number such as 3.1"),
      Fault(arguments: "--tariff es-barcelona --km 3.1 --charged 9,70", complaint: "such as 17.70"),
      Fault(arguments: "--tariff es-barcelona --km 3.1 --charged 9.705", complaint: "such as 17.70"),
      Fault(arguments: "--tariff jp-tokyo --km 3.1 --charged 9.7", complaint: "such as 1770"),
      Fault(arguments: "--tariff es-barcelona --km 3.1 --from noon --charged 9", complaint: "such as 2026-11-30T14:00"),
      Fault(arguments: "--tariff es-barcelona --km 3.1 --duration 9 --charged 9", complaint: "such as 4m"),
      Fault(
        arguments: "--tariff es-barcelona --km 3.1 --from 2026-03-04T11:00 --to 2026-03-04T10:00 --charged 9",
        complaint: "--to is before --from"),
      Fault(
        arguments:
          "--tariff es-barcelona --km 3.1 --from 2026-03-04T11:00 --to 2026-03-04T11:20 --duration 5m --charged 9",
        complaint: "--duration is not the time"),
      Fault(
        arguments: "--tariff es-barcelona --km 3.1 --rate t9 --charged 9", complaint: "has no rate t9; did you mean"),
      Fault(arguments: "--tariff es-barcelona --km 3.1 --extra dog --charged 9", complaint: "no supplement dog"),
      Fault(arguments: "--tariff us-nyc --mi 3.1 --extra congestion=2 --charged 9", complaint: "at most once"),
      Fault(arguments: "--tariff us-nyc --mi 3.1 --extra tolls --charged 9", complaint: "such as tolls=2.50"),
      Fault(arguments: "--tariff us-nyc --mi 3.1 --farre 9", complaint: "did you mean --fare?"),
    ])
  func complains(_ fault: Fault) throws {
    let outcome = try Self.run(["audit"] + fault.arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.complaint.contains(fault.complaint), "\(outcome.complaint)")
  }
}
