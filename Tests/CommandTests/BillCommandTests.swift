import Foundation
import RideSupport
import Testing

/// `flagfall bill` as a person runs it.
@Suite struct BillCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let environment = ["FLAGFALL_DATA": root.appending(path: "Data").path]

  private static func run(_ arguments: [String]) throws -> Command.Outcome {
    let command = Command(arguments, environment: environment)
    try command.process.run()
    return command.finish()
  }

  private static let header = "ride,time,lat,lon,speed,accuracy\n"

  /// Rows of a ride along a street of New York; `odd` rows are as some recorders write them.
  private static func rows(of name: String, count: Int, start: Int = 1_772_640_000, odd: Bool = false) -> [String] {
    (0..<count).map { second in
      let time = stamp(of: start + (odd ? second / 3 : second))
      let north = 40.75 + Double(second) * (odd ? 0.00003 : 0.00009)
      let speed = odd ? "" : "\(10 + second % 3)"
      let stamp = odd && second == 7 ? "" : time
      return "\(name),\(stamp),\(Double(Int(north * 1_000_000)) / 1_000_000),-73.98,\(speed),5\n"
    }
  }

  /// A time of 3 to 5 March 2026 in UTC.
  private static func stamp(of second: Int) -> String {
    let (day, clock) = ((second - 1_772_323_200) / 86_400 + 1, second % 86_400)
    let parts = [clock / 3600, clock / 60 % 60, clock % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "2026-03-0\(day)T\(parts.joined(separator: ":"))Z"
  }

  private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appending(path: "flagfall-bill-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ text: String, to name: String) throws -> String {
      try Data(text.utf8).write(to: url.appending(path: name))
      return path(name)
    }

    func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }
  }

  @Test("A line of the result is what the meter says of the same ride alone")
  func saysWhatTheMeterSays() throws {
    let folder = try Folder()
    let rides: [(name: String, rows: [String])] = [
      ("one", Self.rows(of: "one", count: 300)),
      ("shared seconds and a missing time", Self.rows(of: "shared seconds and a missing time", count: 60, odd: true)),
      ("backwards", Array(Self.rows(of: "backwards", count: 120).reversed())),
      ("short", Self.rows(of: "short", count: 1)),
      ("across midnight", Self.rows(of: "across midnight", count: 900, start: 1_772_686_500)),
      (
        "before its position",
        ["before its position,2026-03-04T16:00:00Z,,,,\n"] + Self.rows(of: "before its position", count: 40)
      ),
      (
        "far",
        Self.rows(of: "far", count: 100).map { $0.replacing("-73.98", with: "-0.12").replacing(",40.", with: ",51.") }
      ),
    ]
    let table = try folder.write(Self.header + rides.flatMap(\.rows).joined(), to: "rides.csv")
    let bill = try Self.run(["bill", "--tariff", "us-nyc", "--tariff", "gb-london", table])
    #expect(bill.status == 0, "\(bill.complaint)")
    let lines = bill.output.split(separator: "\n")
    #expect(lines.count == 2 * rides.count)
    for (index, ride) in rides.enumerated() {
      let single = try folder.write(Self.header + ride.rows.joined(), to: "ride.csv")
      for (place, tariff) in ["us-nyc", "gb-london"].enumerated() {
        let meter = try Self.run(["meter", "--tariff", tariff, "--json", single])
        let line = lines[2 * index + place]
        #expect(line.hasPrefix("{\"ride\":\"\(ride.name)\","))
        let rest = "{" + line.dropFirst("{\"ride\":\"\(ride.name)\",".count) + "\n"
        // A line's number is that of the table and not of the ride.
        let number = /line \d+,/
        #expect(rest.replacing(number, with: "line,") == meter.output.replacing(number, with: "line,"), "\(ride.name)")
      }
    }
  }

  @Test("Separators, quotes, other names, other orders and packings change nothing")
  func readsWhatOthersWrite() throws {
    let folder = try Folder()
    let rows = Self.rows(of: "a", count: 200) + Self.rows(of: "b", count: 200)
    let plain = try folder.write(Self.header + rows.joined(), to: "plain.csv")
    let expected = try Self.run(["bill", "--tariff", "us-nyc", plain])
    #expect(expected.status == 0)
    let semicolons = try folder.write(
      "\u{FEFF}trip_id;note;ts;lon;lat;accuracy;Speed (km/h)\r\n"
        + rows.map { row in
          let field = row.dropLast().split(separator: ",", omittingEmptySubsequences: false)
          let speed = Double(field[4]).map { "\($0 * 3.6)" } ?? ""
          return "\"\(field[0])\";\"x; \"\"y\"\"\";\(field[1]);\(field[3]);\(field[2]);\(field[5]);\(speed)\r\n"
        }.joined(), to: "semicolons.csv")
    let other = try Self.run(["bill", "--tariff", "us-nyc", "--columns", "time=ts", semicolons])
    #expect(other.output == expected.output)
    let local = try folder.write(
      Self.header + rows.map { $0.replacing("T16:", with: "T11:").replacing("Z,", with: ",") }.joined(), to: "local.csv"
    )
    #expect(
      try Self.run(["bill", "--tariff", "us-nyc", "--zone", "America/New_York", local]).output == expected.output)
    #expect(try Self.run(["bill", "--tariff", "us-nyc", local]).status == 1)
    for (packer, ending) in [("gzip", "gz"), ("zstd", "zst")] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/\(packer)")
      process.arguments = ["-q", "-k", plain]
      try process.run()
      process.waitUntilExit()
      #expect(try Self.run(["bill", "--tariff", "us-nyc", "\(plain).\(ending)"]).output == expected.output)
      // Two packed parts one after the other are one file; half a part is none.
      let packed = try Data(contentsOf: URL(filePath: "\(plain).\(ending)"))
      try packed.dropLast(9).write(to: URL(filePath: folder.path("half.csv")))
      let half = try Self.run([
        "bill", "--tariff", "us-nyc", "--out", folder.path("half.ndjson"), folder.path("half.csv"),
      ])
      #expect(half.status == 2)
      #expect(half.complaint.contains("half.csv: ends in the middle of what was packed"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("half.ndjson")))
      #expect(!FileManager.default.fileExists(atPath: folder.path("half.ndjson.part")))
    }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let row: String
    let says: String
    var testDescription: String { name }
  }

  @Test(
    "A row that cannot be read rejects its ride, with place and reason, and no other",
    arguments: [
      Damage(name: "too few fields", row: "b,2026-03-04T16:00:09Z", says: "this row has 2 fields"),
      Damage(name: "no time", row: "b,yesterday,40.75,-73.98,1,5", says: "\\\"yesterday\\\" is no time"),
      Damage(name: "off the globe", row: "b,2026-03-04T16:00:09Z,140.75,-73.98,1,5", says: "not on the globe"),
      Damage(name: "no number", row: "b,2026-03-04T16:00:09Z,40.75,-73.98,fast,5", says: "speed is \\\"fast\\\""),
      Damage(name: "no offset", row: "b,2026-03-04T16:00:09,40.75,-73.98,1,5", says: "give its zone with --zone"),
      Damage(
        name: "an open quote", row: "\"b,2026-03-04T16:00:09Z,40.75,-73.98,1,5", says: "a quoted field has no end"),
      Damage(name: "no ride", row: ",2026-03-04T16:00:09Z,40.75,-73.98,1,5", says: "this point has no ride"),
    ])
  func rejects(_ damage: Damage) throws {
    let folder = try Folder()
    let good = Self.rows(of: "b", count: 20)
    let rows =
      Self.rows(of: "a", count: 20) + good[..<10] + [damage.row + "\n"] + good[10...] + Self.rows(of: "c", count: 20)
    let table = try folder.write(Self.header + rows.joined(), to: "rides.csv")
    let rejects = folder.path("rejects.ndjson")
    let found = try Self.run(["bill", "--tariff", "us-nyc", "--rejects", rejects, table])
    #expect(found.status == 1)
    let line = try folder.text("rejects.ndjson")
    #expect(line.contains("\"line\":32,") && line.contains(damage.says), "\(line)")
    let isOfRide = damage.row.hasPrefix("b")
    #expect(line.hasPrefix(isOfRide ? "{\"ride\":\"b\"," : "{\"ride\":null,"))
    let billed = found.output.split(separator: "\n").map { $0.prefix(12) }
    #expect(
      billed
        == (isOfRide
          ? ["{\"ride\":\"a\",", "{\"ride\":\"c\","] : ["{\"ride\":\"a\",", "{\"ride\":\"b\",", "{\"ride\":\"c\","]))
    #expect(try Self.run(["bill", "--tariff", "us-nyc", "--allow-rejects", "--rejects", rejects, table]).status == 0)
  }

  @Test("A ride that comes again is rejected; a table without a column is refused; options are checked")
  func refuses() throws {
    let folder = try Folder()
    let table = try folder.write(
      Self.header
        + (Self.rows(of: "a", count: 9) + Self.rows(of: "b", count: 9) + Self.rows(of: "a", count: 9)).joined(),
      to: "rides.csv")
    let again = try Self.run(["bill", "--tariff", "us-nyc", table])
    #expect(again.status == 1)
    #expect(again.complaint.contains("rides.csv:20:1: ride a: rows of this ride came before"))
    #expect(again.complaint.contains("its bill is of those before alone; sort by ride"))
    #expect(again.complaint.contains("one time a ride came again: its bill is of its first rows alone"))
    #expect(again.output.split(separator: "\n").count == 2)
    let other = try folder.write("time,lat,lon\n", to: "other.csv")
    #expect(
      try Self.run(["bill", "--tariff", "us-nyc", other]).complaint.contains(
        "other.csv:1:1: the first line names no column ride: \"time,lat,lon\"; name it so, or say which it is with --columns"
      ))
    #expect(try Self.run(["bill", "--tariff", "us-nyc", folder.path("none.csv")]).status == 2)
    #expect(try Self.run(["bill", table]).complaint.contains("--tariff is missing"))
    #expect(try Self.run(["bill", "--tariff", "us-nyc", "--rate", "nothing", table]).status == 2)
    #expect(try Self.run(["bill", "--tariff", "us-nyc", "--columns", "place=x", table]).status == 2)
    #expect(try Self.run(["bill", "--tariff", "us-nyc", "--resume", table]).complaint.contains("--out"))
  }

  @Test("Mixed rides in order of time are billed as they are where their rows stand together, and JSON as tables")
  func takesMixedRides() throws {
    let folder = try Folder()
    let rides = (0..<40).map { Self.rows(of: "r\($0)", count: 60 + 11 * $0, start: 1_772_640_000 + 97 * $0) }
    let grouped = try folder.write(Self.header + rides.joined().joined(), to: "grouped.csv")
    func time(_ row: String) -> String { String(row.split(separator: ",")[1]) }
    let rows = rides.joined().sorted { time($0) < time($1) }
    let mixed = try folder.write(Self.header + rows.joined(), to: "mixed.csv")
    let objects = try folder.write(
      rows.enumerated().map { index, row in
        let field = row.dropLast().split(separator: ",")
        let time = index % 5 == 0 ? "\"time\": \"\(field[1])\"" : "\"time\":\"\(field[1])\""
        return "{\"ride\":\"\(field[0])\",\(time),\"lat\":\(field[2]),\"lon\":\(field[3]),"
          + "\"speed\":\(field[4]),\"accuracy\":\(field[5])\(index % 7 == 0 ? ",\"car\":{\"n\":1}" : "")}\n"
      }.joined(), to: "mixed.ndjson")
    let expected = try Self.run(["bill", "--tariff", "us-nyc", grouped])
    #expect(expected.status == 0)
    let lines = expected.output.split(separator: "\n").sorted()
    #expect(lines.count == rides.count)
    for table in [mixed, objects] {
      let found = try Self.run(["bill", "--tariff", "us-nyc", "--interleaved", "5m", table])
      #expect(found.status == 0, "\(found.complaint)")
      #expect(found.output.split(separator: "\n").sorted() == lines)
    }
    // A pause that is longer than what was said ends a ride, and what follows comes again.
    let paused =
      Self.rows(of: "p", count: 9) + Self.rows(of: "q", count: 400) + Self.rows(of: "p", count: 9, start: 1_772_640_400)
    let split = try folder.write(Self.header + paused.joined(), to: "paused.csv")
    let again = try Self.run(["bill", "--tariff", "us-nyc", "--interleaved", "5m", split])
    #expect(again.status == 1 && again.complaint.contains("paused.csv:411:1: ride p: rows of this ride came before"))
    #expect(try Self.run(["bill", "--tariff", "us-nyc", "--interleaved", "7m", split]).status == 0)
  }

  @Test("Of 100 000 broken rows each is billed or rejected with its reason", arguments: [false, true])
  func accountsForEveryRow(isMixed: Bool) throws {
    let folder = try Folder()
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = Dice(seed: seed)
    let alphabet = Array("0123456789.,;:-+TZe\"\\ \t{}[]nulabR\u{0}\u{FF}é".utf8)
    var text = Array(Self.header.utf8)
    var names: [String] = []
    for number in 0..<100_000 {
      let name = "R\(number)"
      names.append(name)
      let sound = Array(Self.rows(of: name, count: 1, start: 1_772_640_000 + number / 50)[0].utf8.dropLast())
      // The name stays, so that each row can be looked for.
      let head = name.utf8.count + 1
      var row = sound
      for _ in 0..<Int.random(in: 0...4, using: &dice) {
        let place = Int.random(in: head..<max(head + 1, row.count), using: &dice)
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: row.removeSubrange(min(place, row.count)...)
        case 1 where place < row.count: row.remove(at: place)
        case 2: row.insert(alphabet.randomElement(using: &dice) ?? 0, at: min(place, row.count))
        case 3 where place < row.count: row[place] = alphabet.randomElement(using: &dice) ?? 0
        default: row += row[min(place, row.count)...]
        }
      }
      text += row.filter { $0 != 0x0A } + [0x0A]
    }
    try Data(text).write(to: folder.url.appending(path: "broken.csv"))
    let outcome = try Self.run(
      [
        "bill", "--tariff", "us-nyc", "--rejects", folder.path("rejects"), "--out", folder.path("bills"),
        folder.path("broken.csv"),
      ]
        + (isMixed ? ["--interleaved", "1h"] : []))
    #expect(outcome.status == 1, "seed \(seed): \(outcome.complaint)")
    func rides(_ name: String) throws -> Set<Substring> {
      Set(try folder.text(name).split(separator: "\n").compactMap { $0.firstMatch(of: /"ride":"([^"]*)"/)?.1 })
    }
    let (billed, rejected) = try (rides("bills"), rides("rejects"))
    #expect(billed.isDisjoint(with: rejected), "seed \(seed)")
    #expect(billed.count > 1000 && rejected.count > 1000, "seed \(seed)")
    let missing = names.filter { !billed.contains($0[...]) && !rejected.contains($0[...]) }
    #expect(missing.isEmpty, "seed \(seed): \(missing.prefix(5))")
    #expect(!(try folder.text("rejects")).contains("\"reason\":\"\""))
  }

  @Test(
    "The result is the same on any number of cores, and of a run that was killed and went on", arguments: [false, true])
  func goesOn(isMixed: Bool) throws {
    let folder = try Folder()
    var dice = SystemRandomNumberGenerator()
    var rows: [(time: Int, row: String)] = []
    for ride in 0..<120 {
      let start = 1_772_600_000 + ride * 70
      let some = Self.rows(of: "r\(ride)", count: 400 + Int.random(in: 0..<6000, using: &dice), start: start)
      rows += some.enumerated().map { (start + $0.offset, $0.element) }
      if ride % 10 == 3 { rows.append((start + some.count, "r\(ride),broken\n")) }
    }
    if isMixed { rows.sort { $0.time < $1.time } }
    let table = try folder.write(Self.header + rows.map(\.row).joined(), to: "rides.csv")
    let mixed = isMixed ? ["--interleaved", "5m"] : []
    func words(_ name: String) -> [String] {
      [
        "bill", "--tariff", "us-nyc", "--tariff", "es-madrid", "--quiet", "--rejects", folder.path("\(name).rejects"),
        "--out", folder.path(name), table,
      ] + mixed
    }
    #expect(try Self.run(words("one") + ["--cores", "1"]).status == 1)
    let begun = ContinuousClock.now
    #expect(try Self.run(words("four") + ["--cores", "4"]).status == 1)
    let length = UInt32(max(2000, (ContinuousClock.now - begun) / .microseconds(1)))
    let expected = try (folder.text("one"), folder.text("one.rejects"))
    #expect(expected.0.split(separator: "\n").count == 2 * 108)
    #expect(expected.1.split(separator: "\n").count == 12)
    #expect(try folder.text("four") == expected.0)
    var killed = 0
    var rounds = 0
    while rounds < 3 || (killed == 0 && rounds < 50) {
      rounds += 1
      while true {
        let command = Command(words("killed") + ["--resume"], environment: Self.environment)
        try command.process.run()
        usleep(UInt32.random(in: 1000..<length, using: &dice))
        let isOver = !command.process.isRunning
        kill(command.process.processIdentifier, SIGKILL)
        let outcome = command.finish()
        if isOver {
          #expect(outcome.status == 1)
          break
        }
        killed += 1
      }
      #expect(try folder.text("killed") == expected.0)
      #expect(try folder.text("killed.rejects") == expected.1)
      #expect(!FileManager.default.fileExists(atPath: folder.path("killed.resume")))
    }
    #expect(killed > 0)
  }

  @Test("Results are not written into a folder that is not there", arguments: ["--out", "--rejects"])
  func noFolder(_ option: String) throws {
    let folder = try Folder()
    let rides = try folder.write(Self.header + Self.rows(of: "a", count: 3).joined(), to: "rides.csv")
    let outcome = try Self.run(["bill", rides, "--tariff", "us-nyc", option, "/tmp/no-such-folder/b"])
    #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.complaint.contains("/tmp/no-such-folder/b: there is no folder /tmp/no-such-folder; make it first"))
  }

  @Test("A result takes the place of no input, nor of the other result")
  func keepsInputs() throws {
    let folder = try Folder()
    let text = Self.header + Self.rows(of: "a", count: 3).joined()
    let rides = try folder.write(text, to: "rides.csv")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.csv"), withDestinationPath: rides)
    let both = folder.path("both")
    for (words, says) in [
      (["--out", rides], "--out \(rides) is an input too"),
      (["--rejects", rides], "--rejects \(rides) is an input too"),
      (["--out", folder.path("link.csv")], "is an input too"),
      (["--out", both, "--rejects", both], "--out and --rejects are one file, \(both)"),
    ] {
      let outcome = try Self.run(["bill", rides, "--tariff", "us-nyc"] + words)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.complaint.contains(says), "\(outcome)")
    }
    #expect(try folder.text("rides.csv") == text)
    let nowhere = ["--out", "/dev/null", "--rejects", "/dev/null"]
    #expect(try Self.run(["bill", rides, "--tariff", "us-nyc"] + nowhere).status == 0)
  }

  @Test("A result that another run writes is left to it")
  func oneAtATime() throws {
    let folder = try Folder()
    let rides = try folder.write(Self.header + Self.rows(of: "a", count: 3).joined(), to: "rides.csv")
    let draft = try folder.write("half", to: "bills.part")
    let other = open(draft, O_RDWR | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let outcome = try Self.run(["bill", rides, "--tariff", "us-nyc", "--out", folder.path("bills")])
    #expect(outcome.status == 1 && outcome.complaint.contains("\(draft): another run writes it"), "\(outcome)")
    #expect(try folder.text("bills.part") == "half")
  }
}
