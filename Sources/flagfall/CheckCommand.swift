import JSON
import Tariffs

extension Command {
  /// Whether tariff files are right.
  static let check = Command(
    name: "check", summary: "find faults in tariff files",
    description: [
      "Reads tariff files and prints what is wrong with each, one line a finding: the file, line and column, how bad it "
        + "is, the key and the mend. A file without findings prints nothing.",
      "Exit status: 0 when no file has an error, 2 when one has; warnings do not count. "
        + "Data/tariffs/README.md describes the format, Data/tariffs/schema.json is its JSON Schema.",
    ],
    operands: [Operand(name: "FILE", number: .oneOrMore, help: "A tariff file; - is standard input.")],
    examples: [
      Example(line: "flagfall check Data/tariffs/??-*.json", meaning: "All the tariffs that are shipped."),
      Example(line: "flagfall check xx-city.json", meaning: "One that is being written."),
    ],
    run: check)

  private static func check(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    var status = ExitStatus.done
    for path in arguments.operands {
      for finding in try findings(in: path, shelf: shelf) {
        Terminal.write("\(path):\(finding.description)\n")
        if finding.severity == .error { status = .misused }
      }
    }
    return status
  }

  private static func findings(in path: String, shelf: TariffShelf) throws(CommandError) -> [Finding] {
    let bytes = try Files.given(path)
    let check: TariffCheck
    do throws(JSONError) {
      check = try TariffCheck(bytes)
    } catch {
      return [Finding(error)]
    }
    let name = path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    return check.findings(calendar: try shelf.knownCalendar(of: check.tariff), fileName: name)
  }
}
