import JSON
import Thermal

/// Something that the page is to do about a printer.
package enum PrinterTask: Sendable, Hashable {
  /// Say whether the browser reaches Bluetooth printers, and what was kept; answered by `possible`.
  case begin
  /// Let the reader choose among the devices whose names begin so; answered by `chosen` or `not-found`.
  case choose(beginnings: [String])
  /// Do something with the link to the device.
  case link(RemotePrint.Effect)
  /// Keep what was said of printers for the next time.
  case keep(memory: String)

  /// The service of Phomemo's printers and the characteristic that takes bytes; every other one of it may answer.
  ///
  /// Speakers and lamps have the same service: it is asked for on a device that was chosen by its name, never looked for.
  package static let (service, intake) = (
    "0000ff00-0000-1000-8000-00805f9b34fb", "0000ff02-0000-1000-8000-00805f9b34fb"
  )

  func write(to writer: inout JSONWriter) {
    switch self {
    case .begin: writer.member("task", string: "begin")
    case .choose(let beginnings):
      writer.member("task", string: "choose")
      writer.member("beginnings", strings: beginnings)
      writer.member("service", string: PrinterTask.service)
    case .keep(let memory):
      writer.member("task", string: "keep")
      writer.member("memory", string: memory)
    case .link(.connect):
      writer.member("task", string: "connect")
      writer.member("service", string: PrinterTask.service)
      writer.member("intake", string: PrinterTask.intake)
    case .link(.write(let bytes, let isAcknowledged)):
      writer.member("task", string: "write")
      writer.member("bytes", string: HexadecimalText.text(bytes))
      writer.member("acknowledged", bool: isAcknowledged)
    case .link(.wake(let at)):
      writer.member("task", string: "wake")
      writer.member("at", int64: at)
    case .link(.disconnect): writer.member("task", string: "disconnect")
    }
  }
}
