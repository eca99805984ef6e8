extension TariffForm {
  /// What the identifier of a tariff of one's own ends with, so that it is never that of a tariff that comes with the app.
  private static let ending = "own"

  /// An identifier made of country and city, such as `ua-kyiv-own`.
  package var madeID: String {
    let country = TariffForm.slug(FormText.trimmed(values[.country]))
    let city = TariffForm.slug(FormText.trimmed(values[.city]))
    return ([country.isEmpty ? "xx" : country, city, TariffForm.ending].filter { !$0.isEmpty }).joined(separator: "-")
  }

  /// The identifier of a tariff of one's own without the number that tells it from others of its city.
  package static func unnumbered(_ id: String) -> String {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 2, let number = parts.last, !number.isEmpty,
      number.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), parts[parts.count - 2].elementsEqual(ending.utf8)
    else { return id }
    return String(decoding: Array(id.utf8.dropLast(number.count + 1)), as: UTF8.self)
  }

  /// Whether an identifier is one of a tariff of one's own.
  package static func isOwn(_ id: String) -> Bool {
    unnumbered(id).utf8.reversed().starts(with: ("-" + ending).utf8.reversed())
  }

  /// Small Latin letters and digits, with a hyphen for whatever is between them; empty for a name in other letters.
  private static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let small = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      if small &- UInt8(ascii: "a") < 26 || small &- UInt8(ascii: "0") < 10 {
        bytes.append(small)
      } else if small < 0x80, let last = bytes.last, last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes.prefix(40), as: UTF8.self)
  }
}
