/// Why a printer could not be reached; each says what to do about it.
package enum PrinterError: Error, Sendable, Hashable {
  /// A printer's address cannot be understood.
  case badAddress(String)
  /// There is no such host.
  case unknownHost(String)
  /// The host does not let in.
  case unreachable(host: String, port: UInt16, reason: String)
  /// The device cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// What was named is no device.
  case noDevice(String)
  /// A file cannot be written.
  case cannotWrite(path: String, reason: String)
  /// The system has no Bluetooth service.
  case noBluetooth(String)
  /// The system's Bluetooth has no adapter, or it is switched off.
  case noAdapter
  /// No printer was found by its name.
  case notFound(name: String?, seen: [String])
  /// The printer has none of the services that printers use.
  case noService(String)
  /// Someone else, such as the vendor's app, has the printer.
  case refused(name: String, reason: String)
  /// The link broke.
  case lost(String)
  /// The printer takes no more bytes.
  case stuck
  /// A picture cannot be read.
  case badPicture(path: String, reason: String)

  /// One sentence with the mend.
  package var message: String {
    switch self {
    case .badAddress(let address):
      "'\(address)' is no printer: give bluetooth, bluetooth:NAME, tcp:HOST, tcp:HOST:PORT, /dev/… or file:PATH"
    case .unknownHost(let host): "there is no host '\(host)': give the printer's name or address in the network"
    case .unreachable(let host, let port, let reason):
      "\(host) does not let in at port \(port) (\(reason)): is the printer on and in this network?"
    case .cannotOpen(let path, let reason):
      "\(path): \(reason): is the printer plugged in, and are you in the group that owns the device (lp or dialout)?"
    case .noDevice(let path): "\(path) is no device: give one such as /dev/usb/lp0, or file:\(path) for a file"
    case .cannotWrite(let path, let reason): "\(path): \(reason)"
    case .noBluetooth(let reason): "there is no Bluetooth service to ask (\(reason)): is bluetoothd running?"
    case .noAdapter: "there is no Bluetooth adapter that is on: try 'bluetoothctl power on'"
    case .notFound(let name?, let seen):
      "no printer '\(name)' was found\(Self.list(seen)): is it on, near, and not connected to a phone?"
    case .notFound(nil, let seen):
      "no printer was found\(Self.list(seen)): is it on, near, and not connected to a phone?"
    case .noService(let name): "\(name) has no service that printers use: is it one?"
    case .refused(let name, let reason): "\(name) does not connect (\(reason)): close the phone's app, which keeps it"
    case .lost(let reason): "the connection was lost (\(reason))"
    case .stuck: "the printer takes no more: is its lid open or its paper out?"
    case .badPicture(let path, let reason): "\(path): \(reason): give a PNG file"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
  }
}
