import Almanac
import Archives
import JSON
import Metro
import Transit

extension Command {
  /// A network of a GTFS feed.
  static let metroImport = Command(
    name: "metro import", summary: "make a network file of a GTFS feed",
    description: [
      "Reads a feed, a zip file or a folder of its tables, and writes one small network file: lines, stations with their "
        + "names, running time and dwell of each hop by direction and part of the day, first and last trains, headways, "
        + "walks between trains.",
      "A quality report says what was found, assumed, mended and refused. With --strict anything that would be mended is "
        + "refused. Routes of other kinds than metro are left out unless --modes asks for them.",
    ],
    operands: [Operand(name: "FEED", number: .one, help: "The feed: a zip file or a folder.")],
    options: [
      Option(
        name: "out", value: "FILE", help: "Write the network file; - is standard output. Without it only the report."),
      Option(name: "id", value: "ID", help: "Its identifier, such as in-hyderabad; that of --out without it."),
      Option(name: "city", value: "NAME", help: "The city's name; the agency's without it."),
      Option(
        name: "modes", value: "LIST",
        help:
          "The kinds of routes: \(TransitMode.allCases.map(\.rawValue).joined(separator: ", ")). metro,metro-like without it."
      ),
      Option(name: "zone", value: "ZONE", help: "The clock of the feed where agency.txt names one that is not known."),
      Option(name: "strict", value: nil, help: "Refuse what would be mended."),
      Option(name: "json", value: nil, help: "Print the report as JSON."),
    ],
    examples: [
      Example(line: "flagfall metro import feed.zip --out in-hyderabad.json", meaning: "A city's feed."),
      Example(line: "flagfall metro import feed.zip --modes rail", meaning: "What is there of suburban trains?"),
    ],
    run: importFeed)

  private static func importFeed(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let path = arguments.operands[0]
    let files = try feed(path)
    let id = try identifier(arguments)
    let choices = FeedImport.Choices(
      id: id, city: arguments.value("city"), modes: try modes(arguments), isStrict: arguments.has("strict"),
      today: CivilDateTime(utc: Measures.now).date, zone: try arguments.zone())
    let result: FeedImport
    do throws(FeedError) {
      result = try FeedImport(files, choices)
    } catch {
      var message = error.message
      if case .zone = error { message += "; say which clock it is, such as --zone America/Los_Angeles" }
      throw .input("\(path): \(message)")
    }
    let out = arguments.value("out")
    if let out { try Files.write(result.network.json(.compact), to: out) }
    let report =
      arguments.has("json")
      ? String(decoding: result.report.json(.compact), as: UTF8.self) + "\n" : result.report.text
    if out == "-" {
      for line in report.split(separator: "\n") { Terminal.complain(String(line)) }
    } else {
      Terminal.write(report)
    }
    return .done
  }

  private static func feed(_ path: String) throws(CommandError) -> [FeedFile] {
    guard !Files.isFolder(path) else {
      var files: [FeedFile] = []
      for name in FeedFile.names where Files.exists("\(path)/\(name)") {
        files.append(FeedFile(name: name, bytes: try Files.given("\(path)/\(name)")))
      }
      return files
    }
    let bytes = try Files.given(path)
    do throws(ZipError) {
      return try ZipArchive(bytes).feed()
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }

  private static func identifier(_ arguments: Arguments) throws(CommandError) -> String {
    guard let id = arguments.value("id") else {
      let file = arguments.value("out")?.split(separator: "/").last.map(String.init) ?? ""
      let name = file.hasSuffix(".json") ? file.dropLast(5).lowercased() : ""
      let letters = name.utf8.map { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 ? $0 : 0x2D }
      return letters.isEmpty ? "imported" : String(decoding: letters, as: UTF8.self)
    }
    guard !id.isEmpty, id.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D }) else {
      throw .usage("--id \(id): give an identifier of a-z, 0-9 and -")
    }
    return id.lowercased()
  }

  private static func modes(_ arguments: Arguments) throws(CommandError) -> [TransitMode] {
    guard let text = arguments.value("modes") else { return [.metro, .metroLike] }
    var modes: [TransitMode] = []
    for word in text.split(separator: ",") {
      guard let mode = TransitMode(rawValue: String(word)) else {
        throw .usage("--modes \(word): known are \(TransitMode.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      modes.append(mode)
    }
    return modes
  }
}
