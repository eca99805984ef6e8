import JSON
import Metro
import Tariffs

extension Command {
  /// Whether network files are right.
  static let metroCheck = Command(
    name: "metro check", summary: "find faults in network files",
    description: [
      "Reads network files and prints what is wrong or doubtful with each, one line a finding. A file without findings "
        + "prints nothing.",
      "Exit status: 0 when no file has an error, 2 when one has; warnings do not count. "
        + "Data/networks/README.md describes the format, Data/networks/schema.json is its JSON Schema.",
    ],
    operands: [Operand(name: "FILE", number: .oneOrMore, help: "A network file; - is standard input.")],
    examples: [
      Example(line: "flagfall metro check Data/networks/??-*.json", meaning: "All the networks that are shipped."),
      Example(line: "flagfall metro check city.json", meaning: "One that was imported or written by hand."),
    ],
    run: check)

  private static func check(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    var status = ExitStatus.done
    for path in arguments.operands {
      let bytes = try Files.given(path)
      do throws(JSONError) {
        for doubt in NetworkCheck(try NetworkFile.read(bytes), today: Measures.now).doubts {
          Terminal.write("\(path): warning: \(doubt)\n")
        }
      } catch {
        Terminal.write("\(path):\(Finding(error).description)\n")
        status = .misused
      }
    }
    return status
  }
}
