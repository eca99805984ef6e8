import Foundation
import Testing

/// `flagfall shift record`.
@Suite struct ShiftCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let day = root.appending(path: "docs/shift.ndjson").path

  private static func run(_ arguments: String...) throws -> Command.Outcome {
    let command = Command(arguments, environment: ["FLAGFALL_DATA": root.appending(path: "Data").path])
    try command.process.run()
    return command.finish()
  }

  @Test("The day of the documentation is printed for each law", arguments: ["jp", "us-nyc", "de", "gb"])
  func laws(law: String) throws {
    let outcome = try Self.run("shift", "record", Self.day, "--law", law)
    let kept = try String(
      contentsOf: Self.root.appending(path: "Tests/Goldens/records/day.\(law).csv"), encoding: .utf8)
    #expect(outcome.status == 0 && outcome.output == kept && outcome.complaint.isEmpty)
  }

  @Test(
    "With --pdf the record is the sheet of its law",
    arguments: [("jp", "ja"), ("us-nyc", "en"), ("de", "de"), ("gb", "en")])
  func sheets(law: String, language: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "day.pdf")
    let outcome = try Self.run(
      "shift", "record", Self.day, "--law", law, "--pdf", file.path, "--language", language)
    let kept = try Data(contentsOf: Self.root.appending(path: "Tests/Goldens/records/day.\(law).pdf"))
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.complaint.isEmpty)
    #expect(try Data(contentsOf: file) == kept)
  }

  @Test("An unknown law, a missing file and a shift that the law does not allow are refused with their place")
  func refusals() throws {
    let unknown = try Self.run("shift", "record", Self.day, "--law", "mars")
    #expect(unknown.status == 2 && unknown.complaint.contains("jp, us-nyc, de, gb"))
    let missing = try Self.run("shift", "record", "/nowhere.ndjson")
    #expect(missing.status == 2 && missing.complaint.contains("/nowhere.ndjson"))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ride = Self.root.appending(path: "docs/ride.gpx").path
    let track = try Self.run("shift", "record", ride)
    #expect(track.status == 2 && track.complaint.contains("\(ride):1:1: this is no log of a shift"), "\(track)")
    let lines = try String(contentsOfFile: Self.day, encoding: .utf8).split(separator: "\n")
    let wrong = folder.appending(path: "wrong.ndjson").path
    try (lines[0] + "\n" + lines[2] + "\n").write(toFile: wrong, atomically: true, encoding: .utf8)
    let refused = try Self.run("shift", "record", wrong)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.complaint.contains("\(wrong):2:1: the shift waits for the roll call before duty first"))
    try lines.prefix(20).joined(separator: "\n").write(toFile: wrong, atomically: true, encoding: .utf8)
    let cut = try Self.run("shift", "record", wrong)
    #expect(cut.status == 0 && cut.complaint.contains("the last line is not whole"))
    #expect(cut.complaint.contains("the shift waits for the end of duty"))
  }
}
