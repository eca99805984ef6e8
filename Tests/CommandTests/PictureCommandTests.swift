import Foundation
import Testing

/// Pictures from the command line.
@Suite struct PictureCommandTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let ride = checkout.appending(path: "Tests/Fixtures/rides/nyc-rush.ndjson").path()

  /// The commands that draw.
  static let commands: [[String]] = [
    ["compare", ride, "--country", "US"], ["explain", ride, "--tariff", "us-nyc"],
    ["tariff", "us-nyc", "--edition", "2026-06-01", "--steps", "2"],
  ]

  private func run(_ words: [String]) throws -> Command.Outcome {
    let command = Command(words)
    try command.process.run()
    return command.finish()
  }

  @Test("Each picture is written in three kinds, whole, without a table", arguments: commands)
  func files(_ words: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let (pdf, png, svg) = ("\(folder.path())/a.pdf", "\(folder.path())/a.png", "\(folder.path())/a.svg")
    let outcome = try run(words + ["--pdf", pdf, "--png", png, "--svg", svg, "--language", "de"])
    #expect(outcome == Command.Outcome(status: 0, output: "", complaint: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == ["a.pdf", "a.png", "a.svg"])
    #expect(try Data(contentsOf: URL(filePath: pdf)).starts(with: Data("%PDF-1.7\n".utf8)))
    #expect(try Data(contentsOf: URL(filePath: png)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let drawn = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(drawn.hasPrefix("<svg xmlns=") && drawn.contains(#"lang="de""#) && drawn.hasSuffix("</svg>\n"))
  }

  @Test("A hyphen is standard output, and a theme gives other colours", arguments: commands)
  func standardOutput(_ words: [String]) throws {
    let light = try run(words + ["--svg", "-"])
    let dark = try run(words + ["--svg", "-", "--theme", "dark"])
    #expect(light.status == 0 && light.output.hasPrefix("<svg xmlns=") && light.output.contains("#FBFAF5"))
    #expect(dark.output.contains("#171A1F") && !dark.output.contains("#FBFAF5"))
    #expect(try run(words + ["--svg", "-", "--theme", "light"]) == light)
  }

  @Test("Beside JSON a picture is written too")
  func besideJSON() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString).svg")
    let outcome = try run(["explain", Self.ride, "--tariff", "us-nyc", "--json", "--svg", path.path()])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("{\"tariff\""))
    #expect(try String(contentsOf: path, encoding: .utf8).hasPrefix("<svg"))
    try FileManager.default.removeItem(at: path)
  }

  @Test("Wrong command lines end with 2 and say the mend; a file that cannot be written is not half there")
  func misuse() throws {
    for words in Self.commands {
      let theme = try run(words + ["--svg", "-", "--theme", "gold"])
      #expect(theme.status == 2 && theme.complaint.contains("--theme gold: it is one of light, dark, paper"))
      #expect(theme.output.isEmpty)
      let alone = try run(words + ["--theme", "dark"])
      #expect(alone.status == 2 && alone.complaint.contains("--theme is for --pdf, --svg and --png: give one of them"))
      let language = try run(words + ["--svg", "-", "--language", "fr"])
      #expect(language.status == 2 && language.complaint.contains("offered are en, es, de, pl, uk, ja"))
      let target = try run(words + ["--png", "/proc/picture.png"])
      #expect(target.status == 1 && target.complaint.contains("/proc/picture.png") && target.output.isEmpty)
    }
  }

  @Test("A city that is not offered has a sheet that says why")
  func notOffered() throws {
    let outcome = try run(["tariff", "gb-edinburgh", "--svg", "-"])
    #expect(outcome.status == 0 && outcome.output.contains("Not offered: "))
  }
}
