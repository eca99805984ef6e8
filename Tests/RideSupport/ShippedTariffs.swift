import Almanac
import Foundation
import Tariffs

/// The tariffs and calendars of the data folder.
package enum ShippedTariffs {
  /// The identifiers of the cities, in alphabetical order.
  package static func identifiers() throws -> [String] {
    let folder = Golden.package.appending(path: "Data/tariffs")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".json") && $0 != "schema.json" }.map { String($0.dropLast(5)) }.sorted()
  }

  /// A city's tariff.
  package static func tariff(_ id: String) throws -> Tariff {
    try TariffFile.read(Golden.bytes("Data/tariffs/\(id).json"))
  }

  /// The tariffs of all cities, in the order of their identifiers.
  package static func all() throws -> [Tariff] {
    try identifiers().map(tariff)
  }

  /// The calendar a tariff asks for.
  package static func calendar(of tariff: Tariff) throws -> HolidayCalendar? {
    guard let id = tariff.holidays else { return nil }
    return try HolidayFile(Golden.bytes("Data/holidays/\(id).json")).calendar
  }
}
