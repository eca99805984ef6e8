import Thermal

/// A device that Bluetooth has seen.
package struct BluetoothPrinter: Sendable, Hashable {
  /// Its advertised name.
  package let name: String

  /// Its address.
  package let address: String

  /// How strong it is received, in dBm; nil when it is only remembered.
  package let strength: Int?

  /// What its name means.
  package let meaning: AdvertisedName

  /// Its object on the bus.
  let path: String

  /// Those that a name asks for, the likeliest first: one that is received now before one that is only remembered, the
  /// stronger before the weaker.
  ///
  /// One printer may have two addresses, for LE and for classic Bluetooth
  /// (https://github.com/labbots/NiimPrintX/issues/13); the second is tried when the first fails.
  package static func candidates(named name: String?, among seen: [BluetoothPrinter]) -> [BluetoothPrinter] {
    seen.filter { printer in
      if let name { return printer.name == name || printer.address == name || printer.profile?.name == name }
      return printer.meaning != .stranger
    }.sorted { one, other in
      let (first, second) = (one.strength ?? .min, other.strength ?? .min)
      return first == second ? one.address < other.address : first > second
    }
  }

  /// The model, when the name says one that can be printed on.
  package var profile: PrinterProfile? { meaning.profile }

  /// Makes a printer as a scan tells of it; the strength is in dBm.
  package init(name: String, address: String, strength: Int?, path: String = "") {
    self.name = name
    self.address = address
    self.strength = strength
    self.path = path
    meaning = AdvertisedName(name)
  }
}
