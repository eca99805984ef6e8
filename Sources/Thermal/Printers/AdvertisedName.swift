/// What a Bluetooth name says about a device.
///
/// Only the name counts: printers, speakers and lamps share their services.
package enum AdvertisedName: Sendable, Hashable {
  /// A model by its name, whether it can be printed on or not.
  case model(String)
  /// A serial number of Phomemo's whose first four characters are in no table: a person must say what it is.
  case unknownSerial
  /// No printer known here.
  case stranger

  /// Looks at a name.
  package init(_ name: String) {
    let bytes = Array(name.utf8)
    if AdvertisedName.isSerial(bytes) {
      let prefix = String(decoding: bytes[..<4], as: UTF8.self)
      self = AdvertisedName.models[prefix: prefix].map { .model($0) } ?? .unknownSerial
    } else {
      self = AdvertisedName.spelled(bytes).map { .model($0) } ?? .stranger
    }
  }

  /// The printer of the name, when it is known and can be printed on.
  package var profile: PrinterProfile? {
    if case .model(let name) = self { PrinterProfile.named(name) } else { nil }
  }

  /// Q, three digits, and eleven more letters or digits.
  private static func isSerial(_ name: [UInt8]) -> Bool {
    guard name.count == 15, name[0] == UInt8(ascii: "Q") else { return false }
    return name[1..<4].allSatisfy(isDigit) && name[4...].allSatisfy { isDigit($0) || isCapital($0) }
  }

  /// A model's name at the beginning as a whole word, after the maker's name or not; the longest that fits.
  private static func spelled(_ name: [UInt8]) -> String? {
    var rest = name[...]
    for maker in ["Phomemo ", "Phomemo-", "Phomemo_", "Mr.in_"] where rest.starts(with: maker.utf8) {
      rest = rest.dropFirst(maker.utf8.count)
      break
    }
    var best: String?
    for model in spelledModels where rest.starts(with: model.utf8) && model.utf8.count > (best?.utf8.count ?? 0) {
      let next = rest.dropFirst(model.utf8.count).first
      if let next, isDigit(next) || isCapital(next) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) {
        continue
      }
      best = model
    }
    return best
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
