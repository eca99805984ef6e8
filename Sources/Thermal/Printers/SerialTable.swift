/// Which model the first four characters of a serial number mean.
///
/// From the vendor's app as mabl/phomemo-printer-app read it, and from names that people reported: Q119, Q192
/// (https://github.com/vivier/phomemo-tools/issues/12), Q199 (issue 37 there), Q001, Q002, Q059.
struct SerialTable: Sendable {
  fileprivate let rows: [(model: String, prefixes: String)]

  subscript(prefix prefix: String) -> String? {
    let prefix = Array(prefix.utf8)
    for row in rows {
      for word in row.prefixes.utf8.split(separator: UInt8(ascii: " ")) where word.elementsEqual(prefix) {
        return row.model
      }
    }
    return nil
  }

  fileprivate var prefixes: [String] {
    rows.flatMap {
      $0.prefixes.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: Array($0), as: UTF8.self) }
    }
  }
}

extension AdvertisedName {
  /// Every prefix that means a model.
  package static var prefixes: [String] { models.prefixes }

  static let models = SerialTable(rows: [
    ("M110", "Q119 Q192"),
    ("M110S", "Q199"),
    ("M120", "Q009 Q158 Q193 Q244"),
    ("M100", "Q378"),
    ("M102", "Q306"),
    ("M105", "Q317"),
    ("M126", "Q038"),
    ("M150", "Q377"),
    ("M200", "Q006 Q086 Q104 Q121 Q156 Q197"),
    ("M206", "Q017"),
    ("M208", "Q053"),
    ("M209", "Q305"),
    ("M219", "Q057 Q157"),
    ("M220", "Q054 Q058 Q155 Q198"),
    ("M02", "Q001"),
    ("M08F", "Q059"),
    ("D30", "Q002 Q018 Q040 Q046 Q049 Q050 Q069 Q092 Q093 Q107 Q109 Q110 Q138 Q159 Q162 Q172 Q189 Q223"),
    ("D30S", "Q036 Q048 Q097 Q111 Q125 Q149 Q150 Q183"),
    ("D50", "Q083"),
    ("A30", "Q294"),
    ("Q30", "Q082 Q130 Q169"),
  ])

  /// Models that advertise their own name; those without a profile are known, but cannot be printed on.
  static let spelledModels = [
    "M02", "M02 Pro", "M02S", "M02X", "M03", "T02", "M04S", "M04AS", "M08F", "M100", "M102", "M105", "M108", "M109",
    "M110", "M110S", "M120", "M126", "M150", "M200", "M206", "M208", "M209", "M219", "M220", "M220S", "M221", "M250",
    "M260", "M832", "M834", "M835", "D30", "D30S", "D35", "D50", "Q30", "P12", "P12 Pro", "A30", "PM-241",
  ]

  /// With what a name must begin for a browser to offer the device: serial numbers, and the models that can be printed on.
  package static var beginnings: [String] {
    let serials = (0...9).map { "Q\($0)" }
    let names = spelledModels.filter { PrinterProfile.named($0) != nil }
    return serials + names + names.map { "Phomemo \($0)" } + ["Mr.in_M02"]
  }
}
