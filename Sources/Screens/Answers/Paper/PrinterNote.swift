import JSON
import Thermal

/// What the page tells of a printer.
package enum PrinterNote: Sendable, Hashable {
  /// Whether the browser reaches Bluetooth printers, and what was kept of them.
  case possible(Bool, memory: String?)
  /// The reader chose a device.
  case chosen(PrintDesk.Device)
  /// Devices could not be looked for.
  case chooserFailed
  /// Something happened to the link.
  case link(RemotePrint.Event)

  /// Reads a note as the page sends it.
  ///
  /// - Throws: A ``JSONError`` for anything else.
  init(_ node: JSONNode) throws(JSONError) {
    let word = try node.member("note")
    switch try word.string {
    case "possible":
      self = .possible(try node.member("possible").bool, memory: try node.optional("memory")?.string)
    case "chosen":
      self = .chosen(PrintDesk.Device(id: try node.member("id").string, name: try node.member("name").string))
    case "chooser-failed": self = .chooserFailed
    case "connected": self = .link(.connected(.web(acknowledges: try node.member("acknowledges").bool)))
    case "refused": self = .link(.refused)
    case "written": self = .link(.written)
    case "received":
      let text = try node.member("bytes")
      guard let bytes = HexadecimalText.bytes(try text.string) else { throw text.fail("expected pairs of digits") }
      self = .link(.received(bytes))
    case "lost": self = .link(.lost)
    case "woken": self = .link(.woken)
    default: throw word.fail("expected what is told of a printer")
    }
  }
}
