private import CSystemd
import Glibc

/// Why a call over D-Bus failed.
struct BusError: Error, Equatable {
  /// The error's name, such as `org.bluez.Error.Failed`; empty when the system itself refused.
  let name: String
  let text: String
}

/// A connection to the system's D-Bus, over sd-bus.
final class Bus {
  /// Something that an object said.
  struct Signal {
    let path: String
    let member: String
    let arguments: [BusValue]
  }

  /// Seconds for which an answer is waited.
  private static let patience: UInt64 = 30

  private var bus: OpaquePointer?
  private var signals: [Signal] = []

  /// Connects to the system bus, whose address `DBUS_SYSTEM_BUS_ADDRESS` may name.
  init() throws(BusError) {
    let result = sd_bus_open_system(&bus)
    guard result >= 0 else { throw BusError(name: "", text: String(cString: strerror(-result))) }
  }

  deinit { sd_bus_flush_close_unref(bus) }

  /// Calls a method of an object of BlueZ and answers its first result.
  @discardableResult
  func call(
    _ path: String, _ interface: String, _ member: String, to service: String = "org.bluez",
    _ arguments: [BusArgument] = []
  ) throws(BusError) -> BusValue? {
    var message: OpaquePointer?
    try check(sd_bus_message_new_method_call(bus, &message, service, path, interface, member))
    defer { sd_bus_message_unref(message) }
    for argument in arguments { try append(argument, to: message) }
    var failure = sd_bus_error()
    var reply: OpaquePointer?
    let result = sd_bus_call(bus, message, Bus.patience * 1_000_000, &failure, &reply)
    defer {
      sd_bus_error_free(&failure)
      sd_bus_message_unref(reply)
    }
    guard result >= 0 else {
      throw BusError(
        name: failure.name.map { String(cString: $0) } ?? "",
        text: failure.message.map { String(cString: $0) } ?? String(cString: strerror(-result)))
    }
    return try BusValue.next(in: reply)
  }

  /// One property of an object.
  func property(_ name: String, of path: String, _ interface: String) throws(BusError) -> BusValue? {
    try call(path, "org.freedesktop.DBus.Properties", "Get", [.text(interface), .text(name)])
  }

  /// Everything that BlueZ has: for each path its interfaces with their properties.
  func objects() throws(BusError) -> [(path: String, interfaces: BusValue)] {
    let answer = try call("/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects")
    return answer?.rows.map { ($0.key, $0.value) } ?? []
  }

  /// Asks to be told when properties of an object change.
  func watch(_ path: String) throws(BusError) {
    let rule =
      "type='signal',sender='org.bluez',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',path='\(path)'"
    try call(
      "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", to: "org.freedesktop.DBus", [.text(rule)])
  }

  /// What objects said, waiting at most so many milliseconds for the first.
  func take(for milliseconds: Int64) throws(BusError) -> [Signal] {
    let end = Printing.now + milliseconds
    try gather()
    while signals.isEmpty {
      let rest = end - Printing.now
      guard rest > 0 else { break }
      try check(sd_bus_wait(bus, UInt64(rest) * 1000))
      try gather()
    }
    defer { signals = [] }
    return signals
  }

  private func gather() throws(BusError) {
    while true {
      var message: OpaquePointer?
      let result = try check(sd_bus_process(bus, &message))
      guard result > 0 else { return }
      guard let message else { continue }
      defer { sd_bus_message_unref(message) }
      guard sd_bus_message_is_signal(message, "org.freedesktop.DBus.Properties", "PropertiesChanged") > 0 else {
        continue
      }
      var arguments: [BusValue] = []
      while let value = try BusValue.next(in: message) { arguments.append(value) }
      let path = sd_bus_message_get_path(message).map { String(cString: $0) } ?? ""
      signals.append(Signal(path: path, member: "PropertiesChanged", arguments: arguments))
    }
  }

  private func append(_ argument: BusArgument, to message: OpaquePointer?) throws(BusError) {
    switch argument {
    case .text(let text): try append(text, to: message)
    case .bytes(let bytes):
      let kind = CChar(bitPattern: UInt8(ascii: "y"))
      try check(bytes.withUnsafeBytes { sd_bus_message_append_array(message, kind, $0.baseAddress, $0.count) })
    case .options(let options):
      try check(sd_bus_message_open_container(message, CChar(bitPattern: UInt8(ascii: "a")), "{sv}"))
      for option in options {
        try check(sd_bus_message_open_container(message, CChar(bitPattern: UInt8(ascii: "e")), "sv"))
        try append(option.key, to: message)
        try check(sd_bus_message_open_container(message, CChar(bitPattern: UInt8(ascii: "v")), "s"))
        try append(option.value, to: message)
        try check(sd_bus_message_close_container(message))
        try check(sd_bus_message_close_container(message))
      }
      try check(sd_bus_message_close_container(message))
    }
  }

  private func append(_ text: String, to message: OpaquePointer?) throws(BusError) {
    try check(text.withCString { sd_bus_message_append_basic(message, CChar(bitPattern: UInt8(ascii: "s")), $0) })
  }

  @discardableResult
  private func check(_ result: Int32) throws(BusError) -> Int32 {
    guard result >= 0 else { throw BusError(name: "", text: String(cString: strerror(-result))) }
    return result
  }
}

/// An argument of a call, of the kinds that Bluetooth needs.
enum BusArgument {
  case text(String)
  case bytes([UInt8])
  case options([(key: String, value: String)])
}
