import Foundation
import Testing

/// Printing as a person does it, into files.
@Suite struct PrintCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let ride = root.appending(path: "Tests/Fixtures/rides/bcn-day.ndjson").path

  private let folder = FileManager.default.temporaryDirectory.appending(path: "print-\(UUID().uuidString)")

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = Self.root.appending(path: "Data").path
    let command = Command(arguments, environment: ["FLAGFALL_DATA": data, "XDG_STATE_HOME": folder.path()])
    try command.process.run()
    return command.finish()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  @Test func `a test page goes into a file as the job of the model that was named`() throws {
    let outcome = try run("print", "--test", "--printer", "file:\(path("page.bin"))", "--preview", path("page.png"))
    #expect(outcome.status == 0 && outcome.complaint == "flagfall print: M110: Sent to the printer\n")
    let job = try Data(contentsOf: URL(filePath: path("page.bin")))
    #expect([UInt8](job.prefix(11)) == [0x1B, 0x4E, 0x0D, 5, 0x1B, 0x4E, 0x04, 11, 0x1F, 0x11, 0x0B])
    let picture = try Data(contentsOf: URL(filePath: path("page.png")))
    #expect([UInt8](picture.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    // Width in bytes 16 to 19: a pixel for each dot.
    #expect([UInt8](picture[16..<20]) == [0, 0, 1, 0x80])
    let other = try run("print", "--test", "--model", "ESC/POS 58 mm", "--printer", "file:\(path("pos.bin"))")
    #expect(other.status == 0)
    #expect([UInt8](try Data(contentsOf: URL(filePath: path("pos.bin"))).prefix(5)) == [0x1B, 0x40, 0x1D, 0x76, 0x30])
  }

  @Test func `a picture is printed from what was written as a preview, dot for dot`() throws {
    #expect(try run("print", "--test", "--preview", path("a.png")).status == 0)
    let again = try run(
      "print", "--picture", path("a.png"), "--dither", "threshold", "--preview", path("b.png"), "--printer",
      "file:\(path("b.bin"))")
    #expect(again.status == 0)
    #expect(try Data(contentsOf: URL(filePath: path("a.png"))) == Data(contentsOf: URL(filePath: path("b.png"))))
  }

  @Test func `a receipt is printed in the language asked for, the same bytes every time`() throws {
    for (language, model) in [("en", "M110"), ("pl", "ESC/POS 80 mm"), ("ja", "T02")] {
      for name in ["one", "two"] {
        let outcome = try run(
          "print", Self.ride, "--tariff", "es-barcelona", "--language", language, "--model", model, "--printer",
          "file:\(path(name))")
        #expect(outcome.status == 0, "\(outcome.complaint)")
      }
      let job = try Data(contentsOf: URL(filePath: path("one")))
      #expect(job.count > 10_000)
      #expect(try job == Data(contentsOf: URL(filePath: path("two"))))
    }
    let narrow = try run("print", Self.ride, "--tariff", "es-barcelona", "--model", "D30", "--printer", "file:x")
    #expect(narrow.status == 2 && narrow.complaint.contains("does not fit the D30"))
  }

  @Test func `what cannot be printed is refused with its mend and leaves no file`() throws {
    let cases: [(arguments: [String], says: String)] = [
      (["print", "--test"], "say where to print"),
      (["print", "--printer", "file:x"], "give one of RIDE, --picture FILE and --test"),
      (["print", "--test", "--printer", "lp0"], "'lp0' is no printer"),
      (["print", "--test", "--printer", "file:x", "--model", "M11O"], "did you mean 'M110'?"),
      (["print", "--test", "--printer", "file:x", "--media", "wood"], "give roll, labels or marks"),
      (["print", "--test", "--printer", "file:x", "--darkness", "9"], "from 1 to 8"),
      (["print", "--picture", "/etc/hostname", "--printer", "file:x"], "/etc/hostname: "),
      (["print", "--test", "--printer", "file:/no/folder/x"], "/no/folder/x: there is no folder /no/folder"),
      (["print", "--picture", "/etc/hostname", "--dither", "x", "--printer", "file:x"], "floyd-steinberg, atkinson"),
    ]
    for (arguments, says) in cases {
      let command = Command(
        arguments, environment: ["FLAGFALL_DATA": Self.root.appending(path: "Data").path, "HOME": "/nowhere"])
      try command.process.run()
      let outcome = command.finish()
      #expect(outcome.status == 2 && outcome.complaint.contains(says), "\(arguments): \(outcome.complaint)")
    }
    #expect(!FileManager.default.fileExists(atPath: "x"))
    #expect(try run("print", "--test", "--printer", "/dev/no-printer").status == 1)
  }

  @Test func `the models are listed with their dots`() throws {
    let outcome = try run("printers", "--models")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("M110\t384 dots\tPhomemo M110\n"))
    #expect(outcome.output.contains("ESC/POS 80 mm\t576 dots\tESC/POS\n"))
  }

  @Test func `a file without a byte is called empty`() throws {
    let outcome = try run("print", "--picture", "/dev/null", "--model", "M110", "--preview", path("p.png"))
    #expect(outcome.status == 2 && outcome.complaint == "flagfall print: /dev/null: it is empty: give a PNG file\n")
  }
}
