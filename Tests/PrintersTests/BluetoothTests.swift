import Foundation
import Printers
import Testing
import Thermal

/// One bus at a time: its address is in the environment.
@Suite(.serialized) struct BluetoothTests {
  static func candidates(_ bluetooth: Bluetooth) throws -> [BluetoothPrinter] {
    let seen = try bluetooth.scan(for: 5000) {
      BluetoothPrinter.candidates(named: nil, among: $0).first?.strength != nil
    }
    return BluetoothPrinter.candidates(named: nil, among: seen)
  }

  @Test func `the printer in reach comes before its remembered ghost, and a speaker with its service is none`() throws {
    let mock = try MockBluetooth()
    let found = try Self.candidates(Bluetooth())
    #expect(found.map(\.address) == ["AA:01", "AA:02"])
    #expect(found[0].profile?.name == "M110" && found[0].strength == -55)
    #expect(mock.calls.first?["transport"] as? String == "le")
  }

  @Test func `a job arrives byte for byte and the printer says that it is done`() throws {
    let mock = try MockBluetooth()
    let bluetooth = try Bluetooth()
    let link = try BluetoothLink(bluetooth, to: Self.candidates(bluetooth))
    let job = try DescriptorLinkTests.job()
    var heard: [PrinterState] = []
    #expect(try Printing.run(job, over: link) { heard.append($0.state) } == .printed)
    #expect(mock.links == [job.bytes])
    #expect(heard.last?.battery == 80 && heard.last?.isLidOpen == false && heard.last?.hasPaper == true)
    let notified = mock.calls.filter { $0["call"] as? String == "StartNotify" }.compactMap { $0["path"] as? String }
    #expect(notified.map { $0.suffix(4) } == ["ff01", "ff03"])
    let types = mock.calls.compactMap { $0["type"] as? String }
    #expect(types.contains("request") && types.contains("command"))
    #expect(mock.calls.last?["call"] as? String == "Disconnect")
  }

  @Test func `a link that breaks in the middle is made again over LE, and nothing is printed twice`() throws {
    let mock = try MockBluetooth(["drops": [10]])
    let bluetooth = try Bluetooth()
    let link = try BluetoothLink(bluetooth, to: Self.candidates(bluetooth))
    let job = try DescriptorLinkTests.job()
    var isReconnecting = false
    #expect(try Printing.run(job, over: link) { isReconnecting = isReconnecting || $0.isReconnecting } == .printed)
    #expect(isReconnecting)
    #expect(mock.links.count == 2 && mock.links[1] == job.bytes)
    #expect(mock.links[0].count < job.bytes.count && job.bytes.starts(with: mock.links[0]))
    // It is listened for again before it is connected: else it would be tried over classic Bluetooth.
    let order = mock.calls.compactMap { $0["call"] as? String }.filter { ["StartDiscovery", "Connect"].contains($0) }
    #expect(order == ["StartDiscovery", "Connect", "StartDiscovery", "Connect"])
  }

  @Test func `a link that breaks after the last byte is not tried again`() throws {
    let job = try DescriptorLinkTests.job()
    let writes = 4 + job.pages[0].steps.reduce(0) { $0 + ($1.bytes.count + 127) / 128 }
    let mock = try MockBluetooth(["drops": [writes]])
    let bluetooth = try Bluetooth()
    let link = try BluetoothLink(bluetooth, to: Self.candidates(bluetooth))
    #expect(try Printing.run(job, over: link) == .sentUnconfirmed)
    #expect(mock.links == [job.bytes])
  }

  @Test func `an open lid is said before anything is printed`() throws {
    let mock = try MockBluetooth(["lid": true])
    let bluetooth = try Bluetooth()
    let link = try BluetoothLink(bluetooth, to: Self.candidates(bluetooth))
    #expect(try Printing.run(DescriptorLinkTests.job(), over: link) == .stopped(.lidOpen))
    #expect(mock.links == [[]])
  }

  @Test func `without a service there is a sentence that says so`() throws {
    setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus", 1)
    defer { unsetenv("DBUS_SYSTEM_BUS_ADDRESS") }
    do throws(PrinterError) {
      _ = try Bluetooth()
      Issue.record("there is none")
    } catch {
      #expect(error.message.contains("is bluetoothd running?"))
    }
  }
}
