import Glibc
import Thermal

/// The system's Bluetooth, as BlueZ offers it (https://git.kernel.org/pub/scm/bluetooth/bluez.git/tree/doc).
package final class Bluetooth {
  static let adapter = "org.bluez.Adapter1"
  static let device = "org.bluez.Device1"
  static let service = "org.bluez.GattService1"
  static let characteristic = "org.bluez.GattCharacteristic1"

  private static let noAdapter = "no adapter"

  let bus: Bus

  /// Reaches the service.
  package init() throws(PrinterError) {
    do throws(BusError) {
      bus = try Bus()
    } catch {
      throw .noBluetooth(error.text)
    }
  }

  /// Listens for devices with a name until one that is asked for was received, at most so many milliseconds.
  ///
  /// Only LE is asked for: a printer that has just printed drops LE, and over classic Bluetooth it does not connect.
  package func scan(for milliseconds: Int64, until found: ([BluetoothPrinter]) -> Bool) throws(PrinterError)
    -> [BluetoothPrinter]
  {
    do throws(BusError) {
      guard let adapter = try adapterPath() else { throw BusError(name: Self.noAdapter, text: "") }
      try bus.call(adapter, Self.adapter, "SetDiscoveryFilter", [.options([("Transport", "le")])])
      do throws(BusError) {
        try bus.call(adapter, Self.adapter, "StartDiscovery")
      } catch {
        if error.name != "org.bluez.Error.InProgress" { throw error }
      }
      let end = Printing.now + milliseconds
      var seen = try devices()
      while !found(seen), Printing.now < end {
        _ = try bus.take(for: min(250, max(end - Printing.now, 1)))
        seen = try devices()
      }
      // It may have stopped by itself.
      do throws(BusError) { try bus.call(adapter, Self.adapter, "StopDiscovery") } catch {}
      return seen
    } catch {
      switch error.name {
      case Self.noAdapter: throw .noAdapter
      case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
        throw .noBluetooth(error.text)
      default: throw .refused(name: "Bluetooth", reason: error.text)
      }
    }
  }

  private func adapterPath() throws(BusError) -> String? {
    let adapters = try bus.objects().filter { $0.interfaces[Self.adapter] != nil }
    let on = adapters.filter { $0.interfaces[Self.adapter]?["Powered"]?.flag != false }
    return on.map(\.path).min()
  }

  private func devices() throws(BusError) -> [BluetoothPrinter] {
    try bus.objects().compactMap { path, interfaces in
      guard let device = interfaces[Self.device], let name = device["Name"]?.text ?? device["Alias"]?.text else {
        return nil
      }
      return BluetoothPrinter(
        name: name, address: device["Address"]?.text ?? "", strength: device["RSSI"]?.number.map { Int($0) }, path: path
      )
    }
  }
}
