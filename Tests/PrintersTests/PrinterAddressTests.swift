import Printers
import Testing

@Suite struct PrinterAddressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let address: PrinterAddress?
    var testDescription: String { text }

    init(_ text: String, _ address: PrinterAddress?) {
      self.text = text
      self.address = address
    }
  }

  @Test(arguments: [
    Case("bluetooth", .bluetooth(name: nil)),
    Case("bluetooth:Q119G18Q0830029", .bluetooth(name: "Q119G18Q0830029")),
    Case("bluetooth:AA:BB:CC:DD:EE:FF", .bluetooth(name: "AA:BB:CC:DD:EE:FF")),
    Case("bluetooth:", nil),
    Case("tcp:192.168.1.70", .network(host: "192.168.1.70", port: 9100)),
    Case("tcp:printer.local:9101", .network(host: "printer.local", port: 9101)),
    Case("tcp:[fe80::1]", .network(host: "fe80::1", port: 9100)),
    Case("tcp:[fe80::1]:9102", .network(host: "fe80::1", port: 9102)),
    Case("tcp:", nil),
    Case("tcp:host:", nil),
    Case("tcp:host:0", nil),
    Case("tcp:host:70000", nil),
    Case("tcp:[]:9100", nil),
    Case("tcp:[fe80::1", nil),
    Case("/dev/usb/lp0", .device(path: "/dev/usb/lp0")),
    Case("/dev/serial/by-id/usb-1:2", .device(path: "/dev/serial/by-id/usb-1:2")),
    Case("file:out.bin", .file(path: "out.bin")),
    Case("file:", nil),
    Case("out.bin", nil),
    Case("", nil),
  ])
  func `an address says where a printer is, or is refused`(_ example: Case) throws {
    if let address = example.address {
      #expect(try PrinterAddress(example.text) == address)
    } else {
      #expect(throws: PrinterError.badAddress(example.text)) { try PrinterAddress(example.text) }
    }
  }

  @Test func `of two addresses of one printer the one received now comes first, and the other second`() {
    let seen = [
      BluetoothPrinter(name: "M110", address: "C", strength: nil),
      BluetoothPrinter(name: "JBL Flip 5", address: "S", strength: -30),
      BluetoothPrinter(name: "M110", address: "A", strength: -70),
      BluetoothPrinter(name: "T02", address: "T", strength: -80),
    ]
    #expect(BluetoothPrinter.candidates(named: "M110", among: seen).map(\.address) == ["A", "C"])
    #expect(BluetoothPrinter.candidates(named: nil, among: seen).map(\.address) == ["A", "T", "C"])
    #expect(BluetoothPrinter.candidates(named: "T", among: seen).map(\.address) == ["T"])
    #expect(BluetoothPrinter.candidates(named: "M220", among: seen).isEmpty)
  }
}
