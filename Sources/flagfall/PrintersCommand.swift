import Printers
import Thermal

extension Command {
  /// What can be printed on.
  static let printers = Command(
    name: "printers", summary: "look for printers, or list the models",
    description: [
      "Listens for Bluetooth printers for ten seconds and lists those in reach by name, with the model that the name means. "
        + "A printer is known by its name alone: speakers and lamps offer the same services.",
      "Printers in the network, at a device of this machine or a file are named directly, see flagfall help print.",
    ],
    options: [
      Option(name: "models", value: nil, help: "List the models that can be printed on, with their dots."),
      Option(name: "seconds", value: "N", help: "Listen for so long, 1 to 60."),
    ],
    examples: [
      Example(line: "flagfall printers", meaning: "Printers in reach of Bluetooth."),
      Example(line: "flagfall printers --models", meaning: "Every model by name."),
    ],
    run: printers)

  private static func printers(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    if arguments.has("models") {
      for printer in PrinterProfile.all {
        Terminal.write("\(printer.name)\t\(printer.dots) dots\t\(printer.family.name)\n")
      }
      return .done
    }
    let seconds = try arguments.integer("seconds", in: 1...60) ?? 10
    let seen: [BluetoothPrinter]
    do throws(PrinterError) {
      seen = try Bluetooth().scan(for: Int64(seconds) * 1000) { _ in false }
    } catch {
      throw .failure(error.message)
    }
    let printers = BluetoothPrinter.candidates(named: nil, among: seen)
    for printer in printers { Terminal.write("\(printer.name)\t\(printer.address)\t\(printer.description)\n") }
    if printers.isEmpty {
      Terminal.complain("flagfall printers: \(PrinterError.notFound(name: nil, seen: []).message)")
    }
    return printers.isEmpty ? .failed : .done
  }
}

extension BluetoothPrinter {
  fileprivate var description: String {
    let strength = strength.map { ", \($0) dBm" } ?? ", not in reach now"
    switch meaning {
    case .model(let name): return (profile == nil ? "\(name), cannot be printed on" : name) + strength
    case .unknownSerial: return "a Phomemo of a model not known: name it with --model" + strength
    case .stranger: return "no printer"
    }
  }
}
