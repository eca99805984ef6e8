import Thermal

/// A printer over Bluetooth LE: writes to one characteristic, answers from every one that notifies.
package final class BluetoothLink: PrinterLink {
  /// Services of printers with the characteristic that takes the bytes.
  ///
  /// Many other things offer them too, so they are looked for only in what a name has said is a printer.
  private static let services: [(service: String, write: String)] = [
    ("0000ff00", "0000ff02"), ("000018f0", "00002af1"), ("0000ffe0", "0000ffe1"), ("0000ae30", "0000ae01"),
    ("49535343-fe7d", "49535343-8841"), ("e7810a71", "bef8d6c9"),
  ]

  /// Milliseconds in which a device must tell its services.
  private static let patience: Int64 = 15_000

  /// What the way can do; known once it is open.
  package private(set) var traits = LinkTraits.bluetooth(longestWrite: 20, acknowledges: false)
  /// The printer that answered.
  package private(set) var printer: BluetoothPrinter?

  private let bluetooth: Bluetooth
  private var candidates: [BluetoothPrinter]
  private var writing = ""
  private var wasConnected = false

  /// A link to the first of some devices that connects.
  package init(_ bluetooth: Bluetooth, to candidates: [BluetoothPrinter]) {
    self.bluetooth = bluetooth
    self.candidates = candidates
  }

  /// Opens the way to the printer; on a way that was lost, opens it anew.
  package func connect() throws(PrinterError) {
    // Once it has printed, BlueZ may remember it as classic Bluetooth; heard again over LE, it connects over LE.
    if wasConnected { try hear() }
    var failure = PrinterError.notFound(name: nil, seen: [])
    for candidate in candidates {
      do throws(PrinterError) {
        try connect(to: candidate)
        candidates = [candidate]
        printer = candidate
        wasConnected = true
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Hands bytes to the printer, in pieces of the length that the way allows.
  package func write(_ bytes: [UInt8], isAcknowledged: Bool) throws(PrinterError) {
    let type = isAcknowledged ? "request" : "command"
    do throws(BusError) {
      try bluetooth.bus.call(
        writing, Bluetooth.characteristic, "WriteValue", [.bytes(bytes), .options([("type", type)])])
    } catch {
      throw .lost(error.text)
    }
  }

  /// What the printer has said within so many milliseconds; empty when it said nothing.
  package func receive(for milliseconds: Int64) throws(PrinterError) -> [UInt8] {
    let signals: [Bus.Signal]
    do throws(BusError) {
      signals = try bluetooth.bus.take(for: milliseconds)
    } catch {
      throw .lost(error.text)
    }
    var received: [UInt8] = []
    for signal in signals where signal.arguments.count > 1 {
      let changes = signal.arguments[1]
      if signal.path == printer?.path {
        if changes["Connected"]?.flag == false { throw .lost("the printer hung up") }
      } else if let value = changes["Value"]?.bytes {
        received += value
      }
    }
    return received
  }

  /// Ends the way; a file gets its name only when it is to be kept.
  package func close(keeping: Bool) throws(PrinterError) {
    guard let printer else { return }
    // Gone already is as good.
    do throws(BusError) { try bluetooth.bus.call(printer.path, Bluetooth.device, "Disconnect") } catch {}
  }

  private func hear() throws(PrinterError) {
    let addresses = candidates.map(\.address)
    let seen = try bluetooth.scan(for: 3000) { seen in
      seen.contains { addresses.contains($0.address) && $0.strength != nil }
    }
    let again = seen.filter { addresses.contains($0.address) }
    if !again.isEmpty { candidates = again }
  }

  private func connect(to device: BluetoothPrinter) throws(PrinterError) {
    let bus = bluetooth.bus
    do throws(BusError) {
      try bus.watch(device.path)
      try bus.call(device.path, Bluetooth.device, "Connect")
      let end = Printing.now + Self.patience
      while try bus.property("ServicesResolved", of: device.path, Bluetooth.device)?.flag != true {
        guard Printing.now < end else { throw BusError(name: "", text: "it does not tell its services") }
        _ = try bus.take(for: 200)
      }
      let objects = try bus.objects().filter { $0.path.hasPrefix(device.path + "/") }
      guard let (service, target) = Self.target(among: objects) else { throw BusError(name: "service", text: "") }
      let flags = target.interfaces[Bluetooth.characteristic]?["Flags"]?.texts ?? []
      let longest = target.interfaces[Bluetooth.characteristic]?["MTU"]?.number.map { Int($0) - 3 } ?? 20
      traits = .bluetooth(
        longestWrite: min(max(longest, 20), 512),
        acknowledges: flags.contains("write") && flags.contains("write-without-response"))
      writing = target.path
      for object in objects where object.path.hasPrefix(service + "/") {
        let flags = object.interfaces[Bluetooth.characteristic]?["Flags"]?.texts ?? []
        guard flags.contains("notify") || flags.contains("indicate") else { continue }
        try bus.watch(object.path)
        try bus.call(object.path, Bluetooth.characteristic, "StartNotify")
      }
      // What changed before belongs to another job.
      _ = try bus.take(for: 0)
    } catch {
      throw error.name == "service" ? .noService(device.name) : .refused(name: device.name, reason: error.text)
    }
  }

  /// The characteristic that takes bytes, and the path of its service.
  private static func target(
    among objects: [(path: String, interfaces: BusValue)]
  ) -> (service: String, target: (path: String, interfaces: BusValue))? {
    for (service, write) in services {
      guard
        let found = objects.first(where: {
          $0.interfaces[Bluetooth.service]?["UUID"]?.text?.lowercased().hasPrefix(service) == true
        }),
        let target = objects.first(where: {
          $0.path.hasPrefix(found.path + "/")
            && $0.interfaces[Bluetooth.characteristic]?["UUID"]?.text?.lowercased().hasPrefix(write) == true
        })
      else { continue }
      return (found.path, target)
    }
    return nil
  }
}
