private import CSystemd

/// A value of a D-Bus message, as far as Bluetooth needs them.
indirect enum BusValue: Equatable {
  case text(String)
  case flag(Bool)
  case number(Int64)
  case bytes([UInt8])
  case list([BusValue])
  case table([(key: String, value: BusValue)])

  static func == (left: BusValue, right: BusValue) -> Bool {
    switch (left, right) {
    case (.text(let one), .text(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.bytes(let one), .bytes(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.table(let one), .table(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  subscript(key: String) -> BusValue? {
    if case .table(let rows) = self { rows.first { $0.key == key }?.value } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var number: Int64? { if case .number(let number) = self { number } else { nil } }
  var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
  var rows: [(key: String, value: BusValue)] { if case .table(let rows) = self { rows } else { [] } }
}

extension BusValue {
  /// Reads the next value of a message; nil at the end of a container.
  static func next(in message: OpaquePointer?) throws(BusError) -> BusValue? {
    var kind: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard try check(sd_bus_message_peek_type(message, &kind, &contents)) > 0 else { return nil }
    switch UInt8(bitPattern: kind) {
    case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"):
      var text: UnsafePointer<CChar>?
      try check(sd_bus_message_read_basic(message, kind, &text))
      return .text(text.map { String(cString: $0) } ?? "")
    case UInt8(ascii: "b"):
      var flag: Int32 = 0
      try check(sd_bus_message_read_basic(message, kind, &flag))
      return .flag(flag != 0)
    case UInt8(ascii: "y"): return .number(Int64(try basic(UInt8.self, kind, message)))
    case UInt8(ascii: "n"): return .number(Int64(try basic(Int16.self, kind, message)))
    case UInt8(ascii: "q"): return .number(Int64(try basic(UInt16.self, kind, message)))
    case UInt8(ascii: "i"): return .number(Int64(try basic(Int32.self, kind, message)))
    case UInt8(ascii: "u"): return .number(Int64(try basic(UInt32.self, kind, message)))
    case UInt8(ascii: "x"): return .number(try basic(Int64.self, kind, message))
    case UInt8(ascii: "t"): return .number(Int64(truncatingIfNeeded: try basic(UInt64.self, kind, message)))
    case UInt8(ascii: "v"):
      try check(sd_bus_message_enter_container(message, kind, contents))
      let value = try next(in: message)
      try check(sd_bus_message_exit_container(message))
      return value ?? .list([])
    case UInt8(ascii: "a"): return try array(of: contents.map { String(cString: $0) } ?? "", in: message)
    default:
      // Doubles, structures and file descriptors mean nothing here.
      try check(sd_bus_message_skip(message, nil))
      return .list([])
    }
  }

  private static func array(of contents: String, in message: OpaquePointer?) throws(BusError) -> BusValue {
    if contents == "y" {
      var start: UnsafeRawPointer?
      var count = 0
      try check(sd_bus_message_read_array(message, CChar(bitPattern: UInt8(ascii: "y")), &start, &count))
      return .bytes(start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? [])
    }
    try check(sd_bus_message_enter_container(message, CChar(bitPattern: UInt8(ascii: "a")), contents))
    var values: [BusValue] = []
    var rows: [(key: String, value: BusValue)] = []
    let isTable = contents.hasPrefix("{")
    let entry = String(contents.dropFirst().dropLast())
    while true {
      guard isTable else {
        guard let value = try next(in: message) else { break }
        values.append(value)
        continue
      }
      let entered = try check(
        sd_bus_message_enter_container(message, CChar(bitPattern: UInt8(ascii: "e")), entry))
      guard entered > 0 else { break }
      if let key = try next(in: message), let value = try next(in: message) {
        let name = key.text ?? key.number.map { String($0) } ?? ""
        rows.append((name, value))
      }
      try check(sd_bus_message_exit_container(message))
    }
    try check(sd_bus_message_exit_container(message))
    return isTable ? .table(rows) : .list(values)
  }

  private static func basic<Number: FixedWidthInteger>(
    _ type: Number.Type, _ kind: CChar, _ message: OpaquePointer?
  ) throws(BusError) -> Number {
    var value: Number = 0
    try check(sd_bus_message_read_basic(message, kind, &value))
    return value
  }

  @discardableResult
  private static func check(_ result: Int32) throws(BusError) -> Int32 {
    guard result >= 0 else { throw BusError(name: "", text: String(cString: strerror(-result))) }
    return result
  }
}
