import Glibc
import Printers
import Thermal

/// Which model a person said that a Bluetooth printer is, kept for next time.
///
/// Lines of an address, a tab and a model in `flagfall/printers` below `XDG_STATE_HOME`, or `~/.local/state`.
enum KnownPrinters {
  /// The model of a printer: as named now, as its name says, or as it was named before.
  ///
  /// A name that was given is kept when the printer's own says nothing.
  static func profile(of printer: BluetoothPrinter, named: PrinterProfile?) throws(CommandError) -> PrinterProfile {
    if let named {
      if printer.profile == nil { try keep(named, for: printer.address) }
      return named
    }
    if let profile = printer.profile { return profile }
    if case .model(let model) = printer.meaning {
      throw .failure("\(printer.name) is a Phomemo \(model), which cannot be printed on yet")
    }
    if let kept = try kept(for: printer.address) { return kept }
    throw .usage(
      "\(printer.name) may be a Phomemo, of a model not known: say which with --model; the likeliest is --model m110")
  }

  private static func kept(for address: String) throws(CommandError) -> PrinterProfile? {
    guard let path, Files.exists(path) else { return nil }
    for line in try Files.text(path).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, parts[0] == address { return PrinterProfile.named(String(parts[1])) }
    }
    return nil
  }

  private static func keep(_ printer: PrinterProfile, for address: String) throws(CommandError) {
    guard let path else { return }
    let lines = Files.exists(path) ? try Files.text(path).split(separator: "\n").map { String($0) } : []
    let others = lines.filter { !$0.hasPrefix(address + "\t") }
    let text = (others + ["\(address)\t\(printer.name)"]).joined(separator: "\n") + "\n"
    try Files.write(Array(text.utf8), to: path, makesFolders: true)
  }

  private static var path: String? {
    if let folder = getenv("XDG_STATE_HOME") { return String(cString: folder) + "/flagfall/printers" }
    return getenv("HOME").map { String(cString: $0) + "/.local/state/flagfall/printers" }
  }
}
