import Foundation
import Testing

@Suite struct CommandLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let complaint: String
    var status: Int32 = 2
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "A wrong command line is told what to write instead",
    arguments: [
      Case(arguments: ["sreve"], complaint: "there is no command 'sreve'; did you mean 'serve'?"),
      Case(arguments: ["help", "sitr"], complaint: "there is no command 'sitr'; did you mean 'site'?"),
      Case(arguments: ["xyzzy"], complaint: "there is no command 'xyzzy'\n"),
      Case(arguments: ["serve", "--prot", "1"], complaint: "there is no option --prot; did you mean --port?"),
      Case(arguments: ["serve", "-p", "1"], complaint: "there is no option -p"),
      Case(arguments: ["serve", "--port"], complaint: "--port wants its N"),
      Case(
        arguments: ["metro", "ride", "--log", "/no/ride.ndjson", "--state", "2026-11-30T08:00"],
        complaint: "/no/ride.ndjson: there is no such file"),
      Case(arguments: ["serve", "--port=x"], complaint: "--port x: give a whole number from 0 to 65535"),
      Case(arguments: ["serve", "--port", "65536"], complaint: "--port 65536: give a whole number from 0 to 65535"),
      Case(arguments: ["serve", "--quiet=yes"], complaint: "--quiet takes no value"),
      Case(arguments: ["serve", "here"], complaint: "'here' is one word too many"),
      Case(arguments: ["serve", "--", "--quiet"], complaint: "'--quiet' is one word too many"),
      Case(arguments: ["serve", "--tls-cert", "a"], complaint: "--tls-cert and --tls-key belong together"),
      Case(
        arguments: ["serve", "--tls-cert", "/no/cert", "--tls-key", "/no/key"], complaint: "/no/cert: No such file"),
      Case(arguments: ["site"], complaint: "--out FOLDER is missing"),
    ])
  func complains(_ example: Case) throws {
    let command = Command(example.arguments)
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == example.status)
    #expect(outcome.complaint.contains(example.complaint), "\(outcome.complaint)")
    #expect(outcome.output.isEmpty)
  }

  @Test("Help goes to standard output, names every option, and keeps to 80 columns")
  func helps() throws {
    let page = try Command.run("serve", "--help")
    #expect(page.status == 0 && page.complaint.isEmpty)
    for option in ["--port N", "--host HOST", "--tls-cert FILE", "--tls-key FILE", "--quiet"] {
      #expect(page.output.contains("\n  \(option)\n"))
    }
    #expect(try Command.run("help", "serve") == page)
    let overview = try Command.run()
    #expect(try Command.run("--help") == overview)
    #expect(overview.output.contains("\n  serve "))
    for line in (page.output + overview.output).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!page.output.contains("\u{1B}"))
  }

  @Test("The version is three numbers")
  func version() throws {
    #expect(try Command.run("--version").output.wholeMatch(of: /flagfall \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("What a dispatcher kept is looked for, and not made")
  func keptRides() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID().uuidString).db").path
    for words in [["check"], ["token", "--revoke", "x"]] {
      let command = Command(["dispatch"] + words + ["--dispatch", path])
      try command.process.run()
      let outcome = command.finish()
      #expect(outcome.status == 2 && outcome.complaint.contains("\(path): there is no such file"), "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    for words in [[], ["--owner", "a b"], ["--owner", "a", "--role", "king"], ["--owner", "a", "--label", "a\nb"]] {
      let command = Command(["dispatch", "token", "--dispatch", path] + words)
      try command.process.run()
      #expect(command.finish().status == 2)
      #expect(!FileManager.default.fileExists(atPath: path), "\(words)")
    }
  }

  @Test("A metro ride goes on behind a line that was broken off")
  func brokenLine() throws {
    let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data").path
    let path = FileManager.default.temporaryDirectory.appending(path: "ride-\(UUID().uuidString).ndjson").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let header =
      #"{"metro-ride":1,"network":"kyiv","from":"vokzalna","to":"lisova","planned":1796140320000}"# + "\n"
    try (header + #"{"at":1796140320807,"event":"dep"#).write(toFile: path, atomically: true, encoding: .utf8)
    let command = Command(["metro", "ride", "--log", path], environment: ["FLAGFALL_DATA": data])
    let keys = Pipe()
    command.process.standardInput = keys
    try keys.fileHandleForWriting.write(contentsOf: Data("\nq".utf8))
    try keys.fileHandleForWriting.close()
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == 0, "\(outcome)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(header) && text.split(separator: "\n").count == 3, "\(text)")
    let state = try Command.run(
      "metro", "ride", "--log", path, "--state", "2026-12-01T18:00", environment: ["FLAGFALL_DATA": data])
    #expect(state.status == 0, "\(state)")
  }

  @Test("What is no database of a dispatcher is named, and left as it is")
  func foreignFiles() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "foreign-\(UUID().uuidString).db").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (text, says) in [("", "is empty"), (String(repeating: "no database\n", count: 400), "this is no database")] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let outcome = try Command.run("dispatch", "check", "--dispatch", path)
      #expect(outcome.status == 2 && outcome.complaint.contains("\(path): \(says)"), "\(outcome)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }
}
