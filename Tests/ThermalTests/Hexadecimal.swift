/// Bytes written as in printers' manuals: `1D 76 30 00`, spaces or not.
func hex(_ text: some StringProtocol) -> [UInt8] {
  var bytes: [UInt8] = []
  var half: UInt8?
  for digit in text where digit != " " {
    guard let value = digit.hexDigitValue else { preconditionFailure("not hexadecimal: \(text)") }
    if let high = half {
      bytes.append(high << 4 | UInt8(value))
      half = nil
    } else {
      half = UInt8(value)
    }
  }
  return bytes
}

/// The other way, with spaces.
func text(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
}
