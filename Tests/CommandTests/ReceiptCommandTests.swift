import Foundation
import Testing

/// Receipts from the command line.
@Suite struct ReceiptCommandTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let ride = checkout.appending(path: "Tests/Fixtures/rides/nyc-rush.ndjson").path()

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "receipts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { unlinkAll(folder) }
    try body(folder)
  }

  private func unlinkAll(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }

  @Test("Several files are made at once, whole, with nothing beside them")
  func files() throws {
    try withFolder { folder in
      let (pdf, png, svg) = ("\(folder.path())/a.pdf", "\(folder.path())/a.png", "\(folder.path())/a.svg")
      let outcome = try Command.run(
        "receipt", Self.ride, "--tariff", "us-nyc", "--pdf", pdf, "--png", png, "--svg", svg, "--text")
      #expect(outcome.status == 0 && outcome.complaint.isEmpty)
      #expect(outcome.output.contains("Total                     $17.95\n"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["a.pdf", "a.png", "a.svg"])
      #expect(try Data(contentsOf: URL(filePath: pdf)).starts(with: Data("%PDF-1.7\n".utf8)))
      #expect(try Data(contentsOf: URL(filePath: png)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try String(contentsOfFile: svg, encoding: .utf8).hasPrefix("<svg xmlns="))
    }
  }

  @Test("What is no file of its own, such as a link or a device, is written to and stays what it is")
  func links() throws {
    try withFolder { folder in
      let (target, link) = ("\(folder.path())/target.pdf", "\(folder.path())/link.pdf")
      try Data("old".utf8).write(to: URL(filePath: target))
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.pdf")
      #expect(try Command.run("receipt", Self.ride, "--tariff", "us-nyc", "--pdf", link).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.pdf")
      #expect(try Data(contentsOf: URL(filePath: target)).starts(with: Data("%PDF-1.7\n".utf8)))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["link.pdf", "target.pdf"])
    }
  }

  @Test("A receipt's digest is recomputed from its log, and one changed fix is noticed")
  func verifies() throws {
    let told = try Command.run("receipt", Self.ride, "--tariff", "us-nyc", "--text").output.split(separator: "\n")
    let place = try #require(told.firstIndex { $0 == "Digest of the log" })
    let digest = told[place + 1] + told[place + 2]
    #expect(digest.count == 64)
    let same = try Command.run("receipt", "--verify", Self.ride, String(digest))
    #expect(same.status == 0 && same.output.hasPrefix("the same"))
    #expect(try Command.run("receipt", "--verify", Self.ride, "\(digest.prefix(8).uppercased())").status == 0)
    #expect(try Command.run("receipt", "--verify", Self.ride).output == digest + "\n")
    try withFolder { folder in
      let log = try String(contentsOfFile: Self.ride, encoding: .utf8)
      var lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let fix = try #require(lines.firstIndex { $0.contains(#""event":"fix""#) })
      let number = try #require(lines[fix].firstMatch(of: /"lat":[\d.]*(\d)/))
      let other = number.1 == "1" ? "2" : "1"
      lines[fix].replaceSubrange(number.1.startIndex..<number.1.endIndex, with: other)
      let changed = folder.appending(path: "changed.ndjson")
      try lines.joined(separator: "\n").write(to: changed, atomically: true, encoding: .utf8)
      let different = try Command.run("receipt", "--verify", changed.path(), String(digest))
      #expect(different.status == 1 && different.output.hasPrefix("different: this log's digest is\n"))
      // What a killed writer left behind the last whole line is not part of the log.
      let torn = folder.appending(path: "torn.ndjson")
      try (log + #"{"at":17"#).write(to: torn, atomically: true, encoding: .utf8)
      #expect(try Command.run("receipt", "--verify", torn.path(), String(digest)).status == 0)
    }
  }

  @Test("Wrong command lines end with 2 and say the mend")
  func misuse() throws {
    struct Case {
      let words: [String]
      let says: String
    }
    for test in [
      Case(words: ["receipt"], says: "RIDE is missing"),
      Case(words: ["receipt", Self.ride, "--tariff", "us-nyc"], says: "Give --pdf FILE"),
      Case(words: ["receipt", Self.ride, "--text"], says: "--tariff is missing"),
      Case(words: ["receipt", "/nowhere.gpx", "--tariff", "us-nyc", "--text"], says: "/nowhere.gpx"),
      Case(words: ["receipt", Self.ride, "--tariff", "us-nyc", "--text", "--number", "x"], says: "--number x"),
      Case(
        words: ["receipt", Self.ride, "--tariff", "us-nyc", "--pdf", "/tmp/no-such-folder/r.pdf"],
        says: "/tmp/no-such-folder/r.pdf: there is no folder /tmp/no-such-folder; make it first"),
      Case(
        words: [
          "receipt", Self.ride, "--tariff", "us-nyc", "--text", "--tiles", "/nowhere", "--tiles-attribution", "me",
        ],
        says: "--tiles /nowhere: there is no such folder"),
      Case(
        words: ["receipt", Self.ride, "--tariff", "us-nyc", "--text", "--tiles", "/tmp"],
        says: "say who made the map with --tiles-attribution"),
      Case(
        words: ["receipt", Self.ride, "--tariff", "us-nyc", "--text", "--tiles-attribution", "me"], says: "give both"),
      Case(
        words: ["receipt", Self.ride, "--tariff", "us-nyc", "--text", "--tiles", "/proc", "--tiles-attribution", "me"],
        says: ".png: No such file or directory"),
      Case(
        words: ["receipt", Self.ride, "--tariff", "us-nyc", "--svg", "-", "--png", "-"],
        says: "--svg and --png both go to -: name two files"),
      Case(words: ["receipt", "--verify", Self.ride, "12"], says: "12 is no digest"),
      Case(words: ["receipt", "--verify", "/nowhere.ndjson"], says: "/nowhere.ndjson"),
    ] {
      let command = Command(test.words)
      try command.process.run()
      let outcome = command.finish()
      #expect(outcome.status == 2 && outcome.complaint.contains(test.says), "\(test.words): \(outcome)")
    }
  }

  @Test("A file that cannot be written is not half there")
  func unwritable() throws {
    let outcome = try Command.run("receipt", Self.ride, "--tariff", "us-nyc", "--pdf", "/proc/receipt.pdf")
    #expect(outcome.status == 1 && outcome.complaint.contains("/proc/receipt.pdf"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "receipts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = try Command.run("receipt", Self.ride, "--tariff", "us-nyc", "--pdf", folder.path)
    #expect(other.status == 2 && other.complaint.contains("\(folder.path): is a folder"), "\(other)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + ".part"))
    let nameless = try Command.run("receipt", Self.ride, "--tariff", "us-nyc", "--pdf", "")
    #expect(nameless.status == 2 && nameless.complaint.contains("the name of a file to write is empty"), "\(nameless)")
  }
}
