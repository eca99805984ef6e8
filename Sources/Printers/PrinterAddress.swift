/// Where a printer is.
package enum PrinterAddress: Sendable, Hashable {
  /// In reach of Bluetooth, with a name or any that is known as a printer's.
  case bluetooth(name: String?)
  /// In the network.
  case network(host: String, port: UInt16)
  /// A device of this machine.
  case device(path: String)
  /// A file that takes what a printer would get.
  case file(path: String)

  /// The port of printers that take raw bytes.
  package static let port: UInt16 = 9100

  /// Reads `bluetooth`, `bluetooth:NAME`, `tcp:HOST`, `tcp:HOST:PORT`, `tcp:[ADDRESS]:PORT`, a path that begins with `/`,
  /// or `file:PATH`.
  ///
  /// - Throws: ``PrinterError/badAddress(_:)`` for anything else.
  package init(_ text: String) throws(PrinterError) {
    let (kind, rest) = PrinterAddress.parts(text)
    switch kind {
    case "bluetooth" where rest == nil: self = .bluetooth(name: nil)
    case "bluetooth" where rest != "": self = .bluetooth(name: rest)
    case "file" where rest?.isEmpty == false: self = .file(path: rest ?? "")
    case "tcp":
      guard let network = PrinterAddress.network(rest ?? "") else { throw .badAddress(text) }
      self = network
    case _ where text.hasPrefix("/"): self = .device(path: text)
    default: throw .badAddress(text)
    }
  }

  private static func parts(_ text: String) -> (kind: String, rest: String?) {
    guard let colon = text.firstIndex(of: ":") else { return (text, nil) }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  private static func network(_ text: String) -> PrinterAddress? {
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let host = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      if rest.isEmpty { return host.isEmpty ? nil : .network(host: host, port: port) }
      guard rest.hasPrefix(":"), let number = UInt16(rest.dropFirst()), number > 0, !host.isEmpty else { return nil }
      return .network(host: host, port: number)
    }
    let (host, rest) = parts(text)
    guard !host.isEmpty else { return nil }
    guard let rest else { return .network(host: host, port: port) }
    guard let number = UInt16(rest), number > 0 else { return nil }
    return .network(host: host, port: number)
  }
}
